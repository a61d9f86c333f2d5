import type { Role } from '@dicepit/engine';
import type { StaffWords } from './said.ts';

export type PageId = keyof StaffWords['pages']['all'];

/** The pages that somebody with these roles has something to do on, those of the night's work first. */
export function pagesFor(roles: readonly Role[], isLabBarred: boolean): readonly PageId[] {
  const isHost = roles.includes('operator');
  const isInspector = roles.includes('inspector');
  const isOnlyScrutineer = roles.every((role) => role === 'scrutineer');
  const pages: readonly (readonly [PageId, boolean])[] = [
    ['desk', roles.length > 0],
    ['inspect', isHost || isInspector],
    ['paper', roles.length > 0 && !isOnlyScrutineer],
    ['promotions', isHost || isInspector || roles.includes('scrutineer')],
    ['drill', roles.length > 0 && !isOnlyScrutineer],
    ['lab', !isLabBarred],
  ];
  return pages.flatMap(([page, isTheirs]) => (isTheirs ? [page] : []));
}
