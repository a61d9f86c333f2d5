import { termsOf } from '../settle.ts';
import type { Context, TableRules } from './concern.ts';
import { gameOf } from './game-of.ts';
import { citeBasis } from './procedure/citation.ts';
import type { By, Moment } from './role.ts';
import type { Setup } from './setup.ts';
import type { Table } from './table.ts';

/** What is looked at when somebody asks something of a table; undefined where the pack refuses its options. */
export function contextOf(
  rules: TableRules,
  table: Table,
  setup: Setup,
  { by, at }: { readonly by: By; readonly at: Moment },
): Context | undefined {
  const game = gameOf(rules, setup);
  if (game === undefined) return undefined;
  const { staysUp, chip = table.opening.lowestChip } = setup.policies;
  const terms = termsOf(game, { chip: chip ?? null, ...(staysUp === undefined ? {} : { staysUp }) });
  const cite = (basis: string): string => citeBasis(game, basis);
  return { table, setup, rules, procedure: rules.procedure, game, terms, cite, by, at };
}
