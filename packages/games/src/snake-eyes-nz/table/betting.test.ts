import { describe, expect, test } from 'vitest';
import {
  balance,
  betOf,
  bets,
  called,
  diceRest,
  rackOf,
  rolls,
  settled,
  takesDice,
  throwsDice,
} from '../../testing/at-betting.ts';
import { type AtTable, aSetup, house, inPlay, operator, player } from '../../testing/at-table.ts';

const ann = player('ann');

/** Ann has the dice and ten dollars on Hard 6, so that she may throw. */
function annShoots(changes: Parameters<typeof inPlay>[2] = {}): AtTable {
  const at = inPlay('snake-eyes-nz', ['ann', 'bob'], changes);
  takesDice(at, 'ann');
  bets(at, 'ann', { 'hard-6': 10_00 });
  return at;
}

const takeDown = (at: AtTable, wager: string, leave?: number) =>
  ({
    type: 'TakeDownBet',
    seat: 1,
    bet: betOf(at, 'ann', wager).bet,
    ...(leave === undefined ? {} : { leave }),
  }) as const;

describe('the window', () => {
  test('nz/4.4 bets are open until the throw and again when it is settled', () => {
    const at = annShoots();
    const field = { type: 'PlaceBets', seat: 2, bets: [{ wager: 'field', chips: 5_00 }] } as const;
    at.give(player('bob'), field);
    throwsDice(at);
    expect(at.refused(player('bob'), field)).toMatchObject({
      code: 'BETTING_IS_CLOSED',
      clause: 'nz/4.4',
      message: expect.stringContaining('Ask for a late bet'),
    });
    diceRest(at);
    expect(at.refused(player('bob'), field)).toMatchObject({ code: 'BETTING_IS_CLOSED', clause: 'nz/4.4' });
    called(at, 4, 5);
    expect(at.refused(player('bob'), field)).toMatchObject({ code: 'BETTING_IS_CLOSED', clause: 'nz/4.4' });
    settled(at);
    expect(at.give(player('bob'), field)).toMatchObject([{ type: 'BetPlaced' }]);
  });

  test('nz/4.7 a bet may be cut or taken down until the dice come to rest, and not after', () => {
    const at = inPlay('snake-eyes-nz', ['ann']);
    takesDice(at, 'ann');
    bets(at, 'ann', { 'hard-4': 20_00, 'any-7': 5_00 });
    throwsDice(at);
    expect(at.give(ann, takeDown(at, 'hard-4', 5_00))).toMatchObject([
      { type: 'BetTakenDown', chips: 15_00, clause: 'nz/4.7' },
    ]);
    expect(betOf(at, 'ann', 'hard-4').chips).toBe(5_00);
    expect(rackOf(at, 'ann')).toBe(190_00);
    at.give(ann, takeDown(at, 'any-7'));

    const removal = takeDown(at, 'hard-4');
    diceRest(at);
    expect(at.refused(ann, removal)).toMatchObject({ code: 'TOO_LATE', clause: 'nz/4.7' });
    called(at, 4, 5);
    expect(at.refused(ann, removal)).toMatchObject({ code: 'TOO_LATE', clause: 'nz/4.7' });
    settled(at);
    expect(at.give(ann, removal)).toMatchObject([{ type: 'BetTakenDown', chips: 5_00 }]);
    expect(rackOf(at, 'ann')).toBe(200_00);
  });

  test.each([10_00, 10_01, -1, 0.5, Number.NaN])('nz/4.7 ten dollars are not cut to %d cents', (leave) => {
    const at = annShoots();
    expect(at.refused(ann, takeDown(at, 'hard-6', leave))).toMatchObject({
      code: 'NOT_LESS',
      clause: 'nz/4.7',
    });
  });

  test('nz/4.7 only the owner takes a bet down', () => {
    const at = annShoots();
    expect(at.refused(player('bob'), takeDown(at, 'hard-6'))).toMatchObject({ code: 'NOT_YOUR_SEAT' });
    expect(
      at.refused(player('bob'), { type: 'TakeDownBet', seat: 2, bet: betOf(at, 'ann', 'hard-6').bet }),
    ).toMatchObject({ code: 'NO_SUCH_BET' });
  });

  test('nz/4.8 a bet that has lost may not be touched once the total is called', () => {
    const at = annShoots();
    bets(at, 'ann', { five: 10_00 });
    throwsDice(at);
    diceRest(at);
    expect(at.refused(ann, takeDown(at, 'five'))).toMatchObject({ code: 'TOO_LATE', clause: 'nz/4.7' });
    called(at, 3, 4);
    const before = at.table();
    const trail = at.events().length;
    expect(at.refused(ann, takeDown(at, 'five'))).toMatchObject({ code: 'BET_HAS_LOST', clause: 'nz/4.8' });
    expect(at.table()).toBe(before);
    expect(at.events()).toHaveLength(trail);
  });

  test('nz/4.8 a bet that has not lost is only too late to touch', () => {
    const at = annShoots();
    bets(at, 'ann', { 'any-7': 10_00 });
    throwsDice(at);
    diceRest(at);
    called(at, 3, 4);
    expect(at.refused(ann, takeDown(at, 'any-7'))).toMatchObject({ code: 'TOO_LATE', clause: 'nz/4.7' });
  });

  test('nz/4.7 after a void roll everything stays and may be taken down', () => {
    const at = annShoots();
    throwsDice(at);
    diceRest(at);
    at.give(house, { type: 'CallNoRoll', reason: 'die-on-die' });
    expect(betOf(at, 'ann', 'hard-6').chips).toBe(10_00);
    expect(bets(at, 'ann', { field: 5_00 })).toMatchObject([{ type: 'BetPlaced' }]);
    expect(at.give(ann, takeDown(at, 'hard-6'))).toMatchObject([{ type: 'BetTakenDown', chips: 10_00 }]);
  });

  test('nz/4.1 a won stake goes back by default and stays up where the table says so', () => {
    const back = annShoots();
    rolls(back, 3, 3);
    expect(back.table().betting.bets).toEqual([]);
    expect(rackOf(back, 'ann')).toBe(290_00);

    const { policies } = aSetup('snake-eyes-nz');
    const up = annShoots({ policies: { ...policies, staysUp: true } });
    rolls(up, 3, 3);
    expect(betOf(up, 'ann', 'hard-6').chips).toBe(10_00);
    expect(rackOf(up, 'ann')).toBe(280_00);
  });
});

describe('limits at entry', () => {
  const place = (chips: number) =>
    ({ type: 'PlaceBets', seat: 1, bets: [{ wager: 'field', chips }] }) as const;

  test.each([
    [99, 'STAKE_BELOW_MINIMUM'],
    [100_01, 'STAKE_ABOVE_MAXIMUM'],
  ])('%d cents are outside limits of one to a hundred dollars', (chips, code) => {
    const at = inPlay('snake-eyes-nz', ['ann']);
    at.give(operator, { type: 'PostLimits', limits: { minimum: 1_00, maximum: 100_00 } });
    expect(at.refused(ann, place(chips))).toMatchObject({ code });
    expect(at.give(ann, place(chips < 1_00 ? 1_00 : 100_00))).toMatchObject([{ type: 'BetPlaced' }]);
  });

  test('what is added counts together with what lies there', () => {
    const at = inPlay('snake-eyes-nz', ['ann']);
    at.give(operator, { type: 'PostLimits', limits: { minimum: 5_00, maximum: 20_00 } });
    bets(at, 'ann', { field: 15_00 });
    expect(at.refused(ann, place(5_01))).toMatchObject({ code: 'STAKE_ABOVE_MAXIMUM' });
    expect(at.give(ann, place(5_00))).toMatchObject([{ type: 'BetAddedTo', chips: 5_00 }]);
    expect(at.refused(ann, takeDown(at, 'field', 4_99))).toMatchObject({ code: 'STAKE_BELOW_MINIMUM' });
    expect(at.give(ann, takeDown(at, 'field', 5_00))).toMatchObject([{ type: 'BetTakenDown', chips: 15_00 }]);
  });

  test('a table may take a bet outside its limits and flag it instead', () => {
    const { policies } = aSetup('snake-eyes-nz');
    const at = inPlay('snake-eyes-nz', ['ann'], { policies: { ...policies, limitsAtEntry: 'flag' } });
    expect(bets(at, 'ann', { field: 50 })).toMatchObject([
      { type: 'BetPlaced', bet: { flags: ['below-minimum'] } },
    ]);
    bets(at, 'ann', { field: 50 });
    expect(betOf(at, 'ann', 'field').flags).toEqual([]);
    at.give(ann, takeDown(at, 'field', 60));
    expect(betOf(at, 'ann', 'field').flags).toEqual(['below-minimum']);
  });
});

describe('a table that is not as usual', () => {
  /** Ann gave up the dice with Bob's Hard 8 undecided, and he did not want them. */
  function runOut(betsInRunOut: boolean): AtTable {
    const { policies } = aSetup('snake-eyes-nz');
    const at = annShoots({ policies: { ...policies, betsInRunOut } });
    bets(at, 'bob', { 'hard-8': 10_00 });
    at.give(ann, { type: 'GiveUpDice', seat: 1 });
    at.give(house, { type: 'OfferDice' });
    at.give(player('bob'), { type: 'DeclineDice', seat: 2 });
    at.give(house, { type: 'OfferDice' });
    return at;
  }
  const field = { type: 'PlaceBets', seat: 2, bets: [{ wager: 'field', chips: 5_00 }] } as const;

  test('nz/5.9(d) while the dealer throws out what is undecided no new bets are taken, but bets may come down', () => {
    const at = runOut(false);
    expect(at.refused(player('bob'), field)).toMatchObject({ code: 'DEALER_RUNS_OUT', clause: 'nz/5.9(d)' });
    at.give(ann, takeDown(at, 'hard-6'));
    throwsDice(at);
    expect(at.refused(player('bob'), { ...field, type: 'AskLateBets' })).toMatchObject({
      code: 'DEALER_RUNS_OUT',
    });
    diceRest(at);
    called(at, 5, 3);
    settled(at);
    expect(balance(at, 'layout')).toBe(0);
  });

  test('nz/5.9(d) whoever takes the dice from the dealer may bet', () => {
    const at = runOut(false);
    at.give(player('bob'), { type: 'AcceptDice', seat: 2 });
    expect(at.give(player('bob'), field)).toMatchObject([{ type: 'BetPlaced' }]);
  });

  test('nz/5.9(d) a table may take bets all the same by its policy', () => {
    expect(runOut(true).give(player('bob'), field)).toMatchObject([{ type: 'BetPlaced' }]);
  });

  test('nz/6.10 a halted table takes no new bets, but what is up may be taken down', () => {
    const at = annShoots();
    at.give(house, { type: 'ReportMalfunction', equipment: 'display', words: 'it shows nothing' });
    expect(at.refused(player('bob'), field)).toMatchObject({ code: 'TABLE_IS_HALTED', clause: 'nz/6.10' });
    expect(at.give(ann, takeDown(at, 'hard-6', 5_00))).toMatchObject([{ type: 'BetTakenDown' }]);
    expect(betOf(at, 'ann', 'hard-6').chips).toBe(5_00);
  });

  test('bets are closed before play starts and after the table closes', () => {
    const at = inPlay('snake-eyes-nz', ['ann', 'bob']);
    at.give(operator, { type: 'CloseTable' });
    expect(at.refused(player('bob'), field)).toMatchObject({ code: 'BETTING_IS_CLOSED' });
  });
});
