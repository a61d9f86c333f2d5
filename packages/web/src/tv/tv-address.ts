import { type ScreenView, screenViews } from '@dicepit/wire';

/** The views that an address may ask for, and a remote goes through. */
export const viewNames = screenViews.map(({ view }) => view);

export type ViewName = ScreenView;

/** What the address asks for besides the table, such as `?view=results&lang=de`. */
export const asked = (name: string): string => new URLSearchParams(location.search).get(name) || '';

/** The table that the address names; none in the lobby. */
export function tableHere(): string | undefined {
  const found = /\/t\/([a-z0-9-]+)\/screen\/?$/.exec(location.pathname);
  return found === null ? undefined : found[1];
}

/** The view that the address asks for, by its name or by what else it goes by; nothing where there is no such view. */
export function viewHere(): ViewName | undefined {
  const name = asked('view');
  if (name === '') return tableHere() === undefined ? 'lobby' : 'table';
  return viewNames.find((each) => each === (name === 'leaderboard' ? 'leaders' : name));
}

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

/** Back to the lobby, with whatever else the address asks for. */
export function toLobby(): void {
  location.href = `tv${searchFor(undefined)}`;
}

/** A code that came with the address; it is taken out of it, so that nobody reads it there. */
export function codeHere(): string | undefined {
  const found = /[#&]code=([A-Za-z0-9_-]+)/.exec(location.hash);
  if (found === null) return undefined;
  history.replaceState(null, '', location.pathname + location.search);
  return found[1];
}
