import { describe, expect, test } from 'vitest';
import { LARGEST_STAKE } from '../money.ts';
import { type Roll, roll } from '../roll.ts';
import { termsOf } from '../settle.ts';
import { examplePack } from '../testing/example-game.ts';
import { decideSheet } from './decide.ts';
import { evolveSheet } from './evolve.ts';
import { emptySheet, type Sheet, type SheetCommand, type SheetDecision } from './sheet.ts';

const opened = examplePack.open();
if (!opened.ok) throw new Error('The example game does not open');
const terms = termsOf(opened.game);

const bet = (wager: string, stake = 10_00): SheetCommand => ({
  type: 'PlaceBet',
  player: 'ann',
  wager,
  stake,
});
const takeDown = (wager: string, stake?: number): SheetCommand => ({
  type: 'TakeDownBet',
  player: 'ann',
  wager,
  stake,
});
const call = (dice: string): SheetCommand => ({ type: 'CallRoll', roll: roll(dice) });
const noThrow: SheetCommand = { type: 'VoidRoll', reason: 'on-the-floor' };
const endTurn: SheetCommand = { type: 'EndTurn' };

const after = (...commands: readonly SheetCommand[]): Sheet =>
  commands.reduce((sheet, command) => {
    const decision = decideSheet(terms, sheet, command);
    if (!decision.ok) throw new Error(`${command.type} was refused: ${decision.refusal.code}`);
    return evolveSheet(sheet, decision.event);
  }, emptySheet);

const when = (given: readonly SheetCommand[], command: SheetCommand): SheetDecision =>
  decideSheet(terms, after(...given), command);

const refused = (code: string, clause: string, more: object = {}) => ({
  ok: false,
  refusal: { code, clause, ...more },
});

describe('placing a bet', () => {
  test('puts it at the first stage, with the clause of its wager', () => {
    expect(when([], bet('streak'))).toEqual({
      ok: true,
      event: {
        type: 'BetPlaced',
        player: 'ann',
        wager: 'streak',
        stake: 10_00,
        stage: 'throw1',
        clause: 'ex/4',
      },
    });
  });

  test.each(['pass-line', 'toString', '__proto__', ''])('on %j is refused', (wager) => {
    expect(when([], bet(wager))).toMatchObject(refused('WAGER_NOT_OFFERED', 'ex/1', { wager }));
  });

  test.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'of %d cents is refused',
    (stake) => {
      expect(when([], bet('hard-eight', stake))).toEqual(refused('NOT_WHOLE_CENTS', 'ex/1', { sum: stake }));
    },
  );

  test('may not shrink a bet by adding a negative stake', () => {
    expect(when([bet('streak')], bet('streak', -5_00))).toMatchObject(refused('NOT_WHOLE_CENTS', 'ex/1'));
  });

  test('may hold the largest stake and not a cent more, also in two parts', () => {
    expect(when([], bet('hard-eight', LARGEST_STAKE)).ok).toBe(true);
    const tooLarge = refused('STAKE_TOO_LARGE', 'ex/1', {
      stake: LARGEST_STAKE + 1,
      largest: LARGEST_STAKE,
    });
    expect(when([], bet('hard-eight', LARGEST_STAKE + 1))).toEqual(tooLarge);
    expect(when([bet('hard-eight', LARGEST_STAKE)], bet('hard-eight', 1))).toEqual(tooLarge);
    expect(when([bet('next-seven', LARGEST_STAKE)], bet('hard-eight', 1)).ok).toBe(true);
  });

  test('on a wager of the set: before its first throw, not after it, and again with the next set', () => {
    expect(when([], bet('streak')).ok).toBe(true);
    expect(when([call('5-4')], bet('streak'))).toEqual(
      refused('SET_HAS_BEGUN', 'ex/4', { wager: 'streak', thrown: 1 }),
    );
    expect(when([call('5-4'), call('5-4')], bet('streak')).ok).toBe(true);
    expect(when([call('5-4'), call('5-4'), call('5-4')], bet('streak'))).toMatchObject(
      refused('SET_HAS_BEGUN', 'ex/4', { thrown: 1 }),
    );
    expect(when([call('5-4'), call('6-1')], bet('streak')).ok).toBe(true);
  });

  test('on a wager of the turn: before its first throw, not between sets, and again with the next turn', () => {
    expect(when([], bet('prize')).ok).toBe(true);
    expect(when([call('5-4')], bet('prize'))).toEqual(
      refused('TURN_HAS_BEGUN', 'ex/6', { wager: 'prize', thrown: 1 }),
    );
    expect(when([call('5-4'), call('5-4')], bet('prize'))).toMatchObject(
      refused('TURN_HAS_BEGUN', 'ex/6', { thrown: 2 }),
    );
    expect(when([call('6-1')], bet('prize')).ok).toBe(true);
    expect(when([call('5-4'), call('5-4'), endTurn], bet('prize')).ok).toBe(true);
    expect(when([call('5-4'), call('5-4'), call('5-4'), call('5-4')], bet('prize')).ok).toBe(true);
  });
});

describe('taking a bet down', () => {
  test('all of it unless a part is named', () => {
    const taken = (stake: number) => ({ ok: true, event: { type: 'BetTakenDown', stake, clause: 'ex/2' } });
    expect(when([bet('hard-eight')], takeDown('hard-eight'))).toMatchObject(taken(10_00));
    expect(when([bet('hard-eight')], takeDown('hard-eight', 4_00))).toMatchObject(taken(4_00));
    expect(when([bet('hard-eight')], takeDown('hard-eight', 10_00))).toMatchObject(taken(10_00));
    expect(when([bet('hard-eight')], takeDown('hard-eight', 10_01))).toEqual(
      refused('MORE_THAN_THE_STAKE', 'ex/2', { asked: 10_01, stake: 10_00 }),
    );
  });

  test.each([0, -1, 0.5, Number.NaN])('of %d cents is refused', (stake) => {
    expect(when([bet('hard-eight')], takeDown('hard-eight', stake))).toMatchObject(
      refused('NOT_WHOLE_CENTS', 'ex/2'),
    );
  });

  test.each(['hard-eight', 'pass-line', 'constructor'])('%s that is not there is refused', (wager) => {
    expect(when([bet('next-seven')], takeDown(wager))).toEqual(
      refused('NO_SUCH_BET', 'ex/2', { player: 'ann', wager }),
    );
  });

  test("another player's bet is no bet of hers", () => {
    const bobs: SheetCommand = { type: 'PlaceBet', player: 'bob', wager: 'hard-eight', stake: 10_00 };
    expect(when([bobs], takeDown('hard-eight'))).toMatchObject(refused('NO_SUCH_BET', 'ex/2'));
  });

  test('one locked from its placing is refused at once', () => {
    expect(when([bet('streak')], takeDown('streak'))).toEqual(
      refused('BET_IS_LOCKED', 'ex/5', { wager: 'streak', until: 'set' }),
    );
  });

  test('one locked by the turn is free before the first throw and not after it', () => {
    expect(when([bet('prize')], takeDown('prize')).ok).toBe(true);
    expect(when([bet('prize'), call('5-4')], takeDown('prize'))).toEqual(
      refused('BET_IS_LOCKED', 'ex/7', { wager: 'prize', until: 'turn' }),
    );
  });
});

describe('calling a roll', () => {
  test('settles every bet and counts the throw', () => {
    expect(when([bet('hard-eight'), bet('streak')], call('4-4'))).toMatchObject({
      ok: true,
      event: {
        type: 'RollCalled',
        roll: [4, 4],
        thrown: 1,
        settlements: [
          { wager: 'hard-eight', verdict: 'wins', winnings: 95_00 },
          { wager: 'streak', verdict: 'stands', stage: 'throw2' },
        ],
      },
    });
  });

  test.each([
    ['a seven', ['5-4'], '6-1', 0],
    ['the last throw of the last set', ['5-4', '5-4', '5-4'], '5-4', 0],
    ['the throw before it', ['5-4', '5-4'], '5-4', 3],
  ])('counts %s', (_name, before, dice, thrown) => {
    expect(when(before.map(call), call(dice))).toMatchObject({ ok: true, event: { thrown } });
  });

  test.each([[[6, 6, 6]], [[1, 1, 1]], [[6]], [[]]] as const)('%j is not a roll of this game', (dice) => {
    const wrong: Roll = [...dice];
    expect(when([bet('hard-eight')], { type: 'CallRoll', roll: wrong })).toEqual(
      refused('NOT_A_ROLL', 'ex/3', { roll: wrong, dice: 2 }),
    );
  });

  test('that would carry a sum past whole cents is refused and names the player', () => {
    const rich = (cents: number): Sheet => ({ ...after(bet('next-seven')), net: new Map([['ann', cents]]) });
    const edge = Number.MAX_SAFE_INTEGER - 40_00;
    expect(decideSheet(terms, rich(edge), call('6-1')).ok).toBe(true);
    expect(decideSheet(terms, rich(edge + 1), call('6-1'))).toEqual(
      refused('SUM_TOO_LARGE', 'ex/1', { player: 'ann' }),
    );
  });
});

test('a turn whose end would carry a sum past whole cents is refused as well', () => {
  const rich = (cents: number): Sheet => ({
    ...after(bet('prize'), call('5-4'), call('5-4')),
    net: new Map([['ann', cents]]),
  });
  const edge = Number.MAX_SAFE_INTEGER - 20_00;
  expect(decideSheet(terms, rich(edge), endTurn).ok).toBe(true);
  expect(decideSheet(terms, rich(edge + 1), endTurn)).toEqual(
    refused('SUM_TOO_LARGE', 'ex/1', { player: 'ann' }),
  );
});

test('wins are not set off against losses on the way to a sum that would not fit', () => {
  const both: Sheet = {
    ...after(bet('next-seven', 1), bet('hard-eight', 10_00)),
    net: new Map([['ann', Number.MAX_SAFE_INTEGER]]),
  };
  expect(decideSheet(terms, both, call('6-1'))).toMatchObject(refused('SUM_TOO_LARGE', 'ex/1'));
});

describe('a void roll', () => {
  test.each([
    ['on-the-floor', 'ex/9'],
    ['9', 'ex/9'],
    ['a dog took it', 'ex/7'],
  ])('for %j cites %s and freezes this layout', (reason, clause) => {
    expect(when([bet('hard-eight')], { type: 'VoidRoll', reason })).toEqual({
      ok: true,
      event: { type: 'RollVoided', reason, freezes: true, clause },
    });
  });

  test('lets nothing be changed until the dice are thrown again', () => {
    const frozen = refused('LAYOUT_FROZEN', 'ex/7', { call: 'No Throw' });
    expect(when([bet('hard-eight'), noThrow], bet('next-seven'))).toEqual(frozen);
    expect(when([bet('hard-eight'), noThrow], takeDown('hard-eight'))).toEqual(frozen);
    expect(when([bet('hard-eight'), noThrow, call('5-4')], takeDown('hard-eight')).ok).toBe(true);
  });

  test('counts no throw', () => {
    expect(when([call('5-4'), noThrow], call('5-4'))).toMatchObject({ ok: true, event: { thrown: 2 } });
  });
});

describe('ending a turn', () => {
  test('decides what the end of a turn decides', () => {
    expect(when([bet('prize'), bet('hard-eight'), call('5-4'), call('5-4')], endTurn)).toMatchObject({
      ok: true,
      event: {
        type: 'TurnEnded',
        clause: 'ex/8',
        settlements: [{ wager: 'prize', verdict: 'wins', winnings: 20_00 }],
      },
    });
  });

  test('waits for a void throw, then for the set, then for a first throw', () => {
    expect(when([call('5-4'), noThrow], endTurn)).toEqual(
      refused('THROW_AGAIN_FIRST', 'ex/7', { call: 'No Throw' }),
    );
    expect(when([call('5-4')], endTurn)).toEqual(
      refused('SET_NOT_FINISHED', 'ex/4', { thrown: 1, throws: 2 }),
    );
    expect(when([], endTurn)).toEqual(refused('TURN_NOT_BEGUN', 'ex/8'));
    expect(when([call('5-4'), call('5-4')], endTurn).ok).toBe(true);
  });
});

describe('a command that deserves several refusals gets the first', () => {
  test('an unknown wager, before the frozen layout and the bad stake', () => {
    expect(when([noThrow], bet('pass-line', -1))).toMatchObject(refused('WAGER_NOT_OFFERED', 'ex/1'));
  });

  test('the frozen layout, before the begun set and the bad stake', () => {
    expect(when([call('5-4'), noThrow], bet('streak', -1))).toMatchObject(refused('LAYOUT_FROZEN', 'ex/7'));
  });

  test('the begun set, before the bad stake', () => {
    expect(when([call('5-4')], bet('streak', -1))).toMatchObject(refused('SET_HAS_BEGUN', 'ex/4'));
  });

  test('the missing bet, before the frozen layout', () => {
    expect(when([noThrow], takeDown('hard-eight'))).toMatchObject(refused('NO_SUCH_BET', 'ex/2'));
  });

  test('the lock, before the sum', () => {
    expect(when([bet('streak')], takeDown('streak', 99_00))).toMatchObject(refused('BET_IS_LOCKED', 'ex/5'));
  });
});
