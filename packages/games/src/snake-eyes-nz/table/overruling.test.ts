import { describe, expect, test } from 'vitest';
import {
  type Bets,
  casinoSupervisor,
  dealer,
  gameSupervisor,
  givenShooter,
  inspector,
  operator,
  player,
  seniorSupervisor,
  type TableUnderTest,
  theDealer,
} from '../../testing/given-table.ts';

const pack = 'snake-eyes-nz';
const home = (...bets: Bets): TableUnderTest => givenShooter(pack, bets);

describe('the overrule ladder', () => {
  test('nz/6.6 only somebody strictly higher overrules, and every decision is kept', () => {
    const at = home([1, 'six', 10_00]);
    at.calls(4, 2);
    at.given(casinoSupervisor, { type: 'OverruleCall', faces: [4, 1], words: 'a one' });
    for (const by of [gameSupervisor, { ...casinoSupervisor, person: 'cora' }])
      at.when(by, { type: 'OverruleCall', faces: [4, 2], words: 'no' }).thenRefused('NOT_ABOVE', 'nz/6.6');
    at.given(operator, { type: 'OverruleCall', faces: [4, 2], words: 'a two' });
    expect(at.table().roll?.calls.map(({ by, clause }) => [by.person, clause])).toEqual([
      ['house', 'nz/5.6(a)'],
      ['cas', 'nz/6.6(b)'],
      ['olga', 'nz/6.6(d)'],
    ]);
  });

  test('nz/6.6(a) six settled on four and three is overruled to seven: reversed, collected and paid', () => {
    const at = home([1, 'six', 10_00], [2, 'any-7', 10_00], [3, 'five', 10_00]);
    const inside = at.books().inside;
    at.calls(4, 2);
    at.settles();
    expect([at.rack(1), at.rack(2), at.rack(3)]).toEqual([210_00, 190_00, 190_00]);
    const events = at.given(gameSupervisor, {
      type: 'OverruleCall',
      faces: [4, 3],
      words: 'the other is a three',
    }).events;
    expect(events.map(({ type }) => type)).toEqual([
      'CallOverruled',
      'RollReversed',
      'RollSettledAgain',
      'DiceGivenUp',
    ]);
    expect([at.rack(1), at.rack(2), at.rack(3)]).toEqual([190_00, 240_00, 190_00]);
    expect(at.stakes()).toEqual({});
    expect(at.books()).toMatchObject({ inside, outside: inside, bets: at.balance('layout') });
    at.when(theDealer, { type: 'SettleRoll' }).thenRefused('ROLL_NOT_CALLED');
  });

  test('nz/6.6(a) a reversal is the postings of the settlement with their signs turned', () => {
    const at = home([1, 'six', 10_00], [2, 'field', 5_00]);
    at.calls(4, 2);
    const settled = at.settles().events.find(({ type }) => type === 'RollSettled');
    const events = at.given(gameSupervisor, {
      type: 'OverruleCall',
      faces: 'void',
      words: 'die on die',
    }).events;
    const back = events.find(({ type }) => type === 'RollReversed');
    expect(back?.postings).toEqual(
      settled?.postings?.map(({ account, cents }) => ({ account, cents: -cents })),
    );
    expect(at.stakes()).toEqual({ '1 six': 10_00, '2 field': 5_00 });
  });

  test('nz/6.6(b) six, seven, six again: each name is in the history, and chips are conserved at each step', () => {
    const at = home([1, 'six', 10_00], [2, 'any-7', 10_00], [3, 'hard-4', 5_00]);
    const inside = at.books().inside;
    const conserved = (): void => {
      expect(at.books().inside).toBe(inside);
      expect(at.books().outside).toBe(inside);
      expect(at.books().bets).toBe(at.balance('layout'));
    };
    at.calls(4, 2);
    at.settles();
    conserved();
    expect(at.stakes()).toEqual({ '3 hard-4': 5_00 });
    at.given(gameSupervisor, { type: 'OverruleCall', faces: [4, 3], words: 'a three' });
    conserved();
    expect([at.rack(1), at.rack(2), at.rack(3)]).toEqual([190_00, 240_00, 195_00]);
    expect(at.stakes()).toEqual({});
    at.given(casinoSupervisor, { type: 'OverruleCall', faces: [4, 2], words: 'the film shows a two' });
    conserved();
    expect([at.rack(1), at.rack(2), at.rack(3)]).toEqual([210_00, 190_00, 195_00]);
    expect(at.stakes()).toEqual({ '3 hard-4': 5_00 });
    expect(
      at
        .table()
        .recent[0]?.calls.map(({ by, outcome }) => [by.person, outcome.kind === 'total' && outcome.roll]),
    ).toEqual([
      ['house', [4, 2]],
      ['gus', [4, 3]],
      ['cas', [4, 2]],
    ]);
    // The turn that the seven had ended goes on, since nobody had taken the dice.
    expect(at.table().shooter.is).toMatchObject({ kind: 'seat', seat: 1 });
    at.bets(1, { field: 5_00 });
    at.throws();
  });

  test('nz/6.6(c) a void ruling is lifted by the senior: nine is settled, and may not be voided again from below', () => {
    const at = home([1, 'field', 10_00], [2, 'hard-6', 5_00]);
    at.calls(5, 4);
    at.given(casinoSupervisor, { type: 'OverruleCall', faces: 'void', words: 'a die struck the rail' });
    expect(at.stakes()).toEqual({ '1 field': 10_00, '2 hard-6': 5_00 });
    at.given(seniorSupervisor, { type: 'OverruleCall', faces: [5, 4], words: 'it did not' });
    expect(at.rack(1)).toBe(210_00);
    expect(at.stakes()).toEqual({ '2 hard-6': 5_00 });
    at.when(casinoSupervisor, { type: 'OverruleCall', faces: 'void', words: 'but' }).thenRefused('NOT_ABOVE');
  });

  test('nz/6.6(d) nothing overrules the operator, and the inspector only looks', () => {
    const at = home([1, 'field', 10_00]);
    at.calls(5, 4);
    at.given(operator, { type: 'OverruleCall', faces: [5, 5], words: 'two fives' });
    for (const by of [gameSupervisor, casinoSupervisor, seniorSupervisor, { ...operator, person: 'otto' }])
      at.when(by, { type: 'OverruleCall', faces: [5, 4], words: 'no' }).thenRefused('NOT_ABOVE');
    for (const by of [inspector, dealer, player('ann')])
      at.when(by, { type: 'OverruleCall', faces: [5, 4], words: 'no' }).thenRefused('NOT_YOUR_ROLE');
  });

  test('nz/6.6(d) a roll before the last is for the operator: what the corrected roll leaves up goes back', () => {
    const at = home([1, 'six', 10_00], [2, 'hard-4', 5_00], [3, 'any-7', 5_00]);
    const inside = at.books().inside;
    at.rolls(4, 3);
    expect([at.rack(1), at.rack(2), at.rack(3)]).toEqual([190_00, 195_00, 220_00]);
    at.bets(2, { field: 10_00 });
    at.offers();
    at.takes(2);
    at.rolls(2, 2);
    const first = { type: 'OverruleCall', roll: 1, faces: [4, 2], words: 'the film shows a two' } as const;
    for (const by of [gameSupervisor, casinoSupervisor, seniorSupervisor])
      at.when(by, first).thenRefused('NOT_THE_LAST_ROLL', 'nz/6.6(d)');
    at.given(operator, first);
    // Six won after all, Hard 4 should have stood and is handed back, Any 7 lost.
    expect([at.rack(1), at.rack(2), at.rack(3)]).toEqual([210_00, 210_00, 195_00]);
    expect(at.stakes()).toEqual({});
    expect(at.books()).toMatchObject({ inside, bets: at.balance('layout') });
  });

  test('nz/6.6(d) a bet that an earlier roll should have decided is taken out of the later one', () => {
    const at = home([1, 'hard-4', 10_00]);
    const inside = at.books().inside;
    at.rolls(5, 3);
    at.rolls(2, 2);
    expect(at.rack(1)).toBe(270_00);
    at.given(operator, { type: 'OverruleCall', roll: 1, faces: [3, 1], words: 'an easy four' });
    expect(at.rack(1)).toBe(190_00);
    expect(at.books().inside).toBe(inside);
    at.given(operator, { type: 'RuleMatter', words: 'nothing further', adjustment: [] });
    expect(at.table().recent.map(({ settlements }) => settlements.map(({ verdict }) => verdict))).toEqual([
      [],
      ['loses'],
    ]);
  });

  test('nz/6.6 a roll that is neither called nor done, or of no such number, is not overruled', () => {
    const at = home([1, 'field', 10_00]);
    at.when(gameSupervisor, { type: 'OverruleCall', faces: [1, 2], words: 'x' }).thenRefused('NO_SUCH_ROLL');
    at.rolls(5, 4);
    at.bets(1, { field: 10_00 });
    at.throws();
    at.when(gameSupervisor, { type: 'OverruleCall', faces: [1, 2], words: 'x' }).thenRefused(
      'ROLL_UNDER_WAY',
    );
    for (const roll of [7, -1, Number.NaN])
      at.when(operator, { type: 'OverruleCall', roll, faces: [1, 2], words: 'x' }).thenRefused(
        'NO_SUCH_ROLL',
      );
  });

  test('nz/6.6 words are needed, and another outcome than the one in force', () => {
    const at = home([1, 'field', 10_00]);
    at.calls(5, 4);
    at.when(gameSupervisor, { type: 'OverruleCall', faces: [5, 5], words: '' }).thenRefused('WORDS_NEEDED');
    at.when(gameSupervisor, { type: 'OverruleCall', faces: [5, 4], words: 'x' }).thenRefused(
      'NOTHING_TO_CHANGE',
    );
    const virtual = givenShooter(pack, [[1, 'field', 10_00]], { dice: 'virtual' });
    virtual.calls(5, 4);
    virtual.settles();
    virtual
      .when(gameSupervisor, { type: 'OverruleCall', faces: [5, 5], words: 'x' })
      .thenRefused('FACES_DIFFER', 'nz/1.1(total)');
  });

  test('nz/6.6 winnings that were spent or taken home are carried as a debt, and an incident says so', () => {
    const at = home([1, 'six', 100_00], [2, 'six', 100_00]);
    const inside = at.books().inside;
    at.rolls(4, 2);
    at.given(theDealer, { type: 'CashOut', seat: 1 });
    at.given(theDealer, { type: 'CashOut', seat: 2 });
    at.given(2, { type: 'StandUp', seat: 2 });
    at.sits(2, 'gil');
    const outside = at.books().outside;
    const events = at.given(gameSupervisor, { type: 'OverruleCall', faces: [4, 3], words: 'a three' }).events;
    expect(events.filter(({ type }) => type === 'BalanceCarried')).toMatchObject([
      { seat: 1, person: 'ann', cents: -200_00 },
      { seat: 2, person: 'bob', cents: -200_00 },
    ]);
    expect([at.rack(1), at.rack(2)]).toEqual([0, 200_00]);
    expect(at.table().incidents.map(({ words }) => words)).toEqual(['ann owes $200', 'bob owes $200']);
    expect(at.books().inside).toBe(outside + 400_00);
    expect(inside).toBeGreaterThan(0);
  });

  test('nz/6.6 a bet of somebody who has left does not stand again at a seat that others may take', () => {
    const at = home([1, 'field', 5_00], [2, 'six', 100_00]);
    at.rolls(4, 2);
    at.given(theDealer, { type: 'CashOut', seat: 2 });
    at.given(2, { type: 'StandUp', seat: 2 });
    at.sits(2, 'gil');
    const events = at.given(gameSupervisor, {
      type: 'OverruleCall',
      faces: 'void',
      words: 'die on die',
    }).events;
    expect(events.filter(({ type }) => type === 'BalanceCarried')).toMatchObject([
      { seat: 2, person: 'bob', cents: -100_00 },
    ]);
    expect(at.stakes()).toEqual({ '1 field': 5_00 });
    expect(at.rack(2)).toBe(200_00);
    expect(at.books().bets).toBe(at.balance('layout'));
  });

  test('nz/6.6 a bet taken down since is put back before it is lost', () => {
    const at = home([1, 'hard-4', 10_00], [2, 'field', 5_00]);
    at.rolls(5, 4);
    at.given(1, { type: 'TakeDownBet', seat: 1, bet: 'b1' });
    expect(at.rack(1)).toBe(200_00);
    at.given(gameSupervisor, { type: 'OverruleCall', faces: [4, 3], words: 'a three' });
    expect(at.rack(1)).toBe(190_00);
    expect(at.books().bets).toBe(at.balance('layout'));
  });
});

describe('what the rules do not cover', () => {
  test('nz/6.7 a power cut in the middle of a roll: void by the operator, and nobody changes that', () => {
    const at = home([1, 'field', 10_00]);
    at.throws();
    at.when(casinoSupervisor, { type: 'RuleMatter', words: 'void', faces: 'void' }).thenRefused(
      'NOT_YOUR_ROLE',
    );
    at.when(operator, { type: 'RuleMatter', words: '', faces: 'void' }).thenRefused('WORDS_NEEDED');
    const events = at.given(operator, {
      type: 'RuleMatter',
      words: 'power cut: roll void',
      faces: 'void',
    }).events;
    expect(events.slice(0, 2)).toMatchObject([
      { type: 'MatterRuled', clause: 'nz/6.7' },
      { type: 'RollVoided', clause: 'nz/6.7' },
    ]);
    expect(at.stakes()).toEqual({ '1 field': 10_00 });
    at.when(casinoSupervisor, { type: 'OverruleCall', faces: [5, 4], words: 'no' }).thenRefused('NOT_ABOVE');
  });

  test('nz/6.7 an adjustment balances and takes nothing that is not there', () => {
    const at = home([1, 'field', 10_00]);
    const rule = (
      ...adjustment: readonly { account: 'float' | 'layout' | `rack:${number}`; cents: number }[]
    ) => ({ type: 'RuleMatter', words: 'goodwill', adjustment }) as const;
    const refusals = [
      [rule({ account: 'float', cents: -5_00 }), 'NOT_BALANCED'],
      [rule({ account: 'layout', cents: -5_00 }, { account: 'rack:1', cents: 5_00 }), 'NOT_AN_ACCOUNT'],
      [rule({ account: 'rack:7', cents: 5_00 }, { account: 'float', cents: -5_00 }), 'NOT_AN_ACCOUNT'],
      [rule({ account: 'rack:1', cents: -190_01 }, { account: 'float', cents: 190_01 }), 'NOT_ENOUGH_CHIPS'],
      [rule({ account: 'rack:1', cents: Number.NaN }, { account: 'float', cents: 0 }), 'NOT_WHOLE_CENTS'],
    ] as const;
    for (const [command, code] of refusals) at.when(operator, command).thenRefused(code);
    at.given(operator, rule({ account: 'float', cents: -5_00 }, { account: 'rack:1', cents: 5_00 }));
    expect(at.rack(1)).toBe(195_00);
    expect(at.books().bets).toBe(at.balance('layout'));
  });
});

test('nz/6.6 there is no invalidating here: the ladder is the way', () => {
  const at = home([1, 'field', 10_00]);
  at.rolls(5, 4);
  at.when(casinoSupervisor, { type: 'InvalidateRoll', roll: 1, ground: 'fire', bets: 'refund' }).thenRefused(
    'NO_INVALIDATING_HERE',
    'nz/6.6',
  );
});
