export { addressOf, readingAnchor, sectionAnchor } from './anchor.ts';
export type * from './model.ts';
export type * from './source.ts';
export { clausesOf, weave } from './weave.ts';
