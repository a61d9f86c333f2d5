import { pit } from '../live/pit.ts';
import { Select } from '../parts/field.tsx';
import { inspectWords } from './said.ts';

export type TableSelectProps = {
  readonly chosen: string;
  readonly onPick: (table: string) => void;
  /** Whether all tables together can be chosen as well. */
  readonly every?: boolean;
};

/** One of the tables of the pit. */
export function TableSelect({ chosen, onPick, every = false }: TableSelectProps) {
  const { table, everyTable } = inspectWords.value;
  const options = (pit.value?.tables ?? []).map(({ table: id, title }) => [id, title] as const);
  return (
    <Select
      name={table}
      options={every ? [['', everyTable], ...options] : options}
      chosen={chosen}
      onPick={onPick}
    />
  );
}

export const titleOf = (table: string): string =>
  pit.value?.tables.find((card) => card.table === table)?.title ?? table;
