import { useEffect, useState } from 'preact/hooks';
import type { CheckedTrail } from '../../fair/trail/check-trail.ts';
import { startChecker } from '../../fair/trail/in-worker.ts';
import type { TrailTold } from '../../fair/trail/trail-worker.ts';
import { pit } from '../../live/pit.ts';
import { Icon } from '../../parts/icon.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { number } from '../../words/numbers.ts';
import { foreign, translated } from '../../words/translated.ts';
import { closeSheet } from '../console/open-sheet.ts';
import { ownUrl } from '../join/own-url.ts';
import { hostWords } from '../said.ts';

/** The trail, checked in this browser from the file alone. */
export function VerifySheet() {
  const said = hostWords.value.bank;
  const told = useChecked();
  return (
    <Sheet title={titleOf(told)} onClose={closeSheet} closable>
      <div class="form" role="status">
        {isUnderWay(told) && (
          <p>{said.verifying({ count: number(told.is === 'reading' ? told.lines : 0) })}</p>
        )}
        {told.is === 'checked' && <Checked checked={told.checked} />}
        {told.is === 'failed' && <p>{said.failed}</p>}
        <p class="quiet small">{said.note}</p>
      </div>
    </Sheet>
  );
}

function Checked({ checked: { report } }: { readonly checked: CheckedTrail }) {
  const said = hostWords.value.bank;
  const [first] = report.findings;
  if (first === undefined)
    return (
      <>
        <p class="found">
          <Icon name="check" />
          {said.wholeText({ count: number(report.entries) })}
        </p>
        {report.remarked > 0 && <p>{said.remarked({ count: number(report.remarked) })}</p>}
      </>
    );
  const { sentence, stream, version } = first;
  return (
    <p class="found">
      <Icon name="warn" />
      <span lang={foreign(sentence)}>{translated(sentence)}</span>{' '}
      {stream === '' ? '' : said.brokenAt({ stream, version })}
    </p>
  );
}

const isUnderWay = ({ is }: TrailTold): boolean => is === 'reading' || is === 'ready';

function titleOf(told: TrailTold): string {
  const { verifyTitle, whole, broken } = hostWords.value.bank;
  if (told.is !== 'checked') return verifyTitle;
  return told.checked.report.ok ? whole : broken;
}

function useChecked(): TrailTold {
  const [told, setTold] = useState<TrailTold>(begun);
  useEffect(() => {
    const checker = startChecker();
    const { publicKey } = pit.peek() ?? {};
    const wanted = { from: { url: ownUrl() }, ...(publicKey === undefined ? {} : { publicKey }) };
    checker.check(wanted, setTold);
    return checker.end;
  }, []);
  return told;
}

const begun: TrailTold = { is: 'reading', lines: 0 };
