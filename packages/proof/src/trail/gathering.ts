import type { Finding } from '../finding.ts';

/** Gathers what is found, faults and remarks apart, and keeps no more of it than anybody would read. */
export type Gathering = {
  readonly add: (line: number, findings: readonly Finding[]) => void;
  readonly faults: Gathered;
  readonly remarks: Gathered;
};

type Gathered = {
  readonly found: () => number;
  readonly inOrder: () => readonly Finding[];
};

const KEPT = 1_000;

export function newGathering(): Gathering {
  const faults = newPile();
  const remarks = newPile();
  return {
    add: (line, findings) => {
      for (const finding of findings) (finding.remark === true ? remarks : faults).add(line, finding);
    },
    faults,
    remarks,
  };
}

function newPile(): Gathered & { readonly add: (line: number, finding: Finding) => void } {
  const kept: (Finding & { readonly line: number })[] = [];
  let found = 0;
  return {
    add: (line, finding) => {
      found += 1;
      if (kept.length < KEPT) kept.push({ line, ...finding });
    },
    found: () => found,
    inOrder: () => kept.toSorted((a, b) => a.line - b.line),
  };
}
