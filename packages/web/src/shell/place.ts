/** Where in the pit a page stands. */
export type Place =
  | { readonly is: 'lobby' }
  | { readonly is: 'table'; readonly table: string; readonly view: 'player' | 'dealer' | 'screen' }
  | { readonly is: 'page'; readonly name: string };

/** The place that an address names, under the base that the pit stands at. */
export function placeOf(address: string, base: string): Place {
  const [first = '', table = '', view = ''] = stepsIn(address, base);
  if (first === '' || first === 'index.html') return { is: 'lobby' };
  if (first !== 't' || table === '') return { is: 'page', name: first };
  return { is: 'table', table, view: view === 'dealer' || view === 'screen' ? view : 'player' };
}

/** The steps of an address below the base that the pit stands at. */
export function stepsIn(address: string, base: string): readonly string[] {
  const path = new URL(address).pathname.slice(new URL(base).pathname.replace(/[^/]*$/, '').length);
  return path.split('/').map((step) => decodeURIComponent(step));
}

/** An address of such steps, to be read against the base of the page. */
export const toSteps = (page: string, ...steps: readonly (string | undefined)[]): string =>
  [`./${page}`, ...steps.filter((step) => step !== undefined).map((step) => encodeURIComponent(step))].join(
    '/',
  );

/** Addresses within the pit, to be read against the base of the page. */
export const toTable = (table: string): string => `./t/${encodeURIComponent(table)}`;
export const toDealer = (table: string): string => `${toTable(table)}/dealer`;
export const toScreen = (table: string): string => `${toTable(table)}/screen`;
export const toDrills = './drill';
export const toLobby = './';
/** The tables themselves: the lobby alone leads whoever has a seat back to it. */
export const toTables = './#/tables';
/** Promotions are read, entered and claimed on a page of their own. */
export const toPromotions = toSteps('promotions');
/** A clause is the anchor of its own paragraph; only its hash and its spaces must be written otherwise. */
export function toRules(pack: string, clause?: string, from?: RollPlace): string {
  const asked = from === undefined ? '' : `?${new URLSearchParams({ ...from, roll: `${from.roll}` })}`;
  return `./rules/${encodeURIComponent(pack)}${asked}${clause === undefined ? '' : `#${anchorOf(clause)}`}`;
}

/** One roll of one table. */
export type RollPlace = { readonly table: string; readonly roll: number };

/** The roll that an address names behind its hash, if it does. */
export function rollIn(hash: string): number | undefined {
  const [, roll] = /^#roll=([1-9]\d{0,8})$/.exec(hash) ?? [];
  return roll === undefined ? undefined : Number(roll);
}

const anchorOf = (clause: string): string =>
  clause.replaceAll('%', '%25').replaceAll('#', '%23').replaceAll(' ', '%20');
