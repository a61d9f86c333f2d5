import { isPips, type Pips } from '@dicepit/engine';
import type { DrawRecord, StreamEvent } from '@dicepit/proof';
import { type FairTurn, type PlacedEvent, turnFrom } from './turn.ts';

/** What a file or a pasted text holds. */
export type Pasted =
  | { readonly is: 'turn'; readonly turn: FairTurn }
  | { readonly is: 'trail' }
  | { readonly is: 'unreadable'; readonly why: 'empty' | 'not-json' | 'no-turn' };

/** Reads the answer of a pit about one turn or a turn written by hand, and knows the trail of a pit by its first line. */
export function readPasted(text: string): Pasted {
  const trimmed = text.trim();
  if (trimmed === '') return { is: 'unreadable', why: 'empty' };
  const [first = ''] = trimmed.split('\n', 1);
  if (isTrailStart(parsed(first))) return { is: 'trail' };
  const whole = parsed(trimmed);
  return whole === undefined ? { is: 'unreadable', why: 'not-json' } : ofOne(whole);
}

function ofOne(value: unknown): Pasted {
  const turn = ofAnswer(value) ?? ofRecord(value);
  return turn === undefined ? { is: 'unreadable', why: 'no-turn' } : { is: 'turn', turn };
}

/** `{ table, turn, entries }`, as a pit answers. */
function ofAnswer(value: unknown): FairTurn | undefined {
  if (!isObject(value) || typeof value['table'] !== 'string' || !Array.isArray(value['entries']))
    return undefined;
  const entries: unknown[] = value['entries'];
  return turnFrom(value['table'], entries.filter(isPlaced));
}

/** `{ table, turn, commitment, seed, drawn }`, as somebody may write it down. */
function ofRecord(value: unknown): FairTurn | undefined {
  if (!isObject(value)) return undefined;
  const { table, turn, commitment, seed, drawn } = value;
  if (typeof table !== 'string' || typeof turn !== 'number' || typeof commitment !== 'string')
    return undefined;
  if (typeof seed !== 'string' || !Array.isArray(drawn) || !drawn.every(isDraw)) return undefined;
  return { table, turn, commitment, seed, drawn, committedFirst: undefined, lost: false };
}

const isTrailStart = (value: unknown): boolean => isObject(value) && value['dicepit'] === 'trail';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEvent = (value: unknown): value is StreamEvent =>
  isObject(value) && typeof value['type'] === 'string';

const isPlaced = (value: unknown): value is PlacedEvent =>
  isObject(value) && typeof value['version'] === 'number' && isEvent(value['event']);

const isDraw = (value: unknown): value is DrawRecord =>
  isObject(value) &&
  typeof value['draw'] === 'number' &&
  isRoll(value['faces']) &&
  Array.isArray(value['contributions']) &&
  value['contributions'].every(isContributed);

const isRoll = (value: unknown): value is readonly Pips[] =>
  Array.isArray(value) && value.length > 0 && value.every(isPips);

const isContributed = (value: unknown): boolean =>
  isObject(value) && typeof value['person'] === 'string' && typeof value['text'] === 'string';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
