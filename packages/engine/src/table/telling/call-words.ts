import type { Game } from '../../pack.ts';
import { isHard, type Roll, totalOf } from '../../roll.ts';

/** A called roll in the words of the table: `Eight, hard`, `Six, double 3`, `Nine, triple 3`. */
export function callWords({ dice, procedure }: Pick<Game, 'dice' | 'procedure'>, roll: Roll): string {
  const total = totalOf(roll);
  const named = numbers[total] ?? String(total);
  const [pips = 1] = roll;
  if (dice === 3) return isHard(roll) ? `${named}, triple ${pips}` : named;
  if (procedure.turn?.sets !== undefined) return isHard(roll) ? `${named}, double ${pips}` : named;
  if (total === 2) return 'Snake eyes';
  const couldBeHard = total % 2 === 0 && total < 12;
  return couldBeHard ? `${named}, ${isHard(roll) ? 'hard' : 'easy'}` : named;
}

/** What the dice show, said out: `two threes and a five`. */
export function facesInWords(roll: Roll): string {
  const said = [...new Set(roll)].map((pips) => {
    const count = roll.filter((each) => each === pips).length;
    return count === 1 ? `a ${one[pips - 1]}` : `${counts[count] ?? count} ${many[pips - 1]}`;
  });
  return said.length < 2 ? said.join('') : `${said.slice(0, -1).join(', ')} and ${said.at(-1)}`;
}

const numbers = [
  '',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
];
const one = ['one', 'two', 'three', 'four', 'five', 'six'];
const many = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes'];
const counts: Readonly<Record<number, string>> = { 2: 'two', 3: 'three' };
