import type { Dice } from '@dicepit/engine';
import { ROLLS_OF_DRAW, USED_DRAWS } from '../generator/rolls.ts';
import {
  add,
  assembleModule,
  type Code,
  four,
  get,
  isEqual,
  isLess,
  isUnequal,
  isZero,
  load,
  number,
  repeatWhile,
  set,
  shiftRight,
  store,
  subtract,
  when,
} from './assembler.ts';

/** Where things lie in the memory of the module, in bytes. */
export type Places = {
  /** For every cell what it brings, the place of the next state, the least to go on with, and nothing. */
  readonly table: number;
  /** A state that nothing leaves and that brings nothing, for sessions that have stopped. */
  readonly stopped: number;
  readonly counts: number;
  /** After how many rolls to look, closed by a number that no roll has. */
  readonly looks: number;
  /** Four sessions after four: the generator's four words of each. */
  readonly starts: number;
  /** Four sessions after four: sum, fall, length, and the place of the last state. */
  readonly ends: number;
  readonly marks: number;
  readonly pages: number;
};

/** A number that no roll has. */
export const NEVER = 0xffff_ffff;

/** How a draw is divided by the sides: shifted first, multiplied by so much, and the upper half shifted again. */
const divisions = {
  2: { sides: 36, first: 2, by: 0x38e3_8e39, last: 1 },
  3: { sides: 216, first: 3, by: 2_545_165_806, last: 4 },
} as const;

/**
 * The path of sessions four at a time, one to each lane of a vector. It does to the last bit what the kernel in
 * `kernel/path.ts` does; sums are in units, and counted from the start.
 */
export function pathModule(
  places: Places,
  { dice, rolls, goal }: { readonly dice: Dice; readonly rolls: number; readonly goal: number },
): Uint8Array<ArrayBuffer> {
  const opening = [
    ...([s0, s1, s2, s3] as const).flatMap((word, at) => set(word, four.load(get(start), at * 16))),
    ...[sum, peak, fall, length].flatMap((each) => set(each, four.of(0))),
    ...set(alive, four.of(-1)),
    ...set(from, four.of(places.table)),
    ...set(left, number(0)),
    ...set(made, number(0)),
    ...set(lookAt, number(places.looks)),
    ...set(look, load(get(lookAt))),
  ];
  const mark = [
    ...four.store(get(marks), get(sum)),
    ...set(marks, add(get(marks), number(16))),
    ...set(lookAt, add(get(lookAt), number(4))),
    ...set(look, load(get(lookAt))),
  ];
  const stopping = [
    ...set(last, four.choose(get(from), get(last), get(stop))),
    ...set(from, four.choose(four.of(places.stopped), get(from), get(stop))),
    ...set(alive, four.andNot(get(alive), get(stop))),
    // Nobody plays on: the last roll has been made.
    ...when(isZero(four.isAny(get(alive))), set(made, number(rolls))),
  ];
  const aRoll = [
    ...when(isZero(get(left)), drawing(ROLLS_OF_DRAW[dice])),
    ...step(places, dice),
    ...set(made, add(get(made), number(1))),
    ...set(left, subtract(get(left), number(1))),
    ...when(isEqual(get(made), get(look)), mark),
    ...set(
      stop,
      four.and(
        four.or(four.isLess(get(sum), get(least)), four.isNotLess(get(sum), four.of(goal))),
        get(alive),
      ),
    ),
    ...when(four.isAny(get(stop)), stopping),
  ];
  const closing = [
    ...when(isUnequal(get(look), number(NEVER)), repeatWhile(mark, isUnequal(get(look), number(NEVER)))),
    ...set(last, four.choose(get(from), get(last), get(alive))),
    ...[sum, fall, length, last].flatMap((each, at) => four.store(get(end), get(each), at * 16)),
    ...set(start, add(get(start), number(64))),
    ...set(end, add(get(end), number(64))),
    ...set(fours, subtract(get(fours), number(1))),
  ];
  const code = [
    ...set(start, number(places.starts)),
    ...set(end, number(places.ends)),
    ...set(marks, number(places.marks)),
    ...repeatWhile(
      [...opening, ...repeatWhile(aRoll, isLess(get(made), number(rolls))), ...closing],
      get(fours),
    ),
  ];
  return assembleModule({ pages: places.pages, numbers: NUMBERS, fours: FOURS, code });
}

/** A new draw in every lane; those that are too high are drawn again, and the other lanes wait. */
function drawing(rollsOfDraw: number): Code {
  const scrambled = four.multiply(turned(four.multiply(get(s1), four.of(5)), 7), four.of(9));
  const kept = (local: number, value: Code): Code => set(local, four.choose(value, get(local), get(pending)));
  const stepped = [
    ...set(drawn, four.choose(scrambled, get(drawn), get(pending))),
    ...set(n2, four.xor(get(s2), get(s0))),
    ...set(n3, four.xor(get(s3), get(s1))),
    ...set(shifted, four.shiftLeft(get(s1), 9)),
    ...kept(s1, four.xor(get(s1), get(n2))),
    ...kept(s0, four.xor(get(s0), get(n3))),
    ...kept(s2, four.xor(get(n2), get(shifted))),
    ...kept(s3, turned(get(n3), 11)),
    ...set(pending, four.isNotLessUnsigned(get(drawn), four.of(USED_DRAWS))),
  ];
  return [
    ...set(pending, four.of(-1)),
    ...repeatWhile(stepped, four.isAny(get(pending))),
    ...set(left, number(rollsOfDraw)),
  ];
}

/** Takes one roll off the draw, looks its cell up in every lane, and brings the sums up to date. */
function step(places: Places, dice: Dice): Code {
  const { sides, first, by, last: shift } = divisions[dice];
  const addresses = [a0, a1, a2, a3];
  const counters = addresses.map((address) => shiftRight(get(address), 2));
  // A cell takes sixteen bytes in the table and four among the counts.
  const counts = places.counts - places.table / 4;
  return [
    ...set(shifted, four.shiftRight(get(drawn), first)),
    ...set(n2, four.shiftRight(four.multiplyHigh(get(shifted), four.of(by)), shift)),
    ...set(n3, four.subtract(get(drawn), four.multiply(get(n2), four.of(sides)))),
    ...set(drawn, get(n2)),
    ...set(n3, four.add(get(from), four.shiftLeft(get(n3), 4))),
    ...addresses.flatMap((address, lane) => set(address, four.lane(get(n3), lane))),
    ...counters.flatMap((at) => store(at, add(load(at, counts), number(1)), counts)),
    ...[e0, e1, e2, e3].flatMap((entry, lane) => set(entry, four.load(get(addresses[lane] ?? a0)))),
    // From four cells of net, next and least to four nets, four nexts and four leasts.
    ...set(n2, four.pick(get(e0), get(e1), [0, 4, 1, 5])),
    ...set(n3, four.pick(get(e2), get(e3), [0, 4, 1, 5])),
    ...set(sum, four.add(get(sum), four.pick(get(n2), get(n3), [0, 1, 4, 5]))),
    ...set(from, four.pick(get(n2), get(n3), [2, 3, 6, 7])),
    ...set(n2, four.pick(get(e0), get(e1), [2, 6, 3, 7])),
    ...set(n3, four.pick(get(e2), get(e3), [2, 6, 3, 7])),
    ...set(least, four.pick(get(n2), get(n3), [0, 1, 4, 5])),
    ...set(peak, four.larger(get(peak), get(sum))),
    ...set(fall, four.larger(get(fall), four.subtract(get(peak), get(sum)))),
    ...set(length, four.subtract(get(length), get(alive))),
  ];
}

const turned = (value: Code, by: number): Code =>
  four.or(four.shiftLeft(value, by), four.shiftRight(value, 32 - by));

// The locals of the function: what it is given, then numbers, then fours.
const [fours, start, end, marks, made, left] = [0, 1, 2, 3, 4, 5] as const;
const [lookAt, look, a0, a1, a2, a3] = [6, 7, 8, 9, 10, 11] as const;
const [s0, s1, s2, s3, sum, peak, fall, length] = [12, 13, 14, 15, 16, 17, 18, 19] as const;
const [alive, from, last, stop, least, drawn, pending] = [20, 21, 22, 23, 24, 25, 26] as const;
const [n2, n3, shifted, e0, e1, e2, e3] = [27, 28, 29, 30, 31, 32, 33] as const;
const NUMBERS = 11;
const FOURS = 22;
