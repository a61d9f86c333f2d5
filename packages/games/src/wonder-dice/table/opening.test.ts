import type { Pips } from '@dicepit/engine';
import { expect, test } from 'vitest';
import {
  dealer,
  givenHome,
  givenOpening,
  house,
  operator,
  type TableUnderTest,
  theDealer,
} from '../../testing/given-table.ts';

const pack = 'wonder-dice';
const startPlay = { type: 'StartPlay' } as const;

test('wonder/rules-1 a table opens with three dice and a cup', () => {
  const at = givenOpening(pack, {}, { without: ['equipment'], dice: 2 });
  at.when(dealer, startPlay).thenRefused('CHECKLIST_OPEN', 'wonder/rules-1');
  at.given(operator, { type: 'RegisterEquipment', item: 'cup' });
  at.when(dealer, startPlay).thenRefused('DICE_MISSING', 'wonder/rules-1');
  at.given(dealer, { type: 'ReceiveDice', dice: [{ die: 'D3' }] });
  at.when(dealer, { type: 'ReceiveDice', dice: [{ die: 'D4' }] }).thenRefused(
    'TOO_MANY_DICE',
    'wonder/rules-1',
  );
  at.when(dealer, startPlay).thenEvents({ type: 'PlayStarted', thrower: 'dealer' });
  expect(at.table().dice.active).toEqual(['D1', 'D2', 'D3']);
});

/** Ann has bet, and the dealer has tipped the dice out. */
function tipped(): TableUnderTest {
  const at = givenHome(pack, ['ann']);
  at.bets(1, { field: 1_00 });
  at.throws();
  at.given(theDealer, { type: 'BringToRest' });
  return at;
}

test.each([[[2, 4]], [[2, 4, 7]], [[0, 4, 6]], [[1, 2, 3, 4]]])(
  'wonder/rules-1 %j is no result of three dice',
  (faces) => {
    // Faces come from a keypad, which may bring anything.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const command = { type: 'CallRoll', faces: faces as unknown as readonly Pips[] } as const;
    tipped().when(house, command).thenRefused('NOT_A_ROLL', 'wonder/rules-1');
  },
);

test('wonder/rules-1 2-4-6 is a result with a total of 12', () => {
  tipped()
    .when(house, { type: 'CallRoll', faces: [2, 4, 6] })
    .thenEvents({ total: 12 });
});

test('wonder/rules-1 a die that is lost is made up for by another, and all three are thrown again', () => {
  const at = givenOpening(pack);
  at.given(dealer, startPlay);
  at.given(dealer, { type: 'RecordDieOff', die: 'D2' });
  at.given(dealer, { type: 'StartSearch', die: 'D2' });
  at.given(dealer, { type: 'DeclareLost', die: 'D2' });
  const fresh = { type: 'ReceiveDice', dice: [{ die: 'E1' }, { die: 'E2' }, { die: 'E3' }] } as const;
  at.given(dealer, fresh);
  expect(at.table().dice.active).toEqual(['E1', 'E2', 'E3']);
  expect(at.table().dice.replacing).toBeUndefined();
});

test('at home the house brings the cup', () => {
  expect(givenHome(pack, []).table().opening.equipment.get('cup')?.on).toBe(true);
});
