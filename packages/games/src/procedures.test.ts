import { assert, everyRoll, everyTurnEndsOn, toTerms, totalOf } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { calling, givenSheet, placing, tableOf, takingDown } from '../../engine/src/testing/given-sheet.ts';
import { doubleDice } from './double-dice/pack.ts';
import { snakeEyesNsw } from './snake-eyes-nsw/pack.ts';
import { snakeEyesNz } from './snake-eyes-nz/pack.ts';
import { givenHome, givenShooter, theDealer } from './testing/given-table.ts';
import { wonderDice } from './wonder-dice/pack.ts';

/** What the four texts say of one and the same step, each by its own clause. */
describe('who throws', () => {
  test.each([
    ['nz/1.1(shooter)', 'snake-eyes-nz'],
    ['nsw/1.1(shooter)', 'snake-eyes-nsw'],
    ['double/7', 'double-dice'],
  ])(
    '%s a player does: before one has the dice there is no throw, and none of the dealer',
    (_clause, pack) => {
      const at = givenHome(pack, ['ann', 'bob']);
      expect(at.table().shooter.is.kind).toBe('nobody');
      at.when(theDealer, { type: 'ThrowDice' }).thenRefused('NO_SHOOTER');
    },
  );

  test('wonder/rules-3 the dealer does, and is offered to nobody', () => {
    const at = givenHome('wonder-dice', ['ann']);
    expect(at.table().shooter.is.kind).toBe('dealer');
    at.when(theDealer, { type: 'OfferDice' }).thenRefused('NO_SHOOTER_HERE', 'wonder/rules-3');
  });
});

describe('the rolls that end a turn', () => {
  const sevens = ['1-6', '2-5', '3-4', '4-3', '5-2', '6-1'];

  test.each([
    ['nz/5.7(a) nz/1.1(7-out)', 'snake-eyes-nz', 'six', 'nz/5.7(a)'],
    ['nsw/3.7.1 nsw/1.1(7-out)', 'snake-eyes-nsw', 'six', 'nsw/3.7.1'],
    ['double/7.8', 'double-dice', 'shooters-bet', 'double/7.8'],
  ])('%s are the six ways to throw seven of all 36, and no other', (_clauses, pack, wager, clause) => {
    const ending = everyRoll[2].filter((roll) => {
      const givenSheet = givenShooter(pack, [[1, wager, 5_00]])
        .rolls(...roll)
        .events.filter(({ type }) => type === 'DiceGivenUp');
      expect(givenSheet).toMatchObject(totalOf(roll) === 7 ? [{ seat: 1, cause: 'seven', clause }] : []);
      return givenSheet.length > 0;
    });
    expect(ending.map((roll) => roll.join('-'))).toEqual(sevens);
  });

  test('double/7.8 the course of a turn ends it on the very rolls that the procedure names', () => {
    const opened = doubleDice.open();
    assert(opened.ok, () => 'Double Dice refuses its own defaults');
    const { game } = opened;
    for (const roll of everyRoll[2])
      expect([roll, everyTurnEndsOn(game, roll)]).toEqual([roll, game.procedure.turn?.endsOn.has(roll)]);
  });
});

describe('what a winner is handed', () => {
  test.each([
    ['nz/4.9', snakeEyesNz, 'six', '5-1', 10_00],
    ['nsw/4.7', snakeEyesNsw, 'six', '5-1', 10_00],
    ['wonder/rules-4', wonderDice, 'number-5', '5-5-1', 20_00],
  ])(
    '%s the stake goes back with the winnings, and the bet is over',
    (_clause, pack, wager, dice, winnings) => {
      // As the table's screen says it of every wager.
      expect(tableOf(pack).staysUp).toBe(false);
      const bet = givenSheet(tableOf(pack)).bets(wager);
      bet.when(calling(dice)).thenEvents({
        settlements: [{ verdict: 'wins', winnings, returned: 10_00, stage: null }],
      });
      expect(bet.thrown(dice).roll(dice)).toEqual({});
    },
  );

  test.each([
    ['nz/4.9', snakeEyesNz, 'hard-6', '3-3', 9 * 3],
    ['wonder/numbers-2', wonderDice, 'number-5', '5-5-1', 2 * 3],
  ])(
    '%s the odds are paid to the cent, whatever chips the table pays with',
    (_clause, pack, wager, dice, won) => {
      for (const policy of [{}, { chip: 25_00 }, { chip: 25_00, always: true }]) {
        const table = toTerms(tableOf(pack).game, policy);
        givenSheet(table)
          .bet(wager, 3)
          .when(calling(dice))
          .thenEvents({
            settlements: [{ winnings: won }],
          });
      }
    },
  );
});

describe('after a void roll', () => {
  test.each([
    ['nz/6.3 nz/6.3-tail#2', snakeEyesNz, 'die-on-die', 'six'],
    ['nsw/5.1 nsw/1.1(void)', snakeEyesNsw, 'die-on-die', 'six'],
  ])(
    '%s bets stand as if nothing had been thrown, and may be made and taken down',
    (_clauses, pack, reason, wager) => {
      const voided = givenSheet(tableOf(pack)).bets('field').voided(reason);
      expect(voided.roll('5-4')).toEqual({ field: 'wins $10' });
      voided.when(placing(wager)).thenEvents({ type: 'BetPlaced' });
      voided.when(takingDown('field')).thenEvents({ type: 'BetTakenDown' });
    },
  );

  test.each([
    ['double/5 double/5.1#2', doubleDice, 'off-the-mat', 'number-6', '5-1', 'wins $10', 'double/5.1#2'],
    ['wonder/rules-5', wonderDice, 'not-flat', 'number-5', '5-1-1', 'wins $10', 'wonder/rules-5'],
  ])(
    '%s bets are left exactly as they lie until the dice are thrown again',
    (_clauses, pack, reason, wager, dice, fate, clause) => {
      const voided = givenSheet(tableOf(pack)).bets(wager).voided(reason);
      const frozen = { code: 'LAYOUT_FROZEN', clause };
      voided.when(placing(wager)).thenRefused(frozen);
      voided.when(takingDown(wager)).thenRefused(frozen);
      expect(voided.roll(dice)).toEqual({ [wager]: fate });
    },
  );

  test.each([
    ['nsw/5.3.8', 'snake-eyes-nsw', 'unapproved-dice', 'field', [4, 4]],
    ['wonder/rules-5', 'wonder-dice', 'not-flat', 'field', [4, 4, 4]],
  ] as const)(
    '%s a roll that must not count is voided after the call as well',
    (clause, pack, reason, wager, faces) => {
      const at = givenShooter(pack, [[1, wager, 10_00]]);
      at.calls(...faces);
      at.when(theDealer, { type: 'RecordFact', reason, die: 'D1' }).thenAmong({
        type: 'RollVoided',
        reason,
        clause,
      });
      expect(at.stakes()).toEqual({ [`1 ${wager}`]: 10_00 });
    },
  );
});
