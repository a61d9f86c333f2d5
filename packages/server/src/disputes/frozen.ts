import type { DisputeSubject, Evidence, EvidenceEntry } from '@dicepit/desks';
import type { Table, TableBet } from '@dicepit/engine';
import { tableStream } from '../table/pit-table.ts';
import type { Sheet } from './roll-sheet.ts';

/** What evidence is made of: a table as it stood after one entry of its stream, and what the stream says. */
export type FrozenMoment = {
  readonly name: string;
  readonly pack: string;
  readonly table: Table;
  readonly version: number;
  readonly hash: string;
  readonly about: DisputeSubject;
  readonly roll: Sheet | undefined;
  readonly entries: readonly EvidenceEntry[];
};

/** The evidence of a dispute. It is made when the dispute is raised, and made again by whoever verifies the trail. */
export function frozen({ name, pack, table, version, hash, about, roll, entries }: FrozenMoment): Evidence {
  const bet = disputedBet(table, about, roll);
  const faceRuled = entries.some(({ type }) => type === 'FaceRuled');
  return {
    pack,
    table: name,
    stream: tableStream(name),
    version,
    hash,
    ...(roll === undefined ? {} : { roll: { ...roll.sheet, faceRuled } }),
    ...(bet === undefined ? {} : { bet }),
    present: present(roll?.people ?? new Map(), table),
    entries,
  };
}

/** The roll that is disputed: the one that is named, or the last that the bet lay on. */
export const disputedRoll = (table: Table, { roll, bet }: DisputeSubject): number | undefined =>
  roll ?? rollOfBet(table, bet);

/** The bet that is disputed, as it lay at the roll or lies now. */
export const disputedBet = (
  { betting }: Table,
  { bet }: DisputeSubject,
  roll: Sheet | undefined,
): TableBet | undefined =>
  bet === undefined
    ? undefined
    : [...(roll?.sheet.bets ?? []), ...betting.bets].find((each) => each.bet === bet);

function rollOfBet({ recent, roll }: Table, bet: string | undefined): number | undefined {
  if (bet === undefined) return undefined;
  const lay = (bets: readonly TableBet[]): boolean => bets.some((each) => each.bet === bet);
  return roll !== undefined && lay(roll.layout)
    ? roll.number
    : recent.find(({ layout }) => lay(layout))?.number;
}

/** Who sat where at the roll, and who sits where now. */
function present(then: ReadonlyMap<number, string>, { seats }: Table): Evidence['present'] {
  const now = [...seats.values()].map(({ seat, person }) => ({ seat, person }));
  const before = [...then].map(([seat, person]) => ({ seat, person }));
  return [...before, ...now.filter(({ seat, person }) => then.get(seat) !== person)];
}
