import type { Roll } from '../roll.ts';

/** What the dice show, said out: `two threes and a five`. */
export function sayFaces(roll: Roll): string {
  const said = [...new Set(roll)].map((pips) => {
    const count = roll.filter((each) => each === pips).length;
    return count === 1 ? `a ${names[pips - 1]}` : `${counts[count] ?? count} ${many[pips - 1]}`;
  });
  return said.length < 2 ? said.join('') : `${said.slice(0, -1).join(', ')} and ${said.at(-1)}`;
}

const names = ['one', 'two', 'three', 'four', 'five', 'six'];
const many = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes'];
const counts: Readonly<Record<number, string>> = { 2: 'two', 3: 'three' };
