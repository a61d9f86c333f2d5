import type { Answer, StreamState, Subscription } from '@dicepit/client';
import type { Overview } from '@dicepit/wire';
import { signal } from '@preact/signals';
import { client, reconnectOnWake } from '../live/pit.ts';
import type { RefusedProps } from '../shell/refused.tsx';
import { toastWith } from '../shell/toasts.tsx';
import { holdRolls } from './hold-rolls.ts';
import { hostWords } from './host-words.ts';

/** The one sheet that lies over the console, and what it is about. */
type OpenSheet =
  | {
      readonly is:
        | 'address'
        | 'wifi'
        | 'room'
        | 'new staff'
        | 'new program'
        | 'pause'
        | 'end'
        | 'verify'
        | 'chips'
        | 'wording';
    }
  | { readonly is: 'top up' | 'guest' | 'staffer' | 'program'; readonly person: string }
  | { readonly is: 'table'; readonly table: string };

export const openSheet = signal<OpenSheet | undefined>(undefined);

export const show = (sheet: OpenSheet): void => {
  openSheet.value = sheet;
};

export const closeSheet = (): void => {
  openSheet.value = undefined;
};

/** Prints one part of the page by itself: a copy of it is all that is on the paper. */
export function printOnly(selector: string): void {
  const part = document.querySelector(selector);
  if (part === null) return;
  const sheet = document.createElement('div');
  sheet.className = 'on-paper';
  sheet.append(part.cloneNode(true));
  document.body.append(sheet);
  document.documentElement.classList.add('is-printing');
  globalThis.print();
  document.documentElement.classList.remove('is-printing');
  sheet.remove();
}

/** Why the last thing that was asked for was not done; the page shows it until it is put away. */
export const refusal = signal<Pick<RefusedProps, 'problem' | 'after' | 'anyway'> | undefined>(undefined);

/**
 * Waits for an answer and says what came of it: in passing where it was done, in a sheet where it was refused, with
 * what can be done all the same under the code it answers to. Gives the answer, or nothing.
 */
export async function withToast<Value>(
  asked: Promise<Answer<Value>>,
  said?: string | ((value: Value) => string),
  anyway: Readonly<Record<string, RefusedProps['anyway']>> = {},
): Promise<Value | undefined> {
  const answer = await asked;
  if (!answer.ok) {
    const { problem, after } = answer;
    const instead = anyway[problem.code];
    refusal.value = {
      problem,
      ...(after === undefined ? {} : { after }),
      ...(instead === undefined ? {} : { anyway: instead }),
    };
    return undefined;
  }
  if (said !== undefined) toastWith(typeof said === 'string' ? said : said(answer.value));
  return answer.value;
}

/** The whole night as the pit tells it; undefined until it has come. */
export const night = signal<Overview | undefined>(undefined);

export const nightConnection = signal<StreamState>({ is: 'connecting' });

/** What the pit's clock says, as far as this page knows; told anew every second. */
export const clock = signal(Date.now());

/** When the last news came, by the pit's own clock. */
export const savedAt = signal<number | undefined>(undefined);

let reading: Subscription | undefined;

/** Follows the night for as long as the page is open; asking twice is asking once. */
export function openNight(): void {
  if (reading !== undefined) return;
  let ahead = 0;
  /** The night as the pit has it, of which rolls are told when their dice rest in the room. */
  let latest: Overview | undefined;
  const tell = (): void => {
    if (latest !== undefined) night.value = { ...latest, tables: rolls.take(latest.tables) };
  };
  const rolls = holdRolls(tell);
  reading = client.followOverview({
    onOverview: (overview) => {
      latest = overview;
      tell();
      ahead = overview.now - Date.now();
      savedAt.value = overview.now;
      clock.value = overview.now;
    },
    onState: (state) => {
      nightConnection.value = state;
    },
  });
  setInterval(() => {
    clock.value = Date.now() + ahead;
  }, 1_000);
  reconnectOnWake(() => reading);
}

/** The stream of somebody who has signed out is over; whoever signs in next begins anew. */
export function closeNight(): void {
  reading?.stop();
  reading = undefined;
  night.value = undefined;
}

export const retryNight = (): void => reading?.retryNow();

/** How long something has lasted, as one would say it: `40 s`, `12 min`, `1 h 12 min`. */
export function lasted(milliseconds: number): string {
  const { seconds, minutes, hours } = hostWords.value.desk;
  const whole = Math.max(0, Math.floor(milliseconds / 1_000));
  if (whole < 90) return seconds({ seconds: whole });
  const passed = Math.floor(whole / 60);
  return passed < 60
    ? minutes({ minutes: passed })
    : hours({ hours: Math.floor(passed / 60), minutes: passed % 60 });
}
