import { sectionAnchor } from './anchor.ts';
import type { Span } from './model.ts';

/** The places of one book that a text can point to. */
export type Places = {
  readonly prefix: string;
  readonly clauses: ReadonlySet<string>;
  readonly sections: ReadonlySet<string>;
};

/** A stretch of text that refers to something, and what it is; the text between is left alone. */
export type Found = { readonly from: number; readonly span: Span };

// One clause number as the texts write it: 4.1, 6.3(b), 10.7.11.2(iv), 4.9(craps-2), 5.7-tail, 4.3#2.
const number = String.raw`\d+(?:\.\d+)+(?:\([\w-]+\))*(?:-tail)?(?:#\d+)?`;
// What joins the items of one reference: `3.4(b) and (c)`, `4.4(a)-(c)`, `Appendix 1, 2 or 3`.
const joint = String.raw`(?:, | and | or | to |, and |, or |-|/)`;

const patterns = {
  // A law outside the book: a section that says whose it is, or one that the book does not have.
  law: new RegExp(String.raw`\b[Ss]ections? \d+(?:\(\d+\))?(?: of (?:the )?[A-Z])`, 'g'),
  section: new RegExp(String.raw`\b[Ss]ections? (\d+)(?:( to | and )(\d+))?`, 'g'),
  drawing: new RegExp(String.raw`\b(Appendix|Appendices|[Dd]iagrams?) ([A-Z\d](?:${joint}[A-Z\d]\b)*)`, 'g'),
  rule: new RegExp(String.raw`\b[Rr]ule (\d+)(?![.\d])`, 'g'),
  // Odds are not clauses: 7.5 to 1. Nor are percentages and money, and what is cited of another text, `NZ 6.3`, is not of this book.
  number: new RegExp(String.raw`(?<![\w./$,+-]|\b[A-Z]{2,} )${number}(?!%|\d| to \d|\.\d)`, 'g'),
  // The closing end of a range written without spaces: the 9.5 of 9.3-9.5, the 8.3 of 8.2/8.3.
  joined: new RegExp(String.raw`(?<=\d[\d.()a-z]*[-/])${number}(?!%|\d| to \d)`, 'g'),
  bare: /\(([a-z]{1,4}|[A-Z])\)/g,
  named: /(?<![\w/])[a-z]+(?:-[a-z]+)*-\d+\b|\bodds\([\w-]+\)/g,
};

/**
 * The cross references of a text that stands at a clause. A bare `(a)` belongs to the enclosing rule, or to
 * the number just named; a section, an appendix and a rule number belong to this book.
 */
export function referencesIn(text: string, at: string, places: Places): readonly Found[] {
  const laws = lawsIn(text, places);
  const inLaw = (from: number) =>
    laws.some((law) => from >= law.from && from < law.from + law.span.text.length);
  const numbered = [...numbersIn(text, places), ...drawingsIn(text, places), ...sectionsIn(text, places)]
    .filter(({ from }) => !inLaw(from))
    .toSorted((a, b) => a.from - b.from);
  const bare = [...text.matchAll(patterns.bare)].flatMap((match) => {
    const context = findContext(text, match.index, numbered) ?? at;
    const to = resolveBare(match[0], context, places);
    return to === undefined || inLaw(match.index) ? [] : [link(match.index, match[0], to)];
  });
  return apart([...laws, ...numbered, ...bare]).filter(({ span }) => !('to' in span) || span.to !== at);
}

/** The clause that a bare `(a)` means in the text of a clause: its own part first, then its rule's. */
function resolveBare(item: string, context: string, places: Places): string | undefined {
  let rule = context.replace(/#\d+$/, '').replace(/-tail$/, '');
  for (;;) {
    if (places.clauses.has(rule + item)) return rule + item;
    const shorter = rule.replace(/\([^()]*\)$/, '');
    if (shorter === rule) return undefined;
    rule = shorter;
  }
}

const link = (from: number, text: string, to: string): Found => ({ from, span: { kind: 'link', text, to } });

function lawsIn(text: string, places: Places): readonly Found[] {
  const named = [...text.matchAll(patterns.law)].map((match) => ({
    from: match.index,
    text: match[0].replace(/ of (?:the )?[A-Z]$/, ''),
  }));
  const absent = [...text.matchAll(patterns.section)].flatMap((match) =>
    places.sections.has(match[1] ?? '') ? [] : [{ from: match.index, text: match[0] }],
  );
  return apart(
    [...named, ...absent].map(({ from, text: words }) => ({ from, span: { kind: 'external', text: words } })),
  );
}

function numbersIn(text: string, { clauses, prefix }: Places): readonly Found[] {
  const found = [patterns.number, patterns.joined, patterns.named].flatMap((pattern) => [
    ...text.matchAll(pattern),
  ]);
  const exact = found.flatMap((match) => {
    const to = `${prefix}/${match[0]}`;
    return clauses.has(to) ? [link(match.index, match[0], to)] : [];
  });
  const rules = [...text.matchAll(patterns.rule)].flatMap((match) => {
    const to = `${prefix}/${match[1] ?? ''}`;
    return clauses.has(to) ? [link(match.index, match[0], to)] : [];
  });
  return [...exact, ...rules];
}

function drawingsIn(text: string, { clauses, prefix }: Places): readonly Found[] {
  return [...text.matchAll(patterns.drawing)].flatMap((match) => {
    const [whole, kind = '', list = ''] = match;
    const stem = kind.toLowerCase().startsWith('diagram') ? 'diagram' : 'appendix';
    const start = match.index + whole.length - list.length;
    return [...list.matchAll(/\b[A-Z\d]\b/g)].flatMap((item, index) => {
      const to = `${prefix}/${stem}-${item[0].toLowerCase()}`;
      if (!clauses.has(to)) return [];
      // The first letter takes the word along: the link is `Appendix 1`, and then `2` and `3`.
      return index === 0
        ? [link(match.index, `${kind} ${item[0]}`, to)]
        : [link(start + item.index, item[0], to)];
    });
  });
}

function sectionsIn(text: string, { prefix, sections }: Places): readonly Found[] {
  return [...text.matchAll(patterns.section)].flatMap((match) => {
    const [whole, first = '', , last] = match;
    if (!sections.has(first)) return [];
    const head = whole.slice(0, whole.indexOf(first) + first.length);
    const found = [link(match.index, head, sectionAnchor(prefix, first))];
    if (last !== undefined && sections.has(last))
      found.push(link(match.index + whole.length - last.length, last, sectionAnchor(prefix, last)));
    return found;
  });
}

/** The clause just named before a bare item, when nothing but joints and other items stand between. */
function findContext(text: string, from: number, numbered: readonly Found[]): string | undefined {
  const before = numbered.findLast((found) => found.from < from);
  if (before === undefined || !('to' in before.span)) return undefined;
  const between = text.slice(before.from + before.span.text.length, from);
  return new RegExp(String.raw`^(?:${joint}\([\w]+\))*${joint}$`).test(between) ? before.span.to : undefined;
}

/** In the order of the text, the longer of two that overlap first in line. */
function apart(found: readonly Found[]): readonly Found[] {
  const ordered = found.toSorted((a, b) => a.from - b.from || b.span.text.length - a.span.text.length);
  const kept: Found[] = [];
  let end = 0;
  for (const each of ordered) {
    if (each.from < end) continue;
    kept.push(each);
    end = each.from + each.span.text.length;
  }
  return kept;
}
