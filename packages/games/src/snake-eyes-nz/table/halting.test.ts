import { describe, expect, test } from 'vitest';
import {
  type Bets,
  casinoSupervisor,
  dealer,
  gameSupervisor,
  givenShooter,
  player,
  type TableUnderTest,
  theDealer,
  withEntry,
} from '../../testing/given-table.ts';

const pack = 'snake-eyes-nz';
const home = (...bets: Bets): TableUnderTest => givenShooter(pack, bets);

describe('a malfunction', () => {
  test('nz/6.9 two and two with the Field dark: all three are paid by the dice, and then the table is halted', () => {
    const at = home([1, 'hard-4', 10_00], [1, 'hardway-combo', 10_00], [1, 'field', 10_00]);
    at.calls(2, 2);
    const events = at.given(theDealer, {
      type: 'ReportMalfunction',
      equipment: 'lights',
      words: 'Field is dark',
    }).events;
    expect(events.map(({ type }) => type).filter((type) => !type.startsWith('Dice'))).toEqual([
      'RollSettled',
      'ShooterPrompted',
      'TableHalted',
    ]);
    expect(events.find(({ type }) => type === 'RollSettled')?.clause).toBe('nz/6.9');
    expect(at.rack(1)).toBe(200_00 + 70_00 + 40_00 + 10_00);
    expect(at.table().halt).toMatchObject({ cause: 'lights', clause: 'nz/6.10' });
    expect(at.table().shooter.holding).toBe(false);
  });

  test('nz/6.9 a roll in the air is finished by the dice under the halt, without the broken entry', () => {
    const at = withEntry(givenShooter(pack, [[1, 'field', 10_00]], { strict: true }));
    at.throws();
    at.given(theDealer, { type: 'ReportMalfunction', equipment: 'entry', words: 'the keypad is dead' });
    at.given(theDealer, { type: 'BringToRest' });
    at.given(theDealer, { type: 'CallRoll', faces: [5, 4] });
    at.settles();
    expect(at.rack(1)).toBe(210_00);
  });

  test('nz/6.10 a halted table passes no dice and takes no bets; removal stays possible, and lifting restores play', () => {
    const at = givenShooter(
      pack,
      [
        [1, 'hard-6', 10_00],
        [2, 'field', 5_00],
      ],
      { strict: true },
    );
    at.given(theDealer, { type: 'ReportMalfunction', equipment: 'display', words: 'frozen' });
    at.when(theDealer, { type: 'PassDice' }).thenRefused('TABLE_IS_HALTED', 'nz/6.10');
    at.when(1, { type: 'ThrowDice', seat: 1 }).thenRefused('TABLE_IS_HALTED');
    at.when(2, { type: 'PlaceBets', seat: 2, bets: [{ wager: 'six', chips: 5_00 }] }).thenRefused({
      clause: 'nz/6.10',
    });
    at.given(2, { type: 'TakeDownBet', seat: 2, bet: 'b2' });
    expect(at.rack(2)).toBe(200_00);
    const lift = {
      type: 'LiftHalt',
      because: 'alternative-procedure',
      words: 'manual entry procedure',
    } as const;
    for (const by of [dealer, player('ann')]) at.when(by, lift).thenRefused('NOT_YOUR_ROLE');
    at.when(casinoSupervisor, { ...lift, words: ' ' }).thenRefused('WORDS_NEEDED', 'nz/6.10');
    at.given(casinoSupervisor, lift);
    expect(at.stakes()).toEqual({ '1 hard-6': 10_00 });
    at.throws();
    expect(at.table().roll?.number).toBe(1);
  });

  test('nz/6.10 the game supervisor may lift too, and only a halt that is there', () => {
    const at = home([1, 'hard-6', 10_00]);
    const lift = { type: 'LiftHalt', because: 'rectified', words: 'new lamp' } as const;
    at.when(gameSupervisor, lift).thenRefused('NOT_HALTED');
    at.given(theDealer, { type: 'ReportMalfunction', equipment: 'lights', words: 'dark' });
    at.when(theDealer, { type: 'ReportMalfunction', equipment: 'lights', words: 'dark' }).thenRefused(
      'TABLE_IS_HALTED',
    );
    at.given(gameSupervisor, lift);
    at.throws();
  });
});
