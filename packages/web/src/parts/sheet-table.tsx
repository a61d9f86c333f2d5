import type { ComponentChildren } from 'preact';
import * as css from './sheet-table.module.css';

/** A cell, and whether it is a figure that stands to the right. */
type Cell = { readonly text: ComponentChildren; readonly isFigure?: boolean };

type SheetTableProps = {
  readonly head: readonly Cell[];
  /** Each row begins with the number that it is about, where there is one. */
  readonly rows: readonly { readonly key: number; readonly of?: number; readonly cells: readonly Cell[] }[];
};

/** A table in a sheet. */
export const SheetTable = ({ head, rows }: SheetTableProps) => (
  <table class={css.table}>
    <thead>
      <tr>
        {head.map(({ text, isFigure = false }, at) => (
          // A column is nothing but its place.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <th key={at} scope="col" class={isFigure ? css.figure : undefined}>
            {text}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, of, cells }) => (
        <tr key={key}>
          {of !== undefined && <th scope="row">{of}</th>}
          {cells.map(({ text, isFigure = false }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            <td key={at} class={isFigure ? css.figure : undefined}>
              {text}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
