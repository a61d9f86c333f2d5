import { screenWidth } from '../screen-width.ts';

/** A line broken between words to fit so many columns; what follows stands a little further in. */
export function wrapped(line: string, width: number | undefined): string {
  if (width === undefined || screenWidth(line) <= width) return line;
  const indent = `${/^ */.exec(line)?.[0] ?? ''}  `;
  const rows: string[] = [];
  let row = '';
  for (const word of line.trimEnd().split(/(?<=\S) /)) {
    const longer = row === '' ? word : `${row} ${word}`;
    if (row !== '' && screenWidth(longer) > width) {
      rows.push(row);
      row = `${indent}${word.trimStart()}`;
    } else row = longer;
  }
  return [...rows, row].join('\n');
}
