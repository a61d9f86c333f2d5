import { balanceOf, type Pips } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import {
  betOf,
  bets,
  called,
  diceRest,
  rackOf,
  settled,
  takesDice,
  throwsDice,
} from '../../testing/at-betting.ts';
import {
  type AtTable,
  casinoSupervisor,
  dealer,
  gameSupervisor,
  house,
  inPlay,
  inStrictPlay,
  inspector,
  operator,
  player,
  seniorSupervisor,
} from '../../testing/at-table.ts';

const ann = player('ann');
const bob = player('bob');

/** Bob in seat 2 has $40 on the Field and $60 on hard 6, and ann shoots. */
function bobHasBets(): AtTable {
  const at = inPlay('snake-eyes-nsw', ['ann', 'bob']);
  takesDice(at, 'ann');
  bets(at, 'ann', { 'hard-4': 1_00 });
  bets(at, 'bob', { field: 40_00, 'hard-6': 60_00 });
  return at;
}

const voiding = (at: AtTable) =>
  ({
    type: 'VoidBets',
    incident: 'i-1',
    bets: [betOf(at, 'bob', 'field').bet, betOf(at, 'bob', 'hard-6').bet],
  }) as const;

describe('void bets', () => {
  test('nsw/9.3.1 of $40 and $60 return $100, and neither wins nor loses', () => {
    const at = bobHasBets();
    const before = rackOf(at, 'bob');
    const events = at.give(casinoSupervisor, voiding(at));
    expect(events).toMatchObject([
      { type: 'BetVoided', seat: 2, chips: 40_00, incident: 'i-1', clause: 'nsw/9.3.1' },
      { type: 'BetVoided', seat: 2, chips: 60_00, incident: 'i-1', clause: 'nsw/9.3.1' },
    ]);
    expect(rackOf(at, 'bob') - before).toBe(100_00);
    throwsDice(at);
    diceRest(at);
    called(at, 3, 3);
    settled(at);
    expect(rackOf(at, 'bob') - before).toBe(100_00);
    expect(at.table().recent[0]?.settlements.filter(({ seat }) => seat === 2)).toEqual([]);
  });

  test('nsw/9.3.1 are void after the dice have come to rest and been called as well', () => {
    const at = bobHasBets();
    const before = rackOf(at, 'bob');
    throwsDice(at);
    diceRest(at);
    called(at, 3, 3);
    at.give(casinoSupervisor, voiding(at));
    settled(at);
    expect(rackOf(at, 'bob') - before).toBe(100_00);
    expect(balanceOf(at.table().ledger, 'layout')).toBe(1_00);
  });

  test('nsw/9.3.1 are named once each, and are of one person', () => {
    const at = bobHasBets();
    const { bet } = betOf(at, 'bob', 'field');
    const others = betOf(at, 'ann', 'hard-4').bet;
    const refusedFor = (names: readonly string[], incident = 'i-1') =>
      at.refused(casinoSupervisor, { type: 'VoidBets', incident, bets: names });
    expect(refusedFor([])).toMatchObject({ code: 'NO_BETS_NAMED', clause: 'nsw/9.3.1' });
    expect(refusedFor([bet, bet]).code).toBe('NO_SUCH_BET');
    expect(refusedFor([bet, 'b99']).code).toBe('NO_SUCH_BET');
    expect(refusedFor([bet, others]).code).toBe('NOT_ONE_PERSON');
    expect(refusedFor([bet], ' ').code).toBe('NO_INCIDENT');
  });

  /** Bob's Field wins $40 and hard 6 stands on a nine; or both lose on a seven. */
  const rolled = (at: AtTable, ...faces: readonly [Pips, Pips]): void => {
    throwsDice(at);
    diceRest(at);
    called(at, ...faces);
    settled(at);
  };
  const moneyAt = (at: AtTable) => ({
    float: balanceOf(at.table().ledger, 'float'),
    layout: balanceOf(at.table().ledger, 'layout'),
  });

  test('nsw/9.3.1 any wager: one that won is taken back with its winnings, one that lost is given back', () => {
    const won = bobHasBets();
    const before = { rack: rackOf(won, 'bob'), ...moneyAt(won) };
    const voids = voiding(won);
    rolled(won, 5, 4);
    expect(rackOf(won, 'bob') - before.rack).toBe(80_00);
    expect(won.give(casinoSupervisor, voids)).toMatchObject([
      {
        type: 'BetVoided',
        chips: 40_00,
        person: 'bob',
        undone: [{ roll: 1, line: { verdict: 'wins', winnings: 40_00 } }],
        clause: 'nsw/9.3.1',
      },
      { type: 'BetVoided', chips: 60_00, person: 'bob' },
    ]);
    expect(rackOf(won, 'bob') - before.rack).toBe(100_00);
    expect(moneyAt(won)).toEqual({ float: before.float, layout: 1_00 });
    expect(won.refused(casinoSupervisor, voids).code).toBe('NO_SUCH_BET');

    const lost = bobHasBets();
    const both = voiding(lost);
    rolled(lost, 3, 4);
    expect(rackOf(lost, 'bob') - before.rack).toBe(0);
    lost.give(casinoSupervisor, both);
    expect(rackOf(lost, 'bob') - before.rack).toBe(100_00);
    // Ann's own bet lost on the seven, and stays lost.
    expect(moneyAt(lost)).toEqual({ float: before.float + 1_00, layout: 0 });
  });

  test('nsw/9.3.1 of an earlier roll too, and from somebody who has cashed out and left', () => {
    const at = bobHasBets();
    const { bets: named } = voiding(at);
    const field = { type: 'VoidBets', incident: 'i-1', bets: named.slice(0, 1) } as const;
    rolled(at, 5, 4);
    at.give(bob, { type: 'TakeDownBet', seat: 2, bet: betOf(at, 'bob', 'hard-6').bet });
    rolled(at, 6, 2);
    at.give(bob, { type: 'CashOut', seat: 2 });
    at.give(bob, { type: 'StandUp', seat: 2 });
    at.give(player('eve'), { type: 'SitDown', seat: 2, name: 'eve', born: '1990-01-01' });
    at.give(house, { type: 'BuyIn', seat: 2, cents: 200_00, from: 'cash' });
    const events = at.give(casinoSupervisor, field);
    expect(events).toMatchObject([
      { type: 'BetVoided', seat: 2, person: 'bob' },
      { type: 'BalanceCarried', seat: 2, person: 'bob', cents: -40_00 },
      { type: 'IncidentOpened' },
    ]);
    // Whoever sits there now has no part in it.
    expect(rackOf(at, 'eve')).toBe(200_00);
  });

  test('nsw/9.3.1 winnings that are spent are owed, and what is not spent is taken', () => {
    const at = bobHasBets();
    const { bets: named } = voiding(at);
    rolled(at, 5, 4);
    at.give(bob, { type: 'TakeDownBet', seat: 2, bet: betOf(at, 'bob', 'hard-6').bet });
    at.give(bob, { type: 'CashOut', seat: 2, cents: rackOf(at, 'bob') - 15_00 });
    const field = { type: 'VoidBets', incident: 'i-1', bets: named.slice(0, 1) } as const;
    expect(at.give(casinoSupervisor, field)[1]).toMatchObject({ type: 'BalanceCarried', cents: -25_00 });
    expect(rackOf(at, 'bob')).toBe(0);
  });

  test('nsw/9.3.1 and while a roll is being settled', () => {
    const at = bobHasBets();
    const before = rackOf(at, 'bob');
    throwsDice(at);
    diceRest(at);
    called(at, 3, 3);
    at.give(house, { type: 'SettleBet', bet: betOf(at, 'bob', 'hard-6').bet });
    expect(rackOf(at, 'bob')).toBeGreaterThan(before);
    const named = at.table().roll?.layout.filter(({ seat }) => seat === 2) ?? [];
    at.give(casinoSupervisor, { type: 'VoidBets', incident: 'i-1', bets: named.map(({ bet }) => bet) });
    expect(rackOf(at, 'bob') - before).toBe(100_00);
    settled(at);
    expect(rackOf(at, 'bob') - before).toBe(100_00);
    expect(at.table().recent[0]?.settlements.map(({ seat }) => seat)).toEqual([1]);
  });

  test('nsw/9.3.1 a void bet is not brought back by a later correction of a roll it lay on', () => {
    const at = bobHasBets();
    const before = rackOf(at, 'bob');
    rolled(at, 5, 3);
    at.give(casinoSupervisor, { type: 'VoidBets', incident: 'i-1', bets: [betOf(at, 'bob', 'hard-6').bet] });
    at.give(operator, { type: 'RuleMatter', faces: [3, 3], words: 'two threes' });
    expect(rackOf(at, 'bob') - before).toBe(60_00);
    expect(at.table().recent[0]?.settlements.map(({ wager }) => wager)).not.toContain('hard-6');
  });

  test('nsw/9.3.1 what an invalid roll gave back or took is no wager any more', () => {
    const at = bobHasBets();
    const voids = voiding(at);
    rolled(at, 5, 4);
    at.give(casinoSupervisor, { type: 'InvalidateRoll', roll: 1, ground: 'fire', bets: 'refund' });
    expect(at.refused(casinoSupervisor, voids).code).toBe('NO_SUCH_BET');
  });

  test('nsw/9.3.1 is for a casino supervisor of either kind, or one above', () => {
    for (const by of [gameSupervisor, casinoSupervisor, seniorSupervisor]) {
      const at = bobHasBets();
      expect(at.give(by, voiding(at))).toHaveLength(2);
    }
    const at = bobHasBets();
    for (const by of [ann, house, operator, inspector])
      expect(at.refused(by, voiding(at)).code).toBe('NOT_YOUR_ROLE');
  });

  test('nsw/9.3.1 other games have no such measure', () => {
    const at = inPlay('snake-eyes-nz', ['ann']);
    const command = { type: 'VoidBets', incident: 'i-1', bets: ['b1'] } as const;
    expect(at.refused(casinoSupervisor, command)).toMatchObject({
      code: 'NOT_IN_THESE_RULES',
      clause: 'policy/conduct',
    });
  });
});

describe('what staff may say to a player', () => {
  test('nsw/9.6 a prompt that quotes a rule is delivered', () => {
    const at = inPlay('snake-eyes-nsw', ['ann']);
    expect(at.give(house, { type: 'PromptRule', seat: 1, prompt: 'below-minimum' })).toMatchObject([
      {
        type: 'RulePrompted',
        seat: 1,
        person: 'ann',
        says: 'Your wager is below the minimum on the sign.',
        rule: 'nsw/7.1',
        clause: 'nsw/9.6',
      },
    ]);
  });

  test('nsw/9.6 advice in words of their own has no channel', () => {
    const at = inPlay('snake-eyes-nsw', ['ann']);
    expect(at.refused(house, { type: 'PromptRule', seat: 1, prompt: 'put it all on hard 8' })).toMatchObject({
      code: 'NOT_A_RULE',
      clause: 'nsw/9.6',
    });
    at.give(ann, { type: 'AskForAdvice', seat: 1, wanted: true });
    expect(at.refused(house, { type: 'GiveAdvice', to: 1, words: 'hard 8' }).code).toBe('NOT_YOUR_ROLE');
    expect(at.refused(ann, { type: 'PromptRule', seat: 1, prompt: 'no-devices' }).code).toBe('NOT_YOUR_ROLE');
    expect(at.refused(house, { type: 'PromptRule', seat: 5, prompt: 'no-devices' }).code).toBe(
      'NO_SUCH_SEAT',
    );
  });

  test('nsw/9.6 whoever deals here does not advise as a player either', () => {
    const at = inStrictPlay('snake-eyes-nsw', ['ann']);
    at.give(ann, { type: 'AskForAdvice', seat: 1, wanted: true });
    expect(at.refused(player(dealer.person), { type: 'GiveAdvice', to: 1, words: 'hard 8' })).toMatchObject({
      code: 'STAFF_DO_NOT_ADVISE',
      clause: 'nsw/9.6',
    });
  });
});

describe('what players may say to one another', () => {
  const advice = { type: 'GiveAdvice', to: 1, words: 'take the Field' } as const;

  test('nsw/9.7 nothing until the receiver asks, and nothing more once the receiver has had enough', () => {
    const at = inPlay('snake-eyes-nsw', ['ann', 'bob']);
    expect(at.refused(bob, advice)).toMatchObject({ code: 'NOT_ASKED', clause: 'nsw/9.7' });
    at.give(ann, { type: 'AskForAdvice', seat: 1, wanted: true });
    expect(at.give(bob, advice)).toMatchObject([
      { type: 'AdviceGiven', to: 1, person: 'ann', words: 'take the Field', clause: 'nsw/9.7' },
    ]);
    at.give(ann, { type: 'AskForAdvice', seat: 1, wanted: false });
    expect(at.refused(bob, advice).code).toBe('NOT_ASKED');
  });

  test('nsw/9.7 a spectator is held to the same', () => {
    const at = inPlay('snake-eyes-nsw', ['ann']);
    const zoe = player('zoe');
    expect(at.refused(zoe, advice)).toMatchObject({ code: 'NOT_ASKED', clause: 'nsw/9.7' });
    at.give(ann, { type: 'AskForAdvice', seat: 1, wanted: true });
    expect(at.give(zoe, advice)).toHaveLength(1);
  });

  test('nsw/9.7 only the player at the seat asks, and the asking ends with the seat', () => {
    const at = inPlay('snake-eyes-nsw', ['ann', 'bob']);
    expect(at.refused(bob, { type: 'AskForAdvice', seat: 1, wanted: true }).code).toBe('NOT_YOUR_SEAT');
    expect(at.refused(ann, { type: 'AskForAdvice', seat: 1, wanted: false }).code).toBe('NOTHING_CHANGES');
    at.give(ann, { type: 'AskForAdvice', seat: 1, wanted: true });
    expect(at.refused(ann, { type: 'AskForAdvice', seat: 1, wanted: true }).code).toBe('NOTHING_CHANGES');
    expect(at.refused(ann, advice).code).toBe('OWN_SEAT');
    expect(at.refused(bob, { ...advice, words: ' ' }).code).toBe('WORDS_NEEDED');
    at.give(ann, { type: 'CashOut', seat: 1 });
    at.give(ann, { type: 'StandUp', seat: 1 });
    expect(at.refused(bob, advice).code).toBe('NO_SUCH_SEAT');
    at.give(player('eve'), { type: 'SitDown', seat: 1, name: 'eve', born: '1990-01-01' });
    expect(at.refused(bob, advice).code).toBe('NOT_ASKED');
  });
});
