import { bankedPacks, isRace, tableRules } from '@dicepit/games';
import { rulesMark } from '@dicepit/proof';
import { type Paper, type PaperKind, type Posted, paperKinds, paperOf, rulesPaper } from '@dicepit/rulebook';
import { bookOf, partyBook } from '../rules/books.ts';

/** Whose paper it is: a pack, with the options and the signs of a table where it is for one. */
export type PaperFor = {
  readonly pack: string;
  readonly options: Readonly<Record<string, string>>;
  readonly posted: Posted;
};

/** The sheets that a game has: a party has no signs, no float and no dice of the house. */
export const sheetsOf = (pack: string): readonly PaperKind[] => (isRace(pack) ? ['procedure'] : paperKinds);

/** A sheet, or nothing where there is no such game. */
export function paperFor(kind: PaperKind, { pack, options, posted }: PaperFor): Paper | undefined {
  if (isRace(pack)) return rulesPaper(partyBook());
  const opened = bankedPacks.find(({ id }) => id === pack)?.open(options);
  const rules = tableRules[pack];
  if (opened?.ok !== true || rules === undefined) return undefined;
  return paperOf(kind, {
    book: bookOf(opened.game),
    procedure: rules.procedure,
    posted: { ...posted, rules: rulesMark(opened.game) },
  });
}
