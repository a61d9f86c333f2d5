import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const games = resolve(import.meta.dirname, '../games/src');

/**
 * Leaves the rules, felts, players and texts of every pack out of a page: it gets those that it is asked about from the pit, as
 * data. The rows that the registry fills begin empty; what is known of a pack without its rules stays.
 */
export const packsFromPit = (): Plugin => ({
  name: 'dicepit-packs-from-pit',
  enforce: 'pre',
  load: (id) => empty[id],
});

const rows = ['tableRules', 'layouts', 'cloths', 'manners', 'terminalWords', 'announcing'];

const empty: Readonly<Record<string, string>> = {
  [`${games}/rows.ts`]: [
    'export const bankedPacks = [];',
    ...rows.map((row) => `export const ${row} = {};`),
  ].join('\n'),
  [`${games}/texts.generated.ts`]: 'export const registers = [];\nexport const readings = [];',
};
