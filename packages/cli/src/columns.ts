import Table from 'cli-table3';

/** Columns for a terminal, without lines; figures stand to the right. */
export function columns(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  rightFrom = 1,
): string {
  const nothing = { top: '', 'top-mid': '', 'top-left': '', 'top-right': '', bottom: '', 'bottom-mid': '' };
  const noSides = { 'bottom-left': '', 'bottom-right': '', left: '', 'left-mid': '', mid: '', 'mid-mid': '' };
  const table = new Table({
    head: [...head],
    colAligns: head.map((_, index) => (index >= rightFrom ? 'right' : 'left')),
    chars: { ...nothing, ...noSides, right: '', 'right-mid': '', middle: '  ' },
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
  });
  for (const row of rows) table.push([...row]);
  return `${table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')}\n`;
}
