export * from './conduct/index.ts';
export * from './dispute/index.ts';
export * from './drill/index.ts';
export * from './inspectorate/index.ts';
export type { PersonalRef } from './personal-ref.ts';
export * from './promotion/index.ts';
export type { DeskRefusal, DeskRuling } from './refusals.ts';
export type { Stamp as DeskStamp } from './ruling.ts';
