import { writeMoney } from '../../money.ts';
import { isRoll, writeRoll } from '../../roll.ts';
import type { TableCommand } from '../concern.ts';
import { clock, listed, spoken } from './say.ts';

/** A command in words: `dora (dealer): Call roll, faces 3-3`. */
export function tellCommand(command: TableCommand): string {
  const { type, by, at: _, ...facts } = command;
  const said = factsOf(facts);
  return `${by.person} (${spoken(by.role)}): ${spaced(type)}${said === '' ? '' : `, ${said}`}`;
}

/** `PlaceBets` as `Place bets`. */
const spaced = (type: string): string => type.replace(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const sums = new Set(['cents', 'chips', 'tokens', 'minimum', 'maximum', 'unit', 'float', 'leave', 'value']);

function factsOf(facts: object): string {
  return (
    Object.entries(facts)
      // What a table is set up with is told by the event.
      .filter(([key, value]) => value !== undefined && key !== 'setup')
      .map(([key, value]) => fact(key, value))
      .join(', ')
  );
}

function fact(key: string, value: unknown): string {
  if (typeof value === 'number' && key === 'cents') return writeMoney(value);
  if (typeof value === 'number' && key === 'closesAt') return `at ${clock(value)}`;
  if (typeof value === 'string' && key === 'words') return `"${value}"`;
  if (typeof value === 'number' && sums.has(key)) return `${key} ${writeMoney(value)}`;
  if (isRoll(value, 2) || isRoll(value, 3)) return `${key} ${writeRoll(value)}`;
  if (Array.isArray(value)) return `${key} ${listed(value.map(thing))}`;
  return `${key} ${thing(value)}`;
}

function thing(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' && value !== null ? `(${factsOf(value)})` : String(value);
}
