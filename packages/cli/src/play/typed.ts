import { type Cents, type Dice, isPips, type Roll } from '@dicepit/engine';
import { harmless } from '../harmless.ts';

/** Dollars as a person types them, in cents: `5`, `2.50`, `$1`. Anything else is no sum of money. */
export function readMoney(text: string): Cents | undefined {
  const match = /^\$?(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text);
  if (match === null) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** What real dice show, as a person types it: `3 3`, `33` or `3-3`. */
export function readDice(text: string, dice: Dice): Roll | undefined {
  const figures = text.replaceAll(/[\s,.-]+/g, '');
  const roll = figures.split('').map(Number);
  return roll.length === dice && roll.every(isPips) ? roll : undefined;
}

/** A typed text as it can be shown again: short, and without anything that steers a terminal. */
export function shown(text: string): string {
  const plain = harmless(text.slice(0, 200)).trim();
  return plain.length > 40 ? `${plain.slice(0, 40).replace(/[\uD800-\uDBFF]$/, '')}…` : plain;
}
