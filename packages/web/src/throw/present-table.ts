import type { LiveTable } from '@dicepit/client';
import { isRoll, phaseOf } from '@dicepit/engine';
import { findPack } from '@dicepit/games';
import type { SeenEntry } from '@dicepit/wire';
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { EntryListener, OpenTable } from '../live/table.ts';
import { isStill } from '../settings/settings.ts';
import { playRest } from '../sound/sound.ts';
import {
  createPresenter,
  type DiceSeen,
  type Movement,
  type Pace,
  paceFor,
  type Throw,
} from './presenter.ts';

/** Dice on their way over a phone. */
export type DiceInFlight = {
  readonly thrown: Throw;
  readonly pace: Pace;
  readonly movement: Movement;
  /** They have rested, and what they show is told. */
  readonly isTold: boolean;
};

/**
 * A table as a phone shows it. It runs behind the table by the time that dice take to come to rest: what a roll does is
 * neither shown nor said nor heard before. Commands are given to the table itself, which waits for no dice.
 */
export type PresentedTable = {
  readonly live: ReadonlySignal<LiveTable | undefined>;
  readonly dice: ReadonlySignal<DiceInFlight | undefined>;
  /** Hears of each entry once, when it is shown. */
  readonly onEntry: (heard: EntryListener) => () => void;
  /** Lets the dice rest at once, where it is known what they show. */
  readonly rest: () => void;
  readonly stop: () => void;
};

type Waiting = { readonly entry: SeenEntry; readonly after: LiveTable; readonly before: LiveTable };

export function presentTable(open: OpenTable): PresentedTable {
  const live = signal<LiveTable | undefined>(undefined);
  const dice = signal<DiceInFlight | undefined>(undefined);
  const listeners = new Set<EntryListener>();
  let waiting: readonly Waiting[] = [];
  /** The version up to which the table was handed on, and what a party has thrown last. */
  let taken = -1;
  let thrown: DiceSeen = { are: 'still' };

  const presenter = createPresenter<LiveTable>({
    paceOf,
    changed: ({ shown, held, dice: flying }, movement) => {
      if (movement === 'land' && dice.peek()?.movement !== 'land') playRest();
      dice.value =
        flying === undefined || movement === undefined
          ? undefined
          : {
              thrown: flying,
              pace: paceOf(shown),
              movement,
              isTold: flying.landing !== undefined && held === undefined,
            };
      const due = waiting.filter(({ after }) => after.version <= shown.version);
      waiting = waiting.filter((each) => !due.includes(each));
      for (const { entry, after, before } of due) {
        live.value = after;
        for (const heard of listeners) heard(entry, after, before);
      }
      live.value = shown;
    },
  });

  const unhear = open.onEntry((entry, after, before) => {
    taken = after.version;
    thrown = seenIn(entry, after, thrown);
    waiting = [...waiting, { entry, after, before }];
    presenter.take(after, thrown);
  });
  const takeAnew = (now: LiveTable): void => {
    taken = now.version;
    thrown = seenAt(now) ?? { are: 'still' };
    waiting = [];
    presenter.take(now, thrown, true);
  };
  const first = open.live.peek();
  if (first !== undefined) takeAnew(first);
  const deaf = effect(() => {
    if (open.live.value === undefined) return;
    // Entries are heard of in the same breath; a table that nobody has heard of by then has come anew.
    queueMicrotask(() => {
      const now = open.live.peek();
      if (now !== undefined && now.version !== taken) takeAnew(now);
    });
  });

  return {
    live,
    dice,
    onEntry: (heard) => {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    rest: presenter.skip,
    stop: () => {
      unhear();
      deaf();
      presenter.stop();
    },
  };
}

/** The dice of the game say how they are thrown, whoever throws them. A table's pack is known where it is followed. */
const paceOf = ({ pack }: LiveTable): Pace => paceFor(findPack(pack)?.dice ?? 2, isStill());

/** What a table says of its dice; a party does not keep what was thrown. */
function seenAt({ kind, table }: LiveTable): DiceSeen | undefined {
  if (kind === 'party') return table.diceOut ? { are: 'out' } : undefined;
  const { roll } = table;
  if (roll === undefined) return { are: 'still' };
  const call = roll.calls.at(-1);
  if (call?.outcome.kind === 'void' || phaseOf(table) === 'halted') return { are: 'still' };
  const rested = isRoll(roll.faces, roll.faces?.length === 3 ? 3 : 2) ? roll.faces : undefined;
  const faces = call === undefined ? rested : call.read === 'total' ? undefined : call.outcome.roll;
  if (faces !== undefined && roll.restedAt !== undefined)
    return { are: 'called', roll: String(roll.number), faces };
  return call === undefined ? { are: 'out' } : { are: 'still' };
}

/** The same after an entry: at a party the entry says what was thrown, and what follows from that belongs to it. */
function seenIn({ event, version }: SeenEntry, after: LiveTable, before: DiceSeen): DiceSeen {
  const seen = seenAt(after);
  if (seen !== undefined) return seen;
  if (
    (event.type === 'DiceThrown' || event.type === 'HighDiceThrown') &&
    'roll' in event &&
    Array.isArray(event.roll)
  )
    return { are: 'called', roll: String(version), faces: event.roll };
  return before.are === 'called' ? before : { are: 'still' };
}
