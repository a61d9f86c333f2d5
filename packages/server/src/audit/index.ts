export { keysFrom } from '../pit/keys.ts';
export { type Exporting, exportTrail } from './export.ts';
export { newReplay } from './replay.ts';
