import { resolve } from 'node:path';
import { build } from 'vite';
import { compressAll } from './compress.ts';

const here = (name: string): string => resolve(import.meta.dirname, '..', name);

/** Builds every screen into a folder: those for phones and desks, then the television's and the rulebooks, then all of it compressed. */
export async function buildScreens(folder: string): Promise<void> {
  for (const config of ['vite.config.ts', 'vite.tv.config.ts', 'vite.rules.config.ts'])
    await build({ logLevel: 'warn', configFile: here(config), build: { outDir: folder } });
  compressAll(folder);
}
