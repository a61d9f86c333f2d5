import type { Pack } from '@dicepit/engine';
import { doubleDice } from './double-dice/pack.ts';
import { snakeEyesNsw } from './snake-eyes-nsw/pack.ts';
import { snakeEyesNz } from './snake-eyes-nz/pack.ts';
import { party } from './snake-eyes-party/pack.ts';
import { wonderDice } from './wonder-dice/pack.ts';

export { chanceFrom, rollBy } from './house-players/chance.ts';
export { type Chance, type HousePlayer, housePlayer } from './house-players/house-player.ts';
export { type HouseRun, type HouseStep, houseRun } from './house-players/house-run.ts';
export { type Manner, manners } from './house-players/manners.ts';
export { layouts } from './layouts.ts';
export { prescribedCalls } from './prescribed-calls.ts';
export type { Clause as NswClause } from './snake-eyes-nsw/clauses.ts';
export {
  type Card,
  type ChipRack,
  chipValues,
  everyCard,
  evolveParty,
  fewestChips,
  isCard,
  isIn,
  isUp,
  newParty,
  nextToThrow,
  type PartyCommand,
  type PartyDecision,
  type PartyEvent,
  type PartyGame,
  type PartyPhase,
  type PartySettings,
  type PartyStanding,
  type Player,
  type Seat,
  standingOf,
  type Whites,
  worthOf,
} from './snake-eyes-party/game.ts';
export {
  type PlayedParty,
  playRecord,
  type RefusedLine,
  type WrittenParty,
} from './snake-eyes-party/pack.ts';
export {
  type PartyRefusal,
  type PartyTableRefusal,
  partyRefusals,
  partyTableRefusals,
} from './snake-eyes-party/refusals.ts';
export { decideParty, nearestWith } from './snake-eyes-party/rules.ts';
export type { PartyDecided, PartyTableEvent } from './snake-eyes-party/table.ts';
export {
  decidePartyTable,
  evolvePartyTable,
  isPlaying,
  newPartyTable,
  type PartySeat,
  type PartySetup,
  type PartyTable,
  type PartyTableBody,
  type PartyTableCommand,
  type PartyWait,
  partyAuthority,
  partyWaitsFor,
  shortOfAnte,
  throwerOf,
  throwIsDueIn,
} from './snake-eyes-party/table.ts';
export { tellPartyTable } from './snake-eyes-party/words.ts';
export { tableRules } from './tables.ts';
export { doubleDice, party, snakeEyesNsw, snakeEyesNz, wonderDice };

/** The packs with a bank, in the order of the house. The party game has none and stands by itself. */
export const bankedPacks: readonly Pack[] = [snakeEyesNz, snakeEyesNsw, doubleDice, wonderDice];

/** Every pack of the house by id, the parlour game last. */
export const packIds: readonly string[] = [...bankedPacks.map(({ id }) => id), party.id];
export { barredChances, displayDisclaimed } from './shown-to-players.ts';
