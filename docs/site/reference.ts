import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Application } from 'typedoc';
import { libraries } from '../../scripts/package/libraries.ts';

/** Writes what every library exports, as Markdown: one page to a library. It is read from the types and their comments. */
export async function writeReference(into: string): Promise<void> {
  // What the plugin reads is no option of typedoc itself.
  const ofThePlugin = { hidePageHeader: true, hideBreadcrumbs: true, hidePageTitle: true };
  const entryPoints = libraries.map((name) => `packages/${name}/src/index.ts`);
  // The libraries alone, since every file that a configuration names is read, and the house has thousands.
  const tsconfig = join(dirname(into), 'reference.tsconfig.json');
  mkdirSync(dirname(into), { recursive: true });
  writeFileSync(
    tsconfig,
    JSON.stringify({
      extends: resolve('tsconfig.base.json'),
      compilerOptions: { types: ['node'] },
      files: entryPoints.map((file) => resolve(file)),
    }),
  );
  const app = await Application.bootstrapWithPlugins({
    ...ofThePlugin,
    entryPoints,
    plugin: ['typedoc-plugin-markdown'],
    tsconfig,
    out: into,
    readme: 'none',
    router: 'module',
    // TypeScript 7 checks the house; the older compiler that typedoc brings only reads it.
    skipErrorChecking: true,
    disableSources: true,
    excludePrivate: true,
    logLevel: 'Warn',
  });
  const project = await app.convert();
  if (project === undefined) throw new Error('the libraries could not be read');
  await app.generateOutputs(project);
}

/** The page of a library: what it is for, as its README says, and what it exports. */
export const referencePage = (name: string, reference: string): string =>
  `${readFileSync(`packages/${name}/README.md`, 'utf8').trim()}\n\n${readFileSync(`${reference}/${name}/src.md`, 'utf8')}`;
