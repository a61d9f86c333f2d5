import type { Answer } from '@dicepit/client';
import { type Table, usualChips } from '@dicepit/engine';
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
  const { setup, signs } = stateFrom<Table>(view);
  const { limits, closing } = signs;
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
