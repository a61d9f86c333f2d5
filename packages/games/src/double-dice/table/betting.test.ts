import { describe, expect, test } from 'vitest';
import {
  balance,
  betOf,
  bets,
  rackOf,
  rolls,
  seatOf,
  takesDice,
  throwsDice,
} from '../../testing/at-betting.ts';
import { type AtTable, house, inPlay, operator, player } from '../../testing/at-table.ts';

/** Ann shoots with ten dollars on the Shooter's Bet; Bob stands by. */
function annShoots(): AtTable {
  const at = inPlay('double-dice', ['ann', 'bob']);
  takesDice(at, 'ann');
  bets(at, 'ann', { 'shooters-bet': 10_00 });
  return at;
}

const place = (at: AtTable, person: string, wager: string, chips: number) =>
  ({ type: 'PlaceBets', seat: seatOf(at, person), bets: [{ wager, chips }] }) as const;

const takeDown = (at: AtTable, person: string, wager: string, leave = 0) =>
  ({ type: 'TakeDownBet', seat: seatOf(at, person), bet: betOf(at, person, wager).bet, leave }) as const;

const bob = player('bob');
const ann = player('ann');

describe("the Shooter's Bet", () => {
  test('double/7.1#2 is open to everybody before the first throw of a set and to nobody after it', () => {
    const at = annShoots();
    expect(bets(at, 'bob', { 'shooters-bet': 20_00 })).toMatchObject([{ type: 'BetPlaced' }]);
    at.give(player('cyd'), { type: 'SitDown', seat: 3, name: 'cyd', born: '1990-01-01' });
    at.give(house, { type: 'BuyIn', seat: 3, cents: 50_00, from: 'cash' });
    throwsDice(at);
    expect(at.refused(player('cyd'), place(at, 'cyd', 'shooters-bet', 5_00))).toMatchObject({
      clause: 'double/7.1#2',
    });
    at.give(house, { type: 'BringToRest' });
    at.give(house, { type: 'CallRoll', faces: [4, 1] });
    at.give(house, { type: 'SettleRoll' });
    expect(at.refused(player('cyd'), place(at, 'cyd', 'shooters-bet', 5_00))).toMatchObject({
      code: 'SET_HAS_BEGUN',
      clause: 'double/7.1#2',
      message: expect.stringContaining('1 of the 4 throws'),
    });
    // The other spots stay open between the throws.
    at.give(player('cyd'), place(at, 'cyd', 'any-7', 5_00));
  });

  test('double/7.2 once down it is locked for four throws: not taken off, not cut, not raised', () => {
    const at = annShoots();
    expect(at.refused(ann, takeDown(at, 'ann', 'shooters-bet'))).toMatchObject({ clause: 'double/7.2' });
    expect(at.refused(ann, place(at, 'ann', 'shooters-bet', 5_00))).toMatchObject({
      code: 'BET_IS_LOCKED',
      clause: 'double/7.2',
    });
    rolls(at, 4, 1);
    rolls(at, 5, 4);
    expect(at.refused(ann, takeDown(at, 'ann', 'shooters-bet'))).toMatchObject({
      code: 'BET_IS_LOCKED',
      clause: 'double/7.2',
    });
    expect(at.refused(ann, takeDown(at, 'ann', 'shooters-bet', 5_00))).toMatchObject({
      clause: 'double/7.2',
    });
    rolls(at, 3, 3);
    rolls(at, 6, 2);
    expect(rackOf(at, 'ann')).toBe(210_00);
    expect(bets(at, 'ann', { 'shooters-bet': 20_00 })).toMatchObject([{ type: 'BetPlaced' }]);
  });

  test('double/7.2 the operator moves no stake off it that has ridden on a throw, and one before the throw', () => {
    const at = annShoots();
    bets(at, 'bob', { 'shooters-bet': 10_00 });
    const restores = (person: string) =>
      ({
        type: 'RestoreBet',
        bet: betOf(at, person, 'shooters-bet').bet,
        wager: 'number-6',
        words: 'a sleeve pushed it there',
      }) as const;
    expect(at.give(operator, restores('bob'))[0]?.type).toBe('BetMoved');
    rolls(at, 4, 1);
    expect(at.refused(operator, restores('ann'))).toMatchObject({
      code: 'BET_IS_LOCKED',
      clause: 'double/7.2',
    });
  });

  test('double/7.6 the shooter may bet any other spot too, and has what everybody has there', () => {
    const at = annShoots();
    expect(bets(at, 'ann', { 'double-4': 5_00, 'any-7': 5_00 })).toMatchObject([
      { type: 'BetPlaced' },
      { type: 'BetPlaced' },
    ]);
    expect(at.give(ann, takeDown(at, 'ann', 'any-7'))).toMatchObject([{ type: 'BetTakenDown' }]);
  });
});

describe('the lines', () => {
  test('double/8 every player may bet on a throw, in the middle of a set as well', () => {
    const at = annShoots();
    rolls(at, 4, 1);
    rolls(at, 5, 4);
    expect(bets(at, 'bob', { 'number-8': 5_00 })).toMatchObject([{ type: 'BetPlaced' }]);
  });

  test('double/8.2 one player may hold all six boxes', () => {
    const at = annShoots();
    const boxes = ['number-2-5', 'number-3-4', 'number-6', 'number-8', 'number-10-11', 'number-9-12'];
    expect(bets(at, 'bob', Object.fromEntries(boxes.map((wager) => [wager, 5_00])))).toHaveLength(6);
    expect(balance(at, 'layout')).toBe(40_00);
  });

  test('double/8.3 one player may hold several double boxes', () => {
    const at = annShoots();
    expect(bets(at, 'bob', { 'double-1': 5_00, 'double-6': 5_00 })).toHaveLength(2);
    expect(balance(at, 'layout')).toBe(20_00);
  });

  test('double/8.2#5 a number box is open between throws and closed from the release', () => {
    const at = annShoots();
    bets(at, 'bob', { 'number-6': 10_00 });
    rolls(at, 4, 1);
    rolls(at, 5, 4);
    bets(at, 'bob', { 'number-6': 15_00 });
    expect(betOf(at, 'bob', 'number-6').chips).toBe(25_00);
    expect(at.give(bob, takeDown(at, 'bob', 'number-6', 5_00))).toMatchObject([
      { type: 'BetTakenDown', chips: 20_00, clause: 'double/8.2#5' },
    ]);
    throwsDice(at);
    expect(at.refused(bob, takeDown(at, 'bob', 'number-6'))).toMatchObject({
      code: 'TOO_LATE',
      clause: 'double/8.2#5',
    });
    expect(at.refused(bob, place(at, 'bob', 'number-6', 5_00))).toMatchObject({
      code: 'BETTING_IS_CLOSED',
      clause: 'double/8.2#5',
    });
  });

  test('double/8.3#5 a double box is open between throws and closed from the release', () => {
    const at = annShoots();
    bets(at, 'bob', { 'double-2': 10_00 });
    rolls(at, 4, 1);
    at.give(bob, takeDown(at, 'bob', 'double-2'));
    expect(rackOf(at, 'bob')).toBe(200_00);
    bets(at, 'bob', { 'double-2': 10_00 });
    throwsDice(at);
    expect(at.refused(bob, takeDown(at, 'bob', 'double-2'))).toMatchObject({
      code: 'TOO_LATE',
      clause: 'double/8.3#5',
    });
    expect(at.refused(bob, place(at, 'bob', 'double-2', 5_00))).toMatchObject({
      code: 'BETTING_IS_CLOSED',
      clause: 'double/8.3#5',
    });
  });

  test('double/8.2#5 there are no late bets', () => {
    const at = annShoots();
    throwsDice(at);
    expect(
      at.refused(bob, { type: 'AskLateBets', seat: 2, bets: [{ wager: 'number-6', chips: 5_00 }] }),
    ).toMatchObject({ code: 'BETTING_IS_CLOSED', clause: 'double/8.2#5' });
    expect(at.refused(house, { type: 'ConfirmLateBet', bet: 'b9' })).toMatchObject({ code: 'NO_LATE_BETS' });
  });
});

describe('after a No Throw', () => {
  test('double/5.1#2 nothing on the layout is changed until the throw is made again and settled', () => {
    const at = annShoots();
    bets(at, 'bob', { 'number-6': 10_00 });
    throwsDice(at);
    at.give(house, { type: 'BringToRest' });
    at.give(house, { type: 'CallNoRoll', reason: 'off-the-mat' });
    const frozen = { code: 'LAYOUT_FROZEN', clause: 'double/5.1#2' };
    expect(at.refused(bob, takeDown(at, 'bob', 'number-6'))).toMatchObject(frozen);
    expect(at.refused(bob, takeDown(at, 'bob', 'number-6', 5_00))).toMatchObject(frozen);
    expect(at.refused(bob, place(at, 'bob', 'number-8', 5_00))).toMatchObject(frozen);
    expect(
      at.refused(house, {
        type: 'PlaceForPlayer',
        seat: 2,
        words: '$5 eight',
        bet: { wager: 'number-8', chips: 5_00 },
      }),
    ).toMatchObject(frozen);
    const { bet } = betOf(at, 'bob', 'number-6');
    const moved = { bet, wager: 'number-8', words: 'knocked' };
    expect(at.refused(house, { type: 'NoteMovedBet', ...moved })).toMatchObject(frozen);
    expect(at.refused({ person: 'olga', role: 'operator' }, { type: 'RestoreBet', ...moved })).toMatchObject(
      frozen,
    );

    rolls(at, 5, 4);
    expect(at.give(bob, takeDown(at, 'bob', 'number-6'))).toMatchObject([{ type: 'BetTakenDown' }]);
  });
});

describe('the Bonus', () => {
  test('double/9 there is none where the table does not offer it', () => {
    const at = inPlay('double-dice', ['ann'], { options: { bonus: 'off' } });
    expect(at.refused(ann, place(at, 'ann', 'bonus', 5_00))).toMatchObject({
      code: 'WAGER_NOT_OFFERED',
      clause: 'double/9',
    });
  });

  test('double/9 it is not switched off inside a turn, and may be between turns', () => {
    const at = annShoots();
    for (let thrown = 0; thrown < 4; thrown += 1) rolls(at, 5, 4);
    const off = { type: 'ChangePayTable', options: { bonus: 'off' } } as const;
    expect(at.refused(operator, off)).toMatchObject({ code: 'TURN_HAS_BEGUN', clause: 'double/9' });
    at.give(ann, { type: 'GiveUpDice', seat: 1 });
    expect(at.give(operator, off)[0]?.type).toBe('PayTableChanged');
    expect(at.refused(bob, place(at, 'bob', 'bonus', 5_00))).toMatchObject({ clause: 'double/9' });
  });

  test('double/9.1 nobody has to take it, not even the shooter', () => {
    const at = annShoots();
    expect(throwsDice(at)).toMatchObject([{ type: 'DiceThrown' }]);
  });

  test('double/9.1#2 it must be down before the first throw of a turn is released', () => {
    const at = annShoots();
    expect(bets(at, 'bob', { bonus: 5_00 })).toMatchObject([{ type: 'BetPlaced' }]);
    throwsDice(at);
    expect(at.refused(ann, place(at, 'ann', 'bonus', 5_00))).toMatchObject({ clause: 'double/9.1#2' });
    at.give(house, { type: 'BringToRest' });
    at.give(house, { type: 'CallRoll', faces: [4, 1] });
    at.give(house, { type: 'SettleRoll' });
    expect(at.refused(ann, place(at, 'ann', 'bonus', 5_00))).toMatchObject({
      code: 'TURN_HAS_BEGUN',
      clause: 'double/9.1#2',
    });
  });

  // The bonus goes by the turn, where the other bet that has a time of its own goes by the set.
  test.each([
    { throws: 0, taken: ['bonus', 'shooters-bet'], refused: {} },
    { throws: 1, taken: [], refused: { bonus: 'TURN_HAS_BEGUN', 'shooters-bet': 'SET_HAS_BEGUN' } },
    { throws: 3, taken: [], refused: { bonus: 'TURN_HAS_BEGUN', 'shooters-bet': 'SET_HAS_BEGUN' } },
    { throws: 4, taken: ['shooters-bet'], refused: { bonus: 'TURN_HAS_BEGUN' } },
  ])('double/odds(bonus-timing) after $throws throws of a turn: $refused', ({ throws, taken, refused }) => {
    const at = annShoots();
    for (let thrown = 0; thrown < throws; thrown += 1) rolls(at, 5, 4);
    for (const wager of taken)
      expect(at.give(bob, place(at, 'bob', wager, 5_00))).toMatchObject([{ type: 'BetPlaced' }]);
    for (const [wager, code] of Object.entries(refused))
      expect(at.refused(bob, place(at, 'bob', wager, 5_00)).code).toBe(code);
  });

  test('double/9.1#3 once the turn has begun it is neither taken off nor raised, until the turn ends', () => {
    const at = annShoots();
    bets(at, 'bob', { bonus: 5_00 });
    expect(at.give(bob, takeDown(at, 'bob', 'bonus', 2_00))).toMatchObject([{ type: 'BetTakenDown' }]);
    bets(at, 'bob', { bonus: 3_00 });
    for (let thrown = 0; thrown < 4; thrown += 1) rolls(at, 5, 4);
    expect(at.refused(bob, takeDown(at, 'bob', 'bonus'))).toMatchObject({
      code: 'BET_IS_LOCKED',
      clause: 'double/9.1#3',
    });
    expect(at.refused(bob, place(at, 'bob', 'bonus', 5_00))).toMatchObject({ code: 'TURN_HAS_BEGUN' });
  });

  test('double/9.6#2 after the sixth win every bet is open again, though the shooter goes on', () => {
    const at = annShoots();
    bets(at, 'bob', { bonus: 5_00 });
    for (let set = 1; set <= 6; set += 1) {
      if (set > 1) bets(at, 'ann', { 'shooters-bet': 10_00 });
      for (let thrown = 0; thrown < 4; thrown += 1) rolls(at, 5, 4);
    }
    expect(rackOf(at, 'bob')).toBe(300_00);
    expect(bets(at, 'bob', { bonus: 5_00 })).toMatchObject([{ type: 'BetPlaced' }]);
    expect(bets(at, 'ann', { 'shooters-bet': 10_00 })).toMatchObject([{ type: 'BetPlaced' }]);
  });
});
