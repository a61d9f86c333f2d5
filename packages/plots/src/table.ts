/** The data behind a plot, for those who read figures and for those who cannot see a picture. */
export type Table = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
};

/** What every plot is: a picture, and the figures that it shows. */
export type Plot = { readonly svg: string; readonly table: Table };

/** A table as comma-separated values, as RFC 4180 writes them. */
export const formatCsv = ({ columns, rows }: Table): string =>
  [columns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');

function cell(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
