import type { RackChange } from './rack-history.ts';

/** How a number of chips is written in a file: cents as a decimal number, whites as they are. */
export type Unit = 'cents' | 'whites';

/** Every change of a rack as a table for a spreadsheet (RFC 4180), with a name for each column. */
export function resultsFile(changes: readonly RackChange[], unit: Unit): string {
  const lines = changes.map(({ version, at, type, clause, change, chips }) =>
    [new Date(at).toISOString(), String(version), type, clause, written(change, unit), written(chips, unit)]
      .map(quoted)
      .join(','),
  );
  return `${['time,entry,event,clause,change,chips', ...lines].join('\r\n')}\r\n`;
}

/** Hands a text to the browser as a file of that name. */
export function saveAs(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the text by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

const written = (chips: number, unit: Unit): string =>
  unit === 'cents' ? (chips / 100).toFixed(2) : String(chips);

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
