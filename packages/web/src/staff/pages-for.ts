import { auditing, type Role, rolesThat } from '@dicepit/engine';
import type { StaffWords } from './said.ts';

export type PageId = keyof StaffWords['pages']['all'];

/** The pages that somebody with these roles has something to do on, those of the night's work first. */
export function pagesFor(roles: readonly Role[], isLabBarred: boolean): readonly PageId[] {
  const isOne = (of: readonly Role[]): boolean => roles.some((role) => of.includes(role));
  const doesMore = roles.some((role) => !rolesThat('scrutinises').includes(role));
  const pages: readonly (readonly [PageId, boolean])[] = [
    ['desk', roles.length > 0],
    ['inspect', isOne(auditing)],
    ['paper', doesMore],
    ['promotions', isOne(rolesThat('runs', 'inspects', 'scrutinises'))],
    ['drill', doesMore],
    ['lab', !isLabBarred],
  ];
  return pages.flatMap(([page, isTheirs]) => (isTheirs ? [page] : []));
}
