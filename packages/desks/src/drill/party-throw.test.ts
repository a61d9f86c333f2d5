import { type Roll, totalOf } from '@dicepit/engine';
import { type PartyGame, toStanding } from '@dicepit/games';
import { describe, expect, test } from 'vitest';
import { choicesIn, levels, sceneIn } from '../testing/drilled.ts';
import { createChance } from './chance.ts';
import { throwIn, throwQuestion, throwTopics } from './party-throw.ts';

/** What a throw changes, seen from the standing before and after it and from nothing that was told between. */
function changed(game: PartyGame, player: number, roll: Roll) {
  const after = throwIn(game, roll).after;
  const [was, is] = [toStanding(game), toStanding(after)];
  const turned = was.faceUp.flatMap((cards, seat) =>
    cards.filter((card) => is.faceUp[seat]?.includes(card) !== true).map((card) => ({ seat, card })),
  );
  const gained = (is.net[player] ?? 0) - (was.net[player] ?? 0);
  // A winner takes the whole kitty, which hides the two chips that are drawn for a two on the way.
  const drawn = totalOf(roll) === 2 ? Math.min(2, was.kitty) : 0;
  const moved = is.winner === player ? drawn : gained;
  const named = moved > 0 ? `draws ${moved}` : `pays ${-moved}`;
  return {
    cards: turned.map(({ card }) => card),
    keys: {
      card: turned[0] === undefined ? 'nobody' : `player ${turned[0].seat + 1}`,
      kitty: moved === 0 ? 'nothing' : named,
      next: is.next === null ? 'over' : `player ${is.next + 1}`,
      chances: is.chances === null ? 'none' : String(is.chances),
    },
  };
}

describe.each(throwTopics)('a throw of the party game: %s', (topic) => {
  test.each(levels)('level %i asks for what the throw changes', (level) => {
    for (let number = 1; number <= 10; number += 1) {
      const question = throwQuestion({ topic, level, chance: createChance(topic, number) });
      const { game, player, roll } = sceneIn(question, 'party');
      const asks = choicesIn(question);
      const { cards, keys } = changed(game, player, roll);

      expect(Object.fromEntries(asks.map(({ about, key }) => [about, key]))).toEqual(keys);
      expect(cards.every((card) => card === totalOf(roll)) && cards.length < 2).toBe(true);
      expect(asks.every(({ choices, key }) => choices.some(({ value }) => value === key))).toBe(true);
    }
  });
});
