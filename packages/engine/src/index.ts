export * from './course.ts';
export * from './edition.ts';
export { assert, InvariantError } from './invariant.ts';
export type * from './layout.ts';
export type * from './lesson.ts';
export * from './money.ts';
export * from './option.ts';
export * from './pack.ts';
export * from './presets.ts';
export * from './procedure.ts';
export type * from './published-text.ts';
export { type Refusal, sheetRefusals } from './refusal.ts';
export * from './refusal-table.ts';
export * from './roll.ts';
export * from './roll-set.ts';
export { rollsToldApart } from './rolls-told-apart.ts';
export {
  type ClosedRule,
  type Fault,
  loses,
  movesTo,
  pushes,
  type Rule,
  ruleCiting,
  stands,
  type Verdict,
  type Win,
  wins,
} from './rule.ts';
export * from './settle.ts';
export { decideSheet } from './sheet/decide.ts';
export { evolveSheet } from './sheet/evolve.ts';
export * from './sheet/settle-record.ts';
export * from './sheet/sheet.ts';
export * from './table/index.ts';
export * from './wager.ts';
export * from './wording/index.ts';
