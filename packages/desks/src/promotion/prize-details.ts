import { asTheirKind, foldedCategory } from './barred.ts';
import type { Cited } from './cited.ts';
import type { TermLabel } from './term-labels.ts';
import { isBlank, isNone, type PrizeDetail, type PrizeItem, type PrizeKind } from './terms.ts';

/** How a detail is given, which says when it is still empty. */
type Given = 'text' | 'text or none' | 'yes or no' | 'yes, no or text' | 'count';

/** One thing that the kind of a prize asks for, in one line or several. */
export type DetailLine = {
  readonly clause: Cited;
  readonly label: string;
  readonly given: Given;
  /** The keys under which it stands in a prize's details, each with what it is called. */
  readonly keys: Readonly<Record<string, TermLabel>>;
};

const line = (clause: Cited, key: string, label: TermLabel, given: Given): DetailLine => ({
  clause,
  label,
  given,
  keys: { [key]: label },
});

/** What has to be said about a prize besides its description, value and conditions, a line to a clause. */
export const prizeDetails: Readonly<Record<PrizeKind, readonly DetailLine[]>> = {
  cash: [],
  'casino dollars': [
    line('nsw/1.1(casino-promotional-token)#2', 'days', 'how many days the voucher holds', 'count'),
  ],
  'slots dollars': [],
  goods: [],
  service: [],
  'machinery or electric appliance': [
    line('nsw/10.7.11.1(i)', 'make', 'make', 'text'),
    line('nsw/10.7.11.1(ii)', 'model', 'model', 'text'),
    line('nsw/10.7.11.1(iii)', 'accessories', 'accessories', 'text or none'),
  ],
  'motor vehicle': [
    line('nsw/10.7.11.2(i)', 'make', 'make', 'text'),
    line('nsw/10.7.11.2(ii)', 'model', 'model', 'text'),
    line('nsw/10.7.11.2(iii)', 'accessories', 'accessories', 'text or none'),
    line('nsw/10.7.11.2(iv)', 'onRoad', 'whether on-road costs are included', 'yes or no'),
  ],
  travel: [
    line('nsw/10.7.11.3(i)', 'persons', 'number of persons', 'count'),
    {
      clause: 'nsw/10.7.11.3(ii)',
      label: 'what the trip covers',
      given: 'yes, no or text',
      keys: {
        airfares: 'airfares',
        transfers: 'transfers',
        transport: 'other transport',
        meals: 'meals',
      },
    },
    // A trip lasts some time: a mere yes or no says nothing about it, nor about a standard.
    line('nsw/10.7.11.3(ii)', 'duration', 'duration', 'text'),
    line('nsw/10.7.11.3(ii)', 'accommodation', 'standard of accommodation', 'text or none'),
    line('nsw/10.7.11.3(iii)', 'dates', 'limits on when to travel', 'text or none'),
    line('nsw/10.7.11.3(iv)', 'spendingMoney', 'whether spending money is included', 'yes or no'),
  ],
  'real estate': [
    line('nsw/10.7.11.4(i)', 'dwelling', 'type of dwelling', 'text'),
    line('nsw/10.7.11.4(ii)', 'plans', 'plans, by the document that holds them', 'text'),
    line('nsw/10.7.11.4(iii)', 'contract', 'contract details', 'text'),
    line('nsw/10.7.11.4(iv)', 'easements', 'easements', 'text or none'),
    line('nsw/10.7.11.4(v)', 'location', 'address or location', 'text'),
    {
      clause: 'nsw/10.7.11.4(vi)',
      label: 'what comes with it',
      given: 'yes or no',
      keys: {
        furniture: 'furniture',
        fixtures: 'fixtures',
        legalCosts: 'legal costs',
        conveyancing: 'conveyancing',
      },
    },
  ],
};

/** What a thing in a prize asks for by its category: as much as a prize of that kind, and nothing otherwise. */
export function listDetails({ category }: Pick<PrizeItem, 'category'>): readonly DetailLine[] {
  const kind = asTheirKind.find((each) => each === foldedCategory(category));
  return kind === undefined ? [] : prizeDetails[kind];
}

/** The keys of a line that are still empty, as they are called. */
export function emptyIn(
  { keys, given }: DetailLine,
  details: Readonly<Record<string, PrizeDetail>>,
): readonly TermLabel[] {
  return Object.entries(keys)
    .filter(([key]) => !isGiven(given, details[key]))
    .map(([, label]) => label);
}

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
