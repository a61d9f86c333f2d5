export { readingAnchor, sectionAnchor, toAddress } from './anchor.ts';
export { asWritten, html, type Markup } from './html/markup.ts';
export { toHtml } from './html/page.ts';
export { type BookParts, toParts } from './html/parts.ts';
export { dress as bookDress } from './html/style/style.ts';
export { toMarkdown } from './markdown/page.ts';
export type * from './model.ts';
export { paperBody, paperPage } from './paper/html.ts';
export {
  type Block,
  type Paper,
  type PaperKind,
  type PaperSource,
  type PaperTable,
  type Posted,
  paperKinds,
} from './paper/paper.ts';
export { paperCss } from './paper/paper-css.ts';
export { createPaper, rulesPaper } from './paper/paper-of.ts';
export { sayStages } from './roll-grid.ts';
export { sayRolls } from './say-rolls.ts';
export type * from './source.ts';
export { listClauses, weave, withoutChances } from './weave.ts';
export { footOf, sayLine } from './words.ts';
