import { bankedPacks, isRace, tableRules } from '@dicepit/games';
import { rulesMark } from '@dicepit/proof';
import {
  createPaper,
  type Paper,
  type PaperKind,
  type Posted,
  paperKinds,
  rulesPaper,
} from '@dicepit/rulebook';
import type { Print } from '@dicepit/words/print';
import { bookOf, partyBook } from '../rules/books.ts';

/** Whose paper it is: a pack, with the options and the signs of a table where it is for one. */
export type PaperFor = {
  readonly pack: string;
  readonly options: Readonly<Record<string, string>>;
  readonly posted: Posted;
};

/** The sheets that a game has: a party has no signs, no float and no dice of the house. */
export const sheetsOf = (pack: string): readonly PaperKind[] => (isRace(pack) ? ['procedure'] : paperKinds);

/** A sheet in a language, or nothing where there is no such game. */
export function paperFor(
  kind: PaperKind,
  { pack, options, posted }: PaperFor,
  print: Print,
): Paper | undefined {
  if (isRace(pack)) return rulesPaper(partyBook(print));
  const opened = bankedPacks.find(({ id }) => id === pack)?.open(options);
  const rules = tableRules[pack];
  if (opened?.ok !== true || rules === undefined) return undefined;
  return createPaper(kind, {
    book: bookOf(opened.game, print),
    procedure: rules.procedure,
    posted: { ...posted, rules: rulesMark(opened.game) },
  });
}
