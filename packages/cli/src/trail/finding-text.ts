import type { Finding } from '@dicepit/proof';
import { harmless } from '../harmless.ts';
import { findingTold } from '../language.ts';

/** What was found and where: `table/nz-1 entry 7, line 9: …`. */
export function findingText(finding: Finding): string {
  const { stream, version, line } = finding;
  const place = line === undefined ? '' : `line ${line}`;
  const entry = stream === '' || version === 0 ? stream : `${stream} entry ${version}`;
  return `${[harmless(entry), place].filter((part) => part !== '').join(', ')}: ${harmless(findingTold(finding))}`;
}
