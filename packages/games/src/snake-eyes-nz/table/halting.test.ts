import { describe, expect, test } from 'vitest';
import { type AtCall, shooting, withEntry } from '../../testing/at-call.ts';
import { casinoSupervisor, dealer, gameSupervisor, player } from '../../testing/at-table.ts';

const pack = 'snake-eyes-nz';
type Bets = Parameters<typeof shooting>[1];
const home = (...bets: Bets): AtCall => shooting(pack, bets);

describe('a malfunction', () => {
  test('nz/6.9 two and two with the Field dark: all three are paid by the dice, and then the table is halted', () => {
    const at = home([1, 'hard-4', 10_00], [1, 'hardway-combo', 10_00], [1, 'field', 10_00]);
    at.calls(2, 2);
    const events = at.deals({ type: 'ReportMalfunction', equipment: 'lights', words: 'Field is dark' });
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
    const at = withEntry(shooting(pack, [[1, 'field', 10_00]], { strict: true }));
    at.throws();
    at.deals({ type: 'ReportMalfunction', equipment: 'entry', words: 'the keypad is dead' });
    at.deals({ type: 'BringToRest' });
    at.deals({ type: 'CallRoll', faces: [5, 4] });
    at.settles();
    expect(at.rack(1)).toBe(210_00);
  });

  test('nz/6.10 a halted table passes no dice and takes no bets; removal stays possible, and lifting restores play', () => {
    const at = shooting(
      pack,
      [
        [1, 'hard-6', 10_00],
        [2, 'field', 5_00],
      ],
      { strict: true },
    );
    at.deals({ type: 'ReportMalfunction', equipment: 'display', words: 'frozen' });
    expect(at.dealRefused({ type: 'PassDice' })).toMatchObject({
      code: 'TABLE_IS_HALTED',
      clause: 'nz/6.10',
    });
    expect(at.doesNot(1, { type: 'ThrowDice', seat: 1 }).code).toBe('TABLE_IS_HALTED');
    expect(at.doesNot(2, { type: 'PlaceBets', seat: 2, bets: [{ wager: 'six', chips: 5_00 }] }).clause).toBe(
      'nz/6.10',
    );
    at.does(2, { type: 'TakeDownBet', seat: 2, bet: 'b2' });
    expect(at.rack(2)).toBe(200_00);
    const lift = {
      type: 'LiftHalt',
      because: 'alternative-procedure',
      words: 'manual entry procedure',
    } as const;
    for (const by of [dealer, player('ann')]) expect(at.refused(by, lift).code).toBe('NOT_YOUR_ROLE');
    expect(at.refused(casinoSupervisor, { ...lift, words: ' ' })).toMatchObject({
      code: 'WORDS_NEEDED',
      clause: 'nz/6.10',
    });
    at.give(casinoSupervisor, lift);
    expect(at.stakes()).toEqual({ '1 hard-6': 10_00 });
    at.throws();
    expect(at.table().roll?.number).toBe(1);
  });

  test('nz/6.10 the game supervisor may lift too, and only a halt that is there', () => {
    const at = home([1, 'hard-6', 10_00]);
    const lift = { type: 'LiftHalt', because: 'rectified', words: 'new lamp' } as const;
    expect(at.refused(gameSupervisor, lift).code).toBe('NOT_HALTED');
    at.deals({ type: 'ReportMalfunction', equipment: 'lights', words: 'dark' });
    expect(at.dealRefused({ type: 'ReportMalfunction', equipment: 'lights', words: 'dark' }).code).toBe(
      'TABLE_IS_HALTED',
    );
    at.give(gameSupervisor, lift);
    at.throws();
  });
});
