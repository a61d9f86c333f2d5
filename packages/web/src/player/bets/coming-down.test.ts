import type { TableEvent } from '@dicepit/engine';
import { expect, test } from 'vitest';
import { staysUpHere } from '../areas/terms-at.ts';
import { atSeat } from '../testing/at-seat.ts';
import { comingDown } from './coming-down.ts';

const settledIn = (events: readonly TableEvent[]) => {
  const settled = events.find((event) => event.type === 'RollSettled');
  return settled?.type === 'RollSettled' ? settled : { settlements: [] };
};

test('double/8.2#3 a won line that stays up comes down where somebody wishes it, and nothing else does', () => {
  const { at, sight } = atSeat('double-dice');
  for (const wager of ['shooters-bet', 'number-6', 'double-3', 'number-8']) at.bets(1, { [wager]: 10_00 });
  at.bets(2, { 'number-6': 10_00 });
  at.offers();
  at.takes(1);
  const settled = settledIn(at.rolls(3, 3).events);
  expect(comingDown(sight(), settled, new Set(['number-6', 'number-8']))).toEqual({ 'number-6': -10_00 });
  expect(comingDown(sight(), settled, new Set())).toEqual({});
});

test('what has come back by itself is not taken down', () => {
  const { at, sight } = atSeat('snake-eyes-nz');
  at.bets(1, { six: 10_00 });
  at.offers();
  at.takes(1);
  const settled = settledIn(at.rolls(4, 2).events);
  // The same wager again, which this roll has not decided.
  at.bets(1, { six: 5_00 });
  expect(comingDown(sight(), settled, new Set(['six']))).toEqual({});
});

test('only a bet that may stay up can be asked down', () => {
  const { game, ...sight } = atSeat('double-dice').sight();
  const stays = Object.values(game.wagers).filter((wager) => staysUpHere({ ...sight, game }, wager));
  expect(stays.map(({ id }) => id)).toContain('number-6');
  expect(stays.map(({ id }) => id)).not.toContain('any-7');
  expect(stays.map(({ id }) => id)).not.toContain('shooters-bet');
  const nz = atSeat('snake-eyes-nz').sight();
  expect(Object.values(nz.game.wagers).some((wager) => staysUpHere(nz, wager))).toBe(false);
});
