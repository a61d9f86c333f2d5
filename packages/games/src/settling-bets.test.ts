import { LARGEST_STAKE } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { givenSheet, placing, tableOf } from '../../engine/src/testing/given-sheet.ts';
import { doubleDice } from './double-dice/pack.ts';
import { snakeEyesNsw } from './snake-eyes-nsw/pack.ts';
import { snakeEyesNz } from './snake-eyes-nz/pack.ts';
import {
  gameSupervisor,
  givenShooter,
  operator,
  type TableUnderTest,
  theDealer,
} from './testing/given-table.ts';
import { wonderDice } from './wonder-dice/pack.ts';

const overruled = {
  by: operator,
  command: { type: 'OverruleCall', faces: [4, 3], words: 'the film shows a seven' },
} as const;
/** In New South Wales nobody overrules a call, and an outcome is made invalid. */
const invalidated = {
  by: gameSupervisor,
  command: { type: 'InvalidateRoll', roll: 1, ground: 'fire', bets: 'refund' },
} as const;

/**
 * What a pack settles by; bets of three seats, of which nine decides the second and the third; and how the outcome is
 * undone, with what those two have in their racks then.
 */
const packs = [
  ['nz/4.6', 'snake-eyes-nz', ['six', 'field', 'any-7'], overruled, [190_00, 240_00]],
  ['nsw/4.7', 'snake-eyes-nsw', ['six', 'field', 'any-7'], invalidated, [200_00, 200_00]],
  ['double/8', 'double-dice', ['shooters-bet', 'number-9-12', 'any-7'], overruled, [190_00, 240_00]],
] as const;

describe.each(packs)('%s settling at %s', (clause, pack, wagers, undoing, racks) => {
  /** The call is made, and the dice are gathered where people do that. */
  function called(): TableUnderTest {
    const bets = wagers.map((wager, index) => [index + 1, wager, 10_00] as const);
    const at = givenShooter(pack, bets, { strict: true });
    at.calls(5, 4);
    at.gathers();
    return at;
  }
  const settle = (bet: string) => ({ type: 'SettleBet', bet }) as const;

  test('a bet that the roll does not decide stays up, and one that is not there is not settled', () => {
    const at = called();
    at.when(theDealer, settle('b1')).thenRefused('BET_NOT_DECIDED', clause);
    at.when(theDealer, settle('b9')).thenRefused('NO_SUCH_BET', clause);
  });

  test('the roll is settled with the last bet that it decides, and not before', () => {
    const at = called();
    at.when(theDealer, settle('b2')).thenEvents({ type: 'BetSettled', settlement: { bet: 'b2' }, clause });
    at.when(theDealer, settle('b3')).thenAmong({ type: 'RollSettled', clause });
  });

  test('a settled roll whose outcome does not stand is settled again as it should have been', () => {
    const at = called();
    at.given(theDealer, { type: 'SettleRoll' });
    expect(at.rack(3)).toBe(190_00);
    at.when(undoing.by, undoing.command).thenAmong({ type: 'RollSettledAgain', roll: 1, clause });
    expect([at.rack(2), at.rack(3)]).toEqual(racks);
  });
});

test.each([
  ['nz/4.1', snakeEyesNz, 'field'],
  ['nsw/6.1', snakeEyesNsw, 'field'],
  ['double/8', doubleDice, 'any-7'],
  ['wonder/positions-1', wonderDice, 'field'],
] as const)('%s on paper, too, one bet holds so much and no more', (clause, pack, wager) => {
  const sheet = givenSheet(tableOf(pack)).bet(wager, LARGEST_STAKE - 1);
  sheet.when(placing(wager, 1)).thenEvents({ type: 'BetPlaced' });
  expect(sheet.when(placing(wager, 2)).refusal).toEqual({
    code: 'STAKE_TOO_LARGE',
    clause,
    stake: LARGEST_STAKE + 1,
    largest: LARGEST_STAKE,
  });
});

test('double/7.1#2 on paper, too, the other spots stay open in the middle of a set', () => {
  const sheet = givenSheet(tableOf(doubleDice)).bets('shooters-bet').thrown('5-4');
  sheet.when(placing('shooters-bet', 5_00, 'eve')).thenRefused('SET_HAS_BEGUN');
  sheet.when(placing('any-7', 5_00, 'eve')).thenEvents({ type: 'BetPlaced' });
});
