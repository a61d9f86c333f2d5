import type { Cited } from './cited.ts';
import type { Prize, PrizeItem, Terms } from './terms.ts';

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

/** More liquor than this is barred: 20 litres. */
const MOST_MILLILITRES = 20_000;

/** Why a prize is barred: the thing in it, and the clause. */
export type Barred = { readonly clause: Cited; readonly sentence: string };

/** The first thing in the prizes that is barred; nothing where they may be offered. */
export function barredIn({ prizes }: Terms, prescribed: readonly Prescribed[]): Barred | undefined {
  for (const prize of prizes) {
    const barred = barredItem(prize, prescribed) ?? tooMuchLiquor(prize);
    if (barred !== undefined) return barred;
  }
  return undefined;
}

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
  const unmeasured = liquor.find(({ millilitres }) => millilitres === undefined);
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

const volumeOf = ({ count, millilitres = 0 }: PrizeItem): number => count * millilitres;

const foldedCategory = (category: string): string => category.trim().toLowerCase();
