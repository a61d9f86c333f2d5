import type { DeskRefusal } from '@dicepit/desks';
import type { DisputeCard, DisputeFacts } from '@dicepit/wire';
import { signal } from '@preact/signals';
import { withToast } from '../../host/console-state.ts';
import { client, me } from '../../live/pit.ts';
import { type DisputeBody, refusalFor } from '../dispute-dry-run.ts';

/** The disputes that somebody may see, the newest first; undefined until the pit has told. */
export const cards = signal<readonly DisputeCard[] | undefined>(undefined);

/** Whether there are older ones than those. */
export const hasOlder = signal(false);

/** The dispute that lies open; null where there is none of that name, or none that is theirs to see. */
export const opened = signal<DisputeFacts | null | undefined>(undefined);

/** Reads as far back as was asked for before, so that nothing goes away under somebody's eyes. */
export async function readCards(): Promise<void> {
  const wanted = cards.peek()?.length ?? 0;
  const listed: DisputeCard[] = [];
  for (;;) {
    const before = listed.at(-1)?.dispute;
    const read = await client.ask('listDisputes', before === undefined ? {} : { query: { before } });
    if (!read.ok) return;
    listed.push(...read.value.disputes);
    if (listed.length >= wanted || !read.value.more) {
      cards.value = listed;
      hasOlder.value = read.value.more;
      return;
    }
  }
}

export async function readOlder(): Promise<void> {
  const before = cards.peek()?.at(-1)?.dispute;
  if (before === undefined) return;
  const read = await withToast(client.ask('listDisputes', { query: { before } }));
  if (read === undefined) return;
  cards.value = [...(cards.peek() ?? []), ...read.disputes];
  hasOlder.value = read.more;
}

export async function readOpened(dispute: string): Promise<void> {
  const read = await client.ask('readDispute', { params: { dispute } });
  if (read.ok) opened.value = read.value;
  else if (read.problem.status === 404) opened.value = null;
}

/** Waits for what was asked, says what came of it, and shows the dispute as it is then. */
export async function sendAndRefresh(
  asked: Parameters<typeof withToast<DisputeFacts>>[0],
  said: string,
): Promise<boolean> {
  const facts = await withToast(asked, said);
  if (facts === undefined) return false;
  opened.value = facts;
  await readCards();
  return true;
}

/** Why whoever sits at the desk may not do something in a dispute, if they may not. */
export const refusalHere = (facts: DisputeFacts, body: DisputeBody): DeskRefusal | undefined =>
  refusalFor(facts, me.value ?? { person: null, roles: [] }, body);
