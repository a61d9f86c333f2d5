import { asTheirKind, foldedCategory } from './barred.ts';
import type { Cited } from './cited.ts';
import type { TermId } from './term-ids.ts';
import { isBlank, isNone, type PrizeDetail, type PrizeItem, type PrizeKind } from './terms.ts';

/** How a detail is given, which says when it is still empty. */
type Given = 'text' | 'text or none' | 'yes or no' | 'yes, no or text' | 'count';

/** One thing that the kind of a prize asks for, in one line or several. */
export type DetailLine = {
  readonly clause: Cited;
  readonly given: Given;
  /** The keys under which it stands in a prize's details. */
  readonly keys: readonly TermId[];
  /** What several keys are together. */
  readonly group?: 'tripCovers' | 'comesWith';
};

const line = (clause: Cited, key: TermId, given: Given): DetailLine => ({ clause, given, keys: [key] });

/** What has to be said about a prize besides its description, value and conditions, a line to a clause. */
export const prizeDetails: Readonly<Record<PrizeKind, readonly DetailLine[]>> = {
  cash: [],
  'casino dollars': [line('nsw/1.1(casino-promotional-token)#2', 'days', 'count')],
  'slots dollars': [],
  goods: [],
  service: [],
  'machinery or electric appliance': [
    line('nsw/10.7.11.1(i)', 'make', 'text'),
    line('nsw/10.7.11.1(ii)', 'model', 'text'),
    line('nsw/10.7.11.1(iii)', 'accessories', 'text or none'),
  ],
  'motor vehicle': [
    line('nsw/10.7.11.2(i)', 'make', 'text'),
    line('nsw/10.7.11.2(ii)', 'model', 'text'),
    line('nsw/10.7.11.2(iii)', 'accessories', 'text or none'),
    line('nsw/10.7.11.2(iv)', 'onRoad', 'yes or no'),
  ],
  travel: [
    line('nsw/10.7.11.3(i)', 'persons', 'count'),
    {
      clause: 'nsw/10.7.11.3(ii)',
      group: 'tripCovers',
      given: 'yes, no or text',
      keys: ['airfares', 'transfers', 'transport', 'meals'],
    },
    // A trip lasts some time: a mere yes or no says nothing about it, nor about a standard.
    line('nsw/10.7.11.3(ii)', 'duration', 'text'),
    line('nsw/10.7.11.3(ii)', 'accommodation', 'text or none'),
    line('nsw/10.7.11.3(iii)', 'dates', 'text or none'),
    line('nsw/10.7.11.3(iv)', 'spendingMoney', 'yes or no'),
  ],
  'real estate': [
    line('nsw/10.7.11.4(i)', 'dwelling', 'text'),
    line('nsw/10.7.11.4(ii)', 'plans', 'text'),
    line('nsw/10.7.11.4(iii)', 'contract', 'text'),
    line('nsw/10.7.11.4(iv)', 'easements', 'text or none'),
    line('nsw/10.7.11.4(v)', 'location', 'text'),
    {
      clause: 'nsw/10.7.11.4(vi)',
      group: 'comesWith',
      given: 'yes or no',
      keys: ['furniture', 'fixtures', 'legalCosts', 'conveyancing'],
    },
  ],
};

/** What a thing in a prize asks for by its category: as much as a prize of that kind, and nothing otherwise. */
export function listDetails({ category }: Pick<PrizeItem, 'category'>): readonly DetailLine[] {
  const kind = asTheirKind.find((each) => each === foldedCategory(category));
  return kind === undefined ? [] : prizeDetails[kind];
}

/** The keys of a line that are still empty. */
export const emptyIn = (
  { keys, given }: DetailLine,
  details: Readonly<Record<string, PrizeDetail>>,
): readonly TermId[] => keys.filter((key) => !isGiven(given, details[key]));

function isGiven(given: Given, detail: PrizeDetail | undefined): boolean {
  switch (given) {
    case 'text':
      return typeof detail === 'string' && !isBlank(detail) && !isNone(detail);
    case 'text or none':
      return typeof detail === 'string' && !isBlank(detail);
    case 'yes or no':
      return typeof detail === 'boolean';
    case 'yes, no or text':
      return typeof detail === 'boolean' || (typeof detail === 'string' && !isBlank(detail));
    case 'count':
      return typeof detail === 'number' && Number.isInteger(detail) && detail >= 1;
  }
}
