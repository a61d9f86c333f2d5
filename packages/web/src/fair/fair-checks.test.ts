import { drawFaces, toCommitment, toHex } from '@dicepit/proof';
import { describe, expect, test } from 'vitest';
import { byHand, checksOf, type FairTurn, recomputed, verdictOf } from './fair-checks.ts';

// The worked example of docs/fair-dice.md.
const seed = Uint8Array.from({ length: 32 }, (_, byte) => byte);
const contributions = [
  { person: 'p-ann', text: 'red lucky socks' },
  { person: 'p-bob', text: '42' },
];
const honest: FairTurn = {
  table: 't-1',
  turn: 1,
  commitment: toCommitment(seed),
  seed: toHex(seed),
  drawn: [
    { draw: 1, faces: [5, 3], contributions },
    { draw: 2, faces: [5, 2], contributions },
  ],
  committedFirst: true,
  lost: false,
};

const stand = (turn: FairTurn): Readonly<Record<string, string>> =>
  Object.fromEntries(checksOf(turn).map(({ name, is }) => [name, is]));

describe('the checks of a turn', () => {
  test('all hold where the house was honest, and the faces are worked out again', () => {
    const checks = checksOf(honest);
    expect(checks.map(({ is }) => is)).toEqual(['holds', 'holds', 'holds', 'holds', 'holds']);
    expect(verdictOf(checks)).toBe('holds');
    expect(recomputed(honest)).toEqual([
      [5, 3],
      [5, 2],
    ]);
  });

  test('a forged face is found, and what it should have been is told', () => {
    const forged = { ...honest, drawn: [{ draw: 1, faces: [6, 6], contributions }] } as const;
    expect(stand(forged)).toEqual({
      order: 'holds',
      seed: 'holds',
      numbers: 'holds',
      texts: 'holds',
      faces: 'fails',
    });
    expect(checksOf(forged).at(-1)?.wrong).toEqual([
      { code: 'faces-forged', draw: 1, turn: 1, shown: [6, 6], due: [5, 3] },
    ]);
    expect(verdictOf(checksOf(forged))).toBe('fails');
  });

  test('under another seed than the one promised nothing else is said to hold', () => {
    const swapped = { ...honest, seed: toHex(seed.map((byte) => byte + 1)) };
    expect(stand(swapped)).toMatchObject({ seed: 'fails', numbers: 'open', faces: 'open' });
    expect(verdictOf(checksOf(swapped))).toBe('fails');
  });

  test.each([
    [[2], 'numbers'],
    [[1, 1], 'numbers'],
    [[1, 3], 'numbers'],
  ])('draws numbered %j are not in order', (numbers, name) => {
    const drawn = numbers.map((draw) => ({
      draw,
      contributions,
      faces: drawFaces({ seed, table: 't-1', turn: 1, draw, contributions, count: 2 }),
    }));
    expect(stand({ ...honest, drawn })).toMatchObject({ [name]: 'fails', faces: 'holds' });
  });

  test('a turn under way is open, and so is an order that is not told', () => {
    const sealed = { ...honest, seed: undefined };
    expect(stand(sealed)).toMatchObject({ order: 'holds', seed: 'open', faces: 'open' });
    expect(verdictOf(checksOf(sealed))).toBe('open');
    expect(recomputed(sealed)).toEqual([undefined, undefined]);
    expect(verdictOf(checksOf({ ...honest, committedFirst: undefined }))).toBe('holds');
  });

  test('a commitment that comes after the first draw fails', () => {
    expect(verdictOf(checksOf({ ...honest, committedFirst: false }))).toBe('fails');
  });
});

describe('a draw by hand', () => {
  test('reads as the example in the book does', () => {
    const [first] = honest.drawn;
    const hand = first && byHand(honest, first);
    expect(hand).toMatchObject({
      lines: 'p-ann\tred lucky socks\np-bob\t42\n',
      contributions: '6fcc788563edb73a9c3389cfd4f18272147ce56e5ed0c9134a024d430a0f0e6b',
      bytes: [
        { byte: 0x5e, face: 5 },
        { byte: 0x5c, face: 3 },
      ],
    });
    expect(hand?.hmac.startsWith('5e5c77de')).toBe(true);
    expect(hand?.message.split('\n')).toEqual(['dicepit/1', 't-1', '1', '1', hand?.contributions, '0']);
  });

  test('shows a byte that is passed over', () => {
    const eighteenth = { draw: 18, faces: [3, 5], contributions: [] } as const;
    expect(byHand(honest, eighteenth)?.bytes).toEqual([
      { byte: 252, face: undefined },
      { byte: 2, face: 3 },
      { byte: 0xbe, face: 5 },
    ]);
  });

  test('waits for the seed', () => {
    expect(
      byHand({ ...honest, seed: undefined }, { draw: 1, faces: [1], contributions: [] }),
    ).toBeUndefined();
  });
});
