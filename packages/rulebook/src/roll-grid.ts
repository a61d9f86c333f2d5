import { type ClosedRule, everyRoll, ruleFor, type Wager, writePrice } from '@dicepit/engine';
import type { PageWords } from '@dicepit/words/pages';
import type { Mark, RollGrid } from './model.ts';

const marks: readonly Mark[] = ['wins', 'loses', 'pushes', 'stands', 'moves'];

/** How a language names the stages of a wager. */
type StageWords = PageWords['print']['stages'];

/** What the stages of a table are called, by their ids: a bet that stands in one of them is told by the same name. */
type StageNames = Readonly<Record<string, { readonly name: string } | undefined>>;

/** The rolls of a wager, stage by stage; neighbouring stages that fare alike share one grid. */
export function rollGrids(wager: Wager, words: StageWords, names: StageNames = {}): readonly RollGrid[] {
  const stages = Object.keys(wager.stages);
  const alike: string[][] = [];
  for (const stage of stages) {
    const last = alike.at(-1);
    const first = last?.[0];
    if (last !== undefined && first !== undefined && fare(wager, first) === fare(wager, stage))
      last.push(stage);
    else alike.push([stage]);
  }
  return alike.map((group) => {
    const [first = '', last = first] = [group[0], group.at(-1)];
    return toGrid(wager, group, stages.length > 1 ? sayStages(words, { first, last }, names) : undefined);
  });
}

/** Stages as a person says them: from `set5throw1` to `set5throw4` is `set 5, throws 1 to 4`. */
export function sayStages(
  words: StageWords,
  { first, last }: { readonly first: string; readonly last: string },
  names: StageNames = {},
): string {
  const called = names[first]?.name;
  if (called !== undefined)
    return first === last ? called : words.range({ first: called, last: names[last]?.name ?? last });
  const sayPart = (part: Part): string => saidPart(words, part);
  const [from, to] = [toParts(first), toParts(last)];
  const whole = from.map(sayPart).join(', ');
  const [end, endTo] = [from.at(-1), to.at(-1)];
  if (first === last || end === undefined || endTo === undefined) return whole;

  const lead = from.slice(0, -1).map(sayPart);
  const together = lead.join() === to.slice(0, -1).map(sayPart).join() && end.word === endTo.word;
  return together
    ? [...lead, sayRun(words, end, endTo)].join(', ')
    : words.range({ first: whole, last: to.map(sayPart).join(', ') });
}

type Part = { readonly word: string; readonly number: string };

/** `set5throw1` has two parts; any other stage is one: `come-out` is `come out`, `point-4` is `point` with its number. */
function toParts(stage: string): readonly Part[] {
  if (/^(?:(?:set|throw)\d+)+$/.test(stage))
    return [...stage.matchAll(/([a-z]+)(\d+)/g)].map(([, word = '', number = '']) => ({ word, number }));
  const [, word = stage, number = ''] = /^(.*?)-?(\d*)$/.exec(stage) ?? [];
  return [{ word: word.replaceAll('-', ' '), number }];
}

/** A part that the catalogues have no word for stands as it is written. */
const saidPart = ({ one }: StageWords, { word, number }: Part): string =>
  word === 'throw' || word === 'set' ? one[word]({ number }) : `${word} ${number}`.trim();

const sayRun = (words: StageWords, { word, number: first }: Part, { number: last }: Part): string =>
  word === 'throw' || word === 'set'
    ? words.run[word]({ first, last })
    : `${word} ${words.range({ first, last })}`;

function toGrid(wager: Wager, stages: readonly string[], said: string | undefined): RollGrid {
  const [first = wager.opensAt] = stages;
  const cells = everyRoll[wager.dice].map((roll) => ({
    roll,
    mark: ruleFor(wager, first, roll).verdict.kind,
  }));
  const counts = marks
    .map((mark) => ({ mark, count: cells.filter((cell) => cell.mark === mark).length }))
    .filter(({ count }) => count > 0);
  return {
    stage: said && capital(said),
    dice: wager.dice,
    cells,
    counts,
  };
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a stage does to a bet, leaving out which stage comes next. */
const fare = (wager: Wager, stage: string): string =>
  (wager.stages[stage] ?? []).map(formatFare).toSorted().join('; ');

const formatFare = ({ rolls, verdict }: ClosedRule): string =>
  `${rolls.toString()} ${verdict.kind === 'wins' ? writePrice(verdict) : verdict.kind}`;
