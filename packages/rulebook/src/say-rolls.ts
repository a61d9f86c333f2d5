import {
  everyPips,
  everyRoll,
  type Roll,
  type RollSet,
  threeDice,
  totalOf,
  twoDice,
  writeRoll,
} from '@dicepit/engine';
import type { PageWords } from '@dicepit/words/pages';

/** How a language words a set of rolls. */
type RollWords = PageWords['print']['rolls'];

/** A set of rolls in words: whole totals as figures, and rolls by themselves where a total is split. */
export function sayRolls(rolls: RollSet, words: RollWords): string {
  return rolls.dice === 2 ? sayTwo(rolls, words) : sayThree(rolls, words);
}

/** Figures as a person lists them, runs of three and more drawn together: `2, 3, 5 to 12`. */
function formatList(items: readonly string[], { or }: RollWords): string {
  if (items.length < 2) return items.join('');
  return or({ one: items.slice(0, -1).join(', '), other: items.at(-1) ?? '' });
}

function sayTwo(rolls: RollSet, words: RollWords): string {
  const whole = totalsWithin(rolls);
  const left = rolls.without(twoDice.total(...whole));
  const easy = listTotals(left.rolls()).filter((total) =>
    left.and(twoDice.total(total)).equals(easily(total)),
  );
  const alone = left.without(twoDice.total(...easy)).rolls();
  return formatList(
    [...runs(whole, words), ...easy.map((total) => words.easy({ total })), ...alone.map(writeRoll)],
    words,
  );
}

/** A total made with unlike dice. */
const easily = (total: number): RollSet =>
  everyPips.reduce((rolls, pips) => rolls.without(twoDice.double(pips)), twoDice.total(total));

function sayThree(rolls: RollSet, words: RollWords): string {
  const { showing } = words;
  if (rolls.equals(threeDice.triple)) return words.anyTriple;
  for (const pips of everyPips)
    for (const [times, say] of [showing.none, showing.one, showing.two, showing.three].entries())
      if (rolls.equals(threeDice.showing(pips, times))) return say({ pips });

  const whole = totalsWithin(rolls);
  const left = rolls.without(threeDice.total(...whole));
  if (left.isEmpty) return formatList(runs(whole, words), words);

  const totals = listTotals(rolls.rolls());
  const plain = threeDice.total(...totals).without(threeDice.triple);
  if (rolls.equals(plain)) return words.noTriple({ totals: formatList(runs(totals, words), words) });
  return formatList(rolls.rolls().map(writeRoll), words);
}

const listTotals = (rolls: readonly Roll[]): readonly number[] =>
  [...new Set(rolls.map(totalOf))].toSorted((a, b) => a - b);

const everyTotal = { 2: listTotals(everyRoll[2]), 3: listTotals(everyRoll[3]) };

/** The totals of which a set has every roll. */
const totalsWithin = (rolls: RollSet): readonly number[] => {
  const { total } = rolls.dice === 2 ? twoDice : threeDice;
  return everyTotal[rolls.dice].filter((each) => total(each).without(rolls).isEmpty);
};

function runs(totals: readonly number[], words: RollWords): readonly string[] {
  const found: number[][] = [];
  for (const total of totals) {
    const last = found.at(-1);
    if (last?.at(-1) === total - 1) last.push(total);
    else found.push([total]);
  }
  return found.flatMap((run) =>
    run.length > 2 ? [words.run({ first: run[0] ?? 0, last: run.at(-1) ?? 0 })] : run.map(String),
  );
}
