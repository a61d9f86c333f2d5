import type { RefusalIn } from '@dicepit/engine';
import type { Cited } from './cited.ts';
import { emptyIn, listDetails, prizeDetails } from './prize-details.ts';
import type { missingTerms } from './refusals.ts';
import { requiredTerms } from './required-terms.ts';
import type { TermLabel } from './term-labels.ts';
import { isBlank, type Prize, type Terms } from './terms.ts';

/** A term that is still to be said. */
export type MissingTerm = { readonly clause: Cited; readonly label: string };

/** How far the terms have come: for the meter, and for refusing to go on without the rest. */
export type Completeness = {
  readonly done: number;
  readonly of: number;
  readonly missing: readonly MissingTerm[];
};

/** Every term that 10.7 asks for, as this promotion needs it, and which of them are still empty. */
export function completeness(terms: Terms): Completeness {
  const lines = linesOf(terms);
  const missing = lines.flatMap(({ empty }) =>
    empty.map((each) => ({ clause: each.clause, label: formatMissing(each) })),
  );
  return { done: lines.filter(({ empty }) => empty.length === 0).length, of: lines.length, missing };
}

/** The terms that are still empty, as a refusal names them. */
export const missingIn = (terms: Terms): readonly Missing[] => linesOf(terms).flatMap(({ empty }) => empty);

type Missing = RefusalIn<typeof missingTerms, { readonly clause: Cited }>;

/** One line of the checklist, and what of it is still empty. */
type CheckLine = { readonly empty: readonly Missing[] };

const linesOf = (terms: Terms): readonly CheckLine[] => [
  ...termLines(terms),
  ...terms.prizes.flatMap(prizeLines),
];

function formatMissing(missing: Missing): string {
  switch (missing.case) {
    case 'promotion':
      return missing.term;
    case 'prize':
      return `${missing.prize}: ${missing.term}`;
    case 'item':
      return `${missing.prize}: ${itemLabel(missing.item - 1, missing.term)}`;
  }
}

const termLines = (terms: Terms): readonly CheckLine[] =>
  requiredTerms
    .filter(({ isRequired }) => isRequired?.(terms) ?? true)
    .map(({ clause, label, isEmpty }) => ({
      empty: isEmpty(terms) ? [{ code: 'TERM_MISSING', case: 'promotion', clause, term: label }] : [],
    }));

function prizeLines(prize: Prize): readonly CheckLine[] {
  const line = (clause: Cited, empty: readonly TermLabel[]): CheckLine => ({
    empty: empty.map((term) => ({ code: 'TERM_MISSING', case: 'prize', clause, prize: prize.prize, term })),
  });
  const own: readonly TermLabel[] = [
    ...(isBlank(prize.description) ? ['description' as const] : []),
    // Nothing is no value: by it the scrutineer and the choice of payment would be escaped.
    ...(prize.cents === null || prize.cents < 1 ? ['value in dollars' as const] : []),
    ...(isBlank(prize.conditions) ? ["conditions, or 'none'" as const] : []),
  ];
  return [
    line('nsw/10.7.11', own),
    ...(holdsItems(prize) ? [line('nsw/10.5', itemsMissing(prize))] : []),
    ...prizeDetails[prize.kind].map((detail) => line(detail.clause, emptyIn(detail, prize.details))),
    ...prize.items.flatMap((item, index) =>
      listDetails(item).map((detail) => ({
        empty: emptyIn(detail, item.details ?? {}).map((term) => ({
          code: 'TERM_MISSING' as const,
          case: 'item' as const,
          clause: detail.clause,
          prize: prize.prize,
          item: index + 1,
          term,
        })),
      })),
    ),
  ];
}

/** What the desk calls a detail of a thing in a prize: things are counted from 1. */
export const itemLabel = (index: number, label: string): string => `item ${index + 1}: ${label}`;

/** Whatever is neither money nor described by its own kind is told by what is in it, so that it can be checked. */
const holdsItems = ({ kind }: Prize): boolean => kind === 'goods' || kind === 'service';

const itemsMissing = ({ items }: Prize): readonly TermLabel[] =>
  items.length > 0 && items.every(({ category }) => !isBlank(category))
    ? []
    : ['what is in it, each by its category'];
