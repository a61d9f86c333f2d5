import { describe, expect, test } from 'vitest';
import { LARGEST_STAKE } from '../money.ts';
import { toTerms } from '../pack.ts';
import type { Roll } from '../roll.ts';
import { examplePack } from '../testing/example-game.ts';
import { calling, endingTurn, givenSheet, placing, takingDown, voiding } from '../testing/given-sheet.ts';
import type { Sheet, SheetCommand } from './sheet.ts';

const opened = examplePack.open();
if (!opened.ok) throw new Error('The example game does not open');
const terms = toTerms(opened.game);

const noThrow = voiding('on-the-floor');
const sheet = givenSheet(terms);

describe('placing a bet', () => {
  test('puts it at the first stage, with the clause of its wager', () => {
    expect(sheet.when(placing('streak')).events).toEqual([
      {
        type: 'BetPlaced',
        player: 'ann',
        wager: 'streak',
        stake: 10_00,
        stage: 'throw1',
        clause: 'ex/4',
      },
    ]);
  });

  test.each(['pass-line', 'toString', '__proto__', ''])('on %j is refused', (wager) => {
    sheet.when(placing(wager)).thenRefused({ code: 'WAGER_NOT_OFFERED', clause: 'ex/1', wager });
  });

  test.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'of %d cents is refused',
    (stake) => {
      expect(sheet.when(placing('hard-eight', stake)).refusal).toEqual({
        code: 'NOT_WHOLE_CENTS',
        clause: 'ex/1',
        sum: stake,
      });
    },
  );

  test('may not shrink a bet by adding a negative stake', () => {
    sheet.given(placing('streak')).when(placing('streak', -5_00)).thenRefused('NOT_WHOLE_CENTS', 'ex/1');
  });

  test('may hold the largest stake and not a cent more, also in two parts', () => {
    sheet.when(placing('hard-eight', LARGEST_STAKE)).thenEvents('BetPlaced');
    const tooLarge = {
      code: 'STAKE_TOO_LARGE',
      clause: 'ex/1',
      stake: LARGEST_STAKE + 1,
      largest: LARGEST_STAKE,
    };
    expect(sheet.when(placing('hard-eight', LARGEST_STAKE + 1)).refusal).toEqual(tooLarge);
    expect(sheet.given(placing('hard-eight', LARGEST_STAKE)).when(placing('hard-eight', 1)).refusal).toEqual(
      tooLarge,
    );
    sheet.given(placing('next-seven', LARGEST_STAKE)).when(placing('hard-eight', 1)).thenEvents('BetPlaced');
  });

  test('on a wager of the set: before its first throw, not after it, and again with the next set', () => {
    sheet.when(placing('streak')).thenEvents('BetPlaced');
    expect(sheet.given(calling('5-4')).when(placing('streak')).refusal).toEqual({
      code: 'SET_HAS_BEGUN',
      clause: 'ex/4',
      wager: 'streak',
      thrown: 1,
    });
    sheet.given(calling('5-4'), calling('5-4')).when(placing('streak')).thenEvents('BetPlaced');
    sheet
      .given(calling('5-4'), calling('5-4'), calling('5-4'))
      .when(placing('streak'))
      .thenRefused({ code: 'SET_HAS_BEGUN', clause: 'ex/4', thrown: 1 });
    sheet.given(calling('5-4'), calling('6-1')).when(placing('streak')).thenEvents('BetPlaced');
  });

  test('on a wager of the turn: before its first throw, not between sets, and again with the next turn', () => {
    sheet.when(placing('prize')).thenEvents('BetPlaced');
    expect(sheet.given(calling('5-4')).when(placing('prize')).refusal).toEqual({
      code: 'TURN_HAS_BEGUN',
      clause: 'ex/6',
      wager: 'prize',
      thrown: 1,
    });
    sheet
      .given(calling('5-4'), calling('5-4'))
      .when(placing('prize'))
      .thenRefused({ code: 'TURN_HAS_BEGUN', clause: 'ex/6', thrown: 2 });
    sheet.given(calling('6-1')).when(placing('prize')).thenEvents('BetPlaced');
    sheet.given(calling('5-4'), calling('5-4'), endingTurn).when(placing('prize')).thenEvents('BetPlaced');
    sheet
      .given(calling('5-4'), calling('5-4'), calling('5-4'), calling('5-4'))
      .when(placing('prize'))
      .thenEvents('BetPlaced');
  });
});

describe('taking a bet down', () => {
  test('all of it unless a part is named', () => {
    const taken = (stake: number) => ({ type: 'BetTakenDown', stake, clause: 'ex/2' });
    sheet.given(placing('hard-eight')).when(takingDown('hard-eight')).thenEvents(taken(10_00));
    sheet.given(placing('hard-eight')).when(takingDown('hard-eight', 4_00)).thenEvents(taken(4_00));
    sheet.given(placing('hard-eight')).when(takingDown('hard-eight', 10_00)).thenEvents(taken(10_00));
    expect(sheet.given(placing('hard-eight')).when(takingDown('hard-eight', 10_01)).refusal).toEqual({
      code: 'MORE_THAN_THE_STAKE',
      clause: 'ex/2',
      asked: 10_01,
      stake: 10_00,
    });
  });

  test.each([0, -1, 0.5, Number.NaN])('of %d cents is refused', (stake) => {
    sheet
      .given(placing('hard-eight'))
      .when(takingDown('hard-eight', stake))
      .thenRefused('NOT_WHOLE_CENTS', 'ex/2');
  });

  test.each(['hard-eight', 'pass-line', 'constructor'])('%s that is not there is refused', (wager) => {
    expect(sheet.given(placing('next-seven')).when(takingDown(wager)).refusal).toEqual({
      code: 'NO_SUCH_BET',
      clause: 'ex/2',
      player: 'ann',
      wager,
    });
  });

  test("another player's bet is no bet of hers", () => {
    const bobs: SheetCommand = { type: 'PlaceBet', player: 'bob', wager: 'hard-eight', stake: 10_00 };
    sheet.given(bobs).when(takingDown('hard-eight')).thenRefused('NO_SUCH_BET', 'ex/2');
  });

  test('one locked from its placing is refused at once', () => {
    expect(sheet.given(placing('streak')).when(takingDown('streak')).refusal).toEqual({
      code: 'BET_IS_LOCKED',
      clause: 'ex/5',
      wager: 'streak',
      until: 'set',
    });
  });

  test('one locked by the turn is free before the first throw and not after it', () => {
    sheet.given(placing('prize')).when(takingDown('prize')).thenEvents('BetTakenDown');
    expect(sheet.given(placing('prize'), calling('5-4')).when(takingDown('prize')).refusal).toEqual({
      code: 'BET_IS_LOCKED',
      clause: 'ex/7',
      wager: 'prize',
      until: 'turn',
    });
  });
});

describe('calling a roll', () => {
  test('settles every bet and counts the throw', () => {
    sheet
      .given(placing('hard-eight'), placing('streak'))
      .when(calling('4-4'))
      .thenEvents({
        type: 'RollCalled',
        roll: [4, 4],
        thrown: 1,
        settlements: [
          { wager: 'hard-eight', verdict: 'wins', winnings: 95_00 },
          { wager: 'streak', verdict: 'stands', stage: 'throw2' },
        ],
      });
  });

  test.each([
    ['a seven', ['5-4'], '6-1', 0],
    ['the last throw of the last set', ['5-4', '5-4', '5-4'], '5-4', 0],
    ['the throw before it', ['5-4', '5-4'], '5-4', 3],
  ])('counts %s', (_name, before, dice, thrown) => {
    sheet
      .given(...before.map(calling))
      .when(calling(dice))
      .thenEvents({ thrown });
  });

  test.each([[[6, 6, 6]], [[1, 1, 1]], [[6]], [[]]] as const)('%j is not a roll of this game', (dice) => {
    const wrong: Roll = [...dice];
    expect(sheet.given(placing('hard-eight')).when({ type: 'CallRoll', roll: wrong }).refusal).toEqual({
      code: 'NOT_A_ROLL',
      clause: 'ex/3',
      roll: wrong,
      dice: 2,
    });
  });

  test('that would carry a sum past whole cents is refused and names the player', () => {
    const rich = (cents: number): Sheet => ({
      ...sheet.given(placing('next-seven')).sheet,
      net: new Map([['ann', cents]]),
    });
    const edge = Number.MAX_SAFE_INTEGER - 40_00;
    givenSheet(terms, rich(edge)).when(calling('6-1')).thenEvents('RollCalled');
    expect(givenSheet(terms, rich(edge + 1)).when(calling('6-1')).refusal).toEqual({
      code: 'SUM_TOO_LARGE',
      clause: 'ex/1',
      player: 'ann',
    });
  });
});

test('a turn whose end would carry a sum past whole cents is refused as well', () => {
  const rich = (cents: number): Sheet => ({
    ...sheet.given(placing('prize'), calling('5-4'), calling('5-4')).sheet,
    net: new Map([['ann', cents]]),
  });
  const edge = Number.MAX_SAFE_INTEGER - 20_00;
  givenSheet(terms, rich(edge)).when(endingTurn).thenEvents('TurnEnded');
  expect(givenSheet(terms, rich(edge + 1)).when(endingTurn).refusal).toEqual({
    code: 'SUM_TOO_LARGE',
    clause: 'ex/1',
    player: 'ann',
  });
});

test('wins are not set off against losses on the way to a sum that would not fit', () => {
  const both: Sheet = {
    ...sheet.given(placing('next-seven', 1), placing('hard-eight', 10_00)).sheet,
    net: new Map([['ann', Number.MAX_SAFE_INTEGER]]),
  };
  givenSheet(terms, both).when(calling('6-1')).thenRefused('SUM_TOO_LARGE', 'ex/1');
});

describe('a void roll', () => {
  test.each([
    ['on-the-floor', 'ex/9'],
    ['9', 'ex/9'],
    ['a dog took it', 'ex/7'],
  ])('for %j cites %s and freezes this layout', (reason, clause) => {
    expect(sheet.given(placing('hard-eight')).when({ type: 'VoidRoll', reason }).events).toEqual([
      { type: 'RollVoided', reason, freezes: true, clause },
    ]);
  });

  test('lets nothing be changed until the dice are thrown again', () => {
    const frozen = { code: 'LAYOUT_FROZEN', clause: 'ex/7', call: 'No Throw' };
    expect(sheet.given(placing('hard-eight'), noThrow).when(placing('next-seven')).refusal).toEqual(frozen);
    expect(sheet.given(placing('hard-eight'), noThrow).when(takingDown('hard-eight')).refusal).toEqual(
      frozen,
    );
    sheet
      .given(placing('hard-eight'), noThrow, calling('5-4'))
      .when(takingDown('hard-eight'))
      .thenEvents('BetTakenDown');
  });

  test('counts no throw', () => {
    sheet.given(calling('5-4'), noThrow).when(calling('5-4')).thenEvents({ thrown: 2 });
  });
});

describe('ending a turn', () => {
  test('decides what the end of a turn decides', () => {
    sheet
      .given(placing('prize'), placing('hard-eight'), calling('5-4'), calling('5-4'))
      .when(endingTurn)
      .thenEvents({
        type: 'TurnEnded',
        clause: 'ex/8',
        settlements: [{ wager: 'prize', verdict: 'wins', winnings: 20_00 }],
      });
  });

  test('waits for a void throw, then for the set, then for a first throw', () => {
    expect(sheet.given(calling('5-4'), noThrow).when(endingTurn).refusal).toEqual({
      code: 'THROW_AGAIN_FIRST',
      clause: 'ex/7',
      call: 'No Throw',
    });
    expect(sheet.given(calling('5-4')).when(endingTurn).refusal).toEqual({
      code: 'SET_NOT_FINISHED',
      clause: 'ex/4',
      thrown: 1,
      throws: 2,
      left: 1,
    });
    expect(sheet.when(endingTurn).refusal).toEqual({ code: 'TURN_NOT_BEGUN', clause: 'ex/8' });
    sheet.given(calling('5-4'), calling('5-4')).when(endingTurn).thenEvents('TurnEnded');
  });
});

describe('a command that deserves several refusals gets the first', () => {
  test('an unknown wager, before the frozen layout and the bad stake', () => {
    sheet.given(noThrow).when(placing('pass-line', -1)).thenRefused('WAGER_NOT_OFFERED', 'ex/1');
  });

  test('the frozen layout, before the begun set and the bad stake', () => {
    sheet.given(calling('5-4'), noThrow).when(placing('streak', -1)).thenRefused('LAYOUT_FROZEN', 'ex/7');
  });

  test('the begun set, before the bad stake', () => {
    sheet.given(calling('5-4')).when(placing('streak', -1)).thenRefused('SET_HAS_BEGUN', 'ex/4');
  });

  test('the missing bet, before the frozen layout', () => {
    sheet.given(noThrow).when(takingDown('hard-eight')).thenRefused('NO_SUCH_BET', 'ex/2');
  });

  test('the lock, before the sum', () => {
    sheet.given(placing('streak')).when(takingDown('streak', 99_00)).thenRefused('BET_IS_LOCKED', 'ex/5');
  });
});
