import type { TableCard } from '@dicepit/wire';
import { client } from '../../live/pit.ts';
import { toastWhyNot, toastWith } from '../../shell/toasts.tsx';
import { words } from '../../words/words.ts';
import { told } from '../live/asked.ts';
import { night } from '../live/night.ts';
import { hostWords } from '../said.ts';
import { type Draft, freeTitle, tableOf } from './draft.ts';
import { freeNames } from './house-names.ts';

/** What the float of a table is counted to that people open without a word about it. */
const FLOAT = 10_000_00;

/** Asks the pit for the table, and opens it where no ceremony stands before that. */
export async function openTable(draft: Draft): Promise<TableCard | undefined> {
  const { tables = [], guests = [] } = night.value ?? {};
  const name = words.value.common.packs[draft.pack] ?? draft.pack;
  const title = freeTitle(
    name,
    tables.map(({ card }) => card.title),
  );
  const free = freeNames(guests.map((guest) => guest.name));
  const card = await told(client.addTable(tableOf(draft, title, free)));
  if (card === undefined) return undefined;
  const isOpen = card.kind === 'party' || card.staffed === 'house' || (await openByHost(card));
  const { opened, needsDealer } = hostWords.value.start;
  if (isOpen) toastWith(opened({ table: card.title }));
  else toastWhyNot(needsDealer({ table: card.title }));
  return card;
}

/** Among friends the host opens a table that people deal; where it is to be done by the book, its dealer does. */
async function openByHost({ table, mode }: TableCard): Promise<boolean> {
  if (mode !== 'home' && mode !== 'fun') return false;
  return (await client.table(table).command({ type: 'OpenTable', float: FLOAT })).ok;
}
