import { describe, expect, test } from 'vitest';
import {
  type AtTable,
  casinoSupervisor,
  dealer,
  gameSupervisor,
  opened,
  operator,
} from '../../testing/at-table.ts';

const pack = 'snake-eyes-nz';
const startPlay = { type: 'StartPlay' } as const;
const placeOf = (at: AtTable, die: string) => at.table().dice.dice.get(die)?.place;

describe('dice that reach the table', () => {
  test('nz/3.3 play starts with two to five dice at the table, and not with none or one', () => {
    const none = opened(pack, {}, { without: ['dice'] });
    expect(none.refused(dealer, startPlay)).toMatchObject({ code: 'DICE_MISSING', clause: 'nz/3.3' });
    const one = opened(pack, {}, { dice: 1 });
    expect(one.refused(dealer, startPlay)).toMatchObject({ code: 'DICE_MISSING', clause: 'nz/3.3' });
    expect(opened(pack, {}, { dice: 2 }).give(dealer, startPlay)).toMatchObject([{ type: 'PlayStarted' }]);
    expect(opened(pack, {}, { dice: 5 }).give(dealer, startPlay)).toMatchObject([{ type: 'PlayStarted' }]);
  });

  test('nz/1.1(dice)#3 a fifth die is received and a sixth is not', () => {
    const at = opened(pack, {}, { dice: 4 });
    at.give(dealer, { type: 'ReceiveDice', dice: [{ die: 'D5' }] });
    expect(at.refused(dealer, { type: 'ReceiveDice', dice: [{ die: 'D6' }] })).toMatchObject({
      code: 'TOO_MANY_DICE',
      clause: 'nz/1.1(dice)#3',
    });
  });

  test('nz/1.1(dice) a die that nobody has confirmed does not go into the bowl', () => {
    const at = opened(pack, {}, { dice: 4 });
    at.give(dealer, { type: 'ReceiveDice', dice: [{ die: 'D6' }] });
    expect(at.refused(dealer, { type: 'PutInBowl', dice: ['D6'] })).toMatchObject({
      code: 'NOT_CONFIRMED',
      clause: 'nz/1.1(dice)',
    });
    const findings = [{ die: 'D6', sound: true }];
    at.give(dealer, { type: 'InspectDice', findings });
    expect(at.refused(dealer, { type: 'PutInBowl', dice: ['D6'] })).toMatchObject({ code: 'NOT_CONFIRMED' });
    at.give(gameSupervisor, { type: 'InspectDice', findings });
    expect(placeOf(at, 'D6')).toBe('bowl');
  });

  test('nz/5.2 dealer and game supervisor inspect apart: one person cannot sign for both, and one no suffices', () => {
    const at = opened(pack, {}, { without: ['inspection'] });
    const all = ['D1', 'D2', 'D3', 'D4', 'D5'];
    expect(at.refused(dealer, startPlay)).toMatchObject({ code: 'DICE_NOT_INSPECTED', clause: 'nz/5.2' });
    at.give(dealer, { type: 'InspectDice', findings: all.map((die) => ({ die, sound: true })) });
    expect(all.map((die) => placeOf(at, die))).toEqual(all.map(() => 'arriving'));

    at.give(dealer, { type: 'SignOff' });
    const both = { person: dealer.person, role: 'game-supervisor' } as const;
    at.give(both, { type: 'SignOn', as: 'game-supervisor' });
    const again = all.map((die) => ({ die, sound: true }));
    expect(at.refused(both, { type: 'InspectDice', findings: again })).toMatchObject({
      code: 'INSPECTED_BY_YOU',
      clause: 'nz/5.2',
    });

    const events = at.give(gameSupervisor, {
      type: 'InspectDice',
      findings: all.map((die) => ({ die, sound: die !== 'D3' })),
    });
    expect(events).toMatchObject([
      { type: 'DiceInspected', clause: 'nz/5.2' },
      { type: 'DicePlaced', dice: ['D1', 'D2', 'D4', 'D5'], clause: 'nz/5.2#2' },
      { type: 'DiceQuarantined', dice: ['D3'], clause: 'nz/5.2' },
    ]);
    expect(placeOf(at, 'D3')).toBe('quarantined');
  });

  test('nz/5.2 a die found unsound by the first inspector is not given away before the second has looked', () => {
    const at = opened(pack, {}, { without: ['inspection'], dice: 2 });
    const events = at.give(dealer, {
      type: 'InspectDice',
      findings: [
        { die: 'D1', sound: false },
        { die: 'D2', sound: true },
      ],
    });
    expect(events.map(({ type }) => type)).toEqual(['DiceInspected']);
    expect([placeOf(at, 'D1'), placeOf(at, 'D2')]).toEqual(['arriving', 'arriving']);
    at.give(gameSupervisor, {
      type: 'InspectDice',
      findings: [
        { die: 'D1', sound: true },
        { die: 'D2', sound: true },
      ],
    });
    expect([placeOf(at, 'D1'), placeOf(at, 'D2')]).toEqual(['quarantined', 'layout']);
  });

  test('nz/5.2 dice that come during play are inspected by both as well', () => {
    const at = opened(pack, {}, { dice: 4 });
    at.give(dealer, startPlay);
    at.give(dealer, { type: 'ReceiveDice', dice: [{ die: 'D5' }] });
    expect(placeOf(at, 'D5')).toBe('arriving');
    at.give(gameSupervisor, { type: 'InspectDice', findings: [{ die: 'D5', sound: true }] });
    expect(placeOf(at, 'D5')).toBe('arriving');
    at.give(dealer, { type: 'InspectDice', findings: [{ die: 'D5', sound: true }] });
    expect(placeOf(at, 'D5')).toBe('bowl');
  });

  test('nz/5.2#2 after inspection two dice lie on the layout, and five in the bowl', () => {
    const two = opened(pack, {}, { without: ['equipment'], dice: 2 });
    expect([placeOf(two, 'D1'), placeOf(two, 'D2')]).toEqual(['layout', 'layout']);
    const five = opened(pack);
    expect(['D1', 'D2', 'D3', 'D4', 'D5'].map((die) => placeOf(five, die))).toEqual(Array(5).fill('bowl'));
  });
});

describe('what is asked out of turn is refused', () => {
  const receive = { type: 'ReceiveDice', dice: [{ die: 'D5' }] } as const;
  const sound = (...dice: readonly string[]) =>
    ({ type: 'InspectDice', findings: dice.map((die) => ({ die, sound: true })) }) as const;

  test('dice come to no closed table, and none without a serial of its own', () => {
    const at = opened(pack, {}, { dice: 4 });
    for (const die of ['', ' '])
      expect(at.refused(dealer, { type: 'ReceiveDice', dice: [{ die }] })).toMatchObject({
        code: 'SERIAL_MISSING',
        clause: 'nz/1.1(dice)',
      });
    expect(at.refused(dealer, { type: 'ReceiveDice', dice: [] })).toMatchObject({ code: 'SERIAL_MISSING' });
    const twice = [{ die: 'D5' }, { die: 'D5' }];
    expect(at.refused(dealer, { type: 'ReceiveDice', dice: twice })).toMatchObject({ code: 'DIE_IS_KNOWN' });
    at.give(operator, { type: 'CloseTable' });
    expect(at.refused(operator, receive)).toMatchObject({ code: 'TABLE_IS_CLOSED', clause: 'nz/3.3' });
  });

  test('only dice that have just come are inspected, each once by each role', () => {
    const at = opened(pack, {}, { dice: 4 });
    at.give(dealer, receive);
    expect(at.refused(dealer, sound())).toMatchObject({ code: 'NOT_THESE_DICE', clause: 'nz/5.2' });
    expect(at.refused(dealer, sound('D5', 'D5'))).toMatchObject({ code: 'NOT_THESE_DICE' });
    for (const die of ['D1', 'D9', '__proto__'])
      expect(at.refused(dealer, sound(die))).toMatchObject({ code: 'NOT_ARRIVING', clause: 'nz/5.2' });
    at.give(dealer, sound('D5'));
    const ben = { person: 'ben', role: 'dealer' } as const;
    at.give(ben, { type: 'SignOn', as: 'dealer' });
    expect(at.refused(ben, sound('D5'))).toMatchObject({ code: 'INSPECTED_ALREADY', clause: 'nz/5.2' });
    expect(at.refused(casinoSupervisor, sound('D5'))).toMatchObject({
      code: 'NOT_YOUR_ROLE',
      clause: 'nz/5.2',
    });
  });

  test('only dice on the layout go into the bowl, and only where there is one', () => {
    const two = opened(pack, {}, { dice: 2 });
    expect(two.refused(dealer, { type: 'PutInBowl', dice: ['D1'] })).toMatchObject({
      code: 'NO_BOWL',
      clause: 'nz/5.2#2',
    });
    const five = opened(pack);
    for (const dice of [[], ['D1'], ['D9']])
      expect(five.refused(dealer, { type: 'PutInBowl', dice })).toMatchObject({ code: 'NOT_THESE_DICE' });
  });
});
