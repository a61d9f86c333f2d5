import type { Finding } from '@dicepit/proof';
import { harmless } from '../harmless.ts';
import { findingTold, said } from '../language.ts';

/** What was found and where: `table/nz-1 entry 7, line 9: …`. */
export function findingText(finding: Finding): string {
  const { stream, version, line } = finding;
  const words = said().trail;
  const place = line === undefined ? '' : words.line({ line });
  const entry = stream === '' || version === 0 ? stream : words.entry({ stream, version });
  return words.finding({
    place: [harmless(entry), place].filter((part) => part !== '').join(', '),
    says: harmless(findingTold(finding)),
  });
}
