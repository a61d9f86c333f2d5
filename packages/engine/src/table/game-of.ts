import { assert } from '../invariant.ts';
import type { Game } from '../pack.ts';
import type { TableRules } from './concern.ts';
import type { Setup } from './setup.ts';

const games = new WeakMap<Setup['options'], Game>();

/** The game as a table posts it; opened once for each set of options. */
export function gameOf(rules: TableRules, setup: Setup): Game | undefined {
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
