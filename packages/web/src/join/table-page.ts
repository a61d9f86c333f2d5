import type { FunctionComponent } from 'preact';
import type { OpenTable } from '../live/table.ts';

/** What a page for somebody at a table is given: the table, and the way back to choosing a seat. */
export type TablePageProps = { readonly open: OpenTable; readonly onSit: () => void };

/** A page whose script comes when it is needed. */
export type TablePageLater = () => Promise<FunctionComponent<TablePageProps>>;
