import { describe, expect, test } from 'vitest';
import { givenHome, house, operator, player, type TableUnderTest } from '../../testing/given-table.ts';

/** Ann shoots with ten dollars on the Shooter's Bet; Bob stands by. */
function annShoots(): TableUnderTest {
  const at = givenHome('double-dice', ['ann', 'bob']);
  at.takes('ann');
  at.bets('ann', { 'shooters-bet': 10_00 });
  return at;
}

const place = (at: TableUnderTest, person: string, wager: string, chips: number) =>
  ({ type: 'PlaceBets', seat: at.seat(person), bets: [{ wager, chips }] }) as const;

const takeDown = (at: TableUnderTest, person: string, wager: string, leave = 0) =>
  ({ type: 'TakeDownBet', seat: at.seat(person), bet: at.bet(person, wager).bet, leave }) as const;

const bob = player('bob');
const ann = player('ann');

describe("the Shooter's Bet", () => {
  test('double/7.1#2 is open to everybody before the first throw of a set and to nobody after it', () => {
    const at = annShoots();
    at.bets('bob', { 'shooters-bet': 20_00 }).thenEvents({ type: 'BetPlaced' });
    at.given('cyd', { type: 'SitDown', seat: 3, name: 'cyd', born: '1990-01-01' });
    at.given(house, { type: 'BuyIn', seat: 3, cents: 50_00, from: 'cash' });
    at.throws();
    at.when('cyd', place(at, 'cyd', 'shooters-bet', 5_00)).thenRefused({
      clause: 'double/7.1#2',
    });
    at.given(house, { type: 'BringToRest' });
    at.given(house, { type: 'CallRoll', faces: [4, 1] });
    at.given(house, { type: 'SettleRoll' });
    at.when('cyd', place(at, 'cyd', 'shooters-bet', 5_00)).thenRefused({
      code: 'SET_HAS_BEGUN',
      clause: 'double/7.1#2',
      made: 1,
      throws: 4,
    });
    // The other spots stay open between the throws.
    at.given('cyd', place(at, 'cyd', 'any-7', 5_00));
  });

  test('double/7.2 once down it is locked for four throws: not taken off, not cut, not raised', () => {
    const at = annShoots();
    at.when(ann, takeDown(at, 'ann', 'shooters-bet')).thenRefused({ clause: 'double/7.2' });
    at.when(ann, place(at, 'ann', 'shooters-bet', 5_00)).thenRefused('BET_IS_LOCKED', 'double/7.2');
    at.rolls(4, 1);
    at.rolls(5, 4);
    at.when(ann, takeDown(at, 'ann', 'shooters-bet')).thenRefused('BET_IS_LOCKED', 'double/7.2');
    at.when(ann, takeDown(at, 'ann', 'shooters-bet', 5_00)).thenRefused({
      clause: 'double/7.2',
    });
    at.rolls(3, 3);
    at.rolls(6, 2);
    expect(at.rack('ann')).toBe(210_00);
    at.bets('ann', { 'shooters-bet': 20_00 }).thenEvents({ type: 'BetPlaced' });
  });

  test('double/7.2 the operator moves no stake off it that has ridden on a throw, and one before the throw', () => {
    const at = annShoots();
    at.bets('bob', { 'shooters-bet': 10_00 });
    const restores = (person: string) =>
      ({
        type: 'RestoreBet',
        bet: at.bet(person, 'shooters-bet').bet,
        wager: 'number-6',
        words: 'a sleeve pushed it there',
      }) as const;
    at.when(operator, restores('bob')).thenFirst('BetMoved');
    at.rolls(4, 1);
    at.when(operator, restores('ann')).thenRefused('BET_IS_LOCKED', 'double/7.2');
  });

  test('double/7.6 the shooter may bet any other spot too, and has what everybody has there', () => {
    const at = annShoots();
    at.bets('ann', { 'double-4': 5_00, 'any-7': 5_00 }).thenEvents(
      { type: 'BetPlaced' },
      { type: 'BetPlaced' },
    );
    at.when(ann, takeDown(at, 'ann', 'any-7')).thenEvents({ type: 'BetTakenDown' });
  });
});

describe('the lines', () => {
  test('double/8 every player may bet on a throw, in the middle of a set as well', () => {
    const at = annShoots();
    at.rolls(4, 1);
    at.rolls(5, 4);
    at.bets('bob', { 'number-8': 5_00 }).thenEvents({ type: 'BetPlaced' });
  });

  test('double/8.2 one player may hold all six boxes', () => {
    const at = annShoots();
    const boxes = ['number-2-5', 'number-3-4', 'number-6', 'number-8', 'number-10-11', 'number-9-12'];
    expect(at.bets('bob', Object.fromEntries(boxes.map((wager) => [wager, 5_00]))).events).toHaveLength(6);
    expect(at.balance('layout')).toBe(40_00);
  });

  test('double/8.3 one player may hold several double boxes', () => {
    const at = annShoots();
    expect(at.bets('bob', { 'double-1': 5_00, 'double-6': 5_00 }).events).toHaveLength(2);
    expect(at.balance('layout')).toBe(20_00);
  });

  test('double/8.2#5 a number box is open between throws and closed from the release', () => {
    const at = annShoots();
    at.bets('bob', { 'number-6': 10_00 });
    at.rolls(4, 1);
    at.rolls(5, 4);
    at.bets('bob', { 'number-6': 15_00 });
    expect(at.bet('bob', 'number-6').chips).toBe(25_00);
    at.when(bob, takeDown(at, 'bob', 'number-6', 5_00)).thenEvents({
      type: 'BetTakenDown',
      chips: 20_00,
      clause: 'double/8.2#5',
    });
    at.throws();
    at.when(bob, takeDown(at, 'bob', 'number-6')).thenRefused('TOO_LATE', 'double/8.2#5');
    at.when(bob, place(at, 'bob', 'number-6', 5_00)).thenRefused('BETTING_IS_CLOSED', 'double/8.2#5');
  });

  test('double/8.3#5 a double box is open between throws and closed from the release', () => {
    const at = annShoots();
    at.bets('bob', { 'double-2': 10_00 });
    at.rolls(4, 1);
    at.given(bob, takeDown(at, 'bob', 'double-2'));
    expect(at.rack('bob')).toBe(200_00);
    at.bets('bob', { 'double-2': 10_00 });
    at.throws();
    at.when(bob, takeDown(at, 'bob', 'double-2')).thenRefused('TOO_LATE', 'double/8.3#5');
    at.when(bob, place(at, 'bob', 'double-2', 5_00)).thenRefused('BETTING_IS_CLOSED', 'double/8.3#5');
  });

  test('double/8.2#5 there are no late bets', () => {
    const at = annShoots();
    at.throws();
    at.when(bob, { type: 'AskLateBets', seat: 2, bets: [{ wager: 'number-6', chips: 5_00 }] }).thenRefused(
      'BETTING_IS_CLOSED',
      'double/8.2#5',
    );
    at.when(house, { type: 'ConfirmLateBet', bet: 'b9' }).thenRefused('NO_LATE_BETS');
  });
});

describe('after a No Throw', () => {
  test('double/5.1#2 nothing on the layout is changed until the throw is made again and settled', () => {
    const at = annShoots();
    at.bets('bob', { 'number-6': 10_00 });
    at.throws();
    at.given(house, { type: 'BringToRest' });
    at.given(house, { type: 'CallNoRoll', reason: 'off-the-mat' });
    const frozen = { code: 'LAYOUT_FROZEN', clause: 'double/5.1#2' };
    at.when(bob, takeDown(at, 'bob', 'number-6')).thenRefused(frozen);
    at.when(bob, takeDown(at, 'bob', 'number-6', 5_00)).thenRefused(frozen);
    at.when(bob, place(at, 'bob', 'number-8', 5_00)).thenRefused(frozen);
    at.when(house, {
      type: 'PlaceForPlayer',
      seat: 2,
      words: '$5 eight',
      bet: { wager: 'number-8', chips: 5_00 },
    }).thenRefused(frozen);
    const { bet } = at.bet('bob', 'number-6');
    const moved = { bet, wager: 'number-8', words: 'knocked' };
    at.when(house, { type: 'NoteMovedBet', ...moved }).thenRefused(frozen);
    at.when({ person: 'olga', role: 'operator' }, { type: 'RestoreBet', ...moved }).thenRefused(frozen);

    at.rolls(5, 4);
    at.when(bob, takeDown(at, 'bob', 'number-6')).thenEvents({ type: 'BetTakenDown' });
  });
});

describe('the Bonus', () => {
  test('double/9 there is none where the table does not offer it', () => {
    const at = givenHome('double-dice', ['ann'], { options: { bonus: 'off' } });
    at.when(ann, place(at, 'ann', 'bonus', 5_00)).thenRefused('WAGER_NOT_OFFERED', 'double/9');
  });

  test('double/9 it is not switched off inside a turn, and may be between turns', () => {
    const at = annShoots();
    for (let thrown = 0; thrown < 4; thrown += 1) at.rolls(5, 4);
    const off = { type: 'ChangePayTable', options: { bonus: 'off' } } as const;
    at.when(operator, off).thenRefused('TURN_HAS_BEGUN', 'double/9');
    at.given(ann, { type: 'GiveUpDice', seat: 1 });
    at.when(operator, off).thenFirst('PayTableChanged');
    at.when(bob, place(at, 'bob', 'bonus', 5_00)).thenRefused({ clause: 'double/9' });
  });

  test('double/9.1 nobody has to take it, not even the shooter', () => {
    const at = annShoots();
    at.throws().thenEvents({ type: 'DiceThrown' });
  });

  test('double/9.1#2 it must be down before the first throw of a turn is released', () => {
    const at = annShoots();
    at.bets('bob', { bonus: 5_00 }).thenEvents({ type: 'BetPlaced' });
    at.throws();
    at.when(ann, place(at, 'ann', 'bonus', 5_00)).thenRefused({ clause: 'double/9.1#2' });
    at.given(house, { type: 'BringToRest' });
    at.given(house, { type: 'CallRoll', faces: [4, 1] });
    at.given(house, { type: 'SettleRoll' });
    at.when(ann, place(at, 'ann', 'bonus', 5_00)).thenRefused('TURN_HAS_BEGUN', 'double/9.1#2');
  });

  // The bonus goes by the turn, where the other bet that has a time of its own goes by the set.
  test.each([
    { throws: 0, taken: ['bonus', 'shooters-bet'], refused: {} },
    { throws: 1, taken: [], refused: { bonus: 'TURN_HAS_BEGUN', 'shooters-bet': 'SET_HAS_BEGUN' } },
    { throws: 3, taken: [], refused: { bonus: 'TURN_HAS_BEGUN', 'shooters-bet': 'SET_HAS_BEGUN' } },
    { throws: 4, taken: ['shooters-bet'], refused: { bonus: 'TURN_HAS_BEGUN' } },
  ])('double/odds(bonus-timing) after $throws throws of a turn: $refused', ({ throws, taken, refused }) => {
    const at = annShoots();
    for (let thrown = 0; thrown < throws; thrown += 1) at.rolls(5, 4);
    for (const wager of taken) at.when(bob, place(at, 'bob', wager, 5_00)).thenEvents({ type: 'BetPlaced' });
    for (const [wager, code] of Object.entries(refused))
      at.when(bob, place(at, 'bob', wager, 5_00)).thenRefused(code);
  });

  test('double/9.1#3 once the turn has begun it is neither taken off nor raised, until the turn ends', () => {
    const at = annShoots();
    at.bets('bob', { bonus: 5_00 });
    at.when(bob, takeDown(at, 'bob', 'bonus', 2_00)).thenEvents({ type: 'BetTakenDown' });
    at.bets('bob', { bonus: 3_00 });
    for (let thrown = 0; thrown < 4; thrown += 1) at.rolls(5, 4);
    at.when(bob, takeDown(at, 'bob', 'bonus')).thenRefused('BET_IS_LOCKED', 'double/9.1#3');
    at.when(bob, place(at, 'bob', 'bonus', 5_00)).thenRefused('TURN_HAS_BEGUN');
  });

  test('double/9.6#2 after the sixth win every bet is open again, though the shooter goes on', () => {
    const at = annShoots();
    at.bets('bob', { bonus: 5_00 });
    for (let set = 1; set <= 6; set += 1) {
      if (set > 1) at.bets('ann', { 'shooters-bet': 10_00 });
      for (let thrown = 0; thrown < 4; thrown += 1) at.rolls(5, 4);
    }
    expect(at.rack('bob')).toBe(300_00);
    at.bets('bob', { bonus: 5_00 }).thenEvents({ type: 'BetPlaced' });
    at.bets('ann', { 'shooters-bet': 10_00 }).thenEvents({ type: 'BetPlaced' });
  });
});
