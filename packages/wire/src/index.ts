export type { DiceEntry } from '@dicepit/proof';
export * from './api/index.ts';
export { parseCommand, parsePartyCommand, parseTableCommand } from './command/parse.ts';
export { commandSchemas, partyCommandSchemas } from './command/schemas.ts';
export { readEntry, type StreamCommand, type TableEntry, withoutBirth, writeEntry } from './entry/entry.ts';
export { isTypeAt, parseEntry, typesAt } from './entry/parse.ts';
export {
  type SeenEntry,
  type StreamEvent,
  visibleEntry as seenEntrySchema,
  type Withheld,
} from './entry/stream-event.ts';
export { type Law, lawNamed, laws } from './laws.ts';
export { checkPack, MAX_PACK_LENGTH, type ParsedPack, parsePack } from './pack/parse.ts';
export { packJsonSchema } from './pack/schema.ts';
export { type PartyRecord, parsePartyRecord } from './party-record.ts';
export { check, type Parsed, type Problem, parseJsonStrictly } from './problem.ts';
export { type ProgramScope, programScopes } from './program-scopes.ts';
export { parseRecord, type RecordPack, type SettleRecord } from './record.ts';
export { type ScreenView, screenViews } from './screen-views.ts';
export { type Plain, plainState, readState, stateFrom, writeState } from './state/state.ts';
export { parseEvent, parseStream, writeStream } from './stream.ts';
