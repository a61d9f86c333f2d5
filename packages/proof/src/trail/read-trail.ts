import { parseLine, type TrailLine } from './line.ts';

/** A line of a trail with its place in the file, counted from 1. */
export type PlacedLine = TrailLine & { readonly line: number; readonly raw: string };

/** Reads a trail line by line, and holds no more than the one at hand. Empty lines are passed over. */
export async function* readTrail(
  lines: Iterable<string> | AsyncIterable<string>,
): AsyncGenerator<PlacedLine, void> {
  let line = 0;
  for await (const text of lines) {
    line += 1;
    const raw = text.endsWith('\r') ? text.slice(0, -1) : text;
    if (raw !== '') yield { ...parseLine(raw), line, raw };
  }
}
