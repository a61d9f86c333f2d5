import { fileURLToPath } from 'node:url';

/** A line of somebody's file. */
export type Place = { readonly file: string; readonly line: number };

/** Where in a folder something was called, or went wrong: the innermost line of it that a stack tells of. */
export function placeIn(folder: string, stack: string): Place | undefined {
  for (const [, url = '', line = ''] of stack.matchAll(/(file:\/\/[^\s)]+?):(\d+)(?::\d+)?(?=[\s)]|$)/g)) {
    const file = pathOf(url);
    if (file.startsWith(folder)) return { file, line: Number(line) };
  }
  return undefined;
}

/** The file that a URL of a stack names. The same few stand in every stack, and there is one for each rule that is made. */
function pathOf(url: string): string {
  const path = paths.get(url) ?? fileURLToPath(url.replace(/\?.*$/, ''));
  paths.set(url, path);
  return path;
}

const paths = new Map<string, string>();
