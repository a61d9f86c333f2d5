import { expect, test } from 'vitest';
import { atSeat } from '../testing/at-seat.ts';
import { shownAreas } from './shown-areas.ts';

test('somebody else is shown by their own name, and at Wonder Dice by the colour of their own chips', () => {
  const { at, sight } = atSeat('wonder-dice');
  const colour = sight().table.seats.get(2)?.colour?.colour;
  expect(colour).toBeDefined();
  at.bets(2, { low: 5_00 });
  expect(shownAreas(sight())['low']?.others).toEqual([{ seat: 2, name: 'bob', cents: 5_00, colour }]);
});

test('where chips are the house’s, nobody has a colour of their own', () => {
  const { at, sight } = atSeat('snake-eyes-nz');
  at.bets(2, { field: 5_00 });
  expect(shownAreas(sight())['field']?.others).toEqual([{ seat: 2, name: 'bob', cents: 5_00 }]);
});
