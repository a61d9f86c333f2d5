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

/** How a language words a set of rolls. */
export type RollWording = {
  readonly or: (one: string, other: string) => string;
  readonly run: (first: number, last: number) => string;
  readonly easy: (total: number) => string;
  readonly anyTriple: string;
  readonly noTriple: (totals: string) => string;
  readonly showing: (times: number, pips: number) => string;
};

const english: RollWording = {
  or: (one, other) => `${one} or ${other}`,
  run: (first, last) => `${first} to ${last}`,
  easy: (total) => `easy ${total}`,
  anyTriple: 'any triple',
  noTriple: (totals) => `${totals}, no triple`,
  showing: (times, pips) => `${['no', 'one', 'two', 'three'][times]} ${pips}${times > 1 ? 's' : ''}`,
};

/** A set of rolls in words: whole totals as figures, and rolls by themselves where a total is split. */
export function sayRolls(rolls: RollSet, wording: RollWording = english): string {
  return rolls.dice === 2 ? sayTwo(rolls, wording) : sayThree(rolls, wording);
}

/** Figures as a person lists them, runs of three and more drawn together: `2, 3, 5 to 12`. */
function listOf(items: readonly string[], { or }: RollWording): string {
  if (items.length < 2) return items.join('');
  return or(items.slice(0, -1).join(', '), items.at(-1) ?? '');
}

function sayTwo(rolls: RollSet, wording: RollWording): string {
  const whole = totalsWithin(rolls);
  const left = rolls.without(twoDice.total(...whole));
  const easy = totalsOf(left.rolls()).filter((total) => left.and(twoDice.total(total)).equals(easily(total)));
  const alone = left.without(twoDice.total(...easy)).rolls();
  return listOf([...runs(whole, wording), ...easy.map(wording.easy), ...alone.map(writeRoll)], wording);
}

/** A total made with unlike dice. */
const easily = (total: number): RollSet =>
  everyPips.reduce((rolls, pips) => rolls.without(twoDice.double(pips)), twoDice.total(total));

function sayThree(rolls: RollSet, wording: RollWording): string {
  if (rolls.equals(threeDice.triple)) return wording.anyTriple;
  for (const pips of everyPips)
    for (const times of [0, 1, 2, 3])
      if (rolls.equals(threeDice.showing(pips, times))) return wording.showing(times, pips);

  const whole = totalsWithin(rolls);
  const left = rolls.without(threeDice.total(...whole));
  if (left.isEmpty) return listOf(runs(whole, wording), wording);

  const totals = totalsOf(rolls.rolls());
  const plain = threeDice.total(...totals).without(threeDice.triple);
  if (rolls.equals(plain)) return wording.noTriple(listOf(runs(totals, wording), wording));
  return listOf(rolls.rolls().map(writeRoll), wording);
}

const totalsOf = (rolls: readonly Roll[]): readonly number[] =>
  [...new Set(rolls.map(totalOf))].toSorted((a, b) => a - b);

const totalsWithin = (rolls: RollSet): readonly number[] =>
  totalsOf(everyRoll[rolls.dice]).filter((total) =>
    everyRoll[rolls.dice].filter((roll) => totalOf(roll) === total).every((roll) => rolls.has(roll)),
  );

function runs(totals: readonly number[], wording: RollWording): readonly string[] {
  const found: number[][] = [];
  for (const total of totals) {
    const last = found.at(-1);
    if (last?.at(-1) === total - 1) last.push(total);
    else found.push([total]);
  }
  return found.flatMap((run) =>
    run.length > 2 ? [wording.run(run[0] ?? 0, run.at(-1) ?? 0)] : run.map(String),
  );
}
