import { expect, test } from 'vitest';
import { doing, nothingDone, redoing, toRedo, toUndo, undoing } from './undoing.ts';

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
