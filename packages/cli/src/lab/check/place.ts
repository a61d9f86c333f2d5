import { fileURLToPath } from 'node:url';

/** A line of somebody's file. */
export type Place = { readonly file: string; readonly line: number };

/** Where in a folder something was called, or went wrong: the innermost line of it that a stack tells of. */
export function placeIn(folder: string, stack: string): Place | undefined {
  for (const [, url = '', line = ''] of stack.matchAll(/(file:\/\/[^\s)]+?):(\d+)(?::\d+)?(?=[\s)]|$)/g)) {
    const file = fileURLToPath(url.replace(/\?.*$/, ''));
    if (file.startsWith(folder)) return { file, line: Number(line) };
  }
  return undefined;
}
