import { assert } from '../invariant.ts';
import type { Cents } from '../money.ts';
import type { Game } from '../pack.ts';
import { type Payment, toTerms } from '../settle.ts';
import type { Context, TableRules } from './concern.ts';
import { citeBasis } from './procedure.ts';
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
export function createContext(
  rules: TableRules,
  table: Table,
  setup: Setup,
  { by, at }: { readonly by: By; readonly at: Moment },
): Context | undefined {
  const game = openGame(rules, setup);
  if (game === undefined) return undefined;
  const { staysUp } = setup.policies;
  const terms = toTerms(game, { ...paymentAt(setup, table), ...(staysUp === undefined ? {} : { staysUp }) });
  const cite = (basis: string): string => citeBasis(game, basis);
  return { table, setup, rules, procedure: rules.procedure, game, terms, cite, by, at };
}

const games = new WeakMap<Setup['options'], Game>();

/** The game as a table posts it; opened once for each set of options. */
export function openGame(rules: TableRules, setup: Setup): Game | undefined {
  const known = games.get(setup.options);
  if (known !== undefined && known.pack === rules.pack.id) return known;
  const opened = rules.pack.open(setup.options);
  if (!opened.ok) return undefined;
  games.set(setup.options, opened.game);
  assert(
    opened.game.pack === setup.pack,
    () => `a table of ${setup.pack} is run by the rules of ${opened.game.pack}`,
  );
  return opened.game;
}

/** Of the chips of the house those that the table plays with: from the smallest that it was set up for. */
export function chipsAt({ setup }: Context, paidIn: readonly Cents[]): readonly Cents[] {
  const { chip = 0 } = setup.policies;
  const larger = paidIn.filter((worth) => worth > chip).toSorted((a, b) => a - b);
  return chip === 0 ? larger : [chip, ...larger];
}
