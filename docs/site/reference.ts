import { readFileSync } from 'node:fs';
import { Application } from 'typedoc';
import { libraries } from '../../scripts/package/libraries.ts';

/** Writes what every library exports, as Markdown: one page to a library. It is read from the types and their comments. */
export async function writeReference(into: string): Promise<void> {
  // What the plugin reads is no option of typedoc itself.
  const ofThePlugin = { hidePageHeader: true, hideBreadcrumbs: true, hidePageTitle: true };
  const app = await Application.bootstrapWithPlugins({
    ...ofThePlugin,
    entryPoints: libraries.map((name) => `packages/${name}/src/index.ts`),
    plugin: ['typedoc-plugin-markdown'],
    tsconfig: 'tsconfig.json',
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
