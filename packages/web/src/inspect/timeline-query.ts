import type { EntryKind, QueryOf } from '@dicepit/wire';

type Filters = Readonly<Record<string, string>>;

const fields = [
  'table',
  'stream',
  'kinds',
  'reason',
  'clause',
  'person',
  'from',
  'to',
  'before',
] as const satisfies readonly (keyof QueryOf<'readTimeline'>)[];

/** What an address asks of the timeline; whatever else stands in it is left out. */
export const timelineQueryIn = (filters: Filters): QueryOf<'readTimeline'> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = filters[field];
      return value === undefined || value === '' ? [] : [[field, value]];
    }),
  );

export const kindsIn = (filters: Filters): readonly string[] =>
  (filters['kinds'] ?? '').split(',').filter((kind) => kind !== '');

/** The kinds with one more, or with one less where it was among them. A reason is one of void rolls alone. */
export function toggled(filters: Filters, kind: EntryKind): Filters {
  const now = kindsIn(filters);
  const kinds = now.includes(kind) ? now.filter((each) => each !== kind) : [...now, kind];
  return { kinds: kinds.join(','), ...(kinds.includes('no-rolls') ? {} : { reason: '' }) };
}

/** Whether anything is narrowed; which page was turned to does not count. */
export const isNarrowed = (filters: Filters): boolean =>
  Object.keys(timelineQueryIn(filters)).some((field) => field !== 'before');

/** A clause as it is offered: its name, and how its paragraph begins. */
export type OfferedClause = { readonly clause: string; readonly rule: string };

/** So many fit under a field. */
const MAX_OFFERED_CLAUSES = 30;

/** The clauses that somebody may mean by what they have typed: by name first, then by a word of the paragraph. */
export function clausesLike(all: readonly OfferedClause[], typed: string): readonly OfferedClause[] {
  const text = plain(typed);
  if (text === '') return [];
  const named = all.filter(({ clause }) => plain(clause).startsWith(text));
  const within = all.filter(({ clause }) => !plain(clause).startsWith(text) && plain(clause).includes(text));
  const about = text.length < 3 ? [] : all.filter(({ rule }) => rule.toLowerCase().includes(text));
  return [...new Set([...named, ...within, ...about])].slice(0, MAX_OFFERED_CLAUSES);
}

/** The clause that was meant, as the registers write it; a part above others counts as well: `nz/6`. */
export function clauseMeant(all: readonly OfferedClause[], typed: string): string | undefined {
  const text = plain(typed);
  if (text === '') return undefined;
  const exact = all.find(({ clause }) => plain(clause) === text)?.clause;
  if (exact !== undefined) return exact;
  const above = all.find(
    ({ clause }) => /^[.(#]/.test(plain(clause).slice(text.length)) && plain(clause).startsWith(text),
  );
  return above?.clause.slice(0, text.length);
}

/** People write `NZ 6.3 (b)` for `nz/6.3(b)`. */
const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^([a-z]+)[ /]+(?=[\d(])/, '$1/')
    .replaceAll(/\s+(?=\()/g, '');
