import { describe, expect, test } from 'vitest';
import { givenHome, house, player } from '../../testing/given-table.ts';
import { snakeEyesNz } from '../pack.ts';

const ann = player('ann');

describe('placing', () => {
  test('nz/1.2(a) three wagers in one request are placed all or none', () => {
    const at = givenHome('snake-eyes-nz', ['ann']);
    const three = [
      { wager: 'field', chips: 5_00 },
      { wager: 'any-7', chips: 5_00 },
    ];
    at.when(ann, {
      type: 'PlaceBets',
      seat: 1,
      bets: [...three, { wager: 'hard-12', chips: 5_00 }],
    }).thenRefused('WAGER_NOT_OFFERED', 'nz/4.1');
    expect(at.rack('ann')).toBe(200_00);

    at.when(ann, {
      type: 'PlaceBets',
      seat: 1,
      bets: [...three, { wager: 'hard-8', chips: 5_00 }],
    }).thenEvents('BetPlaced', 'BetPlaced', 'BetPlaced');
    expect(at.rack('ann')).toBe(185_00);
  });

  test('nz/1.2(a) together they must be covered, and one wager named twice is one bet', () => {
    const at = givenHome('snake-eyes-nz', ['ann']);
    at.when(ann, {
      type: 'PlaceBets',
      seat: 1,
      bets: [
        { wager: 'field', chips: 150_00 },
        { wager: 'field', chips: 50_01 },
      ],
    }).thenRefused('NOT_ENOUGH_CHIPS', 'nz/4.3');

    at.when(ann, {
      type: 'PlaceBets',
      seat: 1,
      bets: [
        { wager: 'field', chips: 150_00 },
        { wager: 'field', chips: 50_00 },
      ],
    }).thenEvents({ type: 'BetPlaced', bet: { wager: 'field', chips: 200_00 } });
  });

  test('nz/1.2(a) a request may add to one bet and place another, and each bet has a name of its own', () => {
    const at = givenHome('snake-eyes-nz', ['ann']);
    at.bets('ann', { field: 5_00 });
    at.bets('ann', { field: 5_00, 'any-7': 5_00 }).thenEvents({ type: 'BetAddedTo' }, { type: 'BetPlaced' });
    at.bets('ann', { five: 5_00 });
    expect(at.table().betting.bets.map(({ bet }) => bet)).toEqual(['b1', 'b2', 'b3']);
  });

  test('nz/4.1 one player may hold all fifteen spots and no sixteenth', () => {
    const at = givenHome('snake-eyes-nz', ['ann']);
    at.bets('ann', Object.fromEntries(snakeEyesNz.wagerIds.map((wager) => [wager, 5_00])));
    expect(at.table().betting.bets).toHaveLength(15);
    expect(at.balance('layout')).toBe(75_00);
    at.when(ann, { type: 'PlaceBets', seat: 1, bets: [{ wager: 'hard-12', chips: 5_00 }] }).thenRefused(
      'WAGER_NOT_OFFERED',
      'nz/4.1',
    );
  });

  test.each(['__proto__', 'toString', '', 'HARD-6'])('nz/4.1 %j is no wager', (wager) => {
    const at = givenHome('snake-eyes-nz', ['ann']);
    at.when(ann, { type: 'PlaceBets', seat: 1, bets: [{ wager, chips: 5_00 }] }).thenRefused(
      'WAGER_NOT_OFFERED',
      'nz/4.1',
    );
  });

  test('nz/4.3 a bet is made with chips and with nothing else', () => {
    const at = givenHome('snake-eyes-nz', ['ann']);
    at.given(house, { type: 'CashOut', seat: 1 });
    at.when(ann, { type: 'PlaceBets', seat: 1, bets: [{ wager: 'field', chips: 10_00 }] }).thenRefused({
      code: 'NOT_ENOUGH_CHIPS',
      clause: 'nz/4.3',
      chips: 10_00,
      rack: 0,
    });
    at.when(ann, {
      type: 'PlaceBets',
      seat: 1,
      bets: [{ wager: 'field', chips: 0, tokens: 10_00 }],
    }).thenRefused({ clause: 'nz/4.3' });

    at.given(house, { type: 'BuyIn', seat: 1, cents: 10_00, from: 'cash' });
    at.bets('ann', { field: 10_00 }).thenEvents({ type: 'BetPlaced' });
  });

  test.each([0, -5_00, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('nz/4.3 %d is no stake', (chips) => {
    const at = givenHome('snake-eyes-nz', ['ann']);
    at.when(ann, { type: 'PlaceBets', seat: 1, bets: [{ wager: 'field', chips }] }).thenRefused(
      'NOT_WHOLE_CENTS',
      'nz/4.3',
    );
  });

  test('nz/4.3#2 a stack lies with its largest chip at the bottom, whatever order they came in', () => {
    const at = givenHome('snake-eyes-nz', ['ann']);
    for (const chip of [5_00, 100_00, 25_00]) {
      at.given(ann, {
        type: 'PlaceBets',
        seat: 1,
        bets: [{ wager: 'hard-6', chips: chip, stack: [chip] }],
      });
    }
    expect(at.bet('ann', 'hard-6').stack).toEqual([100_00, 25_00, 5_00]);
    at.when(ann, {
      type: 'PlaceBets',
      seat: 1,
      bets: [{ wager: 'hard-8', chips: 30_00, stack: [25_00] }],
    }).thenRefused('STACK_DIFFERS', 'nz/4.3#2');
  });

  test('nz/4.3#2 a stack with unknown chips is not drawn as if it were known', () => {
    const at = givenHome('snake-eyes-nz', ['ann']);
    at.given(ann, { type: 'PlaceBets', seat: 1, bets: [{ wager: 'hard-6', chips: 5_00, stack: [5_00] }] });
    at.bets('ann', { 'hard-6': 10_00 });
    expect(at.bet('ann', 'hard-6')).not.toHaveProperty('stack');
    expect(at.bet('ann', 'hard-6').chips).toBe(15_00);
  });

  test('a seat is played by the person who sits in it', () => {
    const at = givenHome('snake-eyes-nz', ['ann', 'bob']);
    at.when(ann, { type: 'PlaceBets', seat: 2, bets: [{ wager: 'field', chips: 5_00 }] }).thenRefused(
      'NOT_YOUR_SEAT',
    );
  });
});
