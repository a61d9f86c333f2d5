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

/** A stage as a person says it: `set5throw2` is `set 5, throw 2`. */
export const sayStage = (stage: string): string =>
  [...stage.matchAll(/([a-z]+)(\d*)/gi)]
    .map(([, word = '', number = '']) => `${word} ${number}`.trim())
    .join(', ');

function gridOf(wager: Wager, stages: readonly string[], named: boolean): RollGrid {
  const [first = wager.opensAt] = stages;
  const cells = everyRoll[wager.dice].map((roll) => ({
    roll,
    mark: ruleFor(wager, first, roll).verdict.kind,
  }));
  const counts = marks
    .map((mark) => ({ mark, count: cells.filter((cell) => cell.mark === mark).length }))
    .filter(({ count }) => count > 0);
  return { stage: named ? sayStages(stages) : undefined, dice: wager.dice, cells, counts };
}

function sayStages(stages: readonly string[]): string {
  const [first = '', last = ''] = [stages[0], stages.at(-1)];
  const said = first === last ? sayStage(first) : `${sayStage(first)} to ${sayStage(last)}`;
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** What a stage does to a bet, leaving out which stage comes next. */
const fare = (wager: Wager, stage: string): string =>
  (wager.stages[stage] ?? []).map(fareOf).toSorted().join('; ');

const fareOf = ({ rolls, verdict }: ClosedRule): string =>
  `${rolls.toString()} ${verdict.kind === 'wins' ? verdict.odds : verdict.kind}`;
