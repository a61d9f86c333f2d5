import type { MissingTerm } from '@dicepit/desks';

/** The id of the field in which a term is said, so that what is missing leads to it. */
export const fieldOf = ({ prize, item, term }: Omit<MissingTerm, 'clause'>): string =>
  prize === undefined
    ? `term-${term}`
    : ['prize', prize, ...(item === undefined ? [] : ['item', item]), term].join('-');
