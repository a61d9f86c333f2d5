export { ageAsked, ageOn, underAge } from './age.ts';
export { authority } from './authority/authority.ts';
export * from './authority/roles-for.ts';
export { movedOn } from './bets.ts';
export * from './checklist.ts';
export type { NewBet } from './command/betting.ts';
export type * from './command/command.ts';
export type { Context, Decided, TableRefusal, TableRules } from './concern.ts';
export { contextOf, paymentAt } from './context-of.ts';
export { decideTable } from './decide/decide.ts';
export { usableDice } from './dice.ts';
export { AMENDING_ALONE } from './event/entering.ts';
export type * from './event/event.ts';
export { evolveTable } from './evolve/evolve.ts';
export { gameOf } from './game-of.ts';
export {
  betsTakenFor,
  holdsDiceFor,
  pitPaused,
  throwHeld,
  whyNoBets,
} from './house/betting-window.ts';
export * from './house/house-dealer.ts';
export * from './house/house-looks-again.ts';
export * from './house/house-waits.ts';
export * from './house/settings.ts';
export { SUPERVISOR_CALLED } from './incident.ts';
export { lateNoRolls } from './late-no-rolls.ts';
export * from './ledger.ts';
export * from './limits.ts';
export { type Asker, type Attempt, attempt } from './next/attempt.ts';
export { type NextStep, nextSteps } from './next/next-steps.ts';
export { type RollLines, rollLines } from './next/roll-lines.ts';
export type { MissingPart } from './next/step.ts';
export * from './phase.ts';
export type * from './procedure/authority.ts';
export type * from './procedure/betting.ts';
export type * from './procedure/calling.ts';
export { citeBasis } from './procedure/citation.ts';
export type * from './procedure/conduct.ts';
export type * from './procedure/custody.ts';
export type * from './procedure/disputes.ts';
export type * from './procedure/equipment.ts';
export type * from './procedure/halting.ts';
export type * from './procedure/incidents.ts';
export type * from './procedure/late.ts';
export type * from './procedure/money.ts';
export type * from './procedure/opening.ts';
export type * from './procedure/overruling.ts';
export type * from './procedure/placement.ts';
export type * from './procedure/receiving.ts';
export type * from './procedure/seats.ts';
export type * from './procedure/settling.ts';
export type * from './procedure/shooter.ts';
export type * from './procedure/signs.ts';
export type * from './procedure/staff.ts';
export type * from './procedure/table-procedure.ts';
export type * from './procedure/throwing.ts';
export * from './role.ts';
export * from './setup.ts';
export { mayStake } from './stake.ts';
export * from './table.ts';
export * from './telling/tell-command.ts';
export * from './telling/tell-event.ts';
export { type SetCount, setCount, throwsAfter } from './turn-count.ts';
export { viewFor } from './view.ts';
