import { expect, test } from 'vitest';
import { queued } from './toasts.tsx';

const said = (...texts: readonly string[]): readonly string[] =>
  texts
    .reduce<ReturnType<typeof queued>>(
      (all, text, number) => queued(all, { text, number, icon: 'check' }),
      [],
    )
    .map(({ text }) => text);

test.each([
  ['the first is shown at once', ['a'], ['a']],
  ['the next waits until it was read', ['a', 'b'], ['a', 'b']],
  ['the same again begins anew', ['a', 'a'], ['a']],
  ['and does not wait twice', ['a', 'b', 'c', 'b'], ['a', 'c', 'b']],
  ['of too many that wait the oldest are left out', ['a', 'b', 'c', 'd', 'e'], ['a', 'c', 'd', 'e']],
])('%s', (_, texts, shown) => {
  expect(said(...texts)).toEqual(shown);
});
