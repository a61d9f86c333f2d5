import type { DisputeSubject, Evidence, EvidenceEntry } from '@dicepit/desks';
import type { PastRoll, Table } from '@dicepit/engine';
import type { Store } from '@dicepit/store';
import type { ServerRefusal } from '@dicepit/wire/refusals';
import type { Pit } from '../pit/pit.ts';
import { parseEntry } from '../pit/projection.ts';
import { type Result, refused } from '../pit/result.ts';
import { entriesBackFrom, entryAt, pagesOf } from '../pit/stream-reader.ts';
import { type AtTable, evolvePitTable, type PitTable, tableKind, tableStream } from '../table/pit-table.ts';
import {
  type About,
  disputedBet,
  disputedRoll,
  frozen,
  gatherEntries,
  isPlacing,
  type Sheet,
  sheetIn,
  sheetOf,
  thrownIn,
} from './frozen.ts';

type Frozen = Result<{ readonly evidence: Evidence }>;

/**
 * Copies what the table knows of a roll or a bet, with the version and the hash of the stream it was copied from. What
 * happens at the table afterwards changes nothing about it.
 */
export async function evidenceOf(pit: Pit, name: string, about: DisputeSubject): Promise<Frozen> {
  const stream = tableStream(name);
  const { state, version } = await pit.tables.current(stream);
  if (state.is === 'unset') return nothing({ code: 'NOT_FOUND', case: 'table' });
  if (state.is === 'party') return refused(409, { code: 'NO_DISPUTES_HERE', case: 'party' });
  const { table, pack } = state;
  const number = disputedRoll(table, about);
  const roll = number === undefined ? undefined : await sheetFor(pit, stream, table, number);
  if (about.roll !== undefined && roll === undefined)
    return nothing({ code: 'NOT_FOUND', case: 'roll', roll: about.roll });
  if (about.bet !== undefined && disputedBet(table, about, roll) === undefined)
    return nothing({ code: 'NOT_FOUND', case: 'bet' });
  const last = await entryAt(pit.store, stream, version);
  const entries = await entriesAbout(pit.store, stream, version, { roll: number, bet: about.bet });
  const hash = last?.hash ?? '';
  return { ok: true, evidence: frozen({ name, pack, table, version, hash, about, roll, entries }) };
}

const nothing = (refusal: Extract<ServerRefusal, { readonly code: 'NOT_FOUND' }>) => refused(404, refusal);

/** A roll of the table; one that it has forgotten is played again. */
async function sheetFor(
  { store }: Pit,
  stream: string,
  table: Table,
  number: number,
): Promise<Sheet | undefined> {
  const known = sheetIn(table, number);
  if (known !== undefined) return known;
  const past = await pastRoll(store, stream, table, number);
  return past && sheetOf(past);
}

const PAGE_ENTRIES = 500;

/** What the stream of a table says about a roll and a bet, in its order: who did what, and when. */
async function entriesAbout(
  store: Store,
  stream: string,
  version: number,
  about: About,
): Promise<readonly EvidenceEntry[]> {
  const collector = gatherEntries(about);
  const after = await beginning(store, stream, version, about);
  for await (const page of pagesOf(store, stream, { after, upTo: version, pageEntries: PAGE_ENTRIES })) {
    for (const entry of page) collector.take(entry.version, parseEntry<AtTable>(entry.text).event);
    if (collector.isDone()) break;
  }
  return collector.entries();
}

/** The version before the first entry about it, looked for from the end: most disputes are about what just happened. */
async function beginning(store: Store, stream: string, version: number, about: About): Promise<number> {
  let needsThrow = about.roll !== undefined;
  let needsBet = about.bet !== undefined;
  let first = version;
  if (!needsThrow && !needsBet) return first;
  for await (const entry of entriesBackFrom(store, stream, { upTo: version, pageEntries: PAGE_ENTRIES })) {
    // Most entries are neither, and reading them would take longest.
    if (!/"(DiceThrown|BetPlaced)"/.test(entry.text)) continue;
    const { event } = parseEntry<AtTable>(entry.text);
    const isThrow = about.roll !== undefined && thrownIn(event) === about.roll;
    const isBet = isPlacing(event, about);
    if ((isThrow && needsThrow) || (isBet && needsBet)) first = entry.version - 1;
    if (isThrow) needsThrow = false;
    if (isBet) needsBet = false;
    if (!needsThrow && !needsBet) break;
  }
  return first;
}

/** A roll that is done, as it stands after all corrections; one that the table has forgotten is played again. */
async function pastRoll(
  store: Store,
  stream: string,
  { recent }: Table,
  number: number,
): Promise<PastRoll | undefined> {
  const known = recent.find((past) => past.number === number);
  if (known !== undefined || number >= (recent.at(-1)?.number ?? 0)) return known;
  let state: PitTable = tableKind.initial;
  let found: PastRoll | undefined;
  for await (const page of pagesOf(store, stream))
    for (const { text } of page) {
      state = evolvePitTable(state, parseEntry<AtTable>(text).event);
      const past = rollIn(state, number);
      // What a table has forgotten cannot be put right any more.
      if (past === undefined && found !== undefined) return found;
      found = past;
    }
  return found;
}

const rollIn = (state: PitTable, number: number): PastRoll | undefined =>
  state.is === 'banked' ? state.table.recent.find((past) => past.number === number) : undefined;
