import { describe, expect, test } from 'vitest';
import {
  aSetup,
  type Changes,
  givenHome,
  house,
  operator,
  player,
  type TableUnderTest,
} from '../../testing/given-table.ts';

const ann = player('ann');

/** Ann has the dice and ten dollars on Hard 6, so that she may throw. */
function annShoots(changes: Changes = {}): TableUnderTest {
  const at = givenHome('snake-eyes-nz', ['ann', 'bob'], changes);
  at.takes('ann');
  at.bets('ann', { 'hard-6': 10_00 });
  return at;
}

const takeDown = (at: TableUnderTest, wager: string, leave?: number) =>
  ({
    type: 'TakeDownBet',
    seat: 1,
    bet: at.bet('ann', wager).bet,
    ...(leave === undefined ? {} : { leave }),
  }) as const;

test('nz/4.9 every wager pays whole cents, so that any chip can be staked on it', () => {
  const at = annShoots();
  const bets = [{ wager: 'hard-4', chips: 5_00 }];
  at.when('bob', { type: 'PlaceBets', seat: 2, bets }).thenEvents({
    type: 'BetPlaced',
    bet: { chips: 5_00 },
  });
});

describe('the window', () => {
  test('nz/4.4 bets are open until the throw and again when it is settled', () => {
    const at = annShoots();
    const field = { type: 'PlaceBets', seat: 2, bets: [{ wager: 'field', chips: 5_00 }] } as const;
    at.given('bob', field);
    at.throws();
    at.when('bob', field).thenRefused({
      code: 'BETTING_IS_CLOSED',
      clause: 'nz/4.4',
      case: 'but-late',
    });
    at.rests();
    at.when('bob', field).thenRefused('BETTING_IS_CLOSED', 'nz/4.4');
    at.calls(4, 5);
    at.when('bob', field).thenRefused('BETTING_IS_CLOSED', 'nz/4.4');
    at.settles();
    at.when('bob', field).thenEvents({ type: 'BetPlaced' });
  });

  test('nz/4.7 a bet may be cut or taken down until the dice come to rest, and not after', () => {
    const at = givenHome('snake-eyes-nz', ['ann']);
    at.takes('ann');
    at.bets('ann', { 'hard-4': 20_00, 'any-7': 5_00 });
    at.throws();
    at.when(ann, takeDown(at, 'hard-4', 5_00)).thenEvents({
      type: 'BetTakenDown',
      chips: 15_00,
      clause: 'nz/4.7',
    });
    expect(at.bet('ann', 'hard-4').chips).toBe(5_00);
    expect(at.rack('ann')).toBe(190_00);
    at.given(ann, takeDown(at, 'any-7'));

    const removal = takeDown(at, 'hard-4');
    at.rests();
    at.when(ann, removal).thenRefused('TOO_LATE', 'nz/4.7');
    at.calls(4, 5);
    at.when(ann, removal).thenRefused('TOO_LATE', 'nz/4.7');
    at.settles();
    at.when(ann, removal).thenEvents({ type: 'BetTakenDown', chips: 5_00 });
    expect(at.rack('ann')).toBe(200_00);
  });

  test.each([10_00, 10_01, -1, 0.5, Number.NaN])('nz/4.7 ten dollars are not cut to %d cents', (leave) => {
    const at = annShoots();
    at.when(ann, takeDown(at, 'hard-6', leave)).thenRefused('NOT_LESS', 'nz/4.7');
  });

  test('nz/4.7 only the owner takes a bet down', () => {
    const at = annShoots();
    at.when('bob', takeDown(at, 'hard-6')).thenRefused('NOT_YOUR_SEAT');
    at.when('bob', { type: 'TakeDownBet', seat: 2, bet: at.bet('ann', 'hard-6').bet }).thenRefused(
      'NO_SUCH_BET',
    );
  });

  test('nz/4.8 a bet that has lost may not be touched once the total is called', () => {
    const at = annShoots();
    at.bets('ann', { five: 10_00 });
    at.throws();
    at.rests();
    at.when(ann, takeDown(at, 'five')).thenRefused('TOO_LATE', 'nz/4.7');
    at.calls(3, 4);
    const before = at.table();
    const trail = at.events().length;
    at.when(ann, takeDown(at, 'five')).thenRefused('BET_HAS_LOST', 'nz/4.8');
    expect(at.table()).toBe(before);
    expect(at.events()).toHaveLength(trail);
  });

  test('nz/4.8 a bet that has not lost is only too late to touch', () => {
    const at = annShoots();
    at.bets('ann', { 'any-7': 10_00 });
    at.throws();
    at.rests();
    at.calls(3, 4);
    at.when(ann, takeDown(at, 'any-7')).thenRefused('TOO_LATE', 'nz/4.7');
  });

  test('nz/4.7 after a void roll everything stays and may be taken down', () => {
    const at = annShoots();
    at.throws();
    at.rests();
    at.given(house, { type: 'CallNoRoll', reason: 'die-on-die' });
    expect(at.bet('ann', 'hard-6').chips).toBe(10_00);
    at.bets('ann', { field: 5_00 }).thenEvents({ type: 'BetPlaced' });
    at.when(ann, takeDown(at, 'hard-6')).thenEvents({ type: 'BetTakenDown', chips: 10_00 });
  });

  test('nz/4.1 a won stake goes back by default and stays up where the table says so', () => {
    const back = annShoots();
    back.rolls(3, 3);
    expect(back.table().betting.bets).toEqual([]);
    expect(back.rack('ann')).toBe(290_00);

    const { policies } = aSetup('snake-eyes-nz');
    const up = annShoots({ policies: { ...policies, staysUp: true } });
    up.rolls(3, 3);
    expect(up.bet('ann', 'hard-6').chips).toBe(10_00);
    expect(up.rack('ann')).toBe(280_00);
  });
});

describe('limits at entry', () => {
  const place = (chips: number) =>
    ({ type: 'PlaceBets', seat: 1, bets: [{ wager: 'field', chips }] }) as const;

  test.each([
    [99, 'STAKE_BELOW_MINIMUM'],
    [100_01, 'STAKE_ABOVE_MAXIMUM'],
  ])('%d cents are outside limits of one to a hundred dollars', (chips, code) => {
    const at = givenHome('snake-eyes-nz', ['ann']);
    at.given(operator, { type: 'PostLimits', limits: { minimum: 1_00, maximum: 100_00 } });
    at.when(ann, place(chips)).thenRefused(code);
    at.when(ann, place(chips < 1_00 ? 1_00 : 100_00)).thenEvents({ type: 'BetPlaced' });
  });

  test('what is added counts together with what lies there', () => {
    const at = givenHome('snake-eyes-nz', ['ann']);
    at.given(operator, { type: 'PostLimits', limits: { minimum: 5_00, maximum: 20_00 } });
    at.bets('ann', { field: 15_00 });
    at.when(ann, place(5_01)).thenRefused('STAKE_ABOVE_MAXIMUM');
    at.when(ann, place(5_00)).thenEvents({ type: 'BetAddedTo', chips: 5_00 });
    at.when(ann, takeDown(at, 'field', 4_99)).thenRefused('STAKE_BELOW_MINIMUM');
    at.when(ann, takeDown(at, 'field', 5_00)).thenEvents({ type: 'BetTakenDown', chips: 15_00 });
  });

  test('a table may take a bet outside its limits and flag it instead', () => {
    const { policies } = aSetup('snake-eyes-nz');
    const at = givenHome('snake-eyes-nz', ['ann'], { policies: { ...policies, limitsAtEntry: 'flag' } });
    at.bets('ann', { field: 50 }).thenEvents({ type: 'BetPlaced', bet: { flags: ['below-minimum'] } });
    at.bets('ann', { field: 50 });
    expect(at.bet('ann', 'field').flags).toEqual([]);
    at.given(ann, takeDown(at, 'field', 60));
    expect(at.bet('ann', 'field').flags).toEqual(['below-minimum']);
  });
});

describe('a table that is not as usual', () => {
  /** Ann gave up the dice with Bob's Hard 8 undecided, and he did not want them. */
  function runOut(betsInRunOut: boolean): TableUnderTest {
    const { policies } = aSetup('snake-eyes-nz');
    const at = annShoots({ policies: { ...policies, betsInRunOut } });
    at.bets('bob', { 'hard-8': 10_00 });
    at.given(ann, { type: 'GiveUpDice', seat: 1 });
    at.given(house, { type: 'OfferDice' });
    at.given('bob', { type: 'DeclineDice', seat: 2 });
    at.given(house, { type: 'OfferDice' });
    return at;
  }
  const field = { type: 'PlaceBets', seat: 2, bets: [{ wager: 'field', chips: 5_00 }] } as const;

  test('nz/5.9(d) while the dealer throws out what is undecided no new bets are taken, but bets may come down', () => {
    const at = runOut(false);
    at.when('bob', field).thenRefused('DEALER_RUNS_OUT', 'nz/5.9(d)');
    at.given(ann, takeDown(at, 'hard-6'));
    at.throws();
    at.when('bob', { ...field, type: 'AskLateBets' }).thenRefused('DEALER_RUNS_OUT');
    at.rests();
    at.calls(5, 3);
    at.settles();
    expect(at.balance('layout')).toBe(0);
  });

  test('nz/5.9(d) whoever takes the dice from the dealer may bet', () => {
    const at = runOut(false);
    at.given('bob', { type: 'AcceptDice', seat: 2 });
    at.when('bob', field).thenEvents({ type: 'BetPlaced' });
  });

  test('nz/5.9(d) a table may take bets all the same by its policy', () => {
    runOut(true).when('bob', field).thenEvents({ type: 'BetPlaced' });
  });

  test('nz/6.10 a halted table takes no new bets, but what is up may be taken down', () => {
    const at = annShoots();
    at.given(house, { type: 'ReportMalfunction', equipment: 'display', words: 'it shows nothing' });
    at.when('bob', field).thenRefused('TABLE_IS_HALTED', 'nz/6.10');
    at.when(ann, takeDown(at, 'hard-6', 5_00)).thenEvents({ type: 'BetTakenDown' });
    expect(at.bet('ann', 'hard-6').chips).toBe(5_00);
  });

  test('bets are closed before play starts and after the table closes', () => {
    const at = givenHome('snake-eyes-nz', ['ann', 'bob']);
    at.given(operator, { type: 'CloseTable' });
    at.when('bob', field).thenRefused('BETTING_IS_CLOSED');
  });
});
