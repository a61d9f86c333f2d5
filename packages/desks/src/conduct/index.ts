export { type ConductCommand, type Duty, type Office, offices, type VoidedBet } from './command.ts';
export * from './conduct.ts';
export { decideConduct } from './decide.ts';
export { type ConductEvent, type ConductKind, conductKinds } from './event.ts';
export { conductRefusals } from './refusals.ts';
