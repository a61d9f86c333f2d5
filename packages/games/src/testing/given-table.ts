// The words of `engine/src/testing/given-table.ts` for the packs, by name. The words of a table and the people at it come
// from there; a test of a pack finds all of them here.

import type { Setup, TableRules } from '@dicepit/engine';
import * as engine from '../../../engine/src/testing/given-table.ts';
import { tableRules } from '../rows.ts';

export {
  aSetup,
  aStrictSetup,
  type Bets,
  type Changes,
  callOf,
  type TableUnderTest,
  theDealer,
  withEntry,
} from '../../../engine/src/testing/given-table.ts';
export {
  casinoSupervisor,
  dealer,
  gameSupervisor,
  house,
  inspector,
  operator,
  player,
  seniorSupervisor,
} from '../../../engine/src/testing/people.ts';

/** A table of a pack before anything has happened. */
export const givenTable = (pack: string): engine.TableUnderTest => engine.givenTable(rulesOf(pack));

/** A home table of a pack in play, dealt by the house, with these players seated from seat 1 on. */
export const givenHome = (
  pack: string,
  players: readonly string[],
  changes?: engine.Changes,
): engine.TableUnderTest => engine.givenHome(rulesOf(pack), players, changes);

/** A casino's table of a pack in play, dealt by dora under gus. */
export const givenCasino = (
  pack: string,
  players: readonly string[],
  changes?: engine.Changes,
): engine.TableUnderTest => engine.givenCasino(rulesOf(pack), players, changes);

/** A table of a pack that people have opened, up to the start of play and without the steps left out. */
export const givenOpening = (
  pack: string,
  changes?: Partial<Setup>,
  opening?: Parameters<typeof engine.givenOpening>[2],
): engine.TableUnderTest => engine.givenOpening(rulesOf(pack), changes, opening);

/** A table of a pack where seat 1 of five has the dice and these bets are up. */
export const givenShooter = (
  pack: string,
  bets: engine.Bets,
  changes?: Parameters<typeof engine.givenShooter>[2],
): engine.TableUnderTest => engine.givenShooter(rulesOf(pack), bets, changes);

/** The rules of a banked pack, which must have some. */
export function rulesOf(pack: string): TableRules {
  const rules = tableRules[pack];
  if (rules === undefined) throw new Error(`no table rules for ${pack}`);
  return rules;
}
