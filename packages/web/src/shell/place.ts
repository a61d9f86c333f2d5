/** Where in the pit a page stands. */
export type Place =
  | { readonly is: 'lobby' }
  | { readonly is: 'table'; readonly table: string; readonly view: 'player' | 'dealer' | 'screen' }
  | { readonly is: 'page'; readonly name: string };

/** The place that an address names, under the base that the pit stands at. */
export function placeOf(address: string, base: string): Place {
  const path = new URL(address).pathname.slice(new URL(base).pathname.replace(/[^/]*$/, '').length);
  const [first = '', table = '', view = ''] = path.split('/').map((part) => decodeURIComponent(part));
  if (first === '' || first === 'index.html') return { is: 'lobby' };
  if (first !== 't' || table === '') return { is: 'page', name: first };
  return { is: 'table', table, view: view === 'dealer' || view === 'screen' ? view : 'player' };
}

/** Addresses within the pit, to be read against the base of the page. */
export const toTable = (table: string): string => `./t/${encodeURIComponent(table)}`;
export const toDealer = (table: string): string => `${toTable(table)}/dealer`;
export const toScreen = (table: string): string => `${toTable(table)}/screen`;
export const toLobby = './';
/** The tables themselves: the lobby alone leads whoever has a seat back to it. */
export const toTables = './#/tables';
/** A clause is the anchor of its own paragraph; only its hash and its spaces must be written otherwise. */
export const toRules = (pack: string, clause?: string): string =>
  `./rules/${encodeURIComponent(pack)}${clause === undefined ? '' : `#${anchorOf(clause)}`}`;

const anchorOf = (clause: string): string =>
  clause.replaceAll('%', '%25').replaceAll('#', '%23').replaceAll(' ', '%20');
