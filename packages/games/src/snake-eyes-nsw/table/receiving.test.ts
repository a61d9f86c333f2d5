import { describe, expect, test } from 'vitest';
import { dealer, givenHome, givenOpening } from '../../testing/given-table.ts';

const pack = 'snake-eyes-nsw';
const startPlay = { type: 'StartPlay' } as const;

describe('the dice', () => {
  test('nsw/2.3 five dice of one set are at the table when play starts, never four or six', () => {
    const at = givenOpening(pack, {}, { dice: 4 });
    at.when(dealer, startPlay).thenRefused('DICE_MISSING', 'nsw/2.3');
    at.given(dealer, { type: 'ReceiveDice', dice: [{ die: 'D5' }] });
    at.when(dealer, { type: 'ReceiveDice', dice: [{ die: 'D6' }] }).thenRefused('TOO_MANY_DICE', 'nsw/2.3');
    at.given(dealer, startPlay);
    expect([...at.table().dice.dice.values()].map(({ set }) => set)).toEqual([1, 1, 1, 1, 1]);
    at.when(dealer, { type: 'ReceiveDice', dice: [{ die: 'D1' }] }).thenRefused('DIE_IS_KNOWN');
  });

  test('nsw/2.3 the dice of a set need no inspection here', () => {
    const findings = [{ die: 'D1', sound: true }];
    givenOpening(pack)
      .when(dealer, { type: 'InspectDice', findings })
      .thenRefused('NO_INSPECTION_HERE', 'nsw/2.3');
  });

  test('nsw/2.3 a virtual table has five dice as well', () => {
    expect(givenHome(pack, [], { dice: 'virtual' }).table().dice.dice.size).toBe(5);
  });

  test.each([
    [
      '1 opposite 5',
      [
        [1, 5],
        [2, 6],
        [3, 4],
      ],
    ],
    [
      'a face twice',
      [
        [1, 6],
        [1, 6],
        [3, 4],
      ],
    ],
    [
      'a seventh face',
      [
        [0, 7],
        [2, 5],
        [3, 4],
      ],
    ],
    [
      'four faces',
      [
        [2, 5],
        [3, 4],
      ],
    ],
  ] as const)('nsw/2.3#2 a die scanned with %s is refused', (_, opposite) => {
    const at = givenOpening(pack, {}, { dice: 4 });
    at.when(dealer, { type: 'ReceiveDice', dice: [{ die: 'D5', opposite }] }).thenRefused(
      'FACES_WRONG',
      'nsw/2.3#2',
    );
  });

  test('nsw/2.3#2 opposite faces that add up to seven are accepted', () => {
    const at = givenOpening(pack, {}, { dice: 4 });
    const opposite = [
      [1, 6],
      [2, 5],
      [3, 4],
    ] as const;
    at.when(dealer, { type: 'ReceiveDice', dice: [{ die: 'D5', opposite }] }).thenEvents(
      { type: 'DiceReceived', dice: ['D5'] },
      { type: 'DicePlaced', dice: ['D5'], place: 'bowl', clause: 'nsw/2.4.1' },
    );
  });
});
