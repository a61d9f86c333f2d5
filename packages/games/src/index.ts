import type { Pack } from '@dicepit/engine';
import { doubleDice } from './double-dice/pack.ts';
import { snakeEyesNsw } from './snake-eyes-nsw/pack.ts';
import { snakeEyesNz } from './snake-eyes-nz/pack.ts';
import { party } from './snake-eyes-party/party.ts';
import { wonderDice } from './wonder-dice/pack.ts';

export { chanceFrom, rollBy } from './house-players/chance.ts';
export { type Chance, type HousePlayer, housePlayer } from './house-players/house-player.ts';
export { type HouseRun, type HouseStep, houseRun } from './house-players/house-run.ts';
export { type Manner, manners } from './house-players/manners.ts';
export { layouts } from './layouts.ts';
export { prescribedCalls } from './prescribed-calls.ts';
export type { Clause as NswClause } from './snake-eyes-nsw/clauses.ts';
export { type Card, everyCard, isCard } from './snake-eyes-party/cards.ts';
export * from './snake-eyes-party/chips.ts';
export type { PartyCommand, PartyDecision } from './snake-eyes-party/command.ts';
export { decideParty } from './snake-eyes-party/decide.ts';
export type { PartyEvent } from './snake-eyes-party/event.ts';
export { evolveParty } from './snake-eyes-party/evolve.ts';
export * from './snake-eyes-party/game.ts';
export { nearestWith } from './snake-eyes-party/passing.ts';
export * from './snake-eyes-party/record.ts';
export { explainParty, type PartyRefusal } from './snake-eyes-party/refusal.ts';
export * from './snake-eyes-party/standing.ts';
export { type PartyWait, partyWaitsFor, throwIsDueIn } from './snake-eyes-party/table/absent.ts';
export {
  type PartyTableBody,
  type PartyTableCommand,
  partyAuthority,
} from './snake-eyes-party/table/command.ts';
export { decidePartyTable } from './snake-eyes-party/table/decide.ts';
export type { PartyTableEvent } from './snake-eyes-party/table/event.ts';
export { evolvePartyTable } from './snake-eyes-party/table/evolve.ts';
export { shortOfAnte, throwerOf } from './snake-eyes-party/table/games.ts';
export {
  isPlaying,
  newPartyTable,
  type PartySeat,
  type PartySetup,
  type PartyTable,
} from './snake-eyes-party/table/party-table.ts';
export { tellPartyTable } from './snake-eyes-party/table/tell.ts';
export { tableRules } from './tables.ts';
export { doubleDice, party, snakeEyesNsw, snakeEyesNz, wonderDice };

/** The packs with a bank, in the order of the house. The party game has none and stands by itself. */
export const bankedPacks: readonly Pack[] = [snakeEyesNz, snakeEyesNsw, doubleDice, wonderDice];

/** Every pack of the house by id, the parlour game last. */
export const packIds: readonly string[] = [...bankedPacks.map(({ id }) => id), party.id];
export { barredChances, displayDisclaimed } from './shown-to-players.ts';
