import { type ClosedRule, everyRoll, ruleFor, type Wager } from '@dicepit/engine';
import type { Mark, RollGrid } from './model.ts';

const marks: readonly Mark[] = ['wins', 'loses', 'stands', 'moves'];

/** The rolls of a wager, stage by stage; neighbouring stages that fare alike share one grid. */
export function rollGrids(wager: Wager): readonly RollGrid[] {
  const stages = Object.keys(wager.stages);
  const alike: string[][] = [];
  for (const stage of stages) {
    const last = alike.at(-1);
    const first = last?.[0];
    if (last !== undefined && first !== undefined && fare(wager, first) === fare(wager, stage))
      last.push(stage);
    else alike.push([stage]);
  }
  return alike.map((group) => gridOf(wager, group, stages.length > 1));
}

/** Stages as a person says them: from `set5throw1` to `set5throw4` is `set 5, throws 1 to 4`. */
export function sayStages(first: string, last: string): string {
  const [from, to] = [partsOf(first), partsOf(last)];
  const whole = from.map(sayPart).join(', ');
  const [end, endTo] = [from.at(-1), to.at(-1)];
  if (first === last || end === undefined || endTo === undefined) return whole;

  const lead = from.slice(0, -1).map(sayPart);
  const together = lead.join() === to.slice(0, -1).map(sayPart).join() && end.word === endTo.word;
  return together
    ? [...lead, `${end.word}s ${end.number} to ${endTo.number}`].join(', ')
    : `${whole} to ${to.map(sayPart).join(', ')}`;
}

type Part = { readonly word: string; readonly number: string };

const partsOf = (stage: string): readonly Part[] =>
  [...stage.matchAll(/([a-z]+)(\d*)/gi)].map(([, word = '', number = '']) => ({ word, number }));

const sayPart = ({ word, number }: Part): string => `${word} ${number}`.trim();

function gridOf(wager: Wager, stages: readonly string[], named: boolean): RollGrid {
  const [first = wager.opensAt] = stages;
  const cells = everyRoll[wager.dice].map((roll) => ({
    roll,
    mark: ruleFor(wager, first, roll).verdict.kind,
  }));
  const counts = marks
    .map((mark) => ({ mark, count: cells.filter((cell) => cell.mark === mark).length }))
    .filter(({ count }) => count > 0);
  return {
    stage: named ? capital(sayStages(first, stages.at(-1) ?? first)) : undefined,
    dice: wager.dice,
    cells,
    counts,
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a stage does to a bet, leaving out which stage comes next. */
const fare = (wager: Wager, stage: string): string =>
  (wager.stages[stage] ?? []).map(fareOf).toSorted().join('; ');

const fareOf = ({ rolls, verdict }: ClosedRule): string =>
  `${rolls.toString()} ${verdict.kind === 'wins' ? verdict.odds : verdict.kind}`;
