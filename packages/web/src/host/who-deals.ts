import type { HostTable, StafferFacts } from '@dicepit/wire';
import { list } from '../words/words.ts';
import { isOpen } from './host-table.ts';
import { hostWords } from './host-words.ts';

/** Who deals at a table: the software, somebody of the staff, or nobody yet. */
export function whoDeals({ card }: HostTable, staff: readonly StafferFacts[]): string {
  const { tables, staff: said } = hostWords.value;
  if (card.staffed === 'house') return tables.byHouse;
  const dealers = staff.filter((staffer) =>
    staffer.tables.some(({ table, as }) => table === card.table && as === 'dealer'),
  );
  return dealers.length === 0
    ? said.nobodyDeals
    : said.deals({ names: list(dealers.map(({ name }) => name)) });
}

/** The tables that are dealt at: a party has no dealer, and a closed table needs none. */
export const dealtAt = (tables: readonly HostTable[]): readonly HostTable[] =>
  tables.filter((table) => table.card.kind === 'banked' && isOpen(table));
