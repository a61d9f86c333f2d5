import { readingAnchor } from './anchor.ts';
import type { Prose, Span } from './model.ts';
import { type Found, type Places, referencesIn } from './references.ts';

/** What a text of one book can link to: its places, its defined terms and its readings. */
export type Links = Places & {
  readonly terms: Readonly<Record<string, readonly string[]>>;
  readonly readings: ReadonlySet<string>;
};

/** A text with its cross references and defined terms resolved, as it stands at a clause. */
export function toProse(text: string, at: string, links: Links): Prose {
  const references = referencesIn(text, at, links);
  return woven(text, [...references, ...termsIn(text, at, links).filter(clearOf(references))]);
}

/** The text of a reading: it may also name other readings of the book. */
export function commentProse(text: string, at: string, links: Links): Prose {
  const references = referencesIn(text, at, links);
  const named = [...text.matchAll(/\b[A-Z]+(?:-S)?\d+\b/g)].flatMap((match): Found[] =>
    links.readings.has(match[0])
      ? [
          {
            from: match.index,
            span: { kind: 'link', text: match[0], to: readingAnchor(links.prefix, match[0]) },
          },
        ]
      : [],
  );
  return woven(text, [...references, ...named.filter(clearOf(references))]);
}

/** The software's note as a sentence: a capital in front and a full stop behind. */
export const asSentence = (note: string): string => {
  const trimmed = note.trim();
  return `${trimmed.charAt(0).toUpperCase()}${trimmed.slice(1)}${/[.!?]$/.test(trimmed) ? '' : '.'}`;
};

/** The first mention of each defined term in a text, except in the entry that defines it. */
function termsIn(text: string, at: string, { terms }: Links): readonly Found[] {
  const own = at.replace(/#\d+$/, '');
  const longestFirst = Object.entries(terms)
    .flatMap(([to, words]) => words.map((word) => ({ to, word })))
    .toSorted((a, b) => b.word.length - a.word.length);
  const mentions: Found[] = [];
  for (const { to, word } of longestFirst)
    for (const match of text.matchAll(new RegExp(String.raw`(?<![\w-])${word}(?![\w-])`, 'g'))) {
      const mention: Found = { from: match.index, span: { kind: 'term', text: word, to } };
      // A longer term keeps its words: the Dice of Active Dice are no mention of Dice.
      if (clearOf(mentions)(mention)) mentions.push(mention);
    }
  const target = ({ span }: Found): string => ('to' in span ? span.to : '');
  return mentions
    .toSorted((a, b) => a.from - b.from)
    .filter((each, index, all) => all.findIndex((other) => target(other) === target(each)) === index)
    .filter((each) => target(each) !== own);
}

const clearOf =
  (others: readonly Found[]) =>
  ({ from, span }: Found): boolean =>
    others.every(
      (other) => from >= other.from + other.span.text.length || other.from >= from + span.text.length,
    );

function woven(text: string, found: readonly Found[]): Prose {
  const spans: Span[] = [];
  let end = 0;
  for (const { from, span } of found.toSorted((a, b) => a.from - b.from)) {
    if (from > end) spans.push({ kind: 'text', text: text.slice(end, from) });
    spans.push(span);
    end = from + span.text.length;
  }
  if (end < text.length) spans.push({ kind: 'text', text: text.slice(end) });
  return spans;
}
