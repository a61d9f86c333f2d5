/**
 * Which hash each version of a stream had, as far as 32 bits tell it: four bytes an entry, so that a million of them
 * can be kept while a file streams by. Enough to tell a repeat from a fork; never proof of anything.
 */
export type Marks = {
  readonly set: (version: number, hash: string) => void;
  readonly isLike: (version: number, hash: string) => boolean;
};

export function newMarks(): Marks {
  let marks = new Uint32Array(16);
  return {
    set: (version, hash) => {
      // A version far beyond the entries that were read is a forger's: no memory is spent on it.
      if (version >= marks.length * 2) return;
      if (version >= marks.length) {
        const longer = new Uint32Array(marks.length * 2);
        longer.set(marks);
        marks = longer;
      }
      marks[version] = markOf(hash);
    },
    isLike: (version, hash) => marks[version] === markOf(hash),
  };
}

const markOf = (hash: string): number => Number.parseInt(hash.slice(0, 8), 16) >>> 0;
