import { type Pack, roll as rollOf, toTerms } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import {
  endingTurn,
  entering,
  givenSheet,
  placing,
  tableOf,
  takingDown,
} from '../../engine/src/testing/given-sheet.ts';
import { doubleDice } from './double-dice/pack.ts';
import { snakeEyesNsw } from './snake-eyes-nsw/pack.ts';
import { snakeEyesNz } from './snake-eyes-nz/pack.ts';
import { wonderDice } from './wonder-dice/pack.ts';

const sheetOf = (pack: Pack) => givenSheet(tableOf(pack));

/** The largest stake that books in whole cents can hold: ten thousand million dollars. */
const LARGEST = 1_000_000_000_000;

describe('a bet on a sheet', () => {
  test.each([
    ['nz/4.1', snakeEyesNz, 'six'],
    ['nsw/6.1', snakeEyesNsw, 'six'],
    ['wonder/positions-1', wonderDice, 'field'],
  ] as const)(
    '%s is as large as the books can hold, in one or in two, and no larger',
    (clause, pack, wager) => {
      const full = sheetOf(pack)
        .bet(wager, LARGEST - 1)
        .bet(wager, 1);
      const tooLarge = { code: 'STAKE_TOO_LARGE', clause, stake: LARGEST + 1 };
      full.when(placing(wager, 1)).thenRefused(tooLarge);
      sheetOf(pack)
        .when(placing(wager, LARGEST + 1))
        .thenRefused(tooLarge);
    },
  );

  test('wonder/bets-1 is taken down by its owner, in part or whole, and never for more than lies there', () => {
    const sheet = sheetOf(wonderDice).bet('field', 5_00);
    sheet.when(takingDown('field', 5_01)).thenRefused('MORE_THAN_THE_STAKE', 'wonder/bets-1');
    for (const stake of [2_00, 5_00])
      sheet.when(takingDown('field', stake)).thenEvents({
        type: 'BetTakenDown',
        stake,
        clause: 'wonder/bets-1',
      });
  });

  test('double/7.1#2 double/8.2#5 double/9.1#2 double/odds(bonus-timing) before each throw of a turn the bets that may be laid are these', () => {
    let sheet = sheetOf(doubleDice);
    for (let thrown = 0; thrown < 9; thrown += 1) {
      const set = { code: 'SET_HAS_BEGUN', clause: 'double/7.1#2', thrown: thrown % 4 };
      const turn = { code: 'TURN_HAS_BEGUN', clause: 'double/9.1#2', thrown };
      const onSet = sheet.when(placing('shooters-bet'));
      const onTurn = sheet.when(placing('bonus'));
      if (thrown % 4 === 0) onSet.thenEvents('BetPlaced');
      else onSet.thenRefused(set);
      if (thrown === 0) onTurn.thenEvents('BetPlaced');
      else onTurn.thenRefused(turn);
      sheet.when(placing('number-6')).thenEvents('BetPlaced');
      sheet = sheet.thrown('2-2');
    }
  });
});

describe('a turn on a sheet', () => {
  test('double/7.5#2 is passed on once it has begun, between sets, by the clause that allows it', () => {
    const sheet = sheetOf(doubleDice);
    const clause = 'double/7.5#2';
    sheet.when(endingTurn).thenRefused('TURN_NOT_BEGUN', clause);
    const begun = sheet.thrown('2-2', '2-2', '2-2');
    begun.when(endingTurn).thenRefused('SET_NOT_FINISHED', 'double/7.9');
    begun.thrown('2-2').when(endingTurn).thenEvents({
      type: 'TurnEnded',
      settlements: [],
      clause,
    });
  });

  test('double/9.6#2 starts anew with the sixth set, the twenty-fourth throw, and with no throw before', () => {
    let sheet = sheetOf(doubleDice);
    for (let thrown = 1; thrown <= 24; thrown += 1) {
      sheet = sheet.thrown('2-2');
      const bonus = sheet.when(placing('bonus')).answer;
      expect([thrown, bonus]).toEqual([thrown, thrown < 24 ? 'TURN_HAS_BEGUN' : 'BetPlaced']);
    }
  });
});

describe('a roll on a sheet', () => {
  test.each(['5', '5-2-1', '0-4', '7-1', '1.5-2'])(
    'nz/1.1(dice)#2 nz/4.2#2 %s is none of two dice',
    (keyed) => {
      sheetOf(snakeEyesNz).when(entering(keyed)).thenRefused('NOT_A_ROLL', 'nz/1.1(dice)#2');
    },
  );

  test.each([
    ['nz/4.9', snakeEyesNz, 'field', '5-4', 1_00],
    ['nsw/4.7', snakeEyesNsw, 'field', '5-4', 1_00],
    ['wonder/rules-4', wonderDice, 'number-5', '5-5-4', 2_00],
  ] as const)(
    '%s settles what it decides: a bet that won is paid and goes back',
    (_, pack, wager, dice, won) => {
      const settled = { wager, verdict: 'wins', stake: 1_00, winnings: won, returned: 1_00, stage: null };
      sheetOf(pack)
        .bet(wager, 1_00)
        .when({ type: 'CallRoll', roll: rollOf(dice) })
        .thenEvents({ settlements: [settled] });
    },
  );

  test.each([
    ['nz/4.9', snakeEyesNz, 'field', '5-4', 3],
    ['wonder/numbers-2', wonderDice, 'number-5', '5-5-4', 6],
  ] as const)(
    '%s pays the odds to the cent, whatever chips a table pays with',
    (_, pack, wager, dice, won) => {
      const { game } = tableOf(pack);
      for (const always of [false, true]) {
        const sheet = givenSheet(toTerms(game, { chips: [5_00], always })).bet(wager, 3);
        const called = sheet.when({ type: 'CallRoll', roll: rollOf(dice) });
        called.thenEvents({ settlements: [{ winnings: won }] });
      }
    },
  );
});
