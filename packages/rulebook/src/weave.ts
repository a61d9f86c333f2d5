import { assert, everyRoll, type Reading, totalOf } from '@dicepit/engine';
import type { Print } from '@dicepit/words/print';
import { readingAnchor, sectionAnchor } from './anchor.ts';
import type { ClauseEntry, Prose, ReadingEntry, Rulebook, Saying, Section, WagerEntry } from './model.ts';
import { drawCover, picturesAt } from './pictures.ts';
import { asSentence, commentProse, type Links, toProse } from './prose.ts';
import type { ClauseRow, Source } from './source.ts';
import { collectSayings, groupsAt, listChoices, listWagers, type WagerList } from './wagers.ts';
import { byKey } from './words.ts';

/** Weaves clauses, readings, drawings and exact figures into one book, ready to be printed in a language. */
export function weave(source: Source, print: Print): Rulebook {
  const { id, prefix, name, place, citedAs, cloth, rows, commentary, banked } = source;
  const clauses = new Set(rows.map(({ clause }) => clause));
  assert(clauses.size === rows.length, () => `${id} has two rows for one clause`);
  for (const { clauses: cited, id: reading } of commentary.readings)
    for (const clause of cited)
      assert(clauses.has(clause), () => `${reading} cites ${clause}, which has no row`);

  const links: Links = {
    prefix,
    clauses,
    sections: new Set(commentary.sections.map((section) => section.id)),
    terms: commentary.terms,
    readings: new Set(commentary.readings.map((reading) => reading.id)),
  };
  const { words } = print;
  const wagers = banked === undefined ? undefined : listWagers(banked, print);
  return {
    print,
    pack: id,
    prefix,
    name,
    place: byKey(words.places, id) ?? place,
    citedAs,
    isOwn: source.isOwn ?? false,
    cloth,
    notices: commentary.notices.map(
      ({ says }, at): Prose =>
        commentProse(byKey(byKey(words.notices, id), String(at + 1)) ?? says, '', links),
    ),
    cover: drawCover(source, print),
    sections: toSections(source, print, entryWriter({ source, wagers, links }, print)),
    choices: banked === undefined ? [] : listChoices(banked, print),
    wagers: wagers?.entries ?? [],
    totals: banked === undefined ? twoDiceTotals() : [],
  };
}

/**
 * The book for whoever sits where the rules bar what analyses the game: what wins, on which rolls, and what it pays, as
 * the table posts it, but not how often, nor what the house keeps of it.
 */
export function withoutChances(book: Rulebook): Rulebook {
  const wager = (entry: WagerEntry): WagerEntry => ({
    ...entry,
    figures: undefined,
    pays: entry.pays.map((line) => ({ ...line, ways: undefined })),
    // Three dice are drawn by how many rolls make a total, which is their chance.
    grids: entry.grids.filter(({ dice }) => dice === 2),
  });
  const clause = (entry: ClauseEntry): ClauseEntry => ({
    ...entry,
    says: entry.says.map(({ text }) => ({ text, ways: undefined })),
    // Why a text is read as it is often rests on what it would do to the edge.
    readings: entry.readings.map((reading) => ({ ...reading, why: undefined })),
    groups: entry.groups.map(({ wagers, variants }) => ({
      wagers: wagers.map(wager),
      variants: variants.map((variant) => ({ ...variant, edge: undefined })),
    })),
  });
  return {
    ...book,
    sections: book.sections.map((section) => ({ ...section, clauses: section.clauses.map(clause) })),
    wagers: book.wagers.map(wager),
    totals: [],
  };
}

/** Every clause of a book, in the order of the text. */
export const listClauses = (book: Rulebook): readonly ClauseEntry[] =>
  book.sections.flatMap((section) => section.clauses);

type Woven = {
  readonly source: Source;
  readonly wagers: WagerList | undefined;
  readonly links: Links;
};

function entryWriter({ source, wagers, links }: Woven, print: Print): (row: ClauseRow) => ClauseEntry {
  const { banked, commentary, prefix } = source;
  const sayings = banked === undefined ? new Map<string, readonly Saying[]>() : collectSayings(banked, print);

  return ({ clause, rule, treatment, software }) => {
    const here = commentary.readings.filter((reading) => reading.clauses.includes(clause));
    return {
      clause,
      label: clause.slice(prefix.length + 1),
      rule: toProse(rule, clause, links),
      treatment,
      software: toProse(asSentence(software), clause, links),
      readings: here.filter(({ clauses: [first] }) => first === clause).map((each) => told(each, links)),
      seeAlso: here
        .filter(({ clauses: [first] }) => first !== clause)
        .map(({ id }) => ({ id, to: readingAnchor(prefix, id) })),
      drawings: banked === undefined ? [] : picturesAt(clause, commentary, banked, print),
      says: sayings.get(clause) ?? [],
      groups: wagers === undefined ? [] : groupsAt(clause, wagers, print),
    };
  };
}

function told({ id, kind, clauses, question, reading, why, table }: Reading, links: Links): ReadingEntry {
  const [at = ''] = clauses;
  return {
    id,
    anchor: readingAnchor(links.prefix, id),
    kind,
    clauses,
    question: commentProse(question, at, links),
    reading: commentProse(reading, at, links),
    why: why === undefined ? undefined : commentProse(why, at, links),
    table,
  };
}

/** The parts of the text: each runs from its first clause to the first clause of the next. */
function toSections(
  { id, prefix, rows, commentary }: Source,
  { words }: Print,
  entry: (row: ClauseRow) => ClauseEntry,
): readonly Section[] {
  const starts = commentary.sections.map(({ from }) => rows.findIndex(({ clause }) => clause === from));
  assert(starts[0] === 0, () => `${id}: the first section does not begin with the first clause`);
  for (const [index, start] of starts.slice(1).entries())
    assert(start > (starts[index] ?? 0), () => `${id}: section ${index + 2} does not follow the one before`);

  return commentary.sections.map(({ id: section, title }, index) => ({
    id: sectionAnchor(prefix, section),
    number: /^\d+$/.test(section) ? section : undefined,
    title: byKey(byKey(words.sections, id), section) ?? title,
    clauses: rows.slice(starts[index], starts[index + 1]).map(entry),
  }));
}

function twoDiceTotals(): Rulebook['totals'] {
  const ways = new Map<number, number>();
  for (const roll of everyRoll[2]) ways.set(totalOf(roll), (ways.get(totalOf(roll)) ?? 0) + 1);
  return [...ways].map(([total, count]) => ({ total, ways: count, of: everyRoll[2].length }));
}
