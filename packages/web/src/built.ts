import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that the screens are built into. */
export const builtScreens: string = fileURLToPath(new URL('../dist/', import.meta.url));

/** The first page that is built, the television's, and what is written last: where one is missing, a build broke off. */
const neededFiles = ['index.html', 'tv.html', 'icon.svg.gz'];

/** Whether a folder has all screens; `npm run web` builds them. */
export const areBuilt = (folder: string): boolean =>
  neededFiles.every((name) => existsSync(join(folder, name)));

/** The folder that the documentation is built into, by `npm run site`; the pit goes without where it is not. */
export const builtDocs: string = fileURLToPath(new URL('../../../docs/site/dist/', import.meta.url));
