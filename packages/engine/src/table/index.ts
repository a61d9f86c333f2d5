export { ageAsked, ageOn, ageRefusals, underAge } from './age.ts';
export { leaningRefusals, movedOn, type NewBet, windowsRefusals } from './bets.ts';
export type {
  Audience,
  CommandBody,
  CommandType,
  Context,
  Decided,
  EventBody,
  EventLine,
  EventTopic,
  EventType,
  FactKind,
  PackAuthority,
  TableCommand,
  TableEvent,
  TableProcedure,
  TableRefusal,
  TableRules,
  Visibility,
} from './concern.ts';
export {
  type ComplaintAdvice,
  citeBasis,
  createContext,
  type DisputeStep,
  type DisputesProcedure,
  openGame,
  paymentAt,
} from './concern.ts';
export { type BettingProcedure, bettingRefusals } from './concerns/betting.ts';
export { type CallingProcedure, type CockedTest, callingRefusals } from './concerns/calling.ts';
export {
  type ConductProcedure,
  type Measure,
  type RulePrompt,
  tableConductRefusals,
} from './concerns/conduct.ts';
export { type CustodyProcedure, custodyRefusals } from './concerns/custody.ts';
export { AMENDING_ALONE, enteringRefusals } from './concerns/entering.ts';
export { type EquipmentItem, type EquipmentProcedure, equipmentRefusals } from './concerns/equipment.ts';
export { type HaltingProcedure, haltingRefusals } from './concerns/halting.ts';
export {
  type IncidentsProcedure,
  incidentsRefusals,
  lineOfIncident,
  SUPERVISOR_CALLED,
} from './concerns/incidents.ts';
export { type LateProcedure, lateRefusals } from './concerns/late.ts';
export { type ColourChips, type MoneyProcedure, moneyRefusals, type Tokens } from './concerns/money.ts';
export { lateNoRolls, type NoRollProcedure, noRollRefusals } from './concerns/no-roll.ts';
export {
  type ChecklistItem,
  type ChecklistLine,
  createChecklist,
  type OpeningProcedure,
  openingRefusals,
} from './concerns/opening.ts';
export {
  type InvalidatingProcedure,
  type OverrulingProcedure,
  overrulingRefusals,
} from './concerns/overruling.ts';
export { type PlacementProcedure, placementRefusals } from './concerns/placement.ts';
export { type ReceivingProcedure, receivingRefusals } from './concerns/receiving.ts';
export { type SeatsProcedure, seatsRefusals } from './concerns/seats.ts';
export { type SettlingProcedure, settlingRefusals } from './concerns/settling.ts';
export { type ShooterProcedure, shooterRefusals } from './concerns/shooter.ts';
export { type SignsProcedure, signsRefusals } from './concerns/signs.ts';
export { type StaffProcedure, staffRefusals } from './concerns/staff.ts';
export { type ThrowingProcedure, throwingRefusals } from './concerns/throwing.ts';
export { authority, eventInfo, eventLines, listCommands } from './concerns.ts';
export { commandRefusals, decideTable, type Entitled, evolveTable, rolesFor } from './decide.ts';
export {
  lineOfSettlement,
  linesOfEvent,
  linesOfNotes,
  type NameOf,
  type SettlementLine,
  settlementLines,
} from './event-lines.ts';
export * from './house-dealer.ts';
export {
  type Asker,
  type Attempt,
  attempt,
  type MissingPart,
  type NextStep,
  nextSteps,
} from './next-steps.ts';
export * from './role.ts';
export * from './roll-in-view.ts';
export { rollsRefusals } from './rolls.ts';
export * from './stakes.ts';
export { mayStake, stakesRefusals } from './stakes.ts';
export * from './table.ts';
export { diceHeld, usableDice } from './table.ts';
export { viewFor } from './view.ts';
