export type * from './pack-data.ts';
export { toBundle } from './read-pack.ts';
