import { type Moment, viewFor } from '@dicepit/engine';
import { isHousePerson } from '@dicepit/proof';
import { type DiceFacts, type Plain, plainState, type Snapshot } from '@dicepit/wire';
import type { FloorTable } from '../floor/floor.ts';
import type { Versioned } from '../pit/projection.ts';
import { type Caller, personOf, viewingRole } from '../pit/result.ts';
import { isVirtual, type SetTable, seatOf, seatsOf } from '../table/pit-table.ts';

/** A table as a caller may see it at one version: where an event stream begins, and what a page is drawn from. */
export function snapshotFor(
  { state, version }: Pick<Versioned<SetTable>, 'state' | 'version'>,
  { table, title, pack, house }: FloorTable,
  caller: Caller,
  now: Moment,
): Snapshot {
  const person = personOf(caller);
  const seat = person === '' ? undefined : seatOf(state, person);
  return {
    table,
    title,
    pack,
    kind: state.is,
    version,
    view: viewOf(state, caller),
    dice: isVirtual(state) ? diceFactsOf(state) : null,
    you: {
      person: person === '' ? null : person,
      roles: caller.is === 'nobody' ? [] : caller.roles,
      ...(seat === undefined ? {} : { seat }),
    },
    house: [...seatsOf(state).values()].map((each) => each.person).filter(isHousePerson),
    staffed: house === null && state.is === 'banked' ? 'people' : 'house',
    now,
  };
}

/** What anybody may know of virtual dice: all but the seed that is still to be revealed. */
export function diceFactsOf({ dice: { live, turn, revealed } }: SetTable): DiceFacts {
  return {
    turn,
    commitment: live?.commitment ?? '',
    contributions: live?.contributions ?? [],
    draws: live?.draws ?? 0,
    revealed: revealed.map(({ turn, commitment, seed }) => ({ turn, commitment, seed })),
  };
}

function viewOf(state: SetTable, caller: Caller): Record<string, Plain> {
  const seen =
    state.is === 'party'
      ? state.table
      : viewFor(state.table, { person: personOf(caller), role: viewingRole(caller) });
  // The plain form of an object is an object.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return plainState(seen) as Record<string, Plain>;
}
