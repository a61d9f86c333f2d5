import { describe, expect, test } from 'vitest';
import { dealer, inPlay, opened } from '../../testing/at-table.ts';

const pack = 'snake-eyes-nsw';
const startPlay = { type: 'StartPlay' } as const;

describe('the dice', () => {
  test('nsw/2.3 five dice of one set are at the table when play starts, never four or six', () => {
    const at = opened(pack, {}, { dice: 4 });
    expect(at.refused(dealer, startPlay)).toMatchObject({ code: 'DICE_MISSING', clause: 'nsw/2.3' });
    at.give(dealer, { type: 'ReceiveDice', dice: [{ die: 'D5' }] });
    expect(at.refused(dealer, { type: 'ReceiveDice', dice: [{ die: 'D6' }] })).toMatchObject({
      code: 'TOO_MANY_DICE',
      clause: 'nsw/2.3',
    });
    at.give(dealer, startPlay);
    expect([...at.table().dice.dice.values()].map(({ set }) => set)).toEqual([1, 1, 1, 1, 1]);
    expect(at.refused(dealer, { type: 'ReceiveDice', dice: [{ die: 'D1' }] })).toMatchObject({
      code: 'DIE_IS_KNOWN',
    });
  });

  test('nsw/2.3 the dice of a set need no inspection here', () => {
    const findings = [{ die: 'D1', sound: true }];
    expect(opened(pack).refused(dealer, { type: 'InspectDice', findings })).toMatchObject({
      code: 'NO_INSPECTION_HERE',
      clause: 'nsw/2.3',
    });
  });

  test('nsw/2.3 a virtual table has five dice as well', () => {
    expect(inPlay(pack, [], { dice: 'virtual' }).table().dice.dice.size).toBe(5);
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
    const at = opened(pack, {}, { dice: 4 });
    expect(at.refused(dealer, { type: 'ReceiveDice', dice: [{ die: 'D5', opposite }] })).toMatchObject({
      code: 'FACES_WRONG',
      clause: 'nsw/2.3#2',
    });
  });

  test('nsw/2.3#2 opposite faces that add up to seven are accepted', () => {
    const at = opened(pack, {}, { dice: 4 });
    const opposite = [
      [1, 6],
      [2, 5],
      [3, 4],
    ] as const;
    expect(at.give(dealer, { type: 'ReceiveDice', dice: [{ die: 'D5', opposite }] })).toMatchObject([
      { type: 'DiceReceived', dice: ['D5'] },
      { type: 'DicePlaced', dice: ['D5'], place: 'bowl', clause: 'nsw/2.4.1' },
    ]);
  });
});
