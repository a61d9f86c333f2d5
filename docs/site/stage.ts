import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { packIds } from '@dicepit/games';
import { capturedRun } from '../../packages/cli/src/captured-run.ts';
import { libraries, packedLibraries } from '../../scripts/package/libraries.ts';
import { referencePage } from './reference.ts';

/** What stands at the root of the repository and is read on the site as well. */
const ofTheProject = new Set([
  'ARCHITECTURE',
  'CONTRIBUTING',
  'GLOSSARY',
  'CHANGELOG',
  'SECURITY',
  'CODE_OF_CONDUCT',
]);

/** Where a file of the repository stands on the site; undefined if it is no page. */
export function placeOf(file: string): string | undefined {
  const name = file.replace(/\.md$/, '');
  if (name === file) return undefined;
  if (ofTheProject.has(name)) return `project/${name.toLowerCase().replaceAll('_', '-')}.md`;
  const library = /^packages\/(\w+)\/README$/.exec(name)?.[1];
  if (library !== undefined)
    return packedLibraries.some((each) => each === library) ? `libraries/${library}.md` : undefined;
  return file.startsWith('docs/') ? file.slice('docs/'.length).replace(/README\.md$/, 'index.md') : undefined;
}

/** The files of the repository that are pages of the site. */
export const pageFiles = (): readonly string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => placeOf(file) !== undefined && existsSync(file));

/** Copies every page to its place, with its links changed to match, and writes those that are made of the code. */
export async function stagePages(into: string, reference: string): Promise<void> {
  const write = (place: string, text: string): void => {
    mkdirSync(dirname(join(into, place)), { recursive: true });
    writeFileSync(join(into, place), text);
  };
  for (const file of pageFiles()) {
    // A script for pages has no modules to refer to: its README says it all.
    const library = libraries.find((name) => file.startsWith(`packages/${name}/`));
    const text = library === undefined ? readFileSync(file, 'utf8') : referencePage(library, reference);
    const place = placeOf(file) ?? file;
    write(
      place,
      withLinks(text, (link) => linkOnSite(link, file, place, into)),
    );
  }
  for (const pack of packIds) write(`rulebooks/${pack}.md`, asPage(await printed(['rules', pack])));
  write('public/openapi.json', await printed(['spec']));
  cpSync('docs/pictures', join(into, 'pictures'), { recursive: true });
  cpSync('packages/web/public/icon.svg', join(into, 'public/icon.svg'));
}

/** A rulebook with its place in its heading: three games have one name. Its links are written without angle brackets. */
const asPage = (book: string): string =>
  asVueReads(
    book
      .replace(/^# (.+)\n\n(.+?)\. A rulebook/, '# $1, $2\n\nA rulebook')
      .replaceAll(/\(<(#[^>]*)>\)/g, '($1)'),
  );

async function printed(args: readonly string[]): Promise<string> {
  const { code, out, err } = await capturedRun(args);
  if (code !== 0) throw new Error(`dicepit ${args.join(' ')} ended with ${code}: ${err}`);
  return out;
}

/** Changes every link of a page that leads to another file; what stands in blocks of code is left alone. */
function withLinks(text: string, change: (link: string) => string | undefined): string {
  return text
    .split(/(^```[\s\S]*?^```$)/m)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : asVueReads(
            part.replaceAll(
              /(!?)\[([^\]]*)\]\((?!\w+:|#)([^)\s]+)\)/g,
              (whole, mark: string, label: string, link: string) => {
                const changed = change(link);
                if (changed === undefined) return mark === '' ? label : whole;
                return `${mark}[${label}](${changed})`;
              },
            ),
          ),
    )
    .join('');
}

/** Vue would compute what stands in double braces. */
const asVueReads = (text: string): string => text.replaceAll('{{', '&#123;&#123;');

/** Where a link leads on the site: to a page, to a copy of the file, or, from a folder, nowhere. */
function linkOnSite(link: string, file: string, place: string, into: string): string | undefined {
  const [path = '', anchor] = link.split('#');
  const target = posix.normalize(posix.join(posix.dirname(file), path)).replace(/\/$/, '');
  const page = placeOf(existsSync(`${target}/README.md`) ? `${target}/README.md` : target);
  const from = posix.dirname(place);
  const after = anchor === undefined ? '' : `#${anchor}`;
  if (page !== undefined) return `${relativeTo(from, page)}${after}`;
  if (target.startsWith('docs/pictures/')) return relativeTo(from, target.slice('docs/'.length));
  if (!existsSync(target) || statSync(target).isDirectory()) return undefined;
  cpSync(target, join(into, 'public/files', target));
  return relativeTo(from, `files/${target}`);
}

const relativeTo = (from: string, to: string): string => {
  const path = posix.relative(from, to);
  return path.startsWith('.') ? path : `./${path}`;
};
