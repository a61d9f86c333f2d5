import { asked } from './said.ts';
import { type ViewName, viewNamed, viewNames } from './view.ts';

/** The table that the address names; none in the lobby. */
export const tableHere = ((): string | undefined => {
  const found = /\/t\/([a-z0-9-]+)\/screen\/?$/.exec(location.pathname);
  return found === null ? undefined : found[1];
})();

/** The view that the address asks for; nothing where there is no such view. */
export const viewHere = (): ViewName | undefined => {
  const name = asked('view');
  return name === '' ? (tableHere === undefined ? 'lobby' : 'table') : viewNamed(name);
};

/** The view beside one, as a remote goes through them. */
export function viewBeside(view: ViewName, by: 1 | -1): ViewName {
  const count = viewNames.length;
  return viewNames[(viewNames.indexOf(view) + by + count) % count] || 'table';
}

/** What the address asks for, with another view, or with none. */
export function searchFor(view: ViewName | undefined): string {
  const query = new URLSearchParams(location.search);
  query.delete('view');
  if (view !== undefined) query.set('view', view);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** A code that came with the address; it is taken out of it, so that nobody reads it there. */
export function codeHere(): string | undefined {
  const found = /[#&]code=([A-Za-z0-9_-]+)/.exec(location.hash);
  if (found === null) return undefined;
  history.replaceState(null, '', location.pathname + location.search);
  return found[1];
}
