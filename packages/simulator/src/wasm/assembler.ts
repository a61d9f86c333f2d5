/** Some code of WebAssembly as bytes; a value is the code that leaves it on the stack. */
export type Code = readonly number[];

/** A number in the variable length that WebAssembly writes counts and places in. */
export function unsigned(value: number): Code {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(Math.floor(value / 0x80))];
}

function signed(value: number): Code {
  const low = value & 0x7f;
  const rest = value >> 7;
  const isLast = (rest === 0 && (low & 0x40) === 0) || (rest === -1 && (low & 0x40) !== 0);
  return isLast ? [low] : [low | 0x80, ...signed(rest)];
}

/** A whole number, read as 32 bits. */
export const number = (value: number): Code => [0x41, ...signed(value | 0)];

export const get = (local: number): Code => [0x20, ...unsigned(local)];
export const set = (local: number, value: Code): Code => [...value, 0x21, ...unsigned(local)];

export const add = (a: Code, b: Code): Code => [...a, ...b, 0x6a];
export const subtract = (a: Code, b: Code): Code => [...a, ...b, 0x6b];
export const shiftRight = (a: Code, by: number): Code => [...a, ...number(by), 0x76];
export const isZero = (a: Code): Code => [...a, 0x45];
export const isEqual = (a: Code, b: Code): Code => [...a, ...b, 0x46];
export const isUnequal = (a: Code, b: Code): Code => [...a, ...b, 0x47];
export const isLess = (a: Code, b: Code): Code => [...a, ...b, 0x49];
export const load = (at: Code, offset = 0): Code => [...at, 0x28, 2, ...unsigned(offset)];
export const store = (at: Code, value: Code, offset = 0): Code => [
  ...at,
  ...value,
  0x36,
  2,
  ...unsigned(offset),
];

/** Goes round again while the value that ends its code is not zero. */
export const repeatWhile = (code: Code, goesOn: Code): Code => [
  0x03,
  0x40,
  ...code,
  ...goesOn,
  0x0d,
  0,
  0x0b,
];
export const when = (holds: Code, code: Code): Code => [...holds, 0x04, 0x40, ...code, 0x0b];

/** Four numbers of 32 bits at a time. */
export const four = {
  load: (at: Code, offset = 0): Code => [...at, 0xfd, 0x00, 4, ...unsigned(offset)],
  store: (at: Code, value: Code, offset = 0): Code => [...at, ...value, 0xfd, 0x0b, 4, ...unsigned(offset)],
  /** The same number four times. */
  of: (value: number): Code => {
    const word = [value & 0xff, (value >>> 8) & 0xff, (value >>> 16) & 0xff, value >>> 24];
    return [0xfd, 0x0c, ...word, ...word, ...word, ...word];
  },
  lane: (a: Code, lane: number): Code => [...a, 0xfd, 0x1b, lane],
  /** Four of the eight numbers of two fours, by their places. */
  pick: (a: Code, b: Code, places: readonly [number, number, number, number]): Code => [
    ...a,
    ...b,
    0xfd,
    0x0d,
    ...places.flatMap((place) => [0, 1, 2, 3].map((byte) => place * 4 + byte)),
  ],
  isLess: (a: Code, b: Code): Code => [...a, ...b, 0xfd, 0x39],
  isNotLess: (a: Code, b: Code): Code => [...a, ...b, 0xfd, 0x3f],
  isNotLessUnsigned: (a: Code, b: Code): Code => [...a, ...b, 0xfd, 0x40],
  and: (a: Code, b: Code): Code => [...a, ...b, 0xfd, 0x4e],
  andNot: (a: Code, b: Code): Code => [...a, ...b, 0xfd, 0x4f],
  or: (a: Code, b: Code): Code => [...a, ...b, 0xfd, 0x50],
  xor: (a: Code, b: Code): Code => [...a, ...b, 0xfd, 0x51],
  /** Where the mask has ones the first, elsewhere the second. */
  choose: (a: Code, b: Code, mask: Code): Code => [...a, ...b, ...mask, 0xfd, 0x52],
  isAny: (a: Code): Code => [...a, 0xfd, 0x53],
  shiftLeft: (a: Code, by: number): Code => [...a, ...number(by), 0xfd, 0xab, 0x01],
  shiftRight: (a: Code, by: number): Code => [...a, ...number(by), 0xfd, 0xad, 0x01],
  add: (a: Code, b: Code): Code => [...a, ...b, 0xfd, 0xae, 0x01],
  subtract: (a: Code, b: Code): Code => [...a, ...b, 0xfd, 0xb1, 0x01],
  multiply: (a: Code, b: Code): Code => [...a, ...b, 0xfd, 0xb5, 0x01],
  larger: (a: Code, b: Code): Code => [...a, ...b, 0xfd, 0xb8, 0x01],
  /** The upper halves of the products, which are 64 bits long. */
  multiplyHigh: (a: Code, b: Code): Code =>
    four.pick([...a, ...b, 0xfd, 0xde, 0x01], [...a, ...b, 0xfd, 0xdf, 0x01], [1, 3, 5, 7]),
};

/** A module with one memory and one function `play` of one number, both exported. */
export function assembleModule(body: {
  readonly pages: number;
  /** How many numbers, then how many fours the function keeps besides what it is given. */
  readonly numbers: number;
  readonly fours: number;
  readonly code: Code;
}): Uint8Array<ArrayBuffer> {
  const { pages, numbers, fours, code } = body;
  const locals = [2, ...unsigned(numbers), 0x7f, ...unsigned(fours), 0x7b];
  const whole = [...locals, ...code, 0x0b];
  return Uint8Array.from([
    ...MAGIC,
    ...section(1, [1, 0x60, 1, 0x7f, 0]),
    ...section(3, [1, 0]),
    ...section(5, [1, 0, ...unsigned(pages)]),
    ...section(7, [2, ...named('memory'), 2, 0, ...named('play'), 0, 0]),
    ...section(10, [1, ...unsigned(whole.length), ...whole]),
  ]);
}

/** What every module begins with: its name and its version. */
const MAGIC: Code = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];

const section = (id: number, content: Code): Code => [id, ...unsigned(content.length), ...content];

const named = (name: string): Code => [
  name.length,
  ...Array.from(name, (letter) => letter.codePointAt(0) ?? 0),
];
