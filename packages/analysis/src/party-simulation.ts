import { assert } from '@dicepit/engine';
import { type SeededDice, seededDice, totalOfRoll } from './party-dice.ts';
import { addTo, type Estimate, estimateChance, estimateMean, newTally } from './party-estimate.ts';
import { openTable, type PartyTable, throwAt } from './party-table.ts';

export type PartySimulation = {
  readonly players: number;
  readonly startingChips: number | null;
  readonly games: number;
  readonly seed: string;
};

/** What many games showed: estimates, never exact, and the same again for the same seed. */
export type SimulatedParty = PartySimulation & {
  readonly kind: 'estimated';
  /** The chance to win by seat. Seat 0 throws first, and seat 1 is on its left. */
  readonly seats: readonly { readonly seat: number; readonly wins: number; readonly win: Estimate }[];
  /** Throws in a game, high dice not counted. */
  readonly throws: Estimate;
  /** White chips in the kitty when the winner takes it. */
  readonly kitty: Estimate;
};

/** Plays whole games with seeded dice. */
export function simulateParty(simulation: PartySimulation): SimulatedParty {
  const { players, startingChips, games, seed } = simulation;
  assert(Number.isInteger(players) && players >= 2, () => `${players} players are no game`);
  assert(Number.isInteger(games) && games >= 2, () => `${games} games give no estimate`);
  const dice = seededDice(seed);
  const wins = Array.from({ length: players }, () => 0);
  const throws = newTally();
  const kitty = newTally();

  for (let game = 0; game < games; game += 1) {
    const table = openTable(players, startingChips);
    addTo(throws, playOut(table, dice));
    addTo(kitty, table.collected);
    const winner = table.winner ?? 0;
    wins[winner] = (wins[winner] ?? 0) + 1;
  }

  return {
    kind: 'estimated',
    ...simulation,
    seats: wins.map((won, seat) => ({ seat, wins: won, win: estimateChance(won, games) })),
    throws: estimateMean(throws),
    kitty: estimateMean(kitty),
  };
}

/** Throws until somebody wins, and says how often. */
function playOut(table: PartyTable, dice: SeededDice): number {
  let thrown = 0;
  while (table.winner === null) {
    throwAt(table, totalOfRoll(dice.roll()));
    thrown += 1;
  }
  return thrown;
}
