import type { Me, TableCard } from '@dicepit/wire';

/** What somebody brings along in the address: a code to join by, a code to move by, or the wish to look around. */
export type Arrival =
  | { readonly is: 'plain' }
  | { readonly is: 'code'; readonly code: string }
  | { readonly is: 'move'; readonly code: string }
  | { readonly is: 'tables' }
  | { readonly is: 'watch' };

/** Reads what stands behind the hash of an address. Whatever is no code of ours is left alone. */
export function arrivalOf(hash: string): Arrival {
  const text = unescaped(hash.replace(/^#(code=)?/, '')).trim();
  if (text === '/tables') return { is: 'tables' };
  if (text === '/watch') return { is: 'watch' };
  const move = /^\/move\/([\w -]{4,128})$/.exec(text)?.[1];
  if (move !== undefined) return { is: 'move', code: move };
  return /^[A-Za-z0-9][A-Za-z0-9 -]{3,31}$/.test(text)
    ? { is: 'code', code: text.toUpperCase() }
    : { is: 'plain' };
}

/**
 * The table that somebody is led to from the front door: where their one seat is, or the only table there is. Whoever has
 * asked for the tables sees those.
 */
export function landsOn(
  came: Arrival,
  me: Pick<Me, 'person' | 'seats'> | undefined,
  tables: readonly Pick<TableCard, 'table' | 'phase'>[],
): string | undefined {
  const { person = null, seats = [] } = me ?? {};
  if (came.is === 'tables' || person === null) return undefined;
  if (seats.length > 0) return seats.length === 1 ? seats[0]?.table : undefined;
  const [only, ...others] = tables;
  return others.length === 0 && only?.phase !== 'closed' ? only?.table : undefined;
}

/** The address that moves somebody to another phone; codes stay behind the hash, where no server log sees them. */
export const toMove = (pit: string, code: string): string =>
  `${pit.replace(/\/+$/, '')}/#/move/${encodeURIComponent(code)}`;

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
