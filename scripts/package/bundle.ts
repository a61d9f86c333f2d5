import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { build, type Plugin } from 'rolldown';
import { packagesIn } from '../../packages/web/scripts/built-output.ts';
import { filesIn } from './libraries.ts';

/** Our own sources, on any system. */
const SOURCES = /[\\/]packages[\\/][\w-]+[\\/]src[\\/].*\.ts$/;

/** The folder of a package that holds the code: all chunks lie in it, side by side. */
export const CODE = 'code';

/**
 * Bundles the command with everything it imports; what only some commands need is in chunks of its own. The answer is the
 * packages of others that went into it.
 */
export async function bundleCommand(into: string): Promise<readonly string[]> {
  const { output } = await build({
    input: { main: 'packages/cli/src/main.ts' },
    platform: 'node',
    external: /^node:/,
    checks: { bundlerTimings: false },
    plugins: [filesBeside(), namedImports()],
    output: {
      dir: into,
      format: 'esm',
      entryFileNames: `${CODE}/[name].js`,
      chunkFileNames: `${CODE}/[name]-[hash].js`,
      assetFileNames: 'files/[name]-[hash][extname]',
      minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
    },
  });
  return packagesIn(output.flatMap((chunk) => ('moduleIds' in chunk ? chunk.moduleIds : [])));
}

/**
 * Brings along what the sources find by `new URL('name', import.meta.url)`: a module becomes an entry of its own, as the
 * threads are; any other file is copied; a name that ends with a slash is a folder, and is copied whole.
 */
function filesBeside(): Plugin {
  return {
    name: 'files-beside',
    transform: {
      filter: { id: SOURCES, code: /import\.meta\.url/ },
      handler(code, id) {
        return code.replaceAll(/new URL\('([^']+)', import\.meta\.url\)/g, (whole, name: string) => {
          const file = resolve(dirname(id), name);
          if (!existsSync(file)) return whole;
          if (name.endsWith('/')) {
            const place = `files/${relative('packages', file)
              .replace(/^\.\.[\\/]/, '')
              .replaceAll(/[\\/]src(?=[\\/])|[\\/]/g, (sep) => (sep.length > 1 ? '' : '-'))}`;
            for (const inside of filesIn(file))
              this.emitFile({
                type: 'asset',
                fileName: `${place}/${inside}`,
                source: readFileSync(join(file, inside)),
              });
            return `new URL('../${place}/', import.meta.url)`;
          }
          const emitted = name.endsWith('.ts')
            ? this.emitFile({ type: 'chunk', id: file })
            : this.emitFile({ type: 'asset', name: basename(file), source: readFileSync(file) });
          return `new URL(import.meta.ROLLUP_FILE_URL_${emitted})`;
        });
      },
    },
  };
}

/** Makes a choice among files of an import whose name holds variables: import(`./${language}/index.ts`). */
function namedImports(): Plugin {
  const found = /import\(\s*(?:\/\*[^*]*\*\/\s*)?`(\.\/[^`]*\$\{[^`]*)`([^)]*)\)/g;
  return {
    name: 'named-imports',
    transform: {
      filter: { id: SOURCES, code: /import\([^)]*`\.\/[^`]*\$\{/ },
      handler(code, id) {
        return code.replaceAll(found, (_, template: string, rest: string) => {
          const folder = dirname(id);
          const pattern = new RegExp(
            `^${template.replaceAll(/[.*+?^()|[\]\\]/g, '\\$&').replaceAll(/\$\{[^}]*\}/g, '[\\w-]+')}$`,
          );
          const files = filesIn(folder)
            .map((name) => `./${name}`)
            .filter((name) => pattern.test(name));
          const choices = files.map(
            (name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(name)}${rest})`,
          );
          return `({ ${choices.join(', ')} })[\`${template}\`]()`;
        });
      },
    },
  };
}
