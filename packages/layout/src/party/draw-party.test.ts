import type { Shape } from '@dicepit/engine';
import { assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everyCardNumber } from '../card.ts';
import { measures } from '../shape.ts';
import { drawParty } from './draw-party.ts';
import { kittyChips } from './pile.ts';
import { bandOf, planRows } from './plan.ts';
import type { PartyView } from './view.ts';

const shapes: readonly Shape[] = ['wide', 'portrait'];

const party = (...faceUp: readonly (readonly number[])[]): PartyView => ({
  players: faceUp.map((cards, index) => ({ name: `Player ${index + 1}`, faceUp: cards, chips: 48 })),
  kitty: 2 * faceUp.length,
  thrower: 0,
});

/** The cards of each row as drawn, left to right. */
const rowsOf = (svg: string) =>
  svg
    .split('data-player="')
    .slice(1)
    .map((row) =>
      [
        ...row.matchAll(
          /class="card (up|down)" data-card="(\d+)" transform="translate\(([\d.]+) ([\d.]+)\)/g,
        ),
      ].map(([, side, number, x, y]) => ({ side, number: Number(number), x: Number(x), y: Number(y) })),
    );

describe.each(shapes)('the table of the party, %s', (shape) => {
  test('party/setup-2 a new game has ten of ten cards face up in a single row for each player', () => {
    const rows = rowsOf(drawParty(party(everyCardNumber, everyCardNumber, everyCardNumber), { shape }));
    expect(rows).toHaveLength(3);
    for (const row of rows) {
      expect(row.filter(({ side }) => side === 'up')).toHaveLength(10);
      expect(new Set(row.map(({ y }) => y)).size).toBe(1);
    }
  });

  test('party/setup-3 the order is 2 to 12 whatever is face down, and however the cards are named', () => {
    const without4And9 = [12, 2, 3, 5, 6, 8, 10, 11];
    const [row = []] = rowsOf(drawParty(party(without4And9, everyCardNumber), { shape }));
    expect(row.map(({ number }) => number)).toEqual([2, 3, 4, 5, 6, 8, 9, 10, 11, 12]);
    expect(row.toSorted((a, b) => a.x - b.x)).toEqual(row);
    expect(row.filter(({ side }) => side === 'down').map(({ number }) => number)).toEqual([4, 9]);
  });

  test('party/object-1 the counter shows how many cards are still face up', () => {
    const svg = drawParty(party([3, 8, 12], everyCardNumber, []), { shape });
    const counters = [...svg.matchAll(/<g class="to-go"><text[^>]*>(\d+)<\/text><text[^>]*>to go/g)];
    expect(counters.map(([, figure]) => figure)).toEqual(['3', '10', '0']);
  });

  test('the kitty, the last roll, the chances left and whose dice they are stand in the band', () => {
    const view = { ...party([2], [3, 4]), kitty: 17, thrower: 1, chances: 2, lastRoll: [4, 4] } as const;
    const svg = drawParty(view, { shape });
    expect(svg).toContain('>17</text>');
    expect(svg).toContain('>EIGHT</text>');
    expect(svg).toContain('>2 of 3 chances</text>');
    expect(svg.match(/class="ring left"/g)).toHaveLength(2);
    expect(svg).toContain('class="row throws" data-player="1"');
    expect(svg).toContain('DICE TO');
  });

  test('party/winner-1 the winner is named and nobody has the dice', () => {
    const svg = drawParty({ ...party([], [3, 4]), winner: 0, thrower: 0 }, { shape });
    expect(svg).toContain('class="row won" data-player="0"');
    expect(svg).not.toContain('row throws');
    expect(svg).toContain('WINNER');
  });

  test('names are somebody else’s text and never become markup', () => {
    const players = [
      { name: '<script>alert(1)</script>', faceUp: [2], chips: 1 },
      { name: '"&\u0000\'', faceUp: [2], chips: 1 },
    ];
    const svg = drawParty({ players, kitty: 0, thrower: 1 }, { shape });
    expect(svg).not.toContain('<script');
    expect(svg).toContain('&lt;');
    expect(svg).toContain('&quot;&amp;\uFFFD&#39;');
  });

  test.each([2, 3, 4, 5, 6, 7, 8, 9, 10])(
    'rows for %i players lie below the band and on the table',
    (players) => {
      const rows = planRows(shape, players);
      const band = bandOf(shape);
      const { width, height } = measures[shape];
      const bottoms = rows.map(({ at }) => at.y + at.height);
      rows.forEach(({ at, cards }, index) => {
        expect(at.y).toBeGreaterThanOrEqual((bottoms[index - 1] ?? band.y + band.height) - 0.01);
        expect(cards.y).toBeGreaterThan(at.y);
        expect(cards.y + cards.width * 1.4).toBeLessThan(at.y + at.height);
        expect(cards.x + cards.step * 9 + cards.width).toBeLessThan(width);
        expect(cards.step).toBeGreaterThan(cards.width);
      });
      expect(bottoms.at(-1)).toBeLessThan(height - 10.9);
    },
  );
});

describe('a party that cannot be', () => {
  test.each([
    ['one player', party([2]), 'a party of 1 players'],
    ['eleven players', party(...Array.from({ length: 11 }, () => [2])), 'a party of 11 players'],
    ['party/seven-1 a card 7', party([7], [2]), 'cards 7'],
    ['a card twice', party([2, 2], [2]), 'cards 2,2'],
    ['a thrower who is not there', { ...party([2], [2]), thrower: 2 }, 'no player 2'],
    ['a kitty in the red', { ...party([2], [2]), kitty: -1 }, 'a kitty of -1'],
    ['four chances', { ...party([2], [2]), chances: 4 }, '4 chances of three'],
  ] as const)('%s is our own mistake', (_, view, message) => {
    expect(() => drawParty(view, { shape: 'wide' })).toThrow(message);
  });
});

describe('the pile of the kitty', () => {
  test('is worth the kitty until it is too high to draw, and never more than sixteen chips', () => {
    assert(
      property(integer({ min: 0, max: 5000 }), (kitty) => {
        const chips = kittyChips(kitty);
        const worth = chips.reduce<number>((sum, chip) => sum + chip, 0);
        expect(chips.length).toBeLessThanOrEqual(16);
        expect(worth === kitty || chips.length === 16).toBe(true);
      }),
    );
    expect(kittyChips(8)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
  });
});
