import { useEffect, useState } from 'preact/hooks';
import { pit } from '../../live/pit.ts';
import { Icon } from '../../parts/icon.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { number } from '../../words/numbers.ts';
import { foreign, translated } from '../../words/translated.ts';
import { closeSheet } from '../console/open-sheet.ts';
import { ownUrl } from '../join/own-url.ts';
import { hostWords } from '../said.ts';
import type { TrailTold, TrailWanted } from './trail-worker.ts';

/** The trail, checked in this browser from the file alone. */
export function VerifySheet() {
  const said = hostWords.value.bank;
  const told = useChecked();
  return (
    <Sheet title={titleOf(told)} onClose={closeSheet} closable>
      <div class="form" role="status">
        {told.is === 'reading' && <p>{said.verifying(number(told.entries))}</p>}
        {told.is === 'whole' && (
          <p class="found">
            <Icon name="check" />
            {said.wholeText(number(told.entries))}
          </p>
        )}
        {told.is === 'broken' && (
          <p class="found">
            <Icon name="warn" />
            <span lang={foreign(told.sentence)}>{translated(told.sentence)}</span>{' '}
            {told.stream === '' ? '' : said.brokenAt(told.stream, told.version)}
          </p>
        )}
        {told.is === 'failed' && <p>{said.failed}</p>}
        <p class="quiet small">{said.note}</p>
      </div>
    </Sheet>
  );
}

function titleOf(told: TrailTold): string {
  const { verifyTitle, whole, broken } = hostWords.value.bank;
  return told.is === 'whole' ? whole : told.is === 'broken' ? broken : verifyTitle;
}

function useChecked(): TrailTold {
  const [told, setTold] = useState<TrailTold>({ is: 'reading', entries: 0 });
  useEffect(() => {
    const worker = new Worker(new URL('./trail-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<TrailTold>) => setTold(data));
    worker.addEventListener('error', () => setTold({ is: 'failed' }));
    const wanted: TrailWanted = { url: ownUrl(), publicKey: pit.peek()?.publicKey ?? '' };
    // A worker is ours and has no origin to name; only a window would.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(wanted);
    return () => worker.terminate();
  }, []);
  return told;
}
