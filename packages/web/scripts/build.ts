// Builds every screen, into packages/web/dist unless another folder is named:
// node packages/web/scripts/build.ts [folder]
import { resolve } from 'node:path';
import { builtScreens } from '../src/built.ts';
import { buildScreens } from './build-screens.ts';

await buildScreens(resolve(process.argv[2] ?? builtScreens));
