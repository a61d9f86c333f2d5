import type { Cents } from '@dicepit/engine';
import { sum } from './language.ts';

/** The minus sign as it is printed before a figure; a hyphen is too short to be seen in a column. */
export const MINUS = '\u2212';

/** Money for a person at a terminal: `$1,234.50`, and below nothing `−$5`. */
const moneyText = (cents: Cents): string => sum(cents).replace('-', MINUS);

/** What somebody is up or down: `+$5`, `−$5`, `$0`. */
export const upOrDown = (cents: Cents): string => (cents > 0 ? `+${moneyText(cents)}` : moneyText(cents));
