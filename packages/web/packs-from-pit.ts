import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const ROWS = resolve(import.meta.dirname, '../games/src/rows.ts');

/**
 * Leaves the rules, felts and players of every pack out of a page that follows a table: it gets those of its table from the
 * pit, as data. The rows that the registry fills begin empty; what is known of a pack without its rules stays.
 */
export const packsFromPit = (): Plugin => ({
  name: 'dicepit-packs-from-pit',
  enforce: 'pre',
  load: (id) => (id === ROWS ? EMPTY : undefined),
});

const rows = ['tableRules', 'layouts', 'cloths', 'manners', 'terminalWords', 'announcing'];

const EMPTY = `export const bankedPacks = [];
${rows.map((row) => `export const ${row} = {};`).join('\n')}
`;

/** The pages that carry no pack. */
export const followsTables: ReadonlySet<string> = new Set(['index', 'dealer']);
