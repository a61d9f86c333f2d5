import type { Finding } from '../finding.ts';

/** Gathers what is found, and keeps no more of it than anybody would read. */
export type Gathering = {
  readonly add: (line: number, findings: readonly Finding[]) => void;
  readonly found: () => number;
  readonly inOrder: () => readonly Finding[];
};

const KEPT = 1_000;

export function newGathering(): Gathering {
  const kept: (Finding & { readonly line: number })[] = [];
  let found = 0;
  return {
    add: (line, findings) => {
      for (const finding of findings) {
        found += 1;
        if (kept.length < KEPT) kept.push({ line, ...finding });
      }
    },
    found: () => found,
    inOrder: () => kept.toSorted((a, b) => a.line - b.line),
  };
}
