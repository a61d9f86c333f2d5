export type { InspectorateCommand } from './command.ts';
export { decideInspectorate } from './decide.ts';
export type { InspectorateEvent, Notice, NoticeKind, Sight } from './event.ts';
export * from './inspectorate.ts';
export { inspectorateRefusals } from './refusals.ts';
