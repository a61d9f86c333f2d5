import type { EvidenceEntry } from '@dicepit/desks';
import type { AtTable } from '../table/pit-table.ts';

export type About = { readonly roll: number | undefined; readonly bet: string | undefined };

/** Gathers what a table says about a roll and a bet, entry by entry, for whoever freezes it and whoever checks that. */
export type EntryGathering = {
  readonly take: (version: number, event: AtTable) => void;
  /** Whether nothing that comes can be about it any more. */
  readonly isDone: () => boolean;
  readonly entries: () => readonly EvidenceEntry[];
};

/** So many entries are copied; there are some dozens about a roll. */
const MAX_ENTRIES = 500;

/** A table puts right the last 20 rolls: what comes after so many others is about none of them. */
const MAX_ROLLS_BACK = 20;

export function gatherEntries(about: About): EntryGathering {
  const found: EvidenceEntry[] = [];
  let inRoll = false;
  let isDone = false;
  /** The throw and the placing: what stands before both is about something else. */
  let thrownAt = Number.POSITIVE_INFINITY;
  let placedAt = Number.POSITIVE_INFINITY;
  return {
    take(version, event) {
      const thrown = thrownIn(event);
      if (thrown !== undefined) inRoll = thrown === about.roll;
      if (thrown !== undefined && thrown === about.roll) thrownAt = version;
      if (isPlacing(event, about)) placedAt = version;
      isDone ||= thrown !== undefined && thrown > (about.roll ?? Number.POSITIVE_INFINITY) + MAX_ROLLS_BACK;
      if (!isDone && (inRoll || isAbout(event, about)) && 'clause' in event) {
        const { type, by, at, clause } = event;
        found.push({ version, type, by, at, clause });
      }
      if (ends.has(event.type)) inRoll = false;
    },
    isDone: () => isDone,
    entries: () =>
      found.filter(({ version }) => version >= Math.min(thrownAt, placedAt)).slice(0, MAX_ENTRIES),
  };
}

/** What comes after these belongs to the next roll. */
const ends: ReadonlySet<string> = new Set(['RollSettled', 'RollVoided', 'RollInvalidated']);

/** The number of the roll that begins with an event. */
export const thrownIn = (event: AtTable): number | undefined =>
  event.type === 'DiceThrown' && 'roll' in event && typeof event.roll === 'number' ? event.roll : undefined;

/** Whether it is the disputed bet that is placed. */
export const isPlacing = (event: AtTable, { bet }: About): boolean =>
  event.type === 'BetPlaced' && event.bet.bet === bet;

/** Whether an event names the roll or the bet. */
function isAbout(event: AtTable, { roll, bet }: About): boolean {
  const names = (value: unknown): boolean =>
    value === bet || (typeof value === 'object' && value !== null && 'bet' in value && value.bet === bet);
  if (bet !== undefined && 'bet' in event && names(event.bet)) return true;
  return roll !== undefined && 'roll' in event && event.roll === roll;
}
