import { signal } from '@preact/signals';
import { announce } from '../../shell/announcer.tsx';
import { show, shown, trouble } from '../desk.ts';
import { fairWords } from '../said.ts';
import type { CheckedTrail } from './check-trail.ts';
import { startChecker, type TrailChecker } from './in-worker.ts';

/** A whole trail: how far it is read, or what came of it. */
export type Trail =
  | { readonly is: 'reading'; readonly lines: number; readonly part?: number }
  | { readonly is: 'checked'; readonly checked: CheckedTrail };

export const trail = signal<Trail | undefined>(undefined);

let checker: TrailChecker | undefined;

/** Fetches what checks a trail, so that it is here before the network goes. */
export const makeReady = (): void => {
  checker ??= startChecker();
};

/** Checks a trail beside the page; what was asked before and is still under way is given up. */
export function checkFile(file: Blob): void {
  // One file at a time: a worker in the middle of another would tell of both.
  if (trail.peek()?.is === 'reading') giveUp();
  makeReady();
  trouble.value = undefined;
  shown.value = undefined;
  trail.value = { is: 'reading', lines: 0, part: 0 };
  checker?.check({ from: { file } }, (told) => {
    if (told.is === 'reading') trail.value = told;
    if (told.is === 'checked') tell(told.checked);
    if (told.is !== 'failed') return;
    giveUp();
    trouble.value = fairWords.value.wholeFile.failed;
  });
}

/** Whatever is shown of a trail is put away. */
export function putAway(): void {
  if (trail.peek()?.is === 'reading') giveUp();
  trail.value = undefined;
}

function giveUp(): void {
  checker?.end();
  checker = undefined;
  trail.value = undefined;
}

function tell(checked: CheckedTrail): void {
  trail.value = { is: 'checked', checked };
  const { holds, fails, wholeFile } = fairWords.value;
  if (checked.first !== undefined) show({ turn: checked.first, from: 'text' });
  announce(`${wholeFile.title}: ${checked.report.ok ? holds : fails}.`);
}
