import { EDITION } from '@dicepit/engine';
import type { Finding } from '@dicepit/proof';
import type { AuditLine } from '@dicepit/wire/refusals';

/** What is found at a place of a trail; the kind of a finding is the code of its line. */
export const found = (
  { stream, version = 0 }: { readonly stream: string; readonly version?: number },
  line: AuditLine,
): Finding => ({ kind: line.code, stream, version, says: [line] });

/** No fault, but to be known: an earlier edition of the rules decided it, and today's would decide otherwise. */
export const decidedUnder = (edition: number, finding: Finding): Finding => {
  const line: AuditLine = { code: 'decided-under', edition, today: EDITION };
  return { ...finding, remark: true, says: [line, ...finding.says] };
};
