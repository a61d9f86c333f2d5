import type { LiveTable } from '@dicepit/client';
import { balanceOf, type Cents } from '@dicepit/engine';

/** What happened at a table while a page was away. */
export type Missed = {
  readonly rolls: number;
  /** How somebody's chips have changed, those on the layout included; undefined where nobody sits before the page. */
  readonly net: Cents | undefined;
  readonly changed: boolean;
};

/** The difference between two sights of one table. A party counts no rolls; its net is in whites. */
export function missedBetween(before: LiveTable, after: LiveTable): Missed {
  const [then, now] = [worthOf(before), worthOf(after)];
  return {
    rolls: Math.max(0, rollsOf(after) - rollsOf(before)),
    net: then === undefined || now === undefined ? undefined : now - then,
    changed: after.version !== before.version,
  };
}

const rollsOf = (live: LiveTable): number => (live.kind === 'banked' ? live.table.rolled : 0);

function worthOf(live: LiveTable): Cents | undefined {
  const { seat } = live.you;
  if (seat === undefined) return undefined;
  const rack = balanceOf(live.table.ledger, `rack:${seat}`);
  if (live.kind === 'party') return rack;
  const lying = live.table.betting.bets.filter((bet) => bet.seat === seat);
  return lying.reduce((sum, { chips }) => sum + chips, rack);
}
