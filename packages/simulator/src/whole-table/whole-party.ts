import { assert } from '@dicepit/engine';
import {
  decideParty,
  evolveParty,
  newParty,
  type PartyCommand,
  type PartyEvent,
  type PartyGame,
} from '@dicepit/games';
import type { Method } from '../result.ts';
import { chanceInterval as chanceOfTimes, type Interval } from '../statistics/interval.ts';
import { addAll, meanOfSums, noSums } from '../statistics/sums.ts';
import { createDice } from './fate.ts';

/** Games of the party, each from its antes to its winner. */
export type WholeParty = {
  readonly players: number;
  /** White chips that each brings; null is credit without limit. */
  readonly startingChips: number | null;
  readonly first: 'high dice' | 'first seat';
  readonly games: number;
  readonly seed: string | bigint;
};

export type WholePartyResult = {
  readonly method: Method;
  readonly seed: string;
  readonly games: number;
  /** Throws of a game, high dice not counted. */
  readonly throws: Interval;
  readonly longest: number;
  /** White chips that the winner takes. */
  readonly kitty: Interval;
  /** For each seat the games it won; the first throws first where players agree on that. */
  readonly seats: readonly { readonly games: number; readonly chance: Interval }[];
};

/** Plays whole games of the party by its own rules, every throw decided as at a table. */
export function wholeParty({ players, startingChips, first, games, seed }: WholeParty): WholePartyResult {
  const throws = noSums();
  const kitty = noSums();
  const seats = Array.from({ length: players }, () => 0);
  for (let number = 0; number < games; number++) {
    const played = playedOut(
      { type: 'StartGame', players, startingChips, first },
      createDice(seed, number, 2),
    );
    addAll(throws, Float64Array.of(played.throws), 1);
    addAll(kitty, Float64Array.of(played.kitty), 1);
    seats[played.winner] = (seats[played.winner] ?? 0) + 1;
  }
  return {
    method: 'through the whole table',
    seed: String(seed),
    games,
    throws: meanOfSums(throws),
    longest: throws.highest,
    kitty: meanOfSums(kitty),
    seats: seats.map((won) => ({ games: won, chance: chanceOfTimes(won, games) })),
  };
}

function playedOut(start: PartyCommand, dice: ReturnType<typeof createDice>) {
  let game: PartyGame = newParty;
  let [throws, kitty] = [0, 0];
  const note = (event: PartyEvent): void => {
    if (event.type === 'DiceThrown') throws++;
    if (event.type === 'KittyCollected') kitty = event.chips;
  };
  const give = (command: PartyCommand): void => {
    const decided = decideParty(game, command);
    assert(decided.ok, () => `the party refuses ${JSON.stringify(command)}`);
    for (const event of decided.events) note(event);
    game = decided.events.reduce(evolveParty, game);
  };

  give(start);
  for (;;) {
    const { phase } = game;
    if (phase.is === 'won') return { throws, kitty, winner: phase.winner };
    assert(phase.is !== 'gathering', () => 'a party that was started has not begun');
    if (phase.is === 'throwing') give({ type: 'ThrowDice', player: phase.thrower, roll: dice() });
    else give({ type: 'ThrowHighDice', player: phase.contenders[phase.totals.length] ?? 0, roll: dice() });
  }
}
