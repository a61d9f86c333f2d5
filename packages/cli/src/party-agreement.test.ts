import {
  openTable,
  type PartyTable,
  type Race,
  type RacePosition,
  raceStart,
  seededDice,
  solveRace,
  throwAt,
  toCards,
  totalOfRoll,
} from '@dicepit/analysis';
import { everyRoll, type Roll } from '@dicepit/engine';
import {
  decideParty,
  everyCard,
  evolveParty,
  newParty,
  nextToThrow,
  type PartyEvent,
  type PartyGame,
  toStanding,
} from '@dicepit/games';
import { describe, expect, test } from 'vitest';

// Analysis and the pack may not know each other, so it is proved here that they speak of the same game.

const rolls = everyRoll[2];
const rollAt = (index: number): Roll => rolls[index] ?? [1, 1];

const started = (players: number, startingChips: number | null): PartyGame => {
  const decision = decideParty(newParty, { type: 'StartGame', players, startingChips, first: 'first seat' });
  return decision.ok ? decision.events.reduce(evolveParty, newParty) : newParty;
};

const thrown = (game: PartyGame, roll: Roll): PartyGame => {
  const decision = decideParty(game, { type: 'ThrowDice', player: nextToThrow(game) ?? 0, roll });
  return decision.ok ? decision.events.reduce(evolveParty, game) : game;
};

/** A game of two brought to a position by events, player 0 to throw. */
function gameAt({ thrower, other, chances }: RacePosition): PartyGame {
  const downs = [thrower, other].flatMap((up, player) =>
    everyCard
      .filter((card) => !up.includes(card))
      .map((card): PartyEvent => ({ type: 'CardTurnedDown', player, card, left: 0, clause: 'party/play-1' })),
  );
  const dice: PartyEvent =
    chances === null
      ? { type: 'FirstThrowerChosen', player: 0, how: 'first seat', clause: 'party/setup-9' }
      : { type: 'CompletePassMade', player: 0, card: 2, chances, clause: 'party/complete-pass-1' };
  return [...downs, dice].reduce(evolveParty, started(2, null));
}

/** What the analysis gives player 0 in a game of two: the chance to win, and the throws to come. */
function outlookOf(race: Race, game: PartyGame): { readonly win: number; readonly throws: number } {
  const { winner, faceUp, next, chances } = toStanding(game);
  const [own = [], other = []] = faceUp;
  if (winner !== null) return { win: winner === 0 ? 1 : 0, throws: 0 };
  if (next === 0) return race.from({ thrower: own, other, chances });
  const { lose, throws } = race.from({ thrower: other, other: own, chances });
  return { win: lose, throws };
}

/**
 * How far the solved race is from the mean over the 36 rolls as the decider plays them. Only the true chances agree
 * with that mean in every position at once, so agreement proves the analysis to be of this game.
 */
function disagreementAt(race: Race, position: RacePosition): number {
  const game = gameAt(position);
  const next = rolls.map((roll) => outlookOf(race, thrown(game, roll)));
  const win = next.reduce((sum, each) => sum + each.win, 0) / 36;
  const throws = 1 + next.reduce((sum, each) => sum + each.throws, 0) / 36;
  const solved = race.from(position);
  return Math.max(Math.abs(solved.win - win), Math.abs(solved.throws - throws) / throws);
}

const positionsUpTo = (most: number): readonly RacePosition[] => {
  const sets = Array.from({ length: 1023 }, (_, index) => toCards(index + 1)).filter(
    ({ length }) => length <= most,
  );
  return sets.flatMap((thrower) =>
    sets.flatMap((other) => [null, 1, 2, 3].map((chances) => ({ thrower, other, chances }))),
  );
};

describe('the exact race of two', () => {
  const race = solveRace();
  const worstOf = (positions: readonly RacePosition[]): number =>
    positions.reduce((worst, position) => Math.max(worst, disagreementAt(race, position)), 0);

  test('party/play-1 agrees with the decider on all 36 rolls wherever each has at most two cards', () => {
    const positions = positionsUpTo(2);
    expect(positions).toHaveLength(55 * 55 * 4);
    expect(worstOf(positions)).toBeLessThan(1e-14);
  });

  test('party/play-1 agrees with the decider at the start and in positions drawn from all of them', () => {
    const dice = seededDice('positions');
    const drawn = (): readonly number[] => toCards(1 + ((dice.roll() * 36 + dice.roll()) % 1023));
    const positions = Array.from({ length: 2_000 }, (_, index) => ({
      thrower: drawn(),
      other: drawn(),
      chances: [null, 1, 2, 3][index % 4] ?? null,
    }));
    expect(worstOf([raceStart, ...positions])).toBeLessThan(1e-13);
  });

  test('party/winner-1 the decider wins for the first thrower as often as the race says', () => {
    const games = 20_000;
    const dice = seededDice('decider');
    let [wins, throws] = [0, 0];
    for (let played = 0; played < games; played += 1) {
      let game = started(2, null);
      for (; nextToThrow(game) !== null; throws += 1) game = thrown(game, rollAt(dice.roll()));
      wins += toStanding(game).winner === 0 ? 1 : 0;
    }
    const { win, throws: mean } = race.from(raceStart);
    expect(Math.abs(wins / games - win)).toBeLessThan(4 * Math.sqrt((win * (1 - win)) / games));
    // Games vary by about 36 throws around their mean.
    expect(Math.abs(throws / games - mean)).toBeLessThan((4 * 36.4) / Math.sqrt(games));
  });
});

describe('the simulated table', () => {
  const signature = (game: PartyGame): string => {
    const { winner, kitty, net, faceUp, next, chances } = toStanding(game);
    return JSON.stringify({ winner, kitty, net, faceUp, next, chances });
  };

  const signatureOfTable = (table: PartyTable, startingChips: number | null): string => {
    const { winner, kitty, thrower, chances } = table;
    return JSON.stringify({
      winner,
      kitty,
      net: table.racks.map((rack) => rack - (startingChips ?? 0)),
      faceUp: table.faceUp.map(toCards),
      next: winner === null ? thrower : null,
      chances: chances === 0 ? null : chances,
    });
  };

  test.each([null, 2, 5, 50])('party/setup-8 is the decider, throw by throw, with %s chips each', (chips) => {
    const dice = seededDice(`table ${chips}`);
    for (let played = 0; played < 540; played += 1) {
      const players = 2 + (played % 9);
      const table = openTable(players, chips);
      let game = started(players, chips);
      const told = [signature(game)];
      const simulated = [signatureOfTable(table, chips)];
      while (table.winner === null && nextToThrow(game) !== null) {
        const roll = dice.roll();
        game = thrown(game, rollAt(roll));
        throwAt(table, totalOfRoll(roll));
        told.push(signature(game));
        simulated.push(signatureOfTable(table, chips));
      }
      expect(simulated).toEqual(told);
    }
  });
});
