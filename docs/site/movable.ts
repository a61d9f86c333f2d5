import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Node, parse } from 'acorn';
import { filesIn } from '../../scripts/package/libraries.ts';

/** The path that the site is built for. It stands nowhere: every mention of it is replaced. */
export const BUILT_FOR = '/dicepit-site/';

/**
 * Makes a built site work at any path, as the pages of a pit do, and without a script or a style inside a page, which the
 * content security policy of a pit forbids: links become relative, scripts find the path where they were loaded from, and
 * what stood inside pages goes to files.
 */
export function movable(folder: string): { readonly files: number; readonly megabytes: number } {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'assets/site-path.js'), sitePath);
  for (const name of filesIn(folder)) {
    const file = join(folder, name);
    const read = (): string => readFileSync(file, 'utf8');
    const up = posix.relative(posix.dirname(name), '.') || '.';
    if (name.endsWith('.html')) writeFileSync(file, page(read(), up, folder));
    else if (name.endsWith('.css')) writeFileSync(file, read().replaceAll(BUILT_FOR, `${up}/`));
    else if (name.endsWith('.js') && !name.endsWith('site-path.js')) writeFileSync(file, script(read()));
  }
  const files = filesIn(folder);
  const bytes = files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
  return { files: files.length, megabytes: bytes / 1e6 };
}

/** Loaded before everything else. The icon by its whole address: pages change theirs without being loaded anew. */
const sitePath = `globalThis.sitePath = new URL('..', document.currentScript.src).pathname;
const icon = document.createElement('link');
icon.rel = 'icon';
icon.href = globalThis.sitePath + 'icon.svg';
document.head.append(icon);
`;

function page(html: string, up: string, folder: string): string {
  const kept = (text: string, ending: string): string => {
    const name = `assets/inline-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.${ending}`;
    writeFileSync(join(folder, name), ending === 'js' ? script(text) : text.replaceAll(BUILT_FOR, '../'));
    return `${up}/${name}`;
  };
  return (
    html
      .replaceAll(
        /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g,
        (_, attributes: string, text: string) => `<script${attributes} src="${kept(text, 'js')}"></script>`,
      )
      .replaceAll(
        /<style[^>]*>([\s\S]*?)<\/style>/g,
        (_, text: string) => `<link rel="stylesheet" href="${kept(text, 'css')}">`,
      )
      // Two that the theme writes and its script sets again.
      .replaceAll(/ style="(position:relative;|--vp-vh:0px;)"/g, '')
      .replace('<head>', `<head><script src="${up}/assets/site-path.js"></script>`)
      .replaceAll(BUILT_FOR, `${up}/`)
  );
}

/** A script with the path taken from where it runs, in every text that names it. */
function script(code: string): string {
  if (!code.includes(BUILT_FOR)) return code;
  const changes: { readonly start: number; readonly end: number; readonly text: string }[] = [];
  visit(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), (node) => {
    const written = code.slice(node.start, node.end);
    if (!written.includes(BUILT_FOR)) return;
    const { type } = node;
    if (type === 'TemplateElement')
      changes.push({
        start: node.start,
        end: node.end,
        text: written.replaceAll(BUILT_FOR, '${globalThis.sitePath}'),
      });
    else if (type === 'Literal') {
      const quote = written.charAt(0);
      const text = written.replaceAll(BUILT_FOR, `${quote}+globalThis.sitePath+${quote}`);
      changes.push({ start: node.start, end: node.end, text: `(${text})` });
    }
  });
  return changes
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code);
}

function visit(node: Node, see: (node: Node) => void): void {
  see(node);
  for (const value of Object.values(node))
    for (const each of Array.isArray(value) ? value : [value]) if (isNode(each)) visit(each, see);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
