export { type PartyRecord, parsePartyRecord } from './party-record.ts';
export type { Parsed, Problem } from './problem.ts';
export { parseRecord, type RecordPack, type SettleRecord } from './record.ts';
export { parseEvent, parseStream, writeStream } from './stream.ts';
