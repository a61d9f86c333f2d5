import { expect, test } from 'vitest';
import { doing, doingEach, nothingDone, redoing, toRedo, toUndo, undoing } from './undoing.ts';

test('the last change is undone first, and the last undone is redone first', () => {
  const done = doing(doing(nothingDone, { field: 5_00 }), { six: 10_00 });
  expect(toUndo(done)).toEqual({ six: 10_00 });
  const once = undoing(done);
  expect([toUndo(once), toRedo(once)]).toEqual([{ field: 5_00 }, { six: 10_00 }]);
  expect(redoing(once)).toEqual(done);
});

test('a new change forgets what was undone', () => {
  const done = doing(undoing(doing(nothingDone, { field: 5_00 })), { six: 10_00 });
  expect(toRedo(done)).toBeUndefined();
});

test('there is nothing to undo before the first change', () => {
  expect([toUndo(nothingDone), undoing(nothingDone), redoing(nothingDone)]).toEqual([
    undefined,
    nothingDone,
    nothingDone,
  ]);
});

test.each([
  // made by the table                what the first undo takes back
  ['all', { field: 10_00, six: 5_00 }, { six: 5_00 }],
  ['a part', { field: 10_00 }, { field: 10_00 }],
])('three quick taps are three undos where the table has made all of them: %s', (_, made, first) => {
  const taps = [{ field: 5_00 }, { field: 5_00 }, { six: 5_00 }];
  const done = doingEach(taps)(nothingDone, made);
  expect(toUndo(done)).toEqual(first);
});
