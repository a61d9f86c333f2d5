import { type Finding, hashOfEnds, type TrailReport, toWords } from '@dicepit/proof';
import type { Figures } from '@dicepit/server/audit';
import { tellInEnglish } from '@dicepit/words/english';
import { harmless } from '../harmless.ts';
import type { Terminal } from '../terminal.ts';
import { findingText } from './finding-text.ts';

const MAX_SHOWN_FINDINGS = 5;

/** What was found in a trail, for a person. */
export function reportText(
  report: TrailReport,
  figures: Figures,
  { colours }: Pick<Terminal, 'colours'>,
): string {
  const { ok, findings } = report;
  const [first] = findings;
  const lines =
    ok || first === undefined
      ? [`${colours.green('✔')} ${sound(report, figures)}`, ...ending(report)]
      : [
          `${colours.red('✖')} ${findingText(first)}`,
          ...unproven(report, first),
          ...findings.slice(1, MAX_SHOWN_FINDINGS).map((each) => `  also ${findingText(each)}`),
          ...(report.found > MAX_SHOWN_FINDINGS ? [`  and ${report.found - MAX_SHOWN_FINDINGS} more`] : []),
        ];
  return `${[...lines, ...remarksText(report), ...report.notes.map((note) => `  note: ${harmless(tellInEnglish(note))}`)].join('\n')}\n`;
}

/** What is no fault but must be known, counted and listed after the verdict. */
function remarksText({ remarks, remarked }: TrailReport): readonly string[] {
  if (remarked === 0) return [];
  return [
    `  ${some(remarked, 'remark', 'remarks')}: no faults, but to be known`,
    ...remarks.slice(0, MAX_SHOWN_FINDINGS).map((each) => `  remark ${findingText(each)}`),
    ...(remarked > MAX_SHOWN_FINDINGS
      ? [`  and ${remarked - MAX_SHOWN_FINDINGS} more; --json lists them`]
      : []),
  ];
}

function sound({ entries, heads, remarked }: TrailReport, { rolls, voided, corrected }: Figures): string {
  const told = [
    some(rolls, 'roll', 'rolls'),
    some(voided, 'void roll', 'void rolls'),
    some(corrected, 'correction', 'corrections'),
  ].join(', ');
  const replay = remarked === 0 ? 'replay equal' : 'replay equal, with remarks';
  const size = `${some(entries, 'entry', 'entries')} in ${some(heads.length, 'stream', 'streams')}`;
  return `${size}, chain unbroken, ${replay} (${told})`;
}

function ending({ heads, signatures, header }: TrailReport): readonly string[] {
  const hash = hashOfEnds(heads);
  return [
    `  head ${hash.slice(0, 16)}…  ${toWords(hash)}  signed ${some(signatures, 'time', 'times')}`,
    `  key  ${header?.publicKey ?? ''}`,
  ];
}

/** Nothing after the first bad entry of a stream is proved by it. */
function unproven({ heads }: TrailReport, { stream, version }: Finding): readonly string[] {
  const last = heads.find((head) => head.stream === stream)?.version ?? 0;
  if (version === 0 || last < version) return [];
  return [`  entries ${version} to ${last} of ${harmless(stream)} are unproven`];
}

const some = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
