import type { Answer } from '@dicepit/client';
import { signInForce, type Table, usualChips } from '@dicepit/engine';
import { tableRules } from '@dicepit/games';
import { type HouseMoney, stateFrom } from '@dicepit/wire';
import { client } from '../live/pit.ts';
import { time } from '../words/numbers.ts';
import type { PaperFor } from './made.ts';

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
