import { bankedPacks } from '@dicepit/games';
import { describe, expect, test } from 'vitest';
import { createDice } from './fate.ts';
import { wholeParty } from './whole-party.ts';
import { wholeTable } from './whole-table.ts';

describe('through the whole table', () => {
  const tables = bankedPacks.map(({ id }) => ({
    pack: id,
    result: wholeTable({ pack: id, stake: 5_00, rolls: 400, seed: 'whole' }),
  }));

  test('every roll is settled, and the result says how it came about', () => {
    for (const { result } of tables)
      expect(result).toMatchObject({ method: 'through the whole table', rolls: 400, seed: 'whole' });
  });

  test('any 7 is decided at every roll and a turn has six throws or so, where there is a shooter', () => {
    for (const { pack, result } of tables.filter(({ pack }) => pack !== 'wonder-dice')) {
      const any7 = result.perWager.find(({ wager }) => wager === 'any-7');
      expect([pack, (any7?.won ?? 0) + (any7?.lost ?? 0)]).toEqual([pack, 400]);
      expect(result.turnsEnded['seven']).toBe(any7?.won);
      const { throwsOfTurn: { low, high } = { low: 0, high: 0 } } = result;
      expect(low).toBeLessThan(6);
      expect(high).toBeGreaterThan(5);
      const turns = Object.values(result.turnsOfThrows).reduce((sum, times) => sum + times, 0);
      expect(turns).toBe(result.turns);
    }
  });

  test('nobody shoots at Wonder Dice', () => {
    const wonder = tables.find(({ pack }) => pack === 'wonder-dice');
    expect(wonder?.result.turns).toBe(0);
    expect(wonder?.result.throwsOfTurn).toBeUndefined();
  });

  test('Double Dice decides the bonus too', () => {
    const double = tables.find(({ pack }) => pack === 'double-dice');
    expect(double?.result.perWager.map(({ wager }) => wager)).toContain('bonus');
  });

  test('the same seed makes the same night, and another seed another', () => {
    const night = (seed: string) =>
      wholeTable({ pack: 'double-dice', stake: 5_00, rolls: 60, seed, players: 3 });
    expect(night('a')).toEqual(night('a'));
    expect(night('a')).not.toEqual(night('b'));
  });

  test('the dice are those that a session of the seed rolls anywhere', () => {
    const [dice, again] = [createDice('fate', 0, 2), createDice('fate', 0, 2)];
    const rolls = Array.from({ length: 36_000 }, dice);
    expect(rolls.slice(0, 5)).toEqual(Array.from({ length: 5 }, again));
    const sevens = rolls.filter(([a = 0, b = 0]) => a + b === 7).length;
    expect(Math.abs(sevens - 6000)).toBeLessThan(4 * Math.sqrt(5000));
  });
});

describe('whole games of the party', () => {
  test('have one winner each, who takes the kitty', () => {
    const result = wholeParty({
      players: 2,
      startingChips: 200,
      first: 'first seat',
      games: 150,
      seed: 'party',
    });
    expect(result.seats.reduce((sum, { games }) => sum + games, 0)).toBe(150);
    expect(result.method).toBe('through the whole table');
    expect(result.kitty.estimate).toBeGreaterThan(0);
    expect(result.longest).toBeGreaterThan(result.throws.estimate);
  });

  test('may begin with high dice', () => {
    const { seats } = wholeParty({
      players: 3,
      startingChips: null,
      first: 'high dice',
      games: 30,
      seed: '1',
    });
    expect(seats.map(({ games }) => games).reduce((sum, games) => sum + games, 0)).toBe(30);
  });
});
