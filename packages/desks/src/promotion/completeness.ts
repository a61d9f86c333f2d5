import type { Cited } from './cited.ts';
import { emptyIn, listDetails, prizeDetails } from './prize-details.ts';
import { requiredTerms } from './required-terms.ts';
import type { TermId } from './term-ids.ts';
import { isBlank, type Prize, type Terms } from './terms.ts';

/** A term that is still to be said: of the promotion, of a prize, or of a thing in a prize. */
export type MissingTerm = {
  readonly clause: Cited;
  readonly term: TermId;
  readonly prize?: string;
  /** Which thing in the prize, counted from 1. */
  readonly item?: number;
};

/** How far the terms have come: for the meter, and for refusing to go on without the rest. */
export type Completeness = {
  readonly done: number;
  readonly of: number;
  readonly missing: readonly MissingTerm[];
};

/** Every term that 10.7 asks for, as this promotion needs it, and which of them are still empty. */
export function completeness(terms: Terms): Completeness {
  const lines = [...termLines(terms), ...terms.prizes.flatMap(prizeLines)];
  return {
    done: lines.filter((missing) => missing.length === 0).length,
    of: lines.length,
    missing: lines.flat(),
  };
}

/** One line of the checklist: what of it is still empty. */
type CheckLine = readonly MissingTerm[];

const termLines = (terms: Terms): readonly CheckLine[] =>
  requiredTerms
    .filter(({ isRequired }) => isRequired?.(terms) ?? true)
    .map(({ clause, key, isEmpty }) => (isEmpty(terms) ? [{ clause, term: key }] : []));

function prizeLines({ prize, ...said }: Prize): readonly CheckLine[] {
  const line = (clause: Cited, empty: readonly TermId[]): CheckLine =>
    empty.map((term) => ({ clause, prize, term }));
  const own: readonly TermId[] = [
    ...(isBlank(said.description) ? ['description' as const] : []),
    // Nothing is no value: by it the scrutineer and the choice of payment would be escaped.
    ...(said.cents === null || said.cents < 1 ? ['cents' as const] : []),
    ...(isBlank(said.conditions) ? ['conditions' as const] : []),
  ];
  return [
    line('nsw/10.7.11', own),
    ...(holdsItems(said) ? [line('nsw/10.5', itemsMissing(said))] : []),
    ...prizeDetails[said.kind].map((detail) => line(detail.clause, emptyIn(detail, said.details))),
    ...said.items.flatMap((item, index) =>
      listDetails(item).map((detail) =>
        line(detail.clause, emptyIn(detail, item.details ?? {})).map((each) => ({
          ...each,
          item: index + 1,
        })),
      ),
    ),
  ];
}

/** Whatever is neither money nor described by its own kind is told by what is in it, so that it can be checked. */
const holdsItems = ({ kind }: Pick<Prize, 'kind'>): boolean => kind === 'goods' || kind === 'service';

const itemsMissing = ({ items }: Pick<Prize, 'items'>): readonly TermId[] =>
  items.length > 0 && items.every(({ category }) => !isBlank(category)) ? [] : ['items'];
