import { type Dice, RollSet } from '@dicepit/engine';
import type { Plain } from './pack-data.ts';

/** A definition as plain data: what is undefined is left out, and a set of rolls is written by its bits. */
export function toPlain(value: unknown): Plain {
  if (RollSet.is(value)) return { set: value.toHex() };
  if (typeof value === 'number' && !Number.isFinite(value)) return { number: String(value) };
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value === null)
    return value;
  if (Array.isArray(value)) return value.map(toPlain);
  if (typeof value !== 'object')
    throw new Error(`Broken invariant: a ${typeof value} cannot be written as data`);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .map(([key, each]) => [key, toPlain(each)]),
  );
}

/** What `toPlain` wrote, with its sets of rolls. */
export function fromPlain(plain: Plain, dice: Dice): unknown {
  if (Array.isArray(plain)) return plain.map((each: Plain) => fromPlain(each, dice));
  if (typeof plain !== 'object' || plain === null) return plain;
  const entries = Object.entries(plain);
  const [first] = entries;
  if (first !== undefined && entries.length === 1) {
    const [key, value] = first;
    if (key === 'set' && typeof value === 'string') return readSet(value, dice);
    if (key === 'number' && typeof value === 'string') return Number(value);
  }
  return Object.fromEntries(entries.map(([key, each]) => [key, fromPlain(each ?? null, dice)]));
}

function readSet(hex: string, dice: Dice): RollSet {
  const set = RollSet.fromHex(dice, hex);
  if (set === undefined) throw new Error(`Broken invariant: '${hex}' is no set of rolls of ${dice} dice`);
  return set;
}
