import type { Cents } from '@dicepit/engine';
import type { AccountLine } from '@dicepit/wire';

type Line = Pick<AccountLine, 'type' | 'cents' | 'table'>;

/** What somebody had when they last left a table; nothing where all of it was lost, undefined where they never played. */
export function leftWith({ lines }: { readonly lines: readonly Line[] }, table: string): Cents | undefined {
  const there = lines.filter((line) => line.table === table);
  const last = there.findLastIndex(({ type }) => type === 'BoughtIn');
  const back = there.slice(last + 1).filter(({ type }) => type === 'CashedOut');
  return there.length === 0 ? undefined : back.reduce((all, { cents }) => all + cents, 0);
}
