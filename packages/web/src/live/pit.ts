import { type Client, clientOf, type KeptReading, type StreamState } from '@dicepit/client';
import type { Me, PitFacts } from '@dicepit/wire';
import { signal } from '@preact/signals';
import { wakeWith } from './waking.ts';

/** The pit that has sent this page; its address is the page's own, under whatever path it stands. */
export const client: Client = clientOf({ url: pitUrl() });

/** Who sits before this page; undefined until the pit has said so. */
export const me = signal<Me | undefined>(undefined);

/** Whether the pit was asked who this is, and nothing came back. */
export const meUnanswered = signal(false);

export const pit = signal<PitFacts | undefined>(undefined);

export const pitConnection = signal<StreamState>({ is: 'connecting' });

let reading: KeptReading | undefined;

/** Asks who this is, and follows the lobby for as long as the page is open. */
export function openPit(): void {
  void refreshMe();
  reading = client.followPit({
    onPit: (facts) => {
      pit.value = facts;
    },
    onState: (state) => {
      pitConnection.value = state;
    },
  });
  wakeWith(() => reading);
}

/** Asks at once, where the next try is being waited for. */
export const retryPit = (): void => reading?.retryNow();

export async function refreshMe(): Promise<void> {
  const answer = await client.me();
  if (answer.ok) me.value = answer.value;
  meUnanswered.value = !answer.ok;
}

/** Pages lie at the root of the pit or one or two steps below it; the page says which by its base. */
function pitUrl(): string {
  return new URL(document.baseURI).href.replace(/[^/]*$/, '').replace(/\/$/, '');
}
