import type { DisputeSubject, Evidence } from '@dicepit/desks';
import type { Table, TableBet } from '@dicepit/engine';
import { type Refusal, refused } from '../pit/outcome.ts';
import type { Pit } from '../pit/pit.ts';
import { tableStream } from '../table/pit-table.ts';
import { entriesAbout } from './entries-about.ts';
import { pastRoll } from './past-roll.ts';
import { type Sheet, sheetIn, sheetOf } from './roll-sheet.ts';

type Frozen =
  | { readonly ok: true; readonly evidence: Evidence }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * Copies what the table knows of a roll or a bet, with the version and the hash of the stream it was copied from. What
 * happens at the table afterwards changes nothing about it.
 */
export async function evidenceOf(pit: Pit, table: string, about: DisputeSubject): Promise<Frozen> {
  const stream = tableStream(table);
  const { state, version } = await pit.tables.current(stream);
  if (state.is === 'unset') return nothing('There is no such table. Look at the list of tables.');
  if (state.is === 'party')
    return refused(
      409,
      'NO_DISPUTES_HERE',
      'This game has no bank and no staff to decide. Settle it among those who play.',
    );
  const number = about.roll ?? rollOfBet(state.table, about.bet);
  const roll = number === undefined ? undefined : await sheetFor(pit, stream, state.table, number);
  if (about.roll !== undefined && roll === undefined)
    return nothing(`Roll ${about.roll} has not been made at this table.`);
  const bet = betOf(about.bet, roll?.sheet.bets ?? [], state.table.betting.bets);
  if (about.bet !== undefined && bet === undefined)
    return nothing('That bet neither lies on the layout nor lay there at the roll. Name its roll as well.');
  const [last] = await pit.store.read(stream, version - 1, 1);
  const entries = await entriesAbout(pit.store, stream, version, { roll: number, bet: about.bet });
  return {
    ok: true,
    evidence: {
      pack: state.pack,
      table,
      stream,
      version,
      hash: last?.hash ?? '',
      ...(roll === undefined
        ? {}
        : { roll: { ...roll.sheet, faceRuled: entries.some(({ type }) => type === 'FaceRuled') } }),
      ...(bet === undefined ? {} : { bet }),
      present: present(roll?.people ?? new Map(), state.table),
      entries,
    },
  };
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

/** The last roll that a bet lay on, where it has been on any. */
function rollOfBet({ recent, roll }: Table, bet: string | undefined): number | undefined {
  if (bet === undefined) return undefined;
  const lay = (bets: readonly TableBet[]): boolean => bets.some((each) => each.bet === bet);
  return roll !== undefined && lay(roll.layout)
    ? roll.number
    : recent.find(({ layout }) => lay(layout))?.number;
}

const betOf = (
  bet: string | undefined,
  ...layouts: readonly (readonly TableBet[])[]
): TableBet | undefined => (bet === undefined ? undefined : layouts.flat().find((each) => each.bet === bet));

/** Who sat where at the roll, and who sits where now. */
function present(then: ReadonlyMap<number, string>, { seats }: Table): Evidence['present'] {
  const now = [...seats.values()].map(({ seat, person }) => ({ seat, person }));
  const before = [...then].map(([seat, person]) => ({ seat, person }));
  return [...before, ...now.filter(({ seat, person }) => then.get(seat) !== person)];
}
