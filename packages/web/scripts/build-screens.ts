import { resolve } from 'node:path';
import { build } from 'vite';
import { pageBuild } from '../page-build.ts';
import { builtPages } from '../page-shells.ts';
import { builtScreens } from '../src/built.ts';
import { televisionWordsBuilds } from '../television-words.ts';
import { hearModules, type Output, packagesIn } from './built-output.ts';
import { compressAll } from './compress.ts';

const here = (name: string): string => resolve(import.meta.dirname, '..', name);

/**
 * Builds every screen into a folder: those for phones and desks, then the television's and the rulebooks, then all of it
 * compressed. Answers with the packages of others that went into them.
 */
export async function buildScreens(folder: string): Promise<readonly string[]> {
  const modules = new Set<string>();
  const plugin = hearModules((heard) => {
    for (const each of heard) modules.add(each);
  });
  // How long a plugin takes says more of the machine than of the build, and nobody who installs can do anything about it.
  const quiet = { checks: { bundlerTimings: false } } as const;
  const into = { logLevel: 'warn', build: { outDir: folder, rolldownOptions: quiet } } as const;
  for (const [index, page] of builtPages('current').entries()) {
    const config = pageBuild(page);
    // The pages lie in one folder, which the first of them finds empty.
    const rolldownOptions = { ...config.build?.rolldownOptions, ...quiet };
    await build({
      ...config,
      ...into,
      plugins: [...(config.plugins ?? []), plugin],
      build: { ...config.build, ...into.build, rolldownOptions, emptyOutDir: index === 0 },
    });
  }
  for (const config of ['vite.tv.config.ts', 'vite.rules.config.ts'])
    await build({ ...into, plugins: [plugin], configFile: here(config) });
  for (const config of televisionWordsBuilds())
    await build({
      ...config,
      plugins: [...(config.plugins ?? []), plugin],
      logLevel: 'warn',
      build: { ...config.build, outDir: folder },
    });
  await compressAll(folder);
  return packagesIn(modules);
}

/** The screens of this repository, in their own folder. */
export const screens: Output = {
  name: 'screens',
  folder: builtScreens,
  sources: ['package.json', 'package-lock.json', 'tsconfig.base.json', 'packages/*/**/*'],
  build: () => buildScreens(builtScreens),
};
