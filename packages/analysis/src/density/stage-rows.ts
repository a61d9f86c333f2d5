import type { Cents } from '@dicepit/engine';
import type { JointChain } from '../joint-chain.ts';
import { addMoved, grown, type Row, trimmed } from './row.ts';

/** The row of every joint stage together, moved on roll by roll. */
export function rolledOut(
  chain: JointChain,
  unitsOf: (net: Cents) => number,
  rolls: number,
  onProgress?: (share: number) => void,
): Row {
  let rows = rowsFrom(chain, 0);
  for (let roll = 1; roll <= rolls; roll++) {
    rows = afterRoll(chain, rows, unitsOf);
    if (roll % 64 === 0) onProgress?.(roll / rolls);
  }
  return together(
    rows.flatMap((row) => (row === undefined ? [] : [{ row, places: 0, chance: 1 }])),
    rows.length,
  );
}

/** A row to each joint stage; none where nothing has come to it. */
export type StageRows = readonly (Row | undefined)[];

/** Everything in the first joint stage at one place. */
export const rowsFrom = (chain: JointChain, from: number): StageRows =>
  chain.stages.map((_, stage) =>
    stage === 0 ? { from, chances: Float64Array.of(1), relativeError: 0, missing: 0 } : undefined,
  );

type Part = { readonly row: Row; readonly places: number; readonly chance: number };

/** The rows after one more roll. */
export function afterRoll(chain: JointChain, rows: StageRows, unitsOf: (net: Cents) => number): StageRows {
  const parts = rows.map((): Part[] => []);
  for (const [stage, row] of rows.entries())
    for (const { to, net, ways } of row === undefined ? [] : (chain.stages[stage] ?? []))
      if (row !== undefined) parts[to]?.push({ row, places: unitsOf(net), chance: ways / chain.rolls });
  return parts.map((each) => (each.length === 0 ? undefined : together(each, each.length)));
}

/** The sum of rows, each moved on and taken with its chance. */
function together(parts: readonly Part[], roundings: number): Row {
  const from = Math.min(...parts.map(({ row, places }) => row.from + places));
  const end = Math.max(...parts.map(({ row, places }) => row.from + places + row.chances.length));
  const chances = new Float64Array(end - from);
  for (const { row, places, chance } of parts)
    addMoved(chances, row.chances, row.from + places - from, chance);
  return trimmed({
    from,
    chances,
    relativeError: grown(1, Math.max(...parts.map(({ row }) => row.relativeError)), roundings + 2),
    missing: parts.reduce((sum, { row, chance }) => sum + row.missing * chance, 0),
  });
}
