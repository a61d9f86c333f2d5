import {
  evolveTable,
  type Moment,
  newTable,
  type Table,
  type TableEvent,
  type TableRules,
} from '@dicepit/engine';
import {
  evolvePartyTable,
  isRace,
  newPartyTable,
  type PartyTable,
  type PartyTableEvent,
  tableRules,
} from '@dicepit/games';
import { type DiceEntry, type DiceState, evolveDice, isDiceEntry, newDice } from '@dicepit/proof';
import { isTypeAt, readState, writeState } from '@dicepit/wire';
import type { StreamKind } from '../pit/projection.ts';
import { type Watched, watchedAfter } from './watched-dice.ts';

/** What happens at a table, in one order: the engine's events and those of the dice. */
export type AtTable = TableEvent | PartyTableEvent | DiceEntry;

/** Who threw last: the seed of a turn is revealed when the dice go to somebody else. */
type Thrower = number | 'dealer' | undefined;

type Common = {
  readonly pack: string;
  readonly dice: DiceState;
  readonly thrower: Thrower;
  readonly watched: Watched;
  /** When something last happened by the rules; what is only said of the dice does not count. */
  readonly movedAt: Moment;
};

/** One table as its stream tells it: the rules' own table, and the dice that the house keeps for it. */
export type PitTable =
  | { readonly is: 'unset' }
  | (Common & { readonly is: 'banked'; readonly table: Table })
  | (Common & { readonly is: 'party'; readonly table: PartyTable });

export type SetTable = Exclude<PitTable, { readonly is: 'unset' }>;

export const tableStream = (table: string): string => `${tableKind.name}${table}`;

export const rulesOf = ({ pack }: { readonly pack: string }): TableRules | undefined =>
  Object.hasOwn(tableRules, pack) ? tableRules[pack] : undefined;

export const tableKind: StreamKind<PitTable, AtTable> = {
  name: 'table/',
  initial: { is: 'unset' },
  evolve: evolvePitTable,
  knows: (state, type) => isTypeAt(state.is === 'unset' ? '' : state.pack, type),
  snapshot: { every: 1_000, write: writeState, read: readState<PitTable> },
};

export function evolvePitTable(before: PitTable, event: AtTable): PitTable {
  const state = before.is === 'unset' ? fresh(event) : before;
  if (state.is === 'unset') return state;
  if (isDiceEntry(event)) return { ...state, dice: evolveDice(state.dice, event) };
  const common = {
    thrower: throwerIn(event) ?? state.thrower,
    movedAt: event.at,
    watched: isVirtual(state) ? state.watched : watchedAfter(state.watched, diceIn(state), event),
  };
  // The stream of a table holds the events of its own kind and no others: `decide` has seen to that.
  return state.is === 'banked'
    ? // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      { ...state, ...common, table: evolveTable(state.table, event as TableEvent) }
    : // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      { ...state, ...common, table: evolvePartyTable(state.table, event as PartyTableEvent) };
}

/** Whether the software throws at this table. */
export const isVirtual = (state: SetTable): boolean => state.table.setup?.dice === 'virtual';

/** Whether dice are in the air. */
export function isFlying(state: SetTable): boolean {
  if (state.is === 'party') return state.table.diceOut;
  const { roll } = state.table;
  return roll !== undefined && roll.restedAt === undefined;
}

/** Whether a roll is under way: from the release of the dice until all that it decides is settled. */
export const isRolling = (state: SetTable): boolean =>
  state.is === 'party' ? state.table.diceOut : state.table.roll !== undefined;

/** Who sits where. */
export function seatsOf(state: PitTable): ReadonlyMap<number, { readonly person: string }> {
  return state.is === 'unset' ? new Map() : state.table.seats;
}

/** The seat that somebody has at a table. */
export const seatOf = (state: PitTable, person: string): number | undefined =>
  [...seatsOf(state)].find(([, seat]) => seat.person === person)?.[0];

/** The dice that were thrown last, by the names that the table has for them. */
const diceIn = (state: SetTable): readonly string[] =>
  state.is === 'banked' ? (state.table.roll?.dice ?? []) : ['dice'];

function fresh(event: AtTable): PitTable {
  if (event.type !== 'TableSetUp') return { is: 'unset' };
  const { pack } = event.setup;
  const common = { pack, dice: newDice, thrower: undefined, watched: new Map(), movedAt: event.at };
  return isRace(pack)
    ? { is: 'party', table: newPartyTable, ...common }
    : { is: 'banked', table: newTable, ...common };
}

function throwerIn(event: TableEvent | PartyTableEvent): Thrower {
  if (event.type === 'DiceThrown' && 'thrower' in event) return event.thrower;
  return event.type === 'DiceReleased' ? event.seat : undefined;
}
