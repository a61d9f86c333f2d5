import { describe, expect, test } from 'vitest';
import {
  casinoSupervisor,
  dealer,
  gameSupervisor,
  givenOpening,
  operator,
  type TableUnderTest,
} from '../../testing/given-table.ts';

const pack = 'snake-eyes-nz';
const startPlay = { type: 'StartPlay' } as const;
const placeOf = (at: TableUnderTest, die: string) => at.table().dice.dice.get(die)?.place;

describe('dice that reach the table', () => {
  test('nz/3.3 play starts with two to five dice at the table, and not with none or one', () => {
    const none = givenOpening(pack, {}, { without: ['dice'] });
    none.when(dealer, startPlay).thenRefused('DICE_MISSING', 'nz/3.3');
    const one = givenOpening(pack, {}, { dice: 1 });
    one.when(dealer, startPlay).thenRefused('DICE_MISSING', 'nz/3.3');
    givenOpening(pack, {}, { dice: 2 }).when(dealer, startPlay).thenEvents({ type: 'PlayStarted' });
    givenOpening(pack, {}, { dice: 5 }).when(dealer, startPlay).thenEvents({ type: 'PlayStarted' });
  });

  test('nz/1.1(dice)#3 a fifth die is received and a sixth is not', () => {
    const at = givenOpening(pack, {}, { dice: 4 });
    at.given(dealer, { type: 'ReceiveDice', dice: [{ die: 'D5' }] });
    at.when(dealer, { type: 'ReceiveDice', dice: [{ die: 'D6' }] }).thenRefused(
      'TOO_MANY_DICE',
      'nz/1.1(dice)#3',
    );
  });

  test('nz/1.1(dice) a die that nobody has confirmed does not go into the bowl', () => {
    const at = givenOpening(pack, {}, { dice: 4 });
    at.given(dealer, { type: 'ReceiveDice', dice: [{ die: 'D6' }] });
    at.when(dealer, { type: 'PutInBowl', dice: ['D6'] }).thenRefused('NOT_CONFIRMED', 'nz/1.1(dice)');
    const findings = [{ die: 'D6', sound: true }];
    at.given(dealer, { type: 'InspectDice', findings });
    at.when(dealer, { type: 'PutInBowl', dice: ['D6'] }).thenRefused('NOT_CONFIRMED');
    at.given(gameSupervisor, { type: 'InspectDice', findings });
    expect(placeOf(at, 'D6')).toBe('bowl');
  });

  test('nz/5.2 dealer and game supervisor inspect apart: one person cannot sign for both, and one no suffices', () => {
    const at = givenOpening(pack, {}, { without: ['inspection'] });
    const all = ['D1', 'D2', 'D3', 'D4', 'D5'];
    at.when(dealer, startPlay).thenRefused('DICE_NOT_INSPECTED', 'nz/5.2');
    at.given(dealer, { type: 'InspectDice', findings: all.map((die) => ({ die, sound: true })) });
    expect(all.map((die) => placeOf(at, die))).toEqual(all.map(() => 'arriving'));

    at.given(dealer, { type: 'SignOff' });
    const both = { person: dealer.person, role: 'game-supervisor' } as const;
    at.given(both, { type: 'SignOn', as: 'game-supervisor' });
    const again = all.map((die) => ({ die, sound: true }));
    at.when(both, { type: 'InspectDice', findings: again }).thenRefused('INSPECTED_BY_YOU', 'nz/5.2');

    const events = at.given(gameSupervisor, {
      type: 'InspectDice',
      findings: all.map((die) => ({ die, sound: die !== 'D3' })),
    }).events;
    expect(events).toMatchObject([
      { type: 'DiceInspected', clause: 'nz/5.2' },
      { type: 'DicePlaced', dice: ['D1', 'D2', 'D4', 'D5'], clause: 'nz/5.2#2' },
      { type: 'DiceQuarantined', dice: ['D3'], clause: 'nz/5.2' },
    ]);
    expect(placeOf(at, 'D3')).toBe('quarantined');
  });

  test('nz/5.2 a die found unsound by the first inspector is not given away before the second has looked', () => {
    const at = givenOpening(pack, {}, { without: ['inspection'], dice: 2 });
    const events = at.given(dealer, {
      type: 'InspectDice',
      findings: [
        { die: 'D1', sound: false },
        { die: 'D2', sound: true },
      ],
    }).events;
    expect(events.map(({ type }) => type)).toEqual(['DiceInspected']);
    expect([placeOf(at, 'D1'), placeOf(at, 'D2')]).toEqual(['arriving', 'arriving']);
    at.given(gameSupervisor, {
      type: 'InspectDice',
      findings: [
        { die: 'D1', sound: true },
        { die: 'D2', sound: true },
      ],
    });
    expect([placeOf(at, 'D1'), placeOf(at, 'D2')]).toEqual(['quarantined', 'layout']);
  });

  test('nz/5.2 dice that come during play are inspected by both as well', () => {
    const at = givenOpening(pack, {}, { dice: 4 });
    at.given(dealer, startPlay);
    at.given(dealer, { type: 'ReceiveDice', dice: [{ die: 'D5' }] });
    expect(placeOf(at, 'D5')).toBe('arriving');
    at.given(gameSupervisor, { type: 'InspectDice', findings: [{ die: 'D5', sound: true }] });
    expect(placeOf(at, 'D5')).toBe('arriving');
    at.given(dealer, { type: 'InspectDice', findings: [{ die: 'D5', sound: true }] });
    expect(placeOf(at, 'D5')).toBe('bowl');
  });

  test('nz/5.2#2 after inspection two dice lie on the layout, and five in the bowl', () => {
    const two = givenOpening(pack, {}, { without: ['equipment'], dice: 2 });
    expect([placeOf(two, 'D1'), placeOf(two, 'D2')]).toEqual(['layout', 'layout']);
    const five = givenOpening(pack);
    expect(['D1', 'D2', 'D3', 'D4', 'D5'].map((die) => placeOf(five, die))).toEqual(Array(5).fill('bowl'));
  });
});

describe('what is asked out of turn is refused', () => {
  const receive = { type: 'ReceiveDice', dice: [{ die: 'D5' }] } as const;
  const sound = (...dice: readonly string[]) =>
    ({ type: 'InspectDice', findings: dice.map((die) => ({ die, sound: true })) }) as const;

  test('dice come to no closed table, and none without a serial of its own', () => {
    const at = givenOpening(pack, {}, { dice: 4 });
    for (const die of ['', ' '])
      at.when(dealer, { type: 'ReceiveDice', dice: [{ die }] }).thenRefused('SERIAL_MISSING', 'nz/1.1(dice)');
    at.when(dealer, { type: 'ReceiveDice', dice: [] }).thenRefused('SERIAL_MISSING');
    const twice = [{ die: 'D5' }, { die: 'D5' }];
    at.when(dealer, { type: 'ReceiveDice', dice: twice }).thenRefused('DIE_IS_KNOWN');
    at.given(operator, { type: 'CloseTable' });
    at.when(operator, receive).thenRefused('TABLE_IS_CLOSED', 'nz/3.3');
  });

  test('only dice that have just come are inspected, each once by each role', () => {
    const at = givenOpening(pack, {}, { dice: 4 });
    at.given(dealer, receive);
    at.when(dealer, sound()).thenRefused('NOT_THESE_DICE', 'nz/5.2');
    at.when(dealer, sound('D5', 'D5')).thenRefused('NOT_THESE_DICE');
    for (const die of ['D1', 'D9', '__proto__'])
      at.when(dealer, sound(die)).thenRefused('NOT_ARRIVING', 'nz/5.2');
    at.given(dealer, sound('D5'));
    const ben = { person: 'ben', role: 'dealer' } as const;
    at.given(ben, { type: 'SignOn', as: 'dealer' });
    at.when(ben, sound('D5')).thenRefused('INSPECTED_ALREADY', 'nz/5.2');
    at.when(casinoSupervisor, sound('D5')).thenRefused('NOT_YOUR_ROLE', 'nz/5.2');
  });

  test('only dice on the layout go into the bowl, and only where there is one', () => {
    const two = givenOpening(pack, {}, { dice: 2 });
    two.when(dealer, { type: 'PutInBowl', dice: ['D1'] }).thenRefused('NO_BOWL', 'nz/5.2#2');
    const five = givenOpening(pack);
    for (const dice of [[], ['D1'], ['D9']])
      five.when(dealer, { type: 'PutInBowl', dice }).thenRefused('NOT_THESE_DICE');
  });
});
