// What a race is played by: a game among the players, without a bank. One pack is of that kind, and its decider is in
// its folder.

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
  toStanding,
  toWorth,
  type Whites,
} from './snake-eyes-party/game.ts';
export { pack as party } from './snake-eyes-party/manifest.ts';
export {
  type PlayedParty,
  playRecord,
  type RefusedLine,
  type WrittenParty,
} from './snake-eyes-party/pack.ts';
export { lineOfParty, type PartyLine, partyLines } from './snake-eyes-party/party-lines.ts';
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
  findThrower,
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
  throwIsDueIn,
} from './snake-eyes-party/table.ts';
