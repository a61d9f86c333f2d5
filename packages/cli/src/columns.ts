import { screenWidth } from './screen-width.ts';

/** Columns for a terminal, without lines; figures stand to the right. A head of empty words is left out. */
export function columns(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  rightFrom = 1,
): string {
  const lines = head.every((word) => word === '') ? rows : [head, ...rows];
  const widths = head.map((_, column) =>
    lines.reduce((widest, line) => Math.max(widest, screenWidth(line[column] ?? '')), 0),
  );
  const padded = (text: string, column: number): string => {
    const room = ' '.repeat((widths[column] ?? 0) - screenWidth(text));
    return column >= rightFrom ? `${room}${text}` : `${text}${room}`;
  };
  return lines.map((line) => `${line.map(padded).join('  ').trimEnd()}\n`).join('');
}
