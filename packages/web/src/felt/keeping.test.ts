import { expect, test } from 'vitest';
import { keeping } from './keeping.ts';

const bet = { seat: 2, name: 'Ben', cents: 5_00 };

test('an area that shows the same stays the same object, one that does not is another', () => {
  const keep = keeping();
  const first = keep({ field: { others: [bet] }, 'hard-4': { own: { cents: 10_00 } } });
  const second = keep({ field: { others: [{ ...bet }] }, 'hard-4': { own: { cents: 10_00 }, lit: true } });
  expect(second['field']).toBe(first['field']);
  expect(second['hard-4']).toEqual({ own: { cents: 10_00 }, lit: true });
});

test('what is shown follows what is given, back and forth', () => {
  const keep = keeping();
  const dark = { field: {} };
  const lit = { field: { lit: true } };
  for (const shown of [dark, lit, dark, { ...lit, 'hard-4': {} }, dark]) expect(keep(shown)).toEqual(shown);
});
