import { isRoll, writeRoll } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { below, createStream, freshSeed, type Stream, throwDice } from './random.ts';

function throws(seed: string, count: number): readonly string[] {
  let stream: Stream = createStream(seed, 'dice');
  return Array.from({ length: count }, () => {
    const thrown = throwDice(stream, 2);
    stream = thrown.stream;
    return writeRoll(thrown.value);
  });
}

describe('seeded chance', () => {
  test('the same seed throws the same dice, another seed throws others', () => {
    expect(throws('7', 6)).toEqual(['6-3', '1-6', '1-4', '5-2', '5-2', '6-3']);
    expect(throws('7', 50)).toEqual(throws('7', 50));
    expect(throws('7', 50)).not.toEqual(throws('8', 50));
  });

  test('the dice and the house players draw from streams of their own', () => {
    expect(createStream('7', 'dice')).not.toEqual(createStream('7', 'house players'));
  });

  test('reading a stream does not change it', () => {
    const stream = createStream('7', 'dice');
    expect(throwDice(stream, 3)).toEqual(throwDice(stream, 3));
  });

  test('every one of the 36 rolls falls about as often as any other', () => {
    const counts = new Map<string, number>();
    for (const roll of throws('fair', 36_000)) counts.set(roll, (counts.get(roll) ?? 0) + 1);
    expect(counts.size).toBe(36);
    // Five standard deviations about 1,000; the seed is fixed, so this never changes.
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(156);
  });

  test('a draw past the last whole multiple is thrown away', () => {
    // A stream begins with the sum of its first two words and its counter, here the figure asked for.
    const drawsOf = (sum: number): number => below([sum - 1, 0, 5, 1], 6).stream[3] - 1;
    expect(drawsOf(4294967291)).toBe(1);
    expect(drawsOf(4294967292)).toBe(2);
    expect(drawsOf(4294967295)).toBe(2);
  });

  test('three dice are a roll of three dice', () => {
    expect(isRoll(throwDice(createStream('7', 'dice'), 3).value, 3)).toBe(true);
  });

  test('fresh seeds differ', () => {
    expect(freshSeed()).not.toBe(freshSeed());
  });
});
