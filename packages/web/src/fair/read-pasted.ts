import { isPips, type Pips } from '@dicepit/engine';
import { type DrawRecord, readTrail, type StreamEvent, type TrailReport, verifyTrail } from '@dicepit/proof';
import { type FairTurn, type PlacedEvent, turnFrom } from './turn.ts';

/** What a file or a pasted text holds. */
export type Pasted =
  | { readonly is: 'turns'; readonly turns: readonly FairTurn[]; readonly trail?: TrailReport }
  | { readonly is: 'unreadable'; readonly why: 'empty' | 'not-json' | 'no-turn' };

/** Reads the answer of a pit about one turn, a turn written by hand, or the exported trail of a pit. */
export async function readPasted(text: string): Promise<Pasted> {
  const trimmed = text.trim();
  if (trimmed === '') return { is: 'unreadable', why: 'empty' };
  const whole = parsed(trimmed);
  if (whole !== undefined && !isTrailStart(whole)) return ofOne(whole);
  const lines = trimmed.split('\n');
  if (!isTrailStart(parsed(lines[0] ?? ''))) return { is: 'unreadable', why: 'not-json' };
  const trail = await verifyTrail(lines);
  const turns = await turnsIn(lines);
  return turns.length === 0 ? { is: 'unreadable', why: 'no-turn' } : { is: 'turns', turns, trail };
}

function ofOne(value: unknown): Pasted {
  const turn = ofAnswer(value) ?? ofRecord(value);
  return turn === undefined ? { is: 'unreadable', why: 'no-turn' } : { is: 'turns', turns: [turn] };
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

async function turnsIn(lines: readonly string[]): Promise<readonly FairTurn[]> {
  const found = new Map<string, { readonly table: string; readonly entries: PlacedEvent[] }>();
  for await (const line of readTrail(lines)) {
    if (line.is !== 'entry' || !line.entry.stream.startsWith('table/')) continue;
    const said = parsed(line.entry.text);
    const event = isObject(said) ? said['event'] : undefined;
    if (!isEvent(event) || typeof event['turn'] !== 'number') continue;
    const table = line.entry.stream.slice('table/'.length);
    const name = `${table}/${event['turn']}`;
    const kept = found.get(name) ?? { table, entries: [] };
    kept.entries.push({ version: line.entry.version, event });
    found.set(name, kept);
  }
  return [...found.values()].flatMap(({ table, entries }) => turnFrom(table, entries) ?? []);
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
