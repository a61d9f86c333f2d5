export { BASE } from './asking.ts';
export type { AccountLine, CageAccount, Reversal } from './cage.ts';
export { codesOf } from './codes-of.ts';
export type { Claim, Me, OneTime, PersonFacts } from './facts-of-people.ts';
export {
  type DiceFacts,
  type Snapshot,
  snapshot as snapshotSchema,
  type TableCard,
  type You,
} from './facts-of-tables.ts';
export type { GuestFacts, HostTable, JoinFacts, Overview, StafferFacts } from './host-facts.ts';
export type { NewBankedTable, NewPartyTable, Pace, Staffing } from './new-table.ts';
export { openApi } from './open-api.ts';
export { type PitFacts, type PitSettings, pitFacts as pitFactsSchema, type TrialBalance } from './pit.ts';
export { type ProblemCode, problemCodes } from './problem-codes.ts';
export { type ProblemDetails, problemDetails, problemOf, refusalOf } from './problem-details.ts';
export type { Access, AnswerForm, Route } from './route.ts';
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
export type { ScreenCard } from './screen.ts';
export type {
  BankedScreen,
  Joining,
  LobbyScreen,
  PartyScreen,
  Screen,
  TableScreen,
} from './screen-facts.ts';
export type { CommandAnswer } from './tables.ts';
