import { expect, test } from 'vitest';
import { stepFor } from './boot.tsx';

test.each([
  [{ first: undefined, now: '1.0', reloadedFor: null }, 'nothing'],
  [{ first: '1.0', now: undefined, reloadedFor: null }, 'nothing'],
  [{ first: '1.0', now: '1.0', reloadedFor: null }, 'nothing'],
  [{ first: '1.0', now: '1.1', reloadedFor: null }, 'reload'],
  [{ first: '1.0', now: '1.2', reloadedFor: '1.1' }, 'reload'],
  [{ first: '1.0', now: '1.1', reloadedFor: '1.1' }, 'say so'],
] as const)('where %o is known, the page does: %s', (known, step) => {
  expect(stepFor(known)).toBe(step);
});
