// Builds every screen, into packages/web/dist unless another folder is named. `--if-changed` does nothing where the screens in
// packages/web/dist were built from the same sources, as `npm ci` leaves them for the `npm test` after it:
// node packages/web/scripts/build.ts [--if-changed] [folder]
import { resolve } from 'node:path';
import { builtScreens } from '../src/built.ts';
import { buildScreens, screens } from './build-screens.ts';
import { buildIfChanged } from './built-output.ts';

const named = process.argv.slice(2).find((name) => name !== '--if-changed');
const folder = resolve(named ?? builtScreens);

if (folder !== resolve(builtScreens)) await buildScreens(folder);
else await buildIfChanged(screens, { always: !process.argv.includes('--if-changed') });
