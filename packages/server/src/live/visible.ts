import type { PartyTableEvent } from '@dicepit/games';
import type { DiceEntry } from '@dicepit/proof';
import type { Withheld } from '@dicepit/wire';
import type { AtTable } from '../table/pit-table.ts';
import { bankedSights } from './banked-sights.ts';
import { type Class, everybody, overseersOnly, type Sight, type Viewer } from './sight.ts';

/** An event as somebody may see it, or only that there was one. */
export type Seen = AtTable | Withheld;

export function seenBy(event: AtTable, { person, sees }: Viewer): Seen {
  const { whole, about, trimmed } = sightOf(event);
  if (ranks[sees] >= ranks[whole]) return event;
  if (person !== '' && about?.(event) === person) return event;
  return trimmed === undefined ? withheld : trimmed(event);
}

/** Whose copy of an event somebody is sent: all who have the same are sent the very same bytes. */
export function copyFor(event: AtTable, { person, sees }: Viewer): Class | 'own' {
  const { about } = sightOf(event);
  return sees === 'room' && person !== '' && about?.(event) === person ? 'own' : sees;
}

const withheld: Withheld = { type: 'Withheld' };

const ranks: Readonly<Record<Class, number>> = { room: 0, staff: 1, overseers: 2 };

/** A party keeps nothing from anybody. */
const party: Readonly<Record<PartyTableEvent['type'], Sight>> = {
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
const dice: Readonly<Record<DiceEntry['type'], Sight>> = {
  SeedCommitted: everybody,
  SeedContributed: everybody,
  FacesDrawn: everybody,
  SeedRevealed: everybody,
  DiceDoubted: overseersOnly,
  DiceFailed: everybody,
};

/** What each kind of event is like to look at. Those that both kinds of table have are as the banked table has them. */
// Each sight takes the event of its own type; the lists above are checked against the events' types.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const sights = { ...party, ...dice, ...bankedSights } as Readonly<Record<AtTable['type'], Sight>>;

/** An event of a kind that this software does not know, in a stream that a later one wrote, is for overseers. */
const sightOf = ({ type }: AtTable): Sight => (Object.hasOwn(sights, type) ? sights[type] : overseersOnly);
