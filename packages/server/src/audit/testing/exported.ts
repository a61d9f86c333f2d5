import { type Exporting, exportTrail } from '../export.ts';

/** The lines of an exported trail, all at once. */
export async function exportedLines(exporting: Exporting): Promise<readonly string[]> {
  const lines: string[] = [];
  for await (const line of exportTrail(exporting)) lines.push(line);
  return lines;
}
