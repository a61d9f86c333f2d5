import { byPeople, type CommandBody, type CommandType, type NextStep, totalOf } from '@dicepit/engine';
import { callOf } from '../../said/call.ts';
import { sum } from '../../words/numbers.ts';
import { inSentence } from '../../words/words.ts';
import { commandWords, dealerWords } from '../said.ts';
import type { SettleList } from '../settle/settle-list.ts';
import { type Desk, itemSays, nameAt } from './desk.ts';

/** What the big button says: the step, and what comes after it or whom it waits for. */
export type StepWords = { readonly title: string; readonly note?: string };

/** A step in words, as it stands in a list of steps. */
export function stepTitle(desk: Desk, { command }: Pick<NextStep, 'command'>): string {
  // Each title takes the command of its own type; the record below is checked against the commands' types.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const title = titles[command.type] as ((desk: Desk, command: CommandBody) => string) | undefined;
  return title?.(desk, command) ?? commandWords.value.names[command.type];
}

/** Steps that say more than their name: of what, for whom, how much. */
const titles: {
  readonly [Type in CommandType]?: (
    desk: Desk,
    command: Extract<CommandBody, { readonly type: Type }>,
  ) => string;
} = {
  AnswerChecklist: (desk, { item }) => {
    const asked = desk.rules.procedure.opening.checklist.find((each) => each.item === item);
    return dealerWords.value.confirmItem({
      says: inSentence(itemSays(desk, 'checklist', asked ?? { item, says: item })),
    });
  },
  RegisterEquipment: (desk, { item }) => {
    const fitting = desk.rules.procedure.equipment.items.find((each) => each.item === item);
    return dealerWords.value.registerItem({
      says: inSentence(itemSays(desk, 'equipment', fitting ?? { item, says: item })),
    });
  },
  SignOn: (_, { as }) => dealerWords.value.signOnAs({ role: inSentence(commandWords.value.roles[as]) }),
  PassDice: (desk) => {
    const { passSelf, passTo } = dealerWords.value;
    const thrower = throwerOf(desk);
    return thrower === undefined ? passSelf : passTo({ name: thrower });
  },
  DeclineDice: (desk, { seat }) => dealerWords.value.noAnswer({ name: nameAt(desk, seat) }),
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
  AnswerAmendment: ({ game, table: { roll } }) =>
    roll?.amendment === undefined
      ? commandWords.value.names.AnswerAmendment
      : dealerWords.value.approveAmendment({
          call: inSentence(callOf(game, roll.amendment.roll, roll.thrower)),
        }),
};

/** What stands under the name of a step. */
export function stepNote(desk: Desk, step: NextStep, after: NextStep | undefined): string | undefined {
  const said = dealerWords.value;
  const { command } = step;
  if (command.type === 'DeclineDice') return said.noAnswerNote({ name: nameAt(desk, command.seat) });
  if (command.type === 'BringToRest') return said.diceRestNote;
  if (command.type === 'ThrowDice')
    return command.seat === undefined
      ? said.throwSelfNote
      : said.diceAreOutNote({ name: nameAt(desk, command.seat) });
  return after === undefined ? undefined : said.thenNext({ step: stepTitle(desk, after) });
}

/** The two halves of a settlement where people do every step, and one press for both where the house helps. */
export function settleWords({ setup }: Desk, list: SettleList): StepWords {
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
function throwerOf(desk: Desk): string | undefined {
  const { is } = desk.table.shooter;
  if (is.kind === 'seat') return is.substitute ?? nameAt(desk, is.seat);
  return undefined;
}
