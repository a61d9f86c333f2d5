import type { DisputeSubject, Evidence } from '@dicepit/desks';
import type { Table } from '@dicepit/engine';
import type { Pit } from '../pit/pit.ts';
import { type Result, refused } from '../pit/result.ts';
import { entryAt } from '../pit/stream-reader.ts';
import { tableStream } from '../table/pit-table.ts';
import { entriesAbout } from './entries-about.ts';
import { disputedBet, disputedRoll, frozen } from './frozen.ts';
import { pastRoll } from './past-roll.ts';
import { type Sheet, sheetIn, sheetOf } from './roll-sheet.ts';

type Frozen = Result<{ readonly evidence: Evidence }>;

/**
 * Copies what the table knows of a roll or a bet, with the version and the hash of the stream it was copied from. What
 * happens at the table afterwards changes nothing about it.
 */
export async function evidenceOf(pit: Pit, name: string, about: DisputeSubject): Promise<Frozen> {
  const stream = tableStream(name);
  const { state, version } = await pit.tables.current(stream);
  if (state.is === 'unset') return nothing('There is no such table. Look at the list of tables.');
  if (state.is === 'party')
    return refused(
      409,
      'NO_DISPUTES_HERE',
      'This game has no bank and no staff to decide. Settle it among those who play.',
    );
  const { table, pack } = state;
  const number = disputedRoll(table, about);
  const roll = number === undefined ? undefined : await sheetFor(pit, stream, table, number);
  if (about.roll !== undefined && roll === undefined)
    return nothing(`Roll ${about.roll} has not been made at this table.`);
  if (about.bet !== undefined && disputedBet(table, about, roll) === undefined)
    return nothing('That bet neither lies on the layout nor lay there at the roll. Name its roll as well.');
  const last = await entryAt(pit.store, stream, version);
  const entries = await entriesAbout(pit.store, stream, version, { roll: number, bet: about.bet });
  const hash = last?.hash ?? '';
  return { ok: true, evidence: frozen({ name, pack, table, version, hash, about, roll, entries }) };
}

const nothing = (message: string) => refused(404, 'NOT_FOUND', message);

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
