import type { Rulebook } from '../model.ts';
import { type Paper, type PaperKind, type PaperSource, toHead } from './paper.ts';
import { paysPaper } from './pay-table.ts';
import { clauseBlocks, procedurePaper } from './procedure.ts';
import { closingPaper, diceLogPaper, openingPaper } from './sheets.ts';
import { signPaper } from './sign.ts';

const papers: Readonly<Record<PaperKind, (source: PaperSource) => Paper>> = {
  sign: signPaper,
  pays: ({ book }) => paysPaper(book),
  procedure: procedurePaper,
  opening: openingPaper,
  closing: closingPaper,
  'dice-log': diceLogPaper,
};

/** A paper of a table with a bank. */
export function createPaper(kind: PaperKind, source: PaperSource): Paper {
  const paper = papers[kind](source);
  const { rules } = source.posted;
  if (rules === undefined) return paper;
  return {
    ...paper,
    foot: [...paper.foot, paper.print.words.paper.rules({ mark: rules })],
  };
}

/** The rules of a game without a bank, to be printed: it has no signs, no float and no dice of the house. */
export const rulesPaper = (book: Rulebook): Paper => ({
  ...toHead(book, ({ titles }, game) => titles.procedure({ game })),
  blocks: clauseBlocks(book),
});
