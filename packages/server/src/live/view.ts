import {
  type Audience,
  eventInfo,
  type Moment,
  overseeing,
  type Role,
  staffRoles,
  type Visibility as VisibilityOf,
  viewFor,
} from '@dicepit/engine';
import type { PartyTableEvent } from '@dicepit/games';
import { type DiceEntry, isHousePerson } from '@dicepit/proof';
import { type DiceFacts, type Plain, plainState, type Snapshot, type Withheld } from '@dicepit/wire';
import type { FloorTable } from '../floor/floor.ts';
import { personOf, viewingRole } from '../people/sessions.ts';
import type { Versioned } from '../pit/projection.ts';
import type { Caller } from '../pit/result.ts';
import { type AtTable, isVirtual, type SetTable, seatOf, seatsOf } from '../table/pit-table.ts';

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

// Who sees what of the events of a table.

export const viewerOf = (caller: Caller): Viewer => ({
  person: personOf(caller),
  sees: caller.is === 'nobody' ? 'room' : classOf(caller.roles),
});

/** Somebody as they look at a table; the person is empty for a screen on the wall. */
export type Viewer = { readonly person: string; readonly sees: Audience };

export type Visibility = VisibilityOf<AtTable>;

const everybody = { whole: 'room' } as const;

const overseersOnly = { whole: 'overseers' } as const;

const seesAll: ReadonlySet<Role> = new Set(overseeing);

/** What somebody with these roles sees of a table. */
export function classOf(roles: readonly Role[]): Audience {
  if (roles.some((role) => seesAll.has(role))) return 'overseers';
  return roles.some((role) => staffRoles.includes(role)) ? 'staff' : 'room';
}

/** An event as somebody may see it, or only that there was one. */
type Seen = AtTable | Withheld;

export function seenBy(event: AtTable, { person, sees }: Viewer): Seen {
  const { whole, about, trimmed } = visibilityOf(event);
  if (ranks[sees] >= ranks[whole]) return event;
  if (person !== '' && about?.(event) === person) return event;
  return trimmed === undefined ? withheld : trimmed(event);
}

/** Whose copy of an event somebody is sent: all who have the same are sent the very same bytes. */
export function copyFor(event: AtTable, { person, sees }: Viewer): Audience | 'own' {
  const { about } = visibilityOf(event);
  return sees === 'room' && person !== '' && about?.(event) === person ? 'own' : sees;
}

const withheld: Withheld = { type: 'Withheld' };

const ranks: Readonly<Record<Audience, number>> = { room: 0, staff: 1, overseers: 2 };

/** A party keeps nothing from anybody. */
const party: Readonly<Record<PartyTableEvent['type'], Visibility>> = {
  TableSetUp: everybody,
  SatDown: everybody,
  ChipsBrought: everybody,
  StoodUp: everybody,
  PlayersCounted: everybody,
  DiceReleased: everybody,
  ThrowTakenOver: everybody,
  CameBack: everybody,
  PlayerLeft: everybody,
  KittyShared: everybody,
  GameEnded: everybody,
  GameStarted: everybody,
  AntePaid: everybody,
  HighDiceThrown: everybody,
  HighDiceTied: everybody,
  FirstThrowerChosen: everybody,
  DiceThrown: everybody,
  CardTurnedDown: everybody,
  KittyPaid: everybody,
  KittyDrawn: everybody,
  DicePassed: everybody,
  CompletePassMade: everybody,
  ChanceMissed: everybody,
  GameWon: everybody,
  KittyCollected: everybody,
};

/** What is written about dice is for everybody to check, save doubts about dice that people hold. */
const dice: Readonly<Record<DiceEntry['type'], Visibility>> = {
  SeedCommitted: everybody,
  SeedContributed: everybody,
  FacesDrawn: everybody,
  SeedRevealed: everybody,
  DiceDoubted: overseersOnly,
  DiceFailed: everybody,
};

/** What the concerns of a banked table say about theirs. */
// Each takes the event of its own type, which the compiler has checked where it is written.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const banked = Object.fromEntries(
  Object.entries(eventInfo).map(([type, { seen }]) => [type, seen]),
) as unknown as Readonly<Record<keyof typeof eventInfo, Visibility>>;

/** What each kind of event is like to look at. Those that both kinds of table have are as the banked table has them. */
export const eventVisibility: Readonly<Record<AtTable['type'], Visibility>> = {
  ...party,
  ...dice,
  ...banked,
};

/** An event of a kind that this software does not know, in a stream that a later one wrote, is for overseers. */
const visibilityOf = ({ type }: AtTable): Visibility =>
  Object.hasOwn(eventVisibility, type) ? eventVisibility[type] : overseersOnly;
