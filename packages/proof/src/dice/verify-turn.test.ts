import { describe, expect, test } from 'vitest';
import { toHex } from '../hex.ts';
import { seedFor, TABLE } from '../testing/honest-dice.ts';
import { drawFaces, toCommitment } from './faces.ts';
import { type TurnRecord, verifyTurn } from './verify-turn.ts';

const seed = seedFor(1, 4);
const contributions = [{ person: 'p-ann', text: 'mine' }];
const drawn = [1, 2, 3].map((draw) => ({
  draw,
  contributions,
  faces: drawFaces({ seed, table: TABLE, turn: 4, draw, contributions, count: 2 }),
}));
const honest: TurnRecord = {
  table: TABLE,
  turn: 4,
  commitment: toCommitment(seed),
  seed: toHex(seed),
  drawn,
};

const [first, second, third] = drawn;
if (first === undefined || second === undefined || third === undefined)
  throw new Error('three draws were made');

describe('one turn looked at alone', () => {
  test('is believed when it is honest, and when nothing was drawn', () => {
    expect(verifyTurn(honest)).toEqual([]);
    expect(verifyTurn({ ...honest, drawn: [] })).toEqual([]);
  });

  test.each<readonly [string, Partial<TurnRecord>, readonly (readonly [string, number | undefined])[]]>([
    ['another seed', { seed: toHex(seedFor(1, 5)) }, [['seed-mismatch', undefined]]],
    ['a short seed', { seed: toHex(seed).slice(2) }, [['seed-malformed', undefined]]],
    ['a seed that is no number', { seed: 'seed' }, [['seed-malformed', undefined]]],
    ['a draw left out', { drawn: [first, third] }, [['draw-skipped', 1]]],
    ['a first draw left out', { drawn: [second, third] }, [['draw-skipped', 0]]],
    ['a draw made twice', { drawn: [first, second, second] }, [['draw-repeated', 2]]],
    [
      'a face that was changed',
      {
        drawn: [
          first,
          { ...second, faces: drawFaces({ ...honest, seed, draw: 9, contributions, count: 7 }) },
        ],
      },
      [['faces-forged', 1]],
    ],
    [
      'a contribution of no printable text',
      { drawn: [{ ...first, contributions: [{ person: 'p-ann', text: '\n' }] }] },
      [['contribution-malformed', 0]],
    ],
  ])('is not believed with %s', (_, change, found) => {
    expect(verifyTurn({ ...honest, ...change }).map(({ kind, place }) => [kind, place])).toEqual(found);
  });

  test('belongs to its table and to its number', () => {
    const kinds = (change: Partial<TurnRecord>) =>
      verifyTurn({ ...honest, ...change }).map(({ kind }) => kind);
    expect(kinds({ table: 't-2' })).toContain('faces-forged');
    expect(kinds({ turn: 5 })).toContain('faces-forged');
  });

  test('says what the dice show and what they should', () => {
    const shown = first.faces.join('-') === '6-6' ? ([1, 1] as const) : ([6, 6] as const);
    const [finding] = verifyTurn({ ...honest, drawn: [{ ...first, faces: shown }] });
    expect(finding?.says).toMatchObject({ code: 'faces-forged', shown, due: first.faces });
  });
});
