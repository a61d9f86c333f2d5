import type { Pips } from '@dicepit/engine';
import { expect, test } from 'vitest';
import { withDice } from '../../testing/at-dice.ts';
import { type AtTable, dealer, house, inPlay, opened, operator } from '../../testing/at-table.ts';

const pack = 'wonder-dice';
const startPlay = { type: 'StartPlay' } as const;

test('wonder/rules-1 a table opens with three dice and a cup', () => {
  const at = opened(pack, {}, { without: ['equipment'], dice: 2 });
  expect(at.refused(dealer, startPlay)).toMatchObject({ code: 'CHECKLIST_OPEN', clause: 'wonder/rules-1' });
  at.give(operator, { type: 'RegisterEquipment', item: 'cup' });
  expect(at.refused(dealer, startPlay)).toMatchObject({ code: 'DICE_MISSING', clause: 'wonder/rules-1' });
  at.give(dealer, { type: 'ReceiveDice', dice: [{ die: 'D3' }] });
  expect(at.refused(dealer, { type: 'ReceiveDice', dice: [{ die: 'D4' }] })).toMatchObject({
    code: 'TOO_MANY_DICE',
    clause: 'wonder/rules-1',
  });
  expect(at.give(dealer, startPlay)).toMatchObject([{ type: 'PlayStarted', thrower: 'dealer' }]);
  expect(at.table().dice.active).toEqual(['D1', 'D2', 'D3']);
});

/** Ann has bet, and the dealer has tipped the dice out. */
function tipped(): AtTable {
  const at = withDice(inPlay(pack, ['ann']));
  at.bets(1, 'field', 1_00);
  at.throws();
  at.deals({ type: 'BringToRest' });
  return at;
}

test.each([[[2, 4]], [[2, 4, 7]], [[0, 4, 6]], [[1, 2, 3, 4]]])(
  'wonder/rules-1 %j is no result of three dice',
  (faces) => {
    // Faces come from a keypad, which may bring anything.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const command = { type: 'CallRoll', faces: faces as unknown as readonly Pips[] } as const;
    expect(tipped().refused(house, command)).toMatchObject({ code: 'NOT_A_ROLL', clause: 'wonder/rules-1' });
  },
);

test('wonder/rules-1 2-4-6 is a result with a total of 12', () => {
  expect(tipped().give(house, { type: 'CallRoll', faces: [2, 4, 6] })).toMatchObject([{ total: 12 }]);
});

test('wonder/rules-1 a die that is lost is made up for by another, and all three are thrown again', () => {
  const at = opened(pack);
  at.give(dealer, startPlay);
  at.give(dealer, { type: 'RecordDieOff', die: 'D2' });
  at.give(dealer, { type: 'StartSearch', die: 'D2' });
  at.give(dealer, { type: 'DeclareLost', die: 'D2' });
  const fresh = { type: 'ReceiveDice', dice: [{ die: 'E1' }, { die: 'E2' }, { die: 'E3' }] } as const;
  at.give(dealer, fresh);
  expect(at.table().dice.active).toEqual(['E1', 'E2', 'E3']);
  expect(at.table().dice.replacing).toBeUndefined();
});

test('at home the house brings the cup', () => {
  expect(inPlay(pack, []).table().opening.equipment.get('cup')?.on).toBe(true);
});
