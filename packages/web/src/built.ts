import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The folder that the screens are built into. */
export const builtScreens: string = join(import.meta.dirname, '../dist');

/** Whether they have been built; `npm run web` does it. */
export const areBuilt = (): boolean => existsSync(join(builtScreens, 'index.html'));
