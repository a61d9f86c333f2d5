import type { Finding } from '../finding.ts';
import type { ProofLine } from '../finding-lines.ts';
import { type ChainEntry, type Head, hashLink, NOTHING } from './link.ts';

/** What can be wrong with the chain of a stream by itself. */
export type ChainFault =
  /** The entry is not what its hash was made of, or does not follow from the one before. */
  | 'edited'
  | 'dropped'
  | 'swapped'
  | 'repeated'
  /** Two different entries of one version. */
  | 'fork';

/** A check that goes along the entries of any number of streams, each in its own order. */
export type ChainWalk = {
  /** What is wrong with an entry, and whether the stream goes on from it. Entries of a file tell their line. */
  readonly entry: (entry: ChainEntry, line?: number) => ChainStep;
  readonly heads: () => readonly Head[];
  readonly headOf: (stream: string) => Head | undefined;
  /** The entries that never came. */
  readonly end: () => readonly Finding<ChainFault>[];
};

export type ChainStep = {
  readonly findings: readonly Finding<ChainFault>[];
  readonly follows: boolean;
};

/** Checks entries of any streams in order, and names what is wrong with them. */
export function verifyChain(entries: Iterable<ChainEntry>): readonly Finding<ChainFault>[] {
  const walk = walkChain();
  const findings = [...entries].flatMap((entry) => walk.entry(entry).findings);
  return [...findings, ...walk.end()];
}

export function walkChain(): ChainWalk {
  const streams = new Map<string, Followed>();

  const take = (entry: ChainEntry, line?: number): ChainStep => {
    const { stream, version, hash } = entry;
    const followed = streams.get(stream) ?? newFollowed();
    streams.set(stream, followed);
    const due = followed.version + 1;
    if (version < due) return { findings: [comeBack(followed, entry)], follows: false };

    const findings = version === due ? unlinked(followed.hash, entry) : [];
    if (version > due) followed.gaps.push({ from: due, to: version - 1, line });
    // Whatever is wrong here is named once: the entries after it are measured by what they say they follow.
    followed.version = version;
    followed.hash = hash;
    followed.marks.set(version, hash);
    return { findings, follows: true };
  };

  return {
    entry: take,
    heads: () => [...streams].map(([stream, { version, hash }]) => ({ stream, version, hash })),
    headOf: (stream) => {
      const followed = streams.get(stream);
      return followed && { stream, version: followed.version, hash: followed.hash };
    },
    end: () => [...streams].flatMap(([stream, { gaps }]) => gaps.map((gap) => neverCame(stream, gap))),
  };
}

/** Versions that are missing so far, and the line at which that was seen. */
type Gap = { readonly from: number; readonly to: number; readonly line: number | undefined };

type Followed = { version: number; hash: string; gaps: Gap[]; readonly marks: Marks };

const newFollowed = (): Followed => ({ version: 0, hash: NOTHING, gaps: [], marks: newMarks() });

function unlinked(before: string, entry: ChainEntry): readonly Finding<ChainFault>[] {
  const { stream, version, hash } = entry;
  if (hashLink(before, entry) === hash) return [];
  const says: ProofLine =
    version === 1
      ? { code: 'edited', case: 'first', stream }
      : { code: 'edited', version, stream, before: version - 1 };
  return [{ kind: 'edited', stream, version, says: [says] }];
}

/** An entry of a version that is behind us: late, there twice, or another one than there was. */
function comeBack(followed: Followed, { stream, version, hash }: ChainEntry): Finding<ChainFault> {
  const late = followed.gaps.findIndex(({ from, to }) => from <= version && version <= to);
  const gap = followed.gaps[late];
  if (gap !== undefined) {
    const left: readonly Gap[] = [
      { ...gap, to: version - 1 },
      { ...gap, from: version + 1 },
    ].filter(({ from, to }) => from <= to);
    followed.gaps.splice(late, 1, ...left);
    followed.marks.set(version, hash);
    const says: ProofLine = { code: 'swapped', version, stream, before: followed.version };
    return { kind: 'swapped', stream, version, says: [says] };
  }
  const says: ProofLine = followed.marks.isLike(version, hash)
    ? { code: 'repeated', version, stream }
    : { code: 'fork', version, stream };
  return { kind: says.code, stream, version, says: [says] };
}

function neverCame(stream: string, { from, to, line }: Gap): Finding<ChainFault> {
  const says: ProofLine =
    from === to
      ? { code: 'dropped', version: from, stream }
      : { code: 'dropped', case: 'several', from, to, stream };
  return { kind: 'dropped', stream, version: from, says: [says], ...(line === undefined ? {} : { line }) };
}

/**
 * Which hash each version of a stream had, as far as 32 bits tell it: four bytes an entry, so that a million of them
 * can be kept while a file streams by. Enough to tell a repeat from a fork; never proof of anything.
 */
type Marks = {
  readonly set: (version: number, hash: string) => void;
  readonly isLike: (version: number, hash: string) => boolean;
};

function newMarks(): Marks {
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
