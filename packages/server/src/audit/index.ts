export { keysFrom } from '../pit/pit.ts';
export * from './by-the-rules.ts';
export { type Exporting, exportTrail } from './export.ts';
