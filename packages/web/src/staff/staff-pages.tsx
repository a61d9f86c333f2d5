import { auditing, type Role, rolesThat } from '@dicepit/engine';
import { me, pit } from '../live/pit.ts';
import { chancesBarredFor, toLab } from '../shell/clauses.tsx';
import { toDrills, toPromotions } from '../shell/place.ts';
import * as css from './staff-pages.module.css';
import { type StaffWords, staffWords } from './staff-words.ts';

const addresses: Readonly<Record<PageId, string>> = {
  desk: './desk',
  inspect: './inspect',
  paper: './paper',
  promotions: toPromotions,
  drill: toDrills,
  lab: toLab,
};

/** The ways from where staff come in to everything that is not a table, each with what it is for. */
export function StaffPages() {
  const said = staffWords.value.pages;
  const pages = pagesFor(me.value?.roles ?? [], chancesBarredFor(me.value, pit.value) !== undefined);
  return (
    <nav class={`panel ${css.pages}`} aria-labelledby="pages-h">
      <h2 class="h2" id="pages-h">
        {said.title}
      </h2>
      <ul>
        {pages.map((page) => {
          const { name, note } = said.all[page];
          return (
            <li key={page}>
              <a href={addresses[page]}>{name}</a>
              <span class="quiet small">{note}</span>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

type PageId = keyof StaffWords['pages']['all'];

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
