export type * from './pack-data.ts';
export { toBundle, toPack } from './read-pack.ts';
