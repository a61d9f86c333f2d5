export type { HouseMoney } from '../fields.ts';
export type { AccountLine, CageAccount, Reversal } from './cage.ts';
export { listCodes } from './codes-of.ts';
export type { ConductFacts, IncidentFacts, TableResult } from './conduct.ts';
export type { DisputeCard, DisputeFacts } from './disputes.ts';
export type { EveningFigures, Recap, SettlingUp, TeamRaised } from './evening.ts';
export type { Claim, Me, OneTime, PersonFacts } from './facts-of-people.ts';
export {
  type DiceFacts,
  type Snapshot,
  snapshot as snapshotSchema,
  type TableCard,
  type Waits,
  type You,
} from './facts-of-tables.ts';
export type { GuestFacts, HostTable, JoinFacts, Overview, StafferFacts } from './host-facts.ts';
export {
  type DiceStanding,
  type EntryKind,
  entryKinds,
  type LayoutAt,
  type RollSheet,
  type TimelineLine,
  type VerificationFacts,
} from './inspect-facts.ts';
export {
  isPartyTable,
  type NewBankedTable,
  type NewPartyTable,
  type Pace,
  type Staffing,
} from './new-table.ts';
export { openApi } from './open-api.ts';
export type { Pausing } from './pausing.ts';
export {
  type DeskName,
  type PitFacts,
  type PitSettings,
  pitFacts as pitFactsSchema,
  type SupervisorCalls,
  type TrialBalance,
} from './pit.ts';
export { type ProblemCode, problemCodes } from './problem-codes.ts';
export { type ProblemDetails, problemDetails } from './problem-details.ts';
export type { ProgramFacts } from './programs.ts';
export type { GivenPromotionCommand } from './promotion-commands.ts';
export type {
  DeskPromotion,
  DeskPromotionCard,
  MyPromotion,
  PromotionCard,
  PromotionDraw,
  PromotionFacts,
} from './promotion-facts.ts';
export {
  type ColumnForm,
  type Report,
  type ReportCell,
  type ReportColumn,
  type ReportKind,
  reportKinds,
} from './report-facts.ts';
export type { Access, AnswerForm, Route } from './route.ts';
export { API_BASE_PATH } from './route-presets.ts';
export {
  type AnswerOf,
  type BodyOf,
  type ParamsOf,
  type QueryOf,
  type RouteName,
  routeGroups,
  routeNames,
  routes,
} from './routes.ts';
export type { LessonShown, ScreenCard } from './screen.ts';
export type {
  BankedScreen,
  Joining,
  LobbyScreen,
  PartyScreen,
  Reaction,
  ReactionName,
  Screen,
  ScreenChoice,
  SpokenCall,
  TableScreen,
} from './screen-facts.ts';
export type { CommandAnswer } from './tables.ts';
export type { WordingFacts } from './wording.ts';
