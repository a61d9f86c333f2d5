import type { ComponentChildren } from 'preact';

export type LabTableProps = {
  readonly caption: string;
  /** The first names the rows; the others stand over figures. */
  readonly columns: readonly string[];
  readonly children: ComponentChildren;
};

/** Figures in rows, in a box of their own that scrolls sideways where they are wider than the screen. */
export const LabTable = ({ caption, columns, children }: LabTableProps) => (
  <div class="tblbox" role="region" aria-label={caption} tabIndex={0}>
    <table class="tbl lab-figures">
      <caption class="sr">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, at) => (
            <th key={column} scope="col" class={at === 0 ? '' : 'r'}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);
