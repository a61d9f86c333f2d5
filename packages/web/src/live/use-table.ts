import type { Table } from '@dicepit/engine';
import { useEffect, useState } from 'preact/hooks';
import { type OpenTable, openTable } from './table.ts';

/** A banked table as it is now, for as long as it is looked at; undefined until it has come. */
export function useTable(id: string | undefined): Table | undefined {
  const [open, setOpen] = useState<OpenTable | undefined>(undefined);
  useEffect(() => {
    const opened = id === undefined ? undefined : openTable(id);
    setOpen(opened);
    return () => opened?.close();
  }, [id]);
  const live = open?.live.value;
  return live?.kind === 'banked' && open?.id === id ? live.table : undefined;
}
