import { DISPUTE_STREAM_PREFIX } from '@dicepit/desks';
import type { DisputeCard } from '@dicepit/wire';
import type { Pit } from '../pit/pit.ts';
import type { Somebody } from '../pit/request.ts';
import { headsOf } from '../pit/stream-reader.ts';
import { disputeStream } from './dispute-kind.ts';
import { cardOf, mayLook } from './shown.ts';

/** So many are told at once. */
const PAGE_DISPUTES = 50;

/** The disputes that somebody may see, the newest first; `before` is the last that they have. */
export async function listedDisputes(
  pit: Pit,
  caller: Somebody,
  before: string | undefined,
): Promise<{ readonly disputes: readonly DisputeCard[]; readonly more: boolean }> {
  const disputes: DisputeCard[] = [];
  const names = (await namesOf(pit)).toReversed();
  for (const stream of names) {
    if (before !== undefined && stream >= disputeStream(before)) continue;
    const { state, version } = await pit.disputes.current(stream);
    if (state === undefined || !mayLook(state, caller)) continue;
    if (disputes.length === PAGE_DISPUTES) return { disputes, more: true };
    disputes.push(await cardOf(pit, state, version));
  }
  return { disputes, more: false };
}

/** Their ids begin with the time, so that the order of the names is that of their raising. */
async function namesOf({ store }: Pit): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const { stream } of headsOf(store, DISPUTE_STREAM_PREFIX)) names.push(stream);
  return names;
}
