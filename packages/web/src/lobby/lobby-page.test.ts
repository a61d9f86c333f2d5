import type { TableCard } from '@dicepit/wire';
import { expect, test } from 'vitest';
import { cardFacts } from './lobby-page.tsx';

const card: TableCard = {
  table: 'table-1',
  title: 'The long table',
  pack: 'snake-eyes-nz',
  kind: 'banked',
  phase: 'betting',
  seats: 8,
  taken: 3,
  house: 2,
  dice: 'virtual',
  mode: 'home',
  staffed: 'house',
  limits: { minimum: 1_00, maximum: 50_00 },
  version: 7,
};

test('a card says the game, the dice, the room, the limits and who plays for the house', () => {
  const { phase, lines } = cardFacts(card, undefined);
  expect(phase).toBe('Bets open');
  expect(lines).toEqual([
    'Snake Eyes NZ',
    'Virtual dice',
    '5 seats free',
    '1 to 50',
    '2 players of the house',
  ]);
});

test('a full table can be watched', () => {
  expect(cardFacts({ ...card, taken: 8 }, undefined)).toMatchObject({ isFull: true });
  expect(cardFacts({ ...card, taken: 8 }, undefined).lines).toContain('Full, you can watch');
});

test('one’s own seat is found by its table', () => {
  const seats = [{ table: 'table-1', seat: 4 }];
  expect(cardFacts(card, { seats }).isYours).toBe(true);
  expect(cardFacts({ ...card, table: 'table-2' }, { seats }).isYours).toBe(false);
});

test('a phase that the catalogue does not know goes by its own name', () => {
  expect(cardFacts({ ...card, phase: 'counting' }, undefined).phase).toBe('counting');
});
