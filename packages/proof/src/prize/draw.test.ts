import { createHash, createHmac } from 'node:crypto';
import type { Pips } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { chiSquareTail } from '../testing/chi-square.ts';
import { diceFor, placeByDice } from './by-dice.ts';
import { listDigest, numberBelow, type PrizeDraw, winningPlaces } from './draw.ts';

const seedOf = (word: string): Uint8Array => createHash('sha256').update(word).digest();
const draw = (changes: Partial<PrizeDraw> = {}): PrizeDraw => ({
  seed: seedOf('one'),
  promotion: 'pr-1',
  list: listDigest([{ entry: 'e-1', person: 'p-ann' }]),
  entries: 100,
  prizes: 1,
  ...changes,
});

describe('a draw by a committed seed', () => {
  test('is what the recipe says, made here with nothing of ours', () => {
    const { seed, promotion, list } = draw();
    const bytes = createHmac('sha256', seed).update(`dicepit/1 prize\n${promotion}\n${list}\n1\n0`).digest();
    expect(winningPlaces(draw())).toEqual([bytes.readUIntBE(0, 6) % 100]);
    expect(list).toBe(createHash('sha256').update('e-1\tp-ann\n').digest('hex'));
  });

  test('passes over numbers past the last whole multiple', () => {
    // More than a third of all 2^48 numbers are past the only whole multiple of this many.
    const below = 180_000_000_000_000;
    const draws = Array.from({ length: 50 }, (_, index) => {
      const seed = seedOf(`seed ${index}`);
      const bytes = createHmac('sha256', seed).update('dicepit/1 prize\npr-1\nx\n1\n0').digest();
      const numbers = [0, 6, 12, 18, 24].map((from) => bytes.readUIntBE(from, 6));
      return { seed, numbers, fair: numbers.find((number) => number < below) };
      // A block without any fair number is rare, and the next block is another matter.
    }).filter(({ fair }) => fair !== undefined);
    for (const { seed, fair } of draws)
      expect(numberBelow({ seed, promotion: 'pr-1', list: 'x' }, 1, below)).toBe(fair);
    const passedOver = draws.filter(({ numbers, fair }) => numbers[0] !== fair).length;
    expect(passedOver).toBeGreaterThan(5);
  });

  test('gives all prizes to different entries, and none twice where there are few', () => {
    const places = winningPlaces(draw({ entries: 5, prizes: 9 }));
    expect(places.toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 4]);
    expect(winningPlaces(draw({ entries: 0 }))).toEqual([]);
  });

  test.each(['promotion', 'list'] as const)('depends on the %s', (field) => {
    const many = { entries: 1_000_000 };
    expect(winningPlaces(draw({ ...many, [field]: 'other' }))).not.toEqual(winningPlaces(draw(many)));
  });

  test('favours no place', () => {
    const counts = Array.from({ length: 7 }, () => 0);
    for (let index = 0; index < 7_000; index++) {
      const [place = 0] = winningPlaces(draw({ seed: seedOf(`seed ${index}`), entries: 7 }));
      counts[place] = (counts[place] ?? 0) + 1;
    }
    const statistic = counts.reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0);
    // The seeds are always the same, so this holds always or never.
    expect(chiSquareTail(statistic, 6)).toBeGreaterThan(0.001);
  });
});

describe('a draw by dice', () => {
  test.each([
    [1, 1],
    [6, 1],
    [7, 2],
    [36, 2],
    [37, 3],
  ])('among %i takes %i dice', (entries, dice) => {
    expect(diceFor(entries)).toBe(dice);
  });

  test('counts the dice as figures to the base 6', () => {
    expect(placeByDice([1, 1], 36)).toBe(0);
    expect(placeByDice([1, 2], 36)).toBe(1);
    expect(placeByDice([6, 6], 36)).toBe(35);
  });

  test.each([1, 2, 5, 7, 10, 35, 36])('among %i chooses each by as many throws', (entries) => {
    const pips: readonly Pips[] = [1, 2, 3, 4, 5, 6];
    const throws =
      diceFor(entries) === 1
        ? pips.map((pip) => [pip])
        : pips.flatMap((one) => pips.map((two) => [one, two]));
    const counts = Array.from({ length: entries }, () => 0);
    for (const faces of throws) {
      const place = placeByDice(faces, entries);
      if (place !== undefined) counts[place] = (counts[place] ?? 0) + 1;
    }
    expect(new Set(counts).size).toBe(1);
    expect(counts[0]).toBe(Math.floor(throws.length / entries));
  });
});
