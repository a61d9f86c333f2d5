import { Connection, Fault, Paused } from '../shell/banners.tsx';
import {
  Broken,
  Closed,
  Excluded,
  NotAllowed,
  NotOpen,
  NotThere,
  Removed,
  Replaced,
  SessionOver,
  TooOld,
} from '../shell/cards.tsx';
import { Refused } from '../shell/refused.tsx';
import { SettingsSheet } from '../shell/settings-sheet.tsx';
import { Toasts, toastWith } from '../shell/toasts.tsx';
import { words } from '../words/words.ts';

const nothing = (): void => undefined;

/** One part of the shell, by its name. */
export function ShellSample({ which }: { readonly which: string }) {
  return <div data-sample={`shell/${which}`}>{samples[which]?.() ?? <p>There is no such part.</p>}</div>;
}

const samples: Readonly<Record<string, () => preact.JSX.Element>> = {
  replaced: () => <Replaced onTakeBack={nothing} />,
  removed: () => <Removed chips="430" />,
  over: () => <SessionOver />,
  excluded: () => <Excluded />,
  unopened: () => <NotOpen />,
  closed: () => <Closed chips="430" />,
  barred: () => <NotAllowed />,
  nowhere: () => <NotThere />,
  old: () => <TooOld />,
  broken: () => <Broken />,
  paused: () => (
    <Paused pausing={{ since: Date.now(), words: 'Cake in the kitchen', until: Date.now() + 900_000 }} />
  ),
  fault: () => <Fault clause="nz/6.7" />,
  settings: () => <SettingsSheet onClose={nothing} />,
  refused: () => (
    <Refused
      problem={{
        code: 'STAKE_ABOVE_MAXIMUM',
        title: '',
        status: 409,
        detail: 'Hard 4 takes 50 at most. You have 30 there; doubling it would make 60. Nothing was moved.',
        clause: 'nz/4.10',
      }}
      instead={{ name: 'Make it 50', onPress: nothing }}
      leave="Leave it at 30"
      onClose={nothing}
    />
  ),
  away: () => (
    <Connection
      state={{
        is: 'reconnecting',
        since: Date.now() - 60_000,
        staleSince: Date.now() - 60_000,
        problem: { type: '', title: '', status: 0, code: 'UNREACHABLE', detail: '' },
      }}
      onRetry={nothing}
    />
  ),
  back: () => (
    <>
      <button
        type="button"
        class="btn"
        ref={() => toastWith(words.value.shell.backWithNet({ rolls: 2, net: '−10' }))}
      >
        {words.value.common.ok}
      </button>
      <Toasts />
    </>
  ),
};

/** The names of the parts of the shell. */
export const shellSamples = Object.keys(samples);
