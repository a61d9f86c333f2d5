// Builds the elements as one file for any page, with its types, into packages/elements/dist unless another folder is named:
// node packages/elements/scripts/build.ts [folder]
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';

const here = (name: string): string => resolve(import.meta.dirname, '..', name);
const folder = resolve(process.argv[2] ?? here('dist'));

await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: {
    outDir: folder,
    emptyOutDir: true,
    target: 'es2022',
    lib: { entry: here('src/elements.ts'), formats: ['es'], fileName: () => 'dicepit-elements.js' },
  },
});

// Types come with the types of all that is imported, of which a page needs none.
const types = mkdtempSync(join(tmpdir(), 'dicepit-elements-'));
const root = here('../..');
execFileSync(process.execPath, [
  resolve(root, 'node_modules/typescript/bin/tsc'),
  '-p',
  here('tsconfig.json'),
  '--rootDir',
  root,
  '--outDir',
  types,
  '--noEmit',
  'false',
  '--declaration',
  '--emitDeclarationOnly',
]);
copyFileSync(join(types, 'packages/elements/src/elements.d.ts'), join(folder, 'dicepit-elements.d.ts'));
rmSync(types, { recursive: true });
