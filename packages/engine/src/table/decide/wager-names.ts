import type { Game } from '../../pack.ts';

/** What may be bet on at a table, by the names on its felt. */
export const wagerNames = ({ wagers }: Pick<Game, 'wagers'>): string =>
  Object.values(wagers)
    .map(({ name }) => name)
    .join(', ');
