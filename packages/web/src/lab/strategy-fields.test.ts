import { namedStrategies, readStrategy } from '@dicepit/simulator';
import { describe, expect, test } from 'vitest';
import { partsOf, textOf } from './strategy-fields.tsx';

const bets = [{ wager: 'field', stake: 5_00 }];

describe('a strategy in words', () => {
  test.each(namedStrategies.map((named) => [named.name, named] as const))(
    '%s is put together as the simulator reads it',
    (name, named) => {
      expect(textOf(partsOf(name))).toBe(name);
      const figures = Object.fromEntries(
        Object.entries(named.figures).map(([figure, { byDefault, most }]) => [
          figure,
          Math.min(most, byDefault + 1),
        ]),
      );
      const text = textOf({ named, figures });
      expect(readStrategy(text, bets)).toMatchObject({ ok: true });
      expect(partsOf(text)).toEqual({ named, figures });
    },
  );

  test('what cannot be read is flat', () => {
    expect(partsOf('cheat').named.name).toBe('flat');
  });
});
