import { type MissingTerm, prizeDetails, requiredTerms, type Terms } from '@dicepit/desks';

/** The id of the field of a term. */
export const fieldOfTerm = (label: string): string => `term-${label.replaceAll(/[^a-z]+/g, '-')}`;

/** The id of a field of a prize, by what the desk calls it. */
export const fieldOfPrize = (prize: string, label: string): string =>
  `prize-${prize}-${label.replaceAll(/[^a-z0-9]+/g, '-')}`;

/** Leads from what is missing to where it is said: a term of the whole, or a line of one of the prizes. */
export function fieldFor({ clause, label }: MissingTerm, { prizes }: Pick<Terms, 'prizes'>): string {
  const term = requiredTerms.find((each) => each.clause === clause && each.label === label);
  if (term !== undefined) return fieldOfTerm(label);
  const prize = prizes.find((each) => label.startsWith(`${each.prize}: `));
  return prize === undefined ? 'terms' : fieldOfPrize(prize.prize, label.slice(prize.prize.length + 2));
}

/** What the desk calls a detail of a prize, whichever line it stands in. */
export const detailLabels: ReadonlyMap<string, string> = new Map(
  Object.values(prizeDetails).flatMap((lines) => lines.flatMap(({ keys }) => Object.entries(keys))),
);
