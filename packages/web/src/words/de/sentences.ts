import { type Translate, translating } from '../sentences.ts';
import { betting } from './sentences/betting.ts';
import { calling } from './sentences/calling.ts';
import { chips } from './sentences/chips.ts';
import { dice } from './sentences/dice.ts';
import { exact } from './sentences/exact.ts';
import { names } from './sentences/names.ts';
import { packs } from './sentences/packs.ts';
import { people } from './sentences/people.ts';
import { pit } from './sentences/pit.ts';
import { proof } from './sentences/proof.ts';
import { record } from './sentences/record.ts';
import { table } from './sentences/table.ts';
import { told } from './sentences/told.ts';

/** Everything that the rules, the packs and the server say to people, in German. */
export const sentences = {
  ...names,
  ...packs,
  ...betting,
  ...calling,
  ...chips,
  ...dice,
  ...exact,
  ...people,
  ...pit,
  ...proof,
  ...record,
  ...table,
  ...told,
};

export const translate: Translate = translating(sentences, german);

/** Sums, odds and ranges as they are written here: `1.250,50 $`, `9 zu 1`, `2 bis 10`. */
function german(value: string): string | undefined {
  // What is in play of a stake: `$10 of $25`.
  const [part = '', whole] = value.split(' of ');
  if (whole !== undefined) return german(part) && german(whole) && `${german(part)} von ${german(whole)}`;
  const [, sign = '', units = '', cents] = /^(-?)\$([\d,]+)(?:\.(\d\d))?$/.exec(value) ?? [];
  if (units !== '') return `${sign}${units.replaceAll(',', '.')}${cents === undefined ? '' : `,${cents}`} $`;
  if (/^[\d.]+ to 1$/.test(value)) return value.replace('.', ',').replace('to', 'zu');
  return /^\d+ to \d+$/.test(value) ? value.replace('to', 'bis') : undefined;
}
