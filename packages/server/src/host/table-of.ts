import { callWords, gameOf, SUPERVISOR_CALLED, type Table } from '@dicepit/engine';
import { throwerOf } from '@dicepit/games';
import type { HostTable } from '@dicepit/wire';
import { type Standing, tableCard } from '../floor/facts.ts';
import type { FloorTable } from '../floor/floor.ts';
import { type PitTable, rulesOf } from '../table/pit-table.ts';

/** A table as the host sees it from afar. */
export function hostTable(floor: FloorTable, known: Standing): HostTable {
  const { state } = known;
  const standing = state.is === 'banked' ? atBank(state.table, floor.pack) : atParty(state);
  return { card: tableCard(floor, known), ...standing, pace: floor.house };
}

type Seen = Pick<HostTable, 'rolled' | 'call' | 'shooter' | 'halted' | 'calling'>;

function atBank(table: Table, pack: string): Seen {
  const { rolled, shooter, halt, seats, incidents } = table;
  const nameAt = (seat: number): string | null => seats.get(seat)?.name ?? null;
  return {
    rolled,
    call: lastCall(table, pack),
    shooter: shooter.is.kind === 'seat' ? nameAt(shooter.is.seat) : null,
    halted: halt?.cause ?? null,
    calling: incidents.find(({ kind }) => kind === SUPERVISOR_CALLED)?.at ?? null,
  };
}

function atParty(state: PitTable): Seen {
  if (state.is !== 'party') return { rolled: 0, call: null, shooter: null, halted: null, calling: null };
  const { table } = state;
  const thrower = throwerOf(table);
  return {
    rolled: table.games,
    call: null,
    shooter: thrower === undefined ? null : (table.seats.get(thrower)?.name ?? null),
    halted: null,
    calling: null,
  };
}

/** The call in force: of the roll that is being settled, or of the last one. */
function lastCall({ roll, recent, setup }: Table, pack: string): string | null {
  const outcome = roll?.calls.at(-1)?.outcome ?? (roll === undefined ? recent.at(-1)?.outcome : undefined);
  const rules = rulesOf({ pack });
  if (outcome === undefined || rules === undefined || setup === undefined) return null;
  if (outcome.kind === 'void') return 'No roll';
  const game = gameOf(rules, setup);
  return game === undefined ? null : callWords(game, outcome.roll);
}
