import type { Terms } from '@dicepit/desks';
import { useLayoutEffect, useState } from 'preact/hooks';

/** Terms that somebody is writing, which are not saved yet. */
export type TermsDraft = {
  readonly terms: Terms;
  readonly onChange: (terms: Terms) => void;
  readonly isChanged: boolean;
  /** Somebody else has saved other terms since the first change. */
  readonly isOutrun: boolean;
  readonly drop: () => void;
};

type Kept = { readonly began: string; readonly terms: Terms };

/**
 * What somebody writes is kept in the browser until it is saved: neither a restart of the pit nor a page that is loaded
 * anew takes it away.
 */
export function useDraft(name: string, saved: Terms): TermsDraft {
  const place = `dicepit.terms.${name}`;
  const [kept, setKept] = useState<Kept | undefined>(() => read(place));
  const text = JSON.stringify(saved);
  const isSaved = kept !== undefined && JSON.stringify(kept.terms) === text;
  // At once: after the next frame it would drop what is written meanwhile.
  useLayoutEffect(() => {
    if (isSaved) keep(undefined);
  }, [isSaved]);
  const keep = (next: Kept | undefined): void => {
    setKept(next);
    write(place, next);
  };
  return {
    terms: kept?.terms ?? saved,
    onChange: (terms) => keep({ began: kept?.began ?? text, terms }),
    isChanged: kept !== undefined && !isSaved,
    isOutrun: kept !== undefined && !isSaved && kept.began !== text,
    drop: () => keep(undefined),
  };
}

function read(place: string): Kept | undefined {
  try {
    const text = sessionStorage.getItem(place);
    // The page wrote it itself, in this very browser.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return text === null ? undefined : (JSON.parse(text) as Kept);
  } catch {
    // A browser that keeps nothing has nothing.
    return undefined;
  }
}

function write(place: string, kept: Kept | undefined): void {
  try {
    if (kept === undefined) sessionStorage.removeItem(place);
    else sessionStorage.setItem(place, JSON.stringify(kept));
  } catch {
    // The draft lives as long as the page, then.
  }
}
