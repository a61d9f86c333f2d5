import { type Payment, termsOf } from '../settle.ts';
import type { Context, TableRules } from './concern.ts';
import { gameOf } from './game-of.ts';
import { citeBasis } from './procedure/citation.ts';
import type { By, Moment } from './role.ts';
import { byPeople, type Setup } from './setup.ts';
import type { Table } from './table.ts';

/**
 * What a table pays with as it stands: the chips that its float was counted in. A float that was counted before counts
 * said so is paid by the table's smallest chip alone.
 */
export function paymentAt(setup: Setup, { opening }: Pick<Table, 'opening'>): Payment {
  const { chip = opening.lowestChip } = setup.policies;
  const { chips } = opening;
  // No chip of a house is worth less than its smallest, so that at its own tables nothing less is paid in any game.
  return chips === undefined ? { chip: chip ?? null } : { chips, always: !byPeople(setup) };
}

/** What is looked at when somebody asks something of a table; undefined where the pack refuses its options. */
export function contextOf(
  rules: TableRules,
  table: Table,
  setup: Setup,
  { by, at }: { readonly by: By; readonly at: Moment },
): Context | undefined {
  const game = gameOf(rules, setup);
  if (game === undefined) return undefined;
  const { staysUp } = setup.policies;
  const terms = termsOf(game, { ...paymentAt(setup, table), ...(staysUp === undefined ? {} : { staysUp }) });
  const cite = (basis: string): string => citeBasis(game, basis);
  return { table, setup, rules, procedure: rules.procedure, game, terms, cite, by, at };
}
