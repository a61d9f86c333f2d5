import type { Answer } from '@dicepit/client';
import { signInForce, type Table, usualChips } from '@dicepit/engine';
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
import { type HouseMoney, stateFrom } from '@dicepit/wire';
import type { Print } from '@dicepit/words/print';
import { loadPack } from '../live/packs.ts';
import { client } from '../live/pit.ts';
import { bookOf, partyBook } from '../rules/books.ts';
import { time } from '../words/words.ts';

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

/** What a table posts now: its game with its odds, its limits, and when it closes. */
export async function postedAt(table: string): Promise<Answer<PaperFor>> {
  const [answer, pit] = await Promise.all([
    client.ask('readTable', { params: { table } }),
    client.ask('readPit'),
  ]);
  if (!answer.ok) return answer;
  if (!pit.ok) return pit;
  const { pack, kind, title, view } = answer.value;
  if (kind === 'party') return { ok: true, value: { pack, options: {}, posted: {} } };
  const state = stateFrom<Table>(view);
  const { setup, signs } = state;
  const { closing } = signs;
  await loadPack(pack);
  const { procedure } = tableRules[pack] ?? {};
  // What binds, and not what hangs there: a raise that has come, or the law that says less.
  const limits = procedure && signInForce({ table: state, procedure, at: answer.value.now });
  return {
    ok: true,
    value: {
      pack,
      options: setup?.options ?? {},
      posted: {
        table: title,
        ...moneyIn(pit.value.money),
        ...(limits === undefined ? {} : { limits }),
        ...(closing === undefined ? {} : { closes: time(closing.closesAt) }),
      },
    },
  };
}

/** The chips and the symbol of the house, where they are its own. */
const moneyIn = ({ chips, symbol }: HouseMoney): Pick<PaperFor['posted'], 'chips' | 'symbol'> => ({
  ...(JSON.stringify(chips) === JSON.stringify(usualChips) ? {} : { chips }),
  ...(symbol === null ? {} : { symbol }),
});
