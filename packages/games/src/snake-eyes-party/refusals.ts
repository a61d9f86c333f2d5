import { everyRole, named, namedList, type RefusalIn, type RefusalTable } from '@dicepit/engine';
import type { Citation } from './clauses.ts';

/**
 * Why the game itself takes no command: every code with its figures. A command that deserves several gets the first in
 * this order.
 */
export const partyRefusals = {
  GAME_HAS_STARTED: {},
  PLAYERS_OUT_OF_RANGE: { players: 'count', allowed: 'range' },
  CHIPS_OUT_OF_RANGE: { startingChips: 'count', allowed: 'range' },
  GAME_NOT_STARTED: {},
  GAME_IS_WON: { winner: 'player' },
  FIRST_THROWER_NOT_CHOSEN: { contenders: 'players' },
  FIRST_THROWER_IS_CHOSEN: { thrower: 'player' },
  NOT_YOUR_THROW: { player: 'player', thrower: 'player' },
  NOT_TWO_DICE: { dice: 'count' },
} as const satisfies RefusalTable;

export type PartyRefusal = RefusalIn<typeof partyRefusals, { readonly clause: Citation }>;

/** Why nothing happens at a party's table, beside what the game itself refuses. */
export const partyTableRefusals = {
  'NOT_YOUR_ROLE.party': { role: named('role', everyRole), roles: namedList('role', everyRole) },
  'NO_TABLE.party': {},
  'TABLE_IS_SET_UP.party': {},
  'NO_SUCH_SEATS.party': { allowed: 'range', seats: 'count' },
  'CHIPS_OUT_OF_RANGE.setup': { least: 'count', startingChips: 'count' },
  'NO_SUCH_SEAT.sitting': { seat: 'count', seats: 'count' },
  'SEAT_TAKEN.party': { seat: 'count' },
  'SEATED_ALREADY.party': {},
  'GAME_IS_ON.sitting': {},
  'GAME_IS_ON.bringing': {},
  'GAME_IS_ON.standing': {},
  'NOT_YOUR_SEAT.party': { seat: 'count' },
  'CHIPS_OUT_OF_RANGE.bringing': { allowed: 'range', whites: 'count' },
  RACK_IS_FULL: { most: 'count' },
  'NO_SUCH_SEAT.empty': { seat: 'count' },
  'DICE_ARE_OUT.leaving': {},
  'DICE_ARE_OUT.ending': {},
  'DICE_ARE_OUT.throwing': {},
  'NOT_SEATED.starting': {},
  'NOT_SEATED.throwing': {},
  'GAME_HAS_STARTED.table': {},
  PLAYERS_ARE_AWAY: { least: 'count', here: 'count' },
  'PLAYERS_OUT_OF_RANGE.table': { least: 'count', players: 'count' },
  ANTE_MISSING: { seat: 'count', rack: 'count', ante: 'count' },
  'GAME_IS_WON.table': {},
  'GAME_NOT_STARTED.table': {},
  'NOT_YOUR_THROW.table': { thrower: 'count', seat: 'count' },
  'FACES_ARE_SEALED.party': {},
  'DICE_NOT_OUT.party': {},
  'NOT_A_ROLL.party': {},
  YOUR_OWN_SEAT: { seat: 'count' },
  THROWER_HAS_TIME: { name: 'text', wait: 'count', waited: 'count' },
  NOT_AWAY: {},
} as const satisfies RefusalTable;

/** A clause of the game, or a policy of the house where the game is silent. */
export type PartyBasis = Citation | `policy/${string}`;

export type PartyTableRefusal =
  | PartyRefusal
  | RefusalIn<typeof partyTableRefusals, { readonly clause: PartyBasis }>;
