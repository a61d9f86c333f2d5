import type { ConductEvent } from '../event/conduct.ts';
import type { Table } from '../table.ts';
import { relaid } from './placement.ts';
import type { Evolve, Stamped } from './stamped.ts';

type On<Type extends ConductEvent['type']> = Stamped<ConductEvent, Type>;

/** A void bet has no part in any roll: to put one right later must not bring it back. */
function betVoided(table: Table, { bet }: On<'BetVoided'>): Table {
  const isOther = (each: { readonly bet: string }): boolean => each.bet !== bet;
  const after = relaid(table, (bets) => bets.filter(isOther));
  return {
    ...after,
    roll: after.roll && {
      ...after.roll,
      settled: after.roll.settled.filter((each) => each !== bet),
      lines: after.roll.lines.filter(isOther),
    },
    recent: table.recent.map((past) => ({
      ...past,
      layout: past.layout.filter(isOther),
      settlements: past.settlements.filter(isOther),
    })),
  };
}

function adviceAsked(table: Table, { seat, wanted }: On<'AdviceAsked'>): Table {
  const seated = table.seats.get(seat);
  if (seated === undefined) return table;
  const { advice: _, ...others } = seated;
  return {
    ...table,
    seats: new Map(table.seats).set(seat, wanted ? { ...others, advice: true } : others),
  };
}

// What is said stays in the trail; the table is the same after it.
const rulePrompted = (table: Table, _event: On<'RulePrompted'>): Table => table;
const adviceGiven = (table: Table, _event: On<'AdviceGiven'>): Table => table;

export const conduct: Evolve<ConductEvent> = {
  BetVoided: betVoided,
  RulePrompted: rulePrompted,
  AdviceAsked: adviceAsked,
  AdviceGiven: adviceGiven,
};
