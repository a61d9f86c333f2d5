import type { Answer } from '@dicepit/client';
import type { Table } from '@dicepit/engine';
import { stateFrom } from '@dicepit/wire';
import { client } from '../live/pit.ts';
import { time } from '../words/numbers.ts';
import type { PaperFor } from './made.ts';

/** What a table posts now: its game with its odds, its limits, and when it closes. */
export async function postedAt(table: string): Promise<Answer<PaperFor>> {
  const answer = await client.ask('readTable', { params: { table } });
  if (!answer.ok) return answer;
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
        ...(limits === undefined ? {} : { limits }),
        ...(closing === undefined ? {} : { closes: time(closing.closesAt) }),
      },
    },
  };
}
