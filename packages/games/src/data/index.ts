export { findBundle } from './house-bundles.ts';
export * from './pack-data.ts';
export { fromPlain } from './plain.ts';
export { toBundle, toPack } from './read-pack.ts';
export { writePack } from './write-pack.ts';
