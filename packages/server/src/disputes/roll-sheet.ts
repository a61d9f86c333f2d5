import type { DisputedRoll } from '@dicepit/desks';
import type { CurrentRoll, PastRoll, Table } from '@dicepit/engine';

/** A roll as a dispute has it, and who sat where when it was done. */
export type Sheet = {
  readonly sheet: Omit<DisputedRoll, 'faceRuled'>;
  readonly people: ReadonlyMap<number, string>;
};

/** A roll that the table knows: the one being made, or one that can still be put right. */
export function sheetIn(table: Table, number: number): Sheet | undefined {
  if (table.roll?.number === number) return { sheet: underWay(table, table.roll), people: new Map() };
  const past = table.recent.find((each) => each.number === number);
  return past && sheetOf(past);
}

export function sheetOf(past: PastRoll): Sheet {
  const { number, thrower, calls, outcome, layout, settlements, invalidated, people } = past;
  const state = invalidated ? 'invalidated' : 'done';
  return { sheet: { number, thrower, state, calls, outcome, bets: layout, settlements }, people };
}

function underWay(table: Table, roll: CurrentRoll): Sheet['sheet'] {
  const { number, thrower, calls, lines, layout, restedAt } = roll;
  const outcome = calls.at(-1)?.outcome;
  return {
    number,
    thrower,
    state: 'under way',
    calls,
    ...(outcome === undefined ? {} : { outcome }),
    bets: restedAt === undefined ? table.betting.bets : layout,
    settlements: lines,
  };
}
