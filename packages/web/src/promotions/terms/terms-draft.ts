import type { MissingTerm, Prize, PrizeDetail, Terms } from '@dicepit/desks';

/** A new prize with everything still to be said, under a name that no other has. */
export function newPrize(prizes: readonly Prize[]): Prize {
  const taken = new Set(prizes.map(({ prize }) => prize));
  const names = ['first', 'second', 'third', 'fourth', 'fifth'];
  const number = (): string => {
    for (let next = prizes.length + 1; ; next++) if (!taken.has(`prize-${next}`)) return `prize-${next}`;
  };
  return {
    prize: names.find((name) => !taken.has(name)) ?? number(),
    kind: 'cash',
    description: '',
    cents: null,
    conditions: '',
    items: [],
    cashAlternative: null,
    details: {},
  };
}

/** Memberships as they are typed, with commas between them. */
export const membershipsIn = (text: string): readonly string[] =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** A name in the form that the pit takes: small letters, figures and hyphens. */
export const nameIn = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 40);

/** With one detail set, or taken out where nothing is said any more. */
export function withDetail(prize: Prize, key: string, detail: PrizeDetail | undefined): Prize {
  const { [key]: _, ...others } = prize.details;
  return { ...prize, details: detail === undefined ? others : { ...others, [key]: detail } };
}

/** The fields in which two texts of the terms differ. */
export const changedIn = (before: Terms, after: Terms): readonly (keyof Terms)[] =>
  // The keys of terms are what the type says.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  (Object.keys(after) as (keyof Terms)[]).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );

/** The id of the field in which a term is said, so that what is missing leads to it. */
export const fieldOf = ({ prize, item, term }: Omit<MissingTerm, 'clause'>): string =>
  prize === undefined
    ? `term-${term}`
    : ['prize', prize, ...(item === undefined ? [] : ['item', item]), term].join('-');
