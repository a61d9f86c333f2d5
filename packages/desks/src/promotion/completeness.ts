import type { Cited } from './cited.ts';
import { detailsOf, emptyIn, prizeDetails } from './prize-details.ts';
import { requiredTerms } from './required-terms.ts';
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
  const lines = [...termLines(terms), ...terms.prizes.flatMap(prizeLines)];
  const missing = lines.flatMap(({ clause, empty }) => empty.map((label) => ({ clause, label })));
  return { done: lines.filter(({ empty }) => empty.length === 0).length, of: lines.length, missing };
}

/** One line of the checklist, and what of it is still empty. */
type CheckLine = { readonly clause: Cited; readonly empty: readonly string[] };

const termLines = (terms: Terms): readonly CheckLine[] =>
  requiredTerms
    .filter(({ isRequired }) => isRequired?.(terms) ?? true)
    .map(({ clause, label, isEmpty }) => ({ clause, empty: isEmpty(terms) ? [label] : [] }));

function prizeLines(prize: Prize): readonly CheckLine[] {
  const named = (labels: readonly string[]) => labels.map((label) => `${prize.prize}: ${label}`);
  const own = [
    ...(isBlank(prize.description) ? ['description'] : []),
    // Nothing is no value: by it the scrutineer and the choice of payment would be escaped.
    ...(prize.cents === null || prize.cents < 1 ? ['value in dollars'] : []),
    ...(isBlank(prize.conditions) ? ["conditions, or 'none'"] : []),
  ];
  return [
    { clause: 'nsw/10.7.11', empty: named(own) },
    ...(holdsItems(prize) ? [{ clause: 'nsw/10.5' as const, empty: named(itemsMissing(prize)) }] : []),
    ...prizeDetails[prize.kind].map((line) => ({
      clause: line.clause,
      empty: named(emptyIn(line, prize.details)),
    })),
    ...prize.items.flatMap((item, index) =>
      detailsOf(item).map((line) => ({
        clause: line.clause,
        empty: named(emptyIn(line, item.details ?? {}).map((label) => itemLabel(index, label))),
      })),
    ),
  ];
}

/** What the desk calls a detail of a thing in a prize: things are counted from 1. */
export const itemLabel = (index: number, label: string): string => `item ${index + 1}: ${label}`;

/** Whatever is neither money nor described by its own kind is told by what is in it, so that it can be checked. */
const holdsItems = ({ kind }: Prize): boolean => kind === 'goods' || kind === 'service';

const itemsMissing = ({ items }: Prize): readonly string[] =>
  items.length > 0 && items.every(({ category }) => !isBlank(category))
    ? []
    : ['what is in it, each by its category'];
