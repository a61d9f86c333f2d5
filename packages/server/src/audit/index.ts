export { keysFrom } from '../pit/keys.ts';
export * from './by-the-rules.ts';
export { type Exporting, exportTrail } from './export.ts';
