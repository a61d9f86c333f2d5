import type { Roll } from '../roll.ts';
import type { Language } from './wording.ts';

/** What the dice show, said out: `two threes and a five`, `zwei Dreien und eine Fünf`. */
export function sayFaces(roll: Roll, language: Language = 'en'): string {
  const { one, names, many, counts, and } = faces[language];
  const said = [...new Set(roll)].map((pips) => {
    const count = roll.filter((each) => each === pips).length;
    return count === 1 ? `${one} ${names[pips - 1]}` : `${counts[count] ?? count} ${many[pips - 1]}`;
  });
  return said.length < 2 ? said.join('') : `${said.slice(0, -1).join(', ')} ${and} ${said.at(-1)}`;
}

type FaceWords = {
  readonly one: string;
  readonly names: readonly string[];
  readonly many: readonly string[];
  readonly counts: Readonly<Record<number, string>>;
  readonly and: string;
};

const faces: Readonly<Record<Language, FaceWords>> = {
  en: {
    one: 'a',
    names: ['one', 'two', 'three', 'four', 'five', 'six'],
    many: ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes'],
    counts: { 2: 'two', 3: 'three' },
    and: 'and',
  },
  de: {
    one: 'eine',
    names: ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs'],
    many: ['Einsen', 'Zweien', 'Dreien', 'Vieren', 'Fünfen', 'Sechsen'],
    counts: { 2: 'zwei', 3: 'drei' },
    and: 'und',
  },
};
