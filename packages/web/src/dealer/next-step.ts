import {
  type Asker,
  attempt,
  byPeople,
  type CommandBody,
  type CommandType,
  isRoll,
  type MissingPart,
  type NextStep,
  phaseOf,
  rollLines,
  type TableRules,
  totalOf,
} from '@dicepit/engine';
import type { ProblemDetails } from '@dicepit/wire';
import { signal } from '@preact/signals';
import type { OpenTable } from '../live/table.ts';
import { chipWorths } from '../parts/chip.tsx';
import { callOf, thrownAt } from '../words/calls.ts';
import { roleWords } from '../words/roles.ts';
import { inSentence, sum } from '../words/words.ts';
import { type DealerView, itemSays, nameAt, roleRefusalText, type SheetState } from './dealer-view.ts';
import { commandWords, dealerWords } from './dealer-words.ts';
import { enterKeyed, isPadOpen, keyed, reportAtRest } from './pad.ts';
import { type SettleList, settleList } from './settle.ts';

/** What the big button says: the step, and what comes after it or whom it waits for. */
export type StepWords = { readonly title: string; readonly note?: string };

/** A step in words, as it stands in a list of steps. */
export function stepTitle(view: DealerView, { command }: Pick<NextStep, 'command'>): string {
  // Each title takes the command of its own type; the record below is checked against the commands' types.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const title = titles[command.type] as ((view: DealerView, command: CommandBody) => string) | undefined;
  return title?.(view, command) ?? commandWords.value.names[command.type];
}

/** Steps that say more than their name: of what, for whom, how much. */
const titles: {
  readonly [Type in CommandType]?: (
    view: DealerView,
    command: Extract<CommandBody, { readonly type: Type }>,
  ) => string;
} = {
  AnswerChecklist: (view, { item }) => {
    const asked = view.rules.procedure.opening.checklist.find((each) => each.item === item);
    return dealerWords.value.confirmItem({
      says: inSentence(itemSays(view, 'checklist', asked ?? { item, says: item })),
    });
  },
  RegisterEquipment: (view, { item }) => {
    const fitting = view.rules.procedure.equipment.items.find((each) => each.item === item);
    return dealerWords.value.registerItem({
      says: inSentence(itemSays(view, 'equipment', fitting ?? { item, says: item })),
    });
  },
  SignOn: (_, { as }) => dealerWords.value.signOnAs({ role: roleWords.value[as] }),
  PassDice: (view) => {
    const { passSelf, passTo } = dealerWords.value;
    const thrower = throwerOf(view);
    return thrower === undefined ? passSelf : passTo({ name: thrower });
  },
  DeclineDice: (view, { seat }) => dealerWords.value.noAnswer({ name: nameAt(view, seat) }),
  ThrowDice: (_, { seat }) => {
    const { throwSelf, diceAreOut } = dealerWords.value;
    return seat === undefined ? throwSelf : diceAreOut;
  },
  BringToRest: () => dealerWords.value.diceRest,
  CallRoll: () => dealerWords.value.enter,
  KeyEntry: (_, { total }) => dealerWords.value.keyTotal({ total }),
  PressEntry: ({ table }) => {
    const called = table.roll?.calls.at(-1)?.outcome;
    return called?.kind === 'total'
      ? dealerWords.value.pressEntry({ total: totalOf(called.roll) })
      : commandWords.value.names.PressEntry;
  },
  StartSearch: (_, { die }) => dealerWords.value.searchFor({ die }),
  AnswerAmendment: ({ game, table }) =>
    table.roll?.amendment === undefined
      ? commandWords.value.names.AnswerAmendment
      : dealerWords.value.approveAmendment({
          call: inSentence(callOf(game, table.roll.amendment.roll, thrownAt(table, table.roll))),
        }),
};

/** What stands under the name of a step. */
export function stepNote(view: DealerView, step: NextStep, after: NextStep | undefined): string | undefined {
  const said = dealerWords.value;
  const { command } = step;
  if (command.type === 'DeclineDice') return said.noAnswerNote({ name: nameAt(view, command.seat) });
  if (command.type === 'BringToRest') return said.diceRestNote;
  if (command.type === 'ThrowDice')
    return command.seat === undefined
      ? said.throwSelfNote
      : said.diceAreOutNote({ name: nameAt(view, command.seat) });
  return after === undefined ? undefined : said.thenNext({ step: stepTitle(view, after) });
}

/** The two halves of a settlement where people do every step, and one press for both where the house helps. */
export function settleWords({ setup }: DealerView, list: SettleList): StepWords {
  const said = dealerWords.value;
  const [take, pay] = [sum(list.taken), sum(list.paid)];
  if (list.take.length === 0 && list.pay.length === 0) return { title: said.settleNone };
  if (!byPeople(setup)) return { title: said.settleBoth({ take, pay }), note: said.thenNextRoll };
  if (list.toTake.length > 0)
    return {
      title: said.losersTaken({ sum: take }),
      note:
        list.toPay.length === 0 ? said.thenNobody : said.thenPay({ winners: list.toPay.length, sum: pay }),
    };
  return list.pay.length === 0
    ? { title: said.settleNone }
    : { title: said.winnersPaid({ sum: pay }), note: said.thenNextRoll };
}

/** Whoever throws next, by name; undefined where the dealer does. */
function throwerOf(view: DealerView): string | undefined {
  const { is } = view.table.shooter;
  if (is.kind === 'seat') return is.substitute ?? nameAt(view, is.seat);
  return undefined;
}

/** The step that the big button takes: the first that is lawful, else the first that says why it is not. */
export const stepNow = (steps: readonly NextStep[]): NextStep | undefined =>
  steps.find(({ refusal }) => refusal === undefined) ?? steps[0];

/** What the big button does. */
export function pressNext(view: DealerView, steps: readonly NextStep[]): void {
  const step = stepNow(steps);
  if (isPadOpen(view) && isRoll(keyed.peek(), view.game.dice)) {
    void enterKeyed(view);
  } else if (step !== undefined && step.refusal === undefined && !view.busy && !view.away) {
    take(view, step);
  }
}

/** Takes a step: at once where it is whole, by a form where something has to be written first. */
export function take(view: DealerView, step: NextStep): void {
  const { command, missing } = step;
  if (missing === 'faces') return;
  if (command.type === 'BringToRest') reportAtRest(view);
  else if (command.type === 'SettleRoll') void settle(view);
  else if (missing === undefined) void view.give(command);
  else view.show({ is: 'form', type: command.type, from: begun(step) });
}

/** Where people do every step, the losers are taken first and the winners paid after another press. */
async function settle(view: DealerView): Promise<void> {
  const { toTake, toPay } = settleList(rollLines(view.rules, view.table));
  const losers = toTake.map((bet): CommandBody => ({ type: 'SettleBet', bet }));
  // The last bet to be settled settles the roll with it.
  const inHalves = byPeople(view.setup) && toTake.length > 0 && toPay.length > 0;
  await view.give(...(inHalves ? losers : [{ type: 'SettleRoll' } as const]));
}

/** The example of a step as a form begins with it: what a person has to look at is left for them to say. */
function begun({ command, missing }: NextStep): CommandBody {
  if (missing === 'chips')
    return { type: 'CountFloat', chips: chipWorths().map((value) => ({ value, count: 0 })) };
  const left = missing === undefined ? undefined : leftOut[missing];
  return (left ?? []).reduce(without, command);
}

const leftOut: Readonly<Partial<Record<MissingPart, readonly string[]>>> = {
  birth: ['born'],
  'in-bowl': ['inBowl'],
  person: ['person'],
  reference: ['reference'],
  words: ['words'],
  face: ['face', 'words'],
};

function without(command: CommandBody, field: string): CommandBody {
  const { [field]: _, ...rest }: Readonly<Record<string, unknown>> = command;
  // A form begins with less than a whole command, and is read as a whole one before anything is given.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return rest as unknown as CommandBody;
}

type Refusal = { readonly problem: ProblemDetails; readonly after?: number };

/** Why the last thing asked was refused, until somebody has read it. */
export const refusedWith = signal<Refusal | undefined>(undefined);

/** How many things are being asked, and the version of the table that the last answer spoke of. */
export const asking = signal(0);
export const answeredAt = signal(0);

let last: Promise<boolean> = Promise.resolve(true);

/**
 * Gives commands one after another, those of an earlier press first, until one is refused. Quick hands at the pad
 * never overtake each other.
 */
export function giveInTurn(
  open: OpenTable,
  who: { readonly rules: TableRules; readonly asker: Asker },
  commands: readonly CommandBody[],
): Promise<boolean> {
  asking.value += 1;
  last = last
    .then(() => giveAll(open, who, commands))
    .finally(() => {
      asking.value -= 1;
    });
  return last;
}

async function giveAll(
  open: OpenTable,
  { rules, asker }: { readonly rules: TableRules; readonly asker: Asker },
  commands: readonly CommandBody[],
): Promise<boolean> {
  for (const command of commands) {
    const live = open.live.peek();
    const now = Date.now() + open.ahead.peek();
    const role =
      live?.kind === 'banked' ? attempt(rules, live.table, asker, command, now).by.role : undefined;
    const answer = await open.give.command(command, role === undefined ? {} : { as: role });
    if (!answer.ok) {
      refusedWith.value = answer;
      return false;
    }
    answeredAt.value = Math.max(answeredAt.peek(), answer.value.version);
  }
  return true;
}

type Way = { readonly name: string; readonly sheet: SheetState; readonly why?: string | undefined };

/** What is likeliest to be wanted in this phase; the rest is under More. */
export function ways(view: DealerView): readonly Way[] {
  const said = dealerWords.value;
  const more: Way = { name: said.more, sheet: { is: 'more' } };
  const fault: Way = { name: said.fault, sheet: { is: 'fault' } };
  const off: Way = { name: said.dieOff, sheet: { is: 'dice' } };
  const physical = view.setup.dice === 'physical';
  switch (phaseOf(view.table)) {
    case 'closed':
    case 'opening':
      return [
        { name: said.staffTitle, sheet: { is: 'staff' } },
        { name: said.signsShort, sheet: { is: 'signs' } },
        { name: said.dice, sheet: { is: 'dice' } },
        more,
      ];
    case 'halted':
    case 'offering the dice':
    case 'betting':
      return [
        hasShooter(view)
          ? { name: said.shooterTools, sheet: { is: 'shooter' } }
          : { name: said.signsShort, sheet: { is: 'signs' } },
        { name: said.seatsAndChips, sheet: { is: 'seats' } },
        physical ? off : fault,
        more,
      ];
    case 'dice out':
    case 'at rest':
      return [
        { name: said.noRoll, sheet: { is: 'no roll' }, why: roleRefusalText(view, 'CallNoRoll') },
        ...(physical ? [{ name: said.theFace, sheet: { is: 'face' } } as const, off] : [fault]),
        more,
      ];
    case 'called':
      return [
        { name: said.wrongEntry, sheet: { is: 'amend' } },
        { name: said.overrule, sheet: { is: 'overrule' } },
        fault,
        more,
      ];
  }
}

/** The same for a key: what has a button on the desk just now, or under More at any time. */
export function wayTo(view: DealerView, sheet: SheetState['is']): Way | undefined {
  const shown = ways(view).find((way) => way.sheet.is === sheet);
  return shown ?? underMore(view).find((way) => way.sheet.is === sheet);
}

/** What has no button of its own at the desk. */
export function underMore(view: DealerView): readonly Way[] {
  const said = dealerWords.value;
  return [
    { name: said.callSupervisor, sheet: { is: 'supervisor' } },
    { name: said.seatsAndChips, sheet: { is: 'seats' } },
    ...(hasShooter(view) ? [{ name: said.shooterTools, sheet: { is: 'shooter' } } as const] : []),
    { name: said.diceTitle, sheet: { is: 'dice' } },
    { name: said.signsTitle, sheet: { is: 'signs' } },
    { name: said.staffTitle, sheet: { is: 'staff' } },
    { name: said.incidentsTitle, sheet: { is: 'incidents' } },
    { name: said.rollsTitle, sheet: { is: 'overrule' } },
    { name: said.fault, sheet: { is: 'fault' } },
    { name: said.everything, sheet: { is: 'all' } },
    { name: said.keys, sheet: { is: 'keys' } },
  ];
}

/** Where the dealer throws in every game, there is no shooter to speak of. */
const hasShooter = ({ game }: DealerView): boolean => game.procedure.thrower.who === 'shooter';
