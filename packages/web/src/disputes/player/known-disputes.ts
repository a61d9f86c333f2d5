import type { DisputeCard } from '@dicepit/wire';

const STORAGE_KEY = 'dicepit.disputes';

/** How far somebody's own disputes had come when they were last looked at on this device, by their ids. */
export type KnownDisputes = Readonly<Record<string, Pick<DisputeCard, 'decisions' | 'phase'>>>;

/** The dispute that lies open on this page: what becomes of it is seen there. */
export const beingRead = new Set<string>();

/** Undefined where no dispute was raised on this device: then the server need not be asked. */
export function knownDisputes(): KnownDisputes | undefined {
  try {
    const text = localStorage.getItem(STORAGE_KEY);
    // What lies there was put there below; whatever else it says is no dispute of anybody's.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return text === null ? undefined : (JSON.parse(text) as KnownDisputes);
  } catch {
    return undefined;
  }
}

export function keepDisputes(cards: readonly DisputeCard[]): void {
  if (cards.length === 0) return;
  const kept: KnownDisputes = Object.fromEntries(
    cards.map(({ dispute, decisions, phase }) => [dispute, { decisions, phase }]),
  );
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
  } catch {
    // Where nothing can be kept, news are heard only while the page is open.
  }
}

/** A dispute that this page has not known yet is news only when something has just become of it. */
export function isNews(
  { decisions, phase }: Pick<DisputeCard, 'decisions' | 'phase'>,
  before: KnownDisputes[string] | undefined,
  isTold: boolean,
): boolean {
  if (before === undefined) return isTold && decisions > 0;
  return decisions > before.decisions || (phase === 'closed' && before.phase !== 'closed');
}
