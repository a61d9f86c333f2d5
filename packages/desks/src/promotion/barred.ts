import type { Cited } from './cited.ts';
import type { PromotionRefusal } from './refusals.ts';
import { type Prize, type PrizeItem, prizeKinds, type Terms } from './terms.ts';

/** Something that the regulations name, as the operator keeps the list of them. */
export type Prescribed = { readonly category: string; readonly reference: string };

/** What a prize must not hold, by category. */
export const barredCategories: Readonly<Record<string, Cited>> = {
  tobacco: 'nsw/10.5.1',
  firearm: 'nsw/10.5.2',
  'imitation firearm': 'nsw/10.5.2',
  ammunition: 'nsw/10.5.2',
  'prohibited weapon': 'nsw/10.5.3',
};

export const LIQUOR = 'liquor';

/** The categories that ask for the same details as a prize of that kind. */
export const asTheirKind = prizeKinds.filter(
  (kind) =>
    kind === 'machinery or electric appliance' ||
    kind === 'motor vehicle' ||
    kind === 'travel' ||
    kind === 'real estate',
);

/** What a thing in a prize may be. Whatever is on no list is refused, so that nothing slips by under a name of its own. */
export const itemCategories: readonly string[] = [
  'food',
  LIQUOR,
  'clothing',
  'jewellery',
  'household goods',
  'sport and leisure',
  'books, music and games',
  'beauty and health',
  'art',
  'tickets',
  'gift card',
  'service',
  'other goods',
  ...asTheirKind,
];

/** More liquor than this is barred: 20 litres. */
const MAX_LIQUOR_ML = 20_000;

/** Why a prize is barred: the thing in it, and the clause. */
export type Barred = Extract<PromotionRefusal, { readonly code: 'PRIZE_IS_BARRED' }>;

/** The first thing in the prizes that is barred; nothing where they may be offered. */
export function barredIn(
  { prizes }: Pick<Terms, 'prizes'>,
  prescribed: readonly Prescribed[],
): Barred | undefined {
  for (const prize of prizes) {
    const barred = barredItem(prize, prescribed) ?? tooMuchLiquor(prize);
    if (barred !== undefined) return barred;
  }
  return undefined;
}

/** The first thing whose category is on no list. */
export const uncategorised = ({ prizes }: Terms): PrizeItem | undefined =>
  prizes
    .flatMap(({ items }) => items)
    .find(({ category }) => category.trim() !== '' && !itemCategories.includes(foldedCategory(category)));

function barredItem({ prize, items }: Prize, prescribed: readonly Prescribed[]): Barred | undefined {
  for (const { what, category } of items) {
    const folded = foldedCategory(category);
    const clause = Object.hasOwn(barredCategories, folded) ? barredCategories[folded] : undefined;
    if (clause !== undefined) return { ...barredBy('category'), clause, what, prize, category: folded };
    const named = prescribed.find((each) => foldedCategory(each.category) === folded);
    if (named !== undefined)
      return {
        ...barredBy('prescribed'),
        clause: 'nsw/10.5.5',
        what,
        prize,
        category: folded,
        reference: named.reference,
      };
  }
  return undefined;
}

function tooMuchLiquor({ prize, items }: Prize): Barred | undefined {
  const liquor = items.filter(({ category }) => foldedCategory(category) === LIQUOR);
  // Nothing at all is no measure of a bottle.
  const unmeasured = liquor.find(({ millilitres = 0 }) => millilitres < 1);
  if (unmeasured !== undefined)
    return { ...barredBy('unmeasured'), clause: 'nsw/10.5.4', what: unmeasured.what, prize };
  const sum = liquor.reduce((all, item) => all + toVolume(item), 0);
  if (sum <= MAX_LIQUOR_ML) return undefined;
  return {
    ...barredBy('liquor'),
    clause: 'nsw/10.5.4',
    prize,
    litres: sum / 1_000,
    most: MAX_LIQUOR_ML / 1_000,
  };
}

const barredBy = <const Case extends Barred['case']>(which: Case) =>
  ({ code: 'PRIZE_IS_BARRED', case: which }) as const;

export const toVolume = ({ count, millilitres = 0 }: PrizeItem): number => count * millilitres;

export const foldedCategory = (category: string): string => category.trim().toLowerCase();
