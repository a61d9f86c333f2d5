import { createHash, randomBytes } from 'node:crypto';
import { assert, type Dice, everyPips, type Roll } from '@dicepit/engine';

/** Where a generator of chance numbers stands (sfc32); it is read without being changed. */
export type Stream = readonly [number, number, number, number];

/** Something drawn, and the stream after it. */
export type Drawn<Value> = { readonly value: Value; readonly stream: Stream };

/**
 * A stream of its own for each purpose, all from one seed. The dice have theirs, so that what the house
 * players think of never changes what falls.
 */
export function createStream(seed: string, purpose: 'dice' | 'house players'): Stream {
  const hash = createHash('sha256').update(`${purpose}\n${seed}`).digest();
  const start: Stream = [hash.readUInt32LE(0), hash.readUInt32LE(4), hash.readUInt32LE(8), 1];
  return Array.from({ length: 12 }).reduce<Stream>((stream) => next(stream).stream, start);
}

export const freshSeed = (): string => randomBytes(5).toString('hex');

/** A whole number below a bound, each as likely as any other. */
export function below(stream: Stream, bound: number): Drawn<number> {
  // The top of the range that bound does not divide is thrown away, or low numbers would come too often.
  const fair = UINT32_COUNT - (UINT32_COUNT % bound);
  let drawn = next(stream);
  while (drawn.value >= fair) drawn = next(drawn.stream);
  return { value: drawn.value % bound, stream: drawn.stream };
}

export function throwDice(stream: Stream, dice: Dice): Drawn<Roll> {
  let at = stream;
  const roll = Array.from({ length: dice }, () => {
    const drawn = below(at, everyPips.length);
    at = drawn.stream;
    return memberAt(everyPips, drawn.value);
  });
  return { value: roll, stream: at };
}

const UINT32_COUNT = 2 ** 32;

function next([a, b, c, counter]: Stream): Drawn<number> {
  const sum = (a + b + counter) >>> 0;
  const turned = ((c << 21) | (c >>> 11)) >>> 0;
  const stream: Stream = [
    (b ^ (b >>> 9)) >>> 0,
    (c + (c << 3)) >>> 0,
    (turned + sum) >>> 0,
    (counter + 1) >>> 0,
  ];
  return { value: sum, stream };
}

function memberAt<Member>(from: readonly Member[], index: number): Member {
  const member = from[index];
  assert(member !== undefined, () => `nothing stands at ${index} of ${from.length}`);
  return member;
}
