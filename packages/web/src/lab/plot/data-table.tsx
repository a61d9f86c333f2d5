import type { Table } from '@dicepit/plots';
import { useState } from 'preact/hooks';
import { sixFigures } from '../parts/figures.ts';
import { labWords } from '../said.ts';

/** The figures behind a plot, for whoever reads rather than looks; made only once it is opened. */
export function DataTable({ table, file }: { readonly table: Table; readonly file: string }) {
  const said = labWords.value.plot;
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="plotdata" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{said.data({ rows: table.rows.length })}</summary>
      {isOpen && (
        // A box that scrolls must be reached by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div class="plotrows" role="region" aria-label={said.dataOf({ file })} tabIndex={0}>
          <table class="tbl">
            <thead>
              <tr>
                {table.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row, index) => (
                <tr key={index}>
                  {row.map((cell, place) => (
                    <td key={table.columns[place]}>{typeof cell === 'string' ? cell : sixFigures(cell)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}
