/** A row of counts, many to each whole number. */
export type Row = readonly bigint[];

/**
 * Keeps many counts in one long whole number, side by side like figures in a row.
 *
 * To add two rows, to multiply one by a small number or to move it along is then a few operations on long
 * numbers, which is far quicker than the same on thousands of short ones. A row is cut into chunks, because
 * the machine takes much longer to find room for a number that does not fit its cache. No count may outgrow
 * the width.
 */
export class Packing {
  /** The bits of one count: enough for every sequence of so many rolls. */
  readonly width: number;
  readonly #perChunk: number;
  readonly #chunkBits: number;

  constructor({ rolls, sides }: { readonly rolls: number; readonly sides: number }) {
    // Whole hexadecimal figures, so that counts can be read off the written number.
    this.width = Math.ceil((rolls * Math.log2(sides) + 1) / 4) * 4;
    this.#perChunk = Math.max(1, Math.floor(CHUNK_BITS / this.width));
    this.#chunkBits = this.#perChunk * this.width;
  }

  /** A row that counts one sequence at an index. */
  one(index: number): Row {
    const row: bigint[] = [];
    this.add(row, [1n], { places: index, ways: 1 });
    return this.carried(row);
  }

  /** Adds a row, moved along and so many times, into a sum that `carried` makes a row again. */
  add(sum: bigint[], row: Row, { places, ways }: { readonly places: number; readonly ways: number }): void {
    const chunks = Math.floor(places / this.#perChunk);
    const bits = BigInt((places - chunks * this.#perChunk) * this.width);
    const times = BigInt(ways);
    for (const [index, chunk] of row.entries()) {
      if (chunk === 0n) continue;
      const moved = (chunk * times) << bits;
      const at = index + chunks;
      // What moves off the right end is empty; only what it carries into the first chunk counts.
      if (at < 0) addAt(sum, 0, moved >> BigInt(this.#chunkBits));
      else addAt(sum, at, moved);
    }
  }

  /** Moves on what has grown beyond its chunk. */
  carried(sum: readonly bigint[]): Row {
    const row: bigint[] = [];
    let carry = 0n;
    for (let index = 0; index < sum.length || carry !== 0n; index++) {
      const chunk = (sum[index] ?? 0n) + carry;
      row.push(BigInt.asUintN(this.#chunkBits, chunk));
      carry = chunk >> BigInt(this.#chunkBits);
    }
    return row;
  }

  /** The counts before an index, and those from it on, each in its old place. */
  split(row: Row, index: number): readonly [before: Row, from: Row] {
    const cut = Math.floor(index / this.#perChunk);
    const chunk = row[cut] ?? 0n;
    const low = BigInt.asUintN((index - cut * this.#perChunk) * this.width, chunk);
    const before = [...row.slice(0, cut), low];
    const from = row.map((each, at) => (at < cut ? 0n : each));
    if (cut < from.length) from[cut] = chunk - low;
    return [before, from];
  }

  /** The counts one by one. */
  counts(row: Row): readonly bigint[] {
    const figures = this.width / 4;
    return row.flatMap((chunk) => {
      const written = chunk.toString(16).padStart(this.#chunkBits / 4, '0');
      return Array.from({ length: this.#perChunk }, (_, index) => {
        const end = written.length - index * figures;
        return BigInt(`0x${written.slice(end - figures, end)}`);
      });
    });
  }
}

// A number of 32 kilobytes: larger ones take the slow road to memory.
const CHUNK_BITS = 2 ** 18;

function addAt(sum: bigint[], index: number, value: bigint): void {
  while (sum.length <= index) sum.push(0n);
  sum[index] = (sum[index] ?? 0n) + value;
}
