export { addressOf, readingAnchor, sectionAnchor } from './anchor.ts';
export { toHtml } from './html/page.ts';
export { toMarkdown } from './markdown/page.ts';
export type * from './model.ts';
export { sayRolls } from './say-rolls.ts';
export type * from './source.ts';
export { clausesOf, weave } from './weave.ts';
