import type { EvidenceEntry } from '@dicepit/desks';
import type { Store } from '@dicepit/store';
import { readSaid } from '../pit/stream-kind.ts';
import type { AtTable } from '../table/pit-table.ts';

export type About = { readonly roll: number | undefined; readonly bet: string | undefined };

/** So many entries are copied; there are some dozens about a roll. */
const MOST = 500;
const PAGE = 500;

/** A table puts right the last 20 rolls: what comes after so many others is about none of them. */
const REMEMBERED = 20;

/** What the stream of a table says about a roll and a bet, in its order: who did what, and when. */
export async function entriesAbout(
  store: Store,
  stream: string,
  version: number,
  about: About,
): Promise<readonly EvidenceEntry[]> {
  const found: EvidenceEntry[] = [];
  let inRoll = false;
  for (let after = await beginning(store, stream, version, about); after < version; ) {
    const page = await store.read(stream, after, Math.min(PAGE, version - after));
    for (const entry of page) {
      const { event } = readSaid<AtTable>(entry.text);
      const thrown = thrownIn(event);
      if (thrown !== undefined) inRoll = thrown === about.roll;
      if (thrown !== undefined && thrown > (about.roll ?? Number.POSITIVE_INFINITY) + REMEMBERED)
        return found;
      if ((inRoll || isAbout(event, about)) && 'clause' in event && found.length < MOST) {
        const { type, by, at, clause } = event;
        found.push({ version: entry.version, type, by, at, clause });
      }
      if (ends.has(event.type)) inRoll = false;
    }
    if (page.length === 0) break;
    after += page.length;
  }
  return found;
}

/** What comes after these belongs to the next roll. */
const ends: ReadonlySet<string> = new Set(['RollSettled', 'RollVoided']);

/** The version before the first entry about it, looked for from the end: most disputes are about what just happened. */
async function beginning(store: Store, stream: string, version: number, about: About): Promise<number> {
  let needsThrow = about.roll !== undefined;
  let needsBet = about.bet !== undefined;
  let first = version;
  for (let upTo = version; upTo > 0 && (needsThrow || needsBet); upTo -= PAGE) {
    const after = Math.max(0, upTo - PAGE);
    for (const entry of (await store.read(stream, after, upTo - after)).toReversed()) {
      // Most entries are neither, and reading them would take longest.
      if (!/"(DiceThrown|BetPlaced)"/.test(entry.text)) continue;
      const { event } = readSaid<AtTable>(entry.text);
      const isThrow = about.roll !== undefined && thrownIn(event) === about.roll;
      const isBet = event.type === 'BetPlaced' && event.bet.bet === about.bet;
      if ((isThrow && needsThrow) || (isBet && needsBet)) first = entry.version - 1;
      if (isThrow) needsThrow = false;
      if (isBet) needsBet = false;
      if (!needsThrow && !needsBet) break;
    }
  }
  return first;
}

/** The number of the roll that begins with an event. */
const thrownIn = (event: AtTable): number | undefined =>
  event.type === 'DiceThrown' && 'roll' in event && typeof event.roll === 'number' ? event.roll : undefined;

/** Whether an event names the roll or the bet. */
function isAbout(event: AtTable, { roll, bet }: About): boolean {
  const names = (value: unknown): boolean =>
    value === bet || (typeof value === 'object' && value !== null && 'bet' in value && value.bet === bet);
  if (bet !== undefined && 'bet' in event && names(event.bet)) return true;
  return roll !== undefined && 'roll' in event && event.roll === roll;
}
