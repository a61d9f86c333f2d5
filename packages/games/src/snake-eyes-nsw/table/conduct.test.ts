import { balanceOf, type Pips } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import {
  casinoSupervisor,
  dealer,
  gameSupervisor,
  givenCasino,
  givenHome,
  house,
  inspector,
  operator,
  player,
  seniorSupervisor,
  type TableUnderTest,
} from '../../testing/given-table.ts';

const ann = player('ann');
const bob = player('bob');

/** Bob in seat 2 has $40 on the Field and $60 on hard 6, and ann shoots. */
function bobHasBets(): TableUnderTest {
  const at = givenHome('snake-eyes-nsw', ['ann', 'bob']);
  at.takes('ann');
  at.bets('ann', { 'hard-4': 1_00 });
  at.bets('bob', { field: 40_00, 'hard-6': 60_00 });
  return at;
}

const voiding = (at: TableUnderTest) =>
  ({
    type: 'VoidBets',
    incident: 'i-1',
    bets: [at.bet('bob', 'field').bet, at.bet('bob', 'hard-6').bet],
  }) as const;

describe('void bets', () => {
  test('nsw/9.3.1 of $40 and $60 return $100, and neither wins nor loses', () => {
    const at = bobHasBets();
    const before = at.rack('bob');
    const events = at.given(casinoSupervisor, voiding(at)).events;
    expect(events).toMatchObject([
      { type: 'BetVoided', seat: 2, chips: 40_00, incident: 'i-1', clause: 'nsw/9.3.1' },
      { type: 'BetVoided', seat: 2, chips: 60_00, incident: 'i-1', clause: 'nsw/9.3.1' },
    ]);
    expect(at.rack('bob') - before).toBe(100_00);
    at.throws();
    at.rests();
    at.calls(3, 3);
    at.settles();
    expect(at.rack('bob') - before).toBe(100_00);
    expect(at.table().recent[0]?.settlements.filter(({ seat }) => seat === 2)).toEqual([]);
  });

  test('nsw/9.3.1 are void after the dice have come to rest and been called as well', () => {
    const at = bobHasBets();
    const before = at.rack('bob');
    at.throws();
    at.rests();
    at.calls(3, 3);
    at.given(casinoSupervisor, voiding(at));
    at.settles();
    expect(at.rack('bob') - before).toBe(100_00);
    expect(balanceOf(at.table().ledger, 'layout')).toBe(1_00);
  });

  test('nsw/9.3.1 are named once each, and are of one person', () => {
    const at = bobHasBets();
    const { bet } = at.bet('bob', 'field');
    const others = at.bet('ann', 'hard-4').bet;
    const refusedFor = (names: readonly string[], incident = 'i-1') =>
      at.when(casinoSupervisor, { type: 'VoidBets', incident, bets: names }).refusal;
    expect(refusedFor([])).toMatchObject({ code: 'NO_BETS_NAMED', clause: 'nsw/9.3.1' });
    expect(refusedFor([bet, bet]).code).toBe('NO_SUCH_BET');
    expect(refusedFor([bet, 'b99']).code).toBe('NO_SUCH_BET');
    expect(refusedFor([bet, others]).code).toBe('NOT_ONE_PERSON');
    expect(refusedFor([bet], ' ').code).toBe('NO_INCIDENT');
  });

  /** Bob's Field wins $40 and hard 6 stands on a nine; or both lose on a seven. */
  const rolled = (at: TableUnderTest, ...faces: readonly [Pips, Pips]): void => {
    at.throws();
    at.rests();
    at.calls(...faces);
    at.settles();
  };
  const moneyAt = (at: TableUnderTest) => ({
    float: balanceOf(at.table().ledger, 'float'),
    layout: balanceOf(at.table().ledger, 'layout'),
  });

  test('nsw/9.3.1 any wager: one that won is taken back with its winnings, one that lost is given back', () => {
    const won = bobHasBets();
    const before = { rack: won.rack('bob'), ...moneyAt(won) };
    const voids = voiding(won);
    rolled(won, 5, 4);
    expect(won.rack('bob') - before.rack).toBe(80_00);
    won.when(casinoSupervisor, voids).thenEvents(
      {
        type: 'BetVoided',
        chips: 40_00,
        person: 'bob',
        undone: [{ roll: 1, line: { verdict: 'wins', winnings: 40_00 } }],
        clause: 'nsw/9.3.1',
      },
      { type: 'BetVoided', chips: 60_00, person: 'bob' },
    );
    expect(won.rack('bob') - before.rack).toBe(100_00);
    expect(moneyAt(won)).toEqual({ float: before.float, layout: 1_00 });
    won.when(casinoSupervisor, voids).thenRefused('NO_SUCH_BET');

    const lost = bobHasBets();
    const both = voiding(lost);
    rolled(lost, 3, 4);
    expect(lost.rack('bob') - before.rack).toBe(0);
    lost.given(casinoSupervisor, both);
    expect(lost.rack('bob') - before.rack).toBe(100_00);
    // Ann's own bet lost on the seven, and stays lost.
    expect(moneyAt(lost)).toEqual({ float: before.float + 1_00, layout: 0 });
  });

  test('nsw/9.3.1 of an earlier roll too, and from somebody who has cashed out and left', () => {
    const at = bobHasBets();
    const { bets: named } = voiding(at);
    const field = { type: 'VoidBets', incident: 'i-1', bets: named.slice(0, 1) } as const;
    rolled(at, 5, 4);
    at.given(bob, { type: 'TakeDownBet', seat: 2, bet: at.bet('bob', 'hard-6').bet });
    rolled(at, 6, 2);
    at.given(bob, { type: 'CashOut', seat: 2 });
    at.given(bob, { type: 'StandUp', seat: 2 });
    at.given('eve', { type: 'SitDown', seat: 2, name: 'eve', born: '1990-01-01' });
    at.given(house, { type: 'BuyIn', seat: 2, cents: 200_00, from: 'cash' });
    const events = at.given(casinoSupervisor, field).events;
    expect(events).toMatchObject([
      { type: 'BetVoided', seat: 2, person: 'bob' },
      { type: 'BalanceCarried', seat: 2, person: 'bob', cents: -40_00 },
      { type: 'IncidentOpened' },
    ]);
    // Whoever sits there now has no part in it.
    expect(at.rack('eve')).toBe(200_00);
  });

  test('nsw/9.3.1 winnings that are spent are owed, and what is not spent is taken', () => {
    const at = bobHasBets();
    const { bets: named } = voiding(at);
    rolled(at, 5, 4);
    at.given(bob, { type: 'TakeDownBet', seat: 2, bet: at.bet('bob', 'hard-6').bet });
    at.given(bob, { type: 'CashOut', seat: 2, cents: at.rack('bob') - 15_00 });
    const field = { type: 'VoidBets', incident: 'i-1', bets: named.slice(0, 1) } as const;
    expect(at.given(casinoSupervisor, field).events[1]).toMatchObject({
      type: 'BalanceCarried',
      cents: -25_00,
    });
    expect(at.rack('bob')).toBe(0);
  });

  test('nsw/9.3.1 and while a roll is being settled', () => {
    const at = bobHasBets();
    const before = at.rack('bob');
    at.throws();
    at.rests();
    at.calls(3, 3);
    at.given(house, { type: 'SettleBet', bet: at.bet('bob', 'hard-6').bet });
    expect(at.rack('bob')).toBeGreaterThan(before);
    const named = at.table().roll?.layout.filter(({ seat }) => seat === 2) ?? [];
    at.given(casinoSupervisor, { type: 'VoidBets', incident: 'i-1', bets: named.map(({ bet }) => bet) });
    expect(at.rack('bob') - before).toBe(100_00);
    at.settles();
    expect(at.rack('bob') - before).toBe(100_00);
    expect(at.table().recent[0]?.settlements.map(({ seat }) => seat)).toEqual([1]);
  });

  test('nsw/9.3.1 a void bet is not brought back by a later correction of a roll it lay on', () => {
    const at = bobHasBets();
    const before = at.rack('bob');
    rolled(at, 5, 3);
    at.given(casinoSupervisor, { type: 'VoidBets', incident: 'i-1', bets: [at.bet('bob', 'hard-6').bet] });
    at.given(operator, { type: 'RuleMatter', faces: [3, 3], words: 'two threes' });
    expect(at.rack('bob') - before).toBe(60_00);
    expect(at.table().recent[0]?.settlements.map(({ wager }) => wager)).not.toContain('hard-6');
  });

  test('nsw/9.3.1 what an invalid roll gave back or took is no wager any more', () => {
    const at = bobHasBets();
    const voids = voiding(at);
    rolled(at, 5, 4);
    at.given(casinoSupervisor, { type: 'InvalidateRoll', roll: 1, ground: 'fire', bets: 'refund' });
    at.when(casinoSupervisor, voids).thenRefused('NO_SUCH_BET');
  });

  test('nsw/9.3.1 is for a casino supervisor of either kind, or one above', () => {
    for (const by of [gameSupervisor, casinoSupervisor, seniorSupervisor]) {
      const at = bobHasBets();
      expect(at.given(by, voiding(at)).events).toHaveLength(2);
    }
    const at = bobHasBets();
    for (const by of [ann, house, operator, inspector]) at.when(by, voiding(at)).thenRefused('NOT_YOUR_ROLE');
  });

  test('nsw/9.3.1 other games have no such measure', () => {
    const at = givenHome('snake-eyes-nz', ['ann']);
    const command = { type: 'VoidBets', incident: 'i-1', bets: ['b1'] } as const;
    at.when(casinoSupervisor, command).thenRefused('NOT_IN_THESE_RULES', 'policy/conduct');
  });
});

describe('what staff may say to a player', () => {
  test('nsw/9.6 a prompt that quotes a rule is delivered', () => {
    const at = givenHome('snake-eyes-nsw', ['ann']);
    at.when(house, { type: 'PromptRule', seat: 1, prompt: 'below-minimum' }).thenEvents({
      type: 'RulePrompted',
      seat: 1,
      person: 'ann',
      says: 'Your wager is below the minimum on the sign.',
      rule: 'nsw/7.1',
      clause: 'nsw/9.6',
    });
  });

  test('nsw/9.6 advice in words of their own has no channel', () => {
    const at = givenHome('snake-eyes-nsw', ['ann']);
    at.when(house, { type: 'PromptRule', seat: 1, prompt: 'put it all on hard 8' }).thenRefused(
      'NOT_A_RULE',
      'nsw/9.6',
    );
    at.given(ann, { type: 'AskForAdvice', seat: 1, wanted: true });
    at.when(house, { type: 'GiveAdvice', to: 1, words: 'hard 8' }).thenRefused('NOT_YOUR_ROLE');
    at.when(ann, { type: 'PromptRule', seat: 1, prompt: 'no-devices' }).thenRefused('NOT_YOUR_ROLE');
    at.when(house, { type: 'PromptRule', seat: 5, prompt: 'no-devices' }).thenRefused('NO_SUCH_SEAT');
  });

  test('nsw/9.6 whoever deals here does not advise as a player either', () => {
    const at = givenCasino('snake-eyes-nsw', ['ann']);
    at.given(ann, { type: 'AskForAdvice', seat: 1, wanted: true });
    at.when(dealer.person, { type: 'GiveAdvice', to: 1, words: 'hard 8' }).thenRefused(
      'STAFF_DO_NOT_ADVISE',
      'nsw/9.6',
    );
  });
});

describe('what players may say to one another', () => {
  const advice = { type: 'GiveAdvice', to: 1, words: 'take the Field' } as const;

  test('nsw/9.7 nothing until the receiver asks, and nothing more once the receiver has had enough', () => {
    const at = givenHome('snake-eyes-nsw', ['ann', 'bob']);
    at.when(bob, advice).thenRefused('NOT_ASKED', 'nsw/9.7');
    at.given(ann, { type: 'AskForAdvice', seat: 1, wanted: true });
    at.when(bob, advice).thenEvents({
      type: 'AdviceGiven',
      to: 1,
      person: 'ann',
      words: 'take the Field',
      clause: 'nsw/9.7',
    });
    at.given(ann, { type: 'AskForAdvice', seat: 1, wanted: false });
    at.when(bob, advice).thenRefused('NOT_ASKED');
  });

  test('nsw/9.7 a spectator is held to the same', () => {
    const at = givenHome('snake-eyes-nsw', ['ann']);
    const zoe = player('zoe');
    at.when(zoe, advice).thenRefused('NOT_ASKED', 'nsw/9.7');
    at.given(ann, { type: 'AskForAdvice', seat: 1, wanted: true });
    expect(at.given(zoe, advice).events).toHaveLength(1);
  });

  test('nsw/9.7 only the player at the seat asks, and the asking ends with the seat', () => {
    const at = givenHome('snake-eyes-nsw', ['ann', 'bob']);
    at.when(bob, { type: 'AskForAdvice', seat: 1, wanted: true }).thenRefused('NOT_YOUR_SEAT');
    at.when(ann, { type: 'AskForAdvice', seat: 1, wanted: false }).thenRefused('NOTHING_CHANGES');
    at.given(ann, { type: 'AskForAdvice', seat: 1, wanted: true });
    at.when(ann, { type: 'AskForAdvice', seat: 1, wanted: true }).thenRefused('NOTHING_CHANGES');
    at.when(ann, advice).thenRefused('OWN_SEAT');
    at.when(bob, { ...advice, words: ' ' }).thenRefused('WORDS_NEEDED');
    at.given(ann, { type: 'CashOut', seat: 1 });
    at.given(ann, { type: 'StandUp', seat: 1 });
    at.when(bob, advice).thenRefused('NO_SUCH_SEAT');
    at.given('eve', { type: 'SitDown', seat: 1, name: 'eve', born: '1990-01-01' });
    at.when(bob, advice).thenRefused('NOT_ASKED');
  });
});
