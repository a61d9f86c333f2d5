export type { InspectorateCommand } from './command.ts';
export { decideInspectorate } from './decide.ts';
export type { InspectedView, InspectorateEvent, Notice, NoticeKind } from './event.ts';
export * from './inspectorate.ts';
export { inspectorateRefusals } from './refusals.ts';
