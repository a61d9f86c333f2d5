import {
  calledOf,
  callInForce,
  callWordings,
  gameOf,
  type HouseWording,
  SUPERVISOR_CALLED,
  sayCall,
  sayVoid,
  type Table,
} from '@dicepit/engine';
import { throwerOf } from '@dicepit/games';
import type { HostTable } from '@dicepit/wire';
import { type Standing, tableCard } from '../floor/facts.ts';
import type { FloorTable } from '../floor/floor.ts';
import { type PitTable, rulesOf } from '../table/pit-table.ts';

/** A table as the host sees it from afar. */
export function hostTable(floor: FloorTable, known: Standing, wording: HouseWording): HostTable {
  const { state } = known;
  const standing =
    state.is === 'banked'
      ? atBank(state.table, { pack: floor.pack, house: wording[floor.pack] ?? {} })
      : atParty(state);
  return { card: tableCard(floor, known), ...standing, pace: floor.house };
}

type Seen = Pick<HostTable, 'rolled' | 'call' | 'shooter' | 'halted' | 'calling'>;

type Called = { readonly pack: string; readonly house: HouseWording[string] };

function atBank(table: Table, called: Called): Seen {
  const { rolled, shooter, halt, seats, incidents } = table;
  const nameAt = (seat: number): string | null => seats.get(seat)?.name ?? null;
  return {
    rolled,
    call: lastCall(table, called),
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

/** What was called last, in the house's own words where it has them. */
function lastCall(table: Table, { pack, house }: Called): HostTable['call'] {
  const { setup } = table;
  const call = callInForce(table);
  const rules = rulesOf({ pack });
  const game = rules === undefined || setup === undefined ? undefined : gameOf(rules, setup);
  if (call === undefined || game === undefined) return null;
  const { outcome, thrower } = call;
  if (outcome.kind === 'void')
    return { en: sayVoid(game, 'en', house.en), de: sayVoid(game, 'de', house.de) };
  const called = calledOf(game, outcome.roll, thrower);
  return {
    en: sayCall(callWordings.en, called, house.en),
    de: sayCall(callWordings.de, called, house.de),
  };
}
