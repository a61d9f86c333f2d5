import type { KeptReading, StreamState } from '@dicepit/client';
import type { Overview } from '@dicepit/wire';
import { signal } from '@preact/signals';
import { client } from '../../live/pit.ts';
import { wakeWith } from '../../live/waking.ts';

/** The whole night as the pit tells it; undefined until it has come. */
export const night = signal<Overview | undefined>(undefined);

export const nightConnection = signal<StreamState>({ is: 'connecting' });

/** What the pit's clock says, as far as this page knows; told anew every second. */
export const clock = signal(Date.now());

/** When the last news came, by the pit's own clock. */
export const savedAt = signal<number | undefined>(undefined);

let reading: KeptReading | undefined;

/** Follows the night for as long as the page is open; asking twice is asking once. */
export function openNight(): void {
  if (reading !== undefined) return;
  let ahead = 0;
  reading = client.followOverview({
    onOverview: (overview) => {
      night.value = overview;
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
  wakeWith(() => reading);
}

/** The stream of somebody who has signed out is over; whoever signs in next begins anew. */
export function closeNight(): void {
  reading?.stop();
  reading = undefined;
  night.value = undefined;
}

export const retryNight = (): void => reading?.retryNow();
