import type { PartyTableEvent } from '@dicepit/games';
import { z } from 'zod';
import { faces } from '../command/parts.ts';
import { count, seat } from '../fields.ts';
import { partySetup } from '../setup.ts';

const player = count;
const whites = z.int();
// There is no card 7.
const card = z.literal([2, 3, 4, 5, 6, 8, 9, 10, 11, 12], { error: 'there is no such card' });
const chipsMoved = { player, chips: whites, rack: whites, kitty: whites };
const thrown = z.looseObject({ player, roll: faces, total: count });

/** What each event of a party carries besides its clause and its stamp. */
export const partyEvents: Readonly<Record<PartyTableEvent['type'], z.ZodType>> = {
  TableSetUp: z.looseObject({ setup: partySetup }),
  SatDown: z.looseObject({ seat, person: z.string(), name: z.string() }),
  ChipsBrought: z.looseObject({ seat, whites }),
  StoodUp: z.looseObject({ seat }),
  PlayersCounted: z.looseObject({ game: count, seats: z.array(seat) }),
  DiceReleased: z.looseObject({ seat }),
  ThrowTakenOver: z.looseObject({ seat }),
  CameBack: z.looseObject({ seat }),
  PlayerLeft: z.looseObject({ player, chips: whites }),
  KittyShared: z.looseObject(chipsMoved),
  GameEnded: z.looseObject({ game: count }),
  GameStarted: z.looseObject({ players: count, startingChips: whites.nullable(), cards: z.array(card) }),
  AntePaid: z.looseObject(chipsMoved),
  HighDiceThrown: thrown,
  HighDiceTied: z.looseObject({ players: z.array(player), total: count }),
  FirstThrowerChosen: z.looseObject({ player, how: z.enum(['high dice', 'first seat']) }),
  DiceThrown: thrown,
  CardTurnedDown: z.looseObject({ player, card, left: count }),
  KittyPaid: z.looseObject({ ...chipsMoved, shortfall: whites }),
  KittyDrawn: z.looseObject({ ...chipsMoved, shortfall: whites }),
  DicePassed: z.looseObject({ player, to: player, skipped: z.array(player) }),
  CompletePassMade: z.looseObject({ player, card, chances: count }),
  ChanceMissed: z.looseObject({ player, card, chances: count }),
  GameWon: z.looseObject({ player }),
  KittyCollected: z.looseObject(chipsMoved),
};
