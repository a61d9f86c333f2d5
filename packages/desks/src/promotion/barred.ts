import type { Cited } from './cited.ts';
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
const MOST_MILLILITRES = 20_000;

/** Why a prize is barred: the thing in it, and the clause. */
export type Barred = { readonly clause: Cited; readonly sentence: string };

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
    if (clause !== undefined)
      return { clause, sentence: `'${what}' in prize '${prize}' is ${folded}. Take it out of the prize.` };
    const named = prescribed.find((each) => foldedCategory(each.category) === folded);
    if (named !== undefined)
      return {
        clause: 'nsw/10.5.5',
        sentence: `'${what}' in prize '${prize}' is ${folded}, prescribed by ${named.reference}. Take it out.`,
      };
  }
  return undefined;
}

function tooMuchLiquor({ prize, items }: Prize): Barred | undefined {
  const liquor = items.filter(({ category }) => foldedCategory(category) === LIQUOR);
  // Nothing at all is no measure of a bottle.
  const unmeasured = liquor.find(({ millilitres = 0 }) => millilitres < 1);
  if (unmeasured !== undefined)
    return {
      clause: 'nsw/10.5.4',
      sentence: `Nobody has said how much '${unmeasured.what}' in prize '${prize}' is. Give its litres.`,
    };
  const sum = liquor.reduce((all, item) => all + volumeOf(item), 0);
  if (sum <= MOST_MILLILITRES) return undefined;
  return {
    clause: 'nsw/10.5.4',
    sentence: `Prize '${prize}' holds ${sum / 1_000} litres of liquor, and 20 are the most. Take some out.`,
  };
}

export const volumeOf = ({ count, millilitres = 0 }: PrizeItem): number => count * millilitres;

export const foldedCategory = (category: string): string => category.trim().toLowerCase();
