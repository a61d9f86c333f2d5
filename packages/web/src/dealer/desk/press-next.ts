import {
  byPeople,
  type CommandBody,
  isRoll,
  type MissingPart,
  type NextStep,
  rollLines,
} from '@dicepit/engine';
import { chipWorths } from '../../parts/chip-faces.ts';
import { keyed } from '../pad/kept.ts';
import { enterKeyed, isPadOpen, sayAtRest } from '../pad/pad-acts.ts';
import { settleList } from '../settle/settle-list.ts';
import type { Desk } from './desk.ts';

/** The step that the big button takes: the first that is lawful, else the first that says why it is not. */
export const stepNow = (steps: readonly NextStep[]): NextStep | undefined =>
  steps.find(({ refusal }) => refusal === undefined) ?? steps[0];

/** What the big button does. */
export function pressNext(desk: Desk, steps: readonly NextStep[]): void {
  const step = stepNow(steps);
  if (isPadOpen(desk) && isRoll(keyed.peek(), desk.game.dice)) {
    void enterKeyed(desk);
  } else if (step !== undefined && step.refusal === undefined && !desk.busy && !desk.away) {
    take(desk, step);
  }
}

/** Takes a step: at once where it is whole, by a form where something has to be written first. */
export function take(desk: Desk, step: NextStep): void {
  const { command, missing } = step;
  if (missing === 'faces') return;
  if (command.type === 'BringToRest') sayAtRest(desk);
  else if (command.type === 'SettleRoll') void settle(desk);
  else if (missing === undefined) void desk.give(command);
  else desk.show({ is: 'form', type: command.type, from: begun(step) });
}

/** Where people do every step, the losers are taken first and the winners paid after another press. */
async function settle(desk: Desk): Promise<void> {
  const { toTake, toPay } = settleList(rollLines(desk.rules, desk.table));
  const losers = toTake.map((bet): CommandBody => ({ type: 'SettleBet', bet }));
  // The last bet to be settled settles the roll with it.
  const inHalves = byPeople(desk.setup) && toTake.length > 0 && toPay.length > 0;
  await desk.give(...(inHalves ? losers : [{ type: 'SettleRoll' } as const]));
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
