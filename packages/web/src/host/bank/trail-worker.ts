import { clientOf } from '@dicepit/client';
import { type Checked, checkTrail } from './check-trail.ts';

/** What the page tells this worker: where the pit is, and the key that it is known by. */
export type TrailWanted = { readonly url: string; readonly publicKey: string };

/** What it hears: how far it is, or that the trail could not be read to its end. */
export type TrailTold = Checked | { readonly is: 'failed' };

// From a worker to its own page: there is no other origin to name.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const tell = (told: TrailTold): void => globalThis.postMessage(told);

globalThis.addEventListener('message', ({ data }: MessageEvent<TrailWanted>) => void check(data));

/** Away from the page, which stays quick however long the night was. */
async function check({ url, publicKey }: TrailWanted): Promise<void> {
  const trail = await clientOf({ url }).trail();
  if (!trail.ok) return tell({ is: 'failed' });
  try {
    await checkTrail(trail.value, publicKey, tell);
  } catch {
    // The network went half-way: half a trail is none.
    tell({ is: 'failed' });
  }
}
