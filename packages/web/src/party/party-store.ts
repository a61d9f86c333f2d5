import type { LiveTable } from '@dicepit/client';
import type { PartyTableBody, PartyTableEvent } from '@dicepit/games';
import type { ProblemDetails, StreamEvent, Withheld } from '@dicepit/wire';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { OpenTable } from '../live/table.ts';
import { announce, announceNow } from '../shell/announcer.tsx';
import { play } from '../sound/sound.ts';
import { type DiceInFlight, presentTable } from '../throw/present-table.ts';
import { isMyThrow, partyWords, toPartyView } from './party-view.ts';
import { addToStory, type Story } from './story.ts';

export type LiveParty = LiveTable & { readonly kind: 'party' };

/** A party as the page shows it: behind its dice, so that no card is turned before they can be read. */
export type PartyStore = {
  readonly live: ReadonlySignal<LiveParty | undefined>;
  readonly story: ReadonlySignal<Story>;
  readonly dice: ReadonlySignal<DiceInFlight | undefined>;
  /** Whether dice are on their way whose faces are not told yet. */
  readonly isRolling: ReadonlySignal<boolean>;
  /** The dice rest: everything that has happened by now is shown. */
  readonly rest: () => void;
  readonly stop: () => void;
};

/** How far back the story is read when a page is opened. */
const MAX_ENTRIES_READ_BACK = 80;

export function createPartyStore(open: OpenTable): PartyStore {
  const shown = presentTable(open);
  const story = signal<Story>([]);
  let heard = -1;

  const unhear = shown.onEntry(({ version, event: seen }, after, before) => {
    heard = version;
    const event = partyEventOf(seen);
    if (event === undefined || after.kind !== 'party' || before.kind !== 'party') return;
    story.value = addToStory(story.peek(), event, before.table);
  });
  const deaf = effect(() => {
    if (shown.live.value === undefined) return;
    // Entries are heard of in the same breath; a table that nobody has heard of by then has come anew.
    queueMicrotask(() => {
      const now = shown.live.peek();
      if (now?.kind !== 'party' || now.version === heard) return;
      heard = now.version;
      story.value = [];
      void readBack(open, now).then((past) => {
        story.value = [...past, ...story.peek()];
      });
    });
  });
  return {
    live: computed(() => (shown.live.value?.kind === 'party' ? shown.live.value : undefined)),
    story,
    dice: shown.dice,
    isRolling: computed(() => shown.dice.value?.isTold === false),
    rest: shown.rest,
    stop: () => {
      unhear();
      deaf();
      shown.stop();
    },
  };
}

/** What happened before the page was opened; nothing where it cannot be read now. */
async function readBack({ give }: OpenTable, { table, version }: LiveParty): Promise<Story> {
  const answer = await give.entries(Math.max(0, version - MAX_ENTRIES_READ_BACK), MAX_ENTRIES_READ_BACK);
  if (!answer.ok) return [];
  return answer.value.entries
    .filter((entry) => entry.version <= version)
    .map(({ event }) => partyEventOf(event))
    .filter((event) => event !== undefined)
    .reduce<Story>((so, event) => addToStory(so, event, table), []);
}

const aboutDice: ReadonlySet<string> = new Set([
  'Withheld',
  'SeedCommitted',
  'SeedContributed',
  'FacesDrawn',
  'SeedRevealed',
  'DiceDoubted',
  'DiceFailed',
]);

/** An entry of a party's stream as an event of its rules; undefined where it is about the dice's secrets. */
function partyEventOf(event: StreamEvent | Withheld): PartyTableEvent | undefined {
  if (aboutDice.has(event.type)) return undefined;
  // The stream of a party holds its own events and those about its dice, and no others.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return event as PartyTableEvent;
}

/** What follows from one throw comes within this time, and is said at once. */
const ANNOUNCE_DELAY_MS = 150;

/** Says what happens at a party: one message to a throw, and at once when the dice are one's own. */
export function announceParty({ live, story, dice, isRolling }: PartyStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let said = 0;
  let wasMine = false;
  const stopTalking = effect(() => {
    const chapters = story.value;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const last = chapters.at(-1);
      const size = chapters.reduce((sum, { lines }) => sum + lines.length, 0);
      // What had happened before the page was opened is not news.
      if (said > 0 && size !== said && last !== undefined) announce(last.lines.join(' '));
      if (said > 0 && size !== said && last?.collected !== undefined) play('win');
      said = size;
    }, ANNOUNCE_DELAY_MS);
  });
  const stopCalling = effect(() => {
    const now = live.value;
    const isMine = now !== undefined && !isRolling.value && isMyThrow(toPartyView(now));
    if (isMine && !wasMine) announceNow(partyWords.peek().yourThrow);
    wasMine = isMine;
  });
  let rattled = 0;
  const stopRattling = effect(() => {
    const { thrown, movement } = dice.value ?? {};
    if (thrown === undefined || movement !== 'toss' || thrown.outAt === rattled) return;
    rattled = thrown.outAt;
    play('dice');
  });
  return () => {
    clearTimeout(timer);
    stopTalking();
    stopCalling();
    stopRattling();
  };
}

/** Why the last thing that was asked of the table was not done. */
export const refused = signal<{ readonly problem: ProblemDetails; readonly after?: number } | undefined>(
  undefined,
);

export type PartyRequests = {
  readonly isAsking: boolean;
  /** Asks something of the table; whether it was done. Nothing is asked twice at once. */
  readonly ask: (command: PartyTableBody) => Promise<boolean>;
};

export function usePartyRequests({ give }: OpenTable): PartyRequests {
  const [isAsking, setAsking] = useState(false);
  return {
    isAsking,
    ask: async (command) => {
      if (isAsking) return false;
      setAsking(true);
      const answer = await give.command(command);
      setAsking(false);
      if (!answer.ok)
        refused.value = {
          problem: answer.problem,
          ...(answer.after === undefined ? {} : { after: answer.after }),
        };
      return answer.ok;
    },
  };
}
