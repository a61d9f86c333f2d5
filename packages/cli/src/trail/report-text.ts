import { type Finding, hashOfEnds, type TrailReport, toWords } from '@dicepit/proof';
import type { Figures } from '@dicepit/server/audit';
import { harmless } from '../harmless.ts';
import { refusalTold, said } from '../language.ts';
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
  const words = said().trail;
  const lines =
    ok || first === undefined
      ? [`${colours.green('✔')} ${sound(report, figures)}`, ...ending(report)]
      : [
          `${colours.red('✖')} ${findingText(first)}`,
          ...unproven(report, first),
          ...findings
            .slice(1, MAX_SHOWN_FINDINGS)
            .map((each) => `  ${words.also({ finding: findingText(each) })}`),
          ...(report.found > MAX_SHOWN_FINDINGS
            ? [`  ${words.more({ count: report.found - MAX_SHOWN_FINDINGS })}`]
            : []),
        ];
  const notes = report.notes.map((note) => `  ${words.note({ note: harmless(refusalTold(note)) })}`);
  return `${[...lines, ...remarksText(report), ...notes].join('\n')}\n`;
}

/** What is no fault but must be known, counted and listed after the verdict. */
function remarksText({ remarks, remarked }: TrailReport): readonly string[] {
  if (remarked === 0) return [];
  const words = said().trail;
  return [
    `  ${words.remarks({ count: remarked })}`,
    ...remarks
      .slice(0, MAX_SHOWN_FINDINGS)
      .map((each) => `  ${words.remark({ finding: findingText(each) })}`),
    ...(remarked > MAX_SHOWN_FINDINGS
      ? [`  ${words.moreListed({ count: remarked - MAX_SHOWN_FINDINGS })}`]
      : []),
  ];
}

function sound({ entries, heads, remarked }: TrailReport, { rolls, voided, corrected }: Figures): string {
  const { counts, trail } = said();
  return trail.sound({
    entries: counts.entries({ count: entries }),
    streams: heads.length,
    remarked: remarked === 0 ? 'none' : 'some',
    rolls: counts.rolls({ count: rolls }),
    voided: counts.voidRolls({ count: voided }),
    corrected: counts.corrections({ count: corrected }),
  });
}

function ending({ heads, signatures, header }: TrailReport): readonly string[] {
  const hash = hashOfEnds(heads);
  const words = said().trail;
  return [
    `  ${words.head({ hash: hash.slice(0, 16), words: toWords(hash), times: signatures })}`,
    `  ${words.key({ key: header?.publicKey ?? '' })}`,
  ];
}

/** Nothing after the first bad entry of a stream is proved by it. */
function unproven({ heads }: TrailReport, { stream, version }: Finding): readonly string[] {
  const last = heads.find((head) => head.stream === stream)?.version ?? 0;
  if (version === 0 || last < version) return [];
  return [`  ${said().trail.unproven({ from: version, to: last, stream: harmless(stream) })}`];
}
