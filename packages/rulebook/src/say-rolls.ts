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

/** A set of rolls in words: whole totals as figures, and rolls by themselves where a total is split. */
export function sayRolls(rolls: RollSet): string {
  return rolls.dice === 2 ? sayTwo(rolls) : sayThree(rolls);
}

/** Figures as a person lists them, runs of three and more drawn together: `2, 3, 5 to 12`. */
function listOf(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} or ${items.at(-1) ?? ''}`;
}

function sayTwo(rolls: RollSet): string {
  const whole = totalsWithin(rolls);
  const left = rolls.without(twoDice.total(...whole));
  const easy = totalsOf(left.rolls()).filter((total) => left.and(twoDice.total(total)).equals(easily(total)));
  const alone = left.without(twoDice.total(...easy)).rolls();
  return listOf([...runs(whole), ...easy.map((total) => `easy ${total}`), ...alone.map(writeRoll)]);
}

/** A total made with unlike dice. */
const easily = (total: number): RollSet =>
  everyPips.reduce((rolls, pips) => rolls.without(twoDice.double(pips)), twoDice.total(total));

function sayThree(rolls: RollSet): string {
  if (rolls.equals(threeDice.triple)) return 'any triple';
  for (const pips of everyPips)
    for (const [times, word] of ['no', 'one', 'two', 'three'].entries())
      if (rolls.equals(threeDice.showing(pips, times))) return `${word} ${pips}${times > 1 ? 's' : ''}`;

  const whole = totalsWithin(rolls);
  const left = rolls.without(threeDice.total(...whole));
  if (left.isEmpty) return listOf(runs(whole));

  const totals = totalsOf(rolls.rolls());
  const plain = threeDice.total(...totals).without(threeDice.triple);
  if (rolls.equals(plain)) return `${listOf(runs(totals))}, no triple`;
  return listOf(rolls.rolls().map(writeRoll));
}

const totalsOf = (rolls: readonly Roll[]): readonly number[] =>
  [...new Set(rolls.map(totalOf))].toSorted((a, b) => a - b);

const totalsWithin = (rolls: RollSet): readonly number[] =>
  totalsOf(everyRoll[rolls.dice]).filter((total) =>
    everyRoll[rolls.dice].filter((roll) => totalOf(roll) === total).every((roll) => rolls.has(roll)),
  );

function runs(totals: readonly number[]): readonly string[] {
  const found: number[][] = [];
  for (const total of totals) {
    const last = found.at(-1);
    if (last?.at(-1) === total - 1) last.push(total);
    else found.push([total]);
  }
  return found.flatMap((run) => (run.length > 2 ? [`${run[0]} to ${run.at(-1)}`] : run.map(String)));
}
