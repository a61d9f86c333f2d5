/** The clock of a screen, which tests set. */
export type Clock = {
  readonly now: () => number;
  /** Does something after so many milliseconds; gives the way to leave it. */
  readonly later: (milliseconds: number, work: () => void) => () => void;
};

const screenClock: Clock = {
  now: () => performance.now(),
  later: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Runs what a screen shows behind a table, by the time that its dice need. */
export type Presenter<State> = {
  /** Takes a state of the table. One that has nothing to do with what is shown is shown at once. */
  readonly take: (state: State, seen: DiceSeen, isAnother?: boolean) => void;
  /** Lets dice rest whose faces are known. */
  readonly skip: () => void;
  readonly shown: () => Presentation<State> | undefined;
  readonly stop: () => void;
};

type PresenterSettings<State> = {
  readonly paceOf: (state: State) => Pace;
  /** What is shown has changed, or the dice move otherwise than before. */
  readonly changed: (now: Presentation<State>, movement: Movement | undefined) => void;
  readonly clock?: Clock;
};

export function createPresenter<State>({
  paceOf,
  changed,
  clock = screenClock,
}: PresenterSettings<State>): Presenter<State> {
  let shown: Presentation<State> | undefined;
  let leave = (): void => undefined;

  const show = (next: Presentation<State>, now: number = clock.now()): void => {
    shown = next;
    leave();
    const by = paceOf(next.shown);
    const change = nextChange(next, now, by);
    if (change !== undefined)
      leave = clock.later(change - now, () => {
        // A timer may be early by a part of a millisecond.
        const then = Math.max(clock.now(), change);
        if (shown !== undefined) show(toldBy(shown, then, by), then);
      });
    changed(next, next.dice === undefined ? undefined : movementOf(next.dice, now, by));
  };

  return {
    take: (state, seen, isAnother = false) => {
      const input = { state, seen, now: clock.now() };
      show(
        shown === undefined || isAnother
          ? firstShown(input, paceOf(state))
          : nextShown(shown, input, paceOf(shown.shown)),
      );
    },
    skip: () => {
      if (shown?.held !== undefined) show(toldNow(shown));
    },
    shown: () => shown,
    stop: () => leave(),
  };
}

// When a screen tells what the dice show. A table knows a result before dice on a screen have come to rest, so what a
// screen shows runs behind the table by as much as the dice need, and by no more: whatever ends the roll at the table
// ends it on the screen at once. Everything here is a function of what was seen and of the time.

/** How long the movements of thrown dice take, in milliseconds. */
export type Pace = {
  /** Flight, two bounces and the far rail; it ends in a spin on a corner, which may last as long as it likes. */
  readonly toss: number;
  /** From the spin onto a face. Only here it has to be known which. */
  readonly land: number;
  /** Everybody reads the dice before the sign does. */
  readonly quiet: number;
};

export const handPace: Pace = { toss: 1_000, land: 600, quiet: 160 };

/** A cup is shaken for so long before the dice leave it, in milliseconds. */
export const SHAKE_MS = 640;

export const cupPace: Pace = { ...handPace, toss: SHAKE_MS + handPace.toss };

/** For whoever wants nothing to move: the dice lie there as soon as it is known how. */
export const stillPace: Pace = { toss: 0, land: 0, quiet: 0 };

/** The pace of so many dice: three come out of a cup. */
export const paceFor = (dice: number, isStill: boolean): Pace =>
  isStill ? stillPace : dice === 3 ? cupPace : handPace;

/** What a state of a table says of its dice. */
export type DiceSeen =
  | { readonly are: 'out' }
  /** Called, and not paid yet. */
  | { readonly are: 'called'; readonly roll: string; readonly faces: readonly number[] }
  /** Whatever else: it is shown at once. */
  | { readonly are: 'still' };

/** Dice on their way over a screen; times are those of the screen's own clock. */
export type Throw = {
  readonly outAt: number;
  /** As what they were called, and when they begin to fall onto those faces. */
  readonly landing?: { readonly roll: string; readonly faces: readonly number[]; readonly at: number };
};

export type Movement = 'toss' | 'spin' | 'land' | 'rest';

/** What a screen shows of a table, and what it holds back until the dice rest. */
export type Presentation<State> = {
  readonly shown: State;
  readonly held?: State;
  readonly dice?: Throw;
  /** The roll that was told last. */
  readonly told?: string;
};

type Input<State> = { readonly state: State; readonly seen: DiceSeen; readonly now: number };

/** A table as it is when a screen first sees it: nothing is told late, and dice that are out have flown already. */
const firstShown = <State>({ state, seen, now }: Input<State>, by: Pace): Presentation<State> => ({
  shown: state,
  ...(seen.are === 'out' ? { dice: { outAt: now - by.toss } } : {}),
  ...(seen.are === 'called' ? { told: seen.roll } : {}),
});

/** The same after the table has changed. */
function nextShown<State>(
  before: Presentation<State>,
  { state, seen, now }: Input<State>,
  by: Pace,
): Presentation<State> {
  const { dice, held } = before;
  const told = before.told === undefined ? {} : { told: before.told };
  const isFlying = dice !== undefined && dice.landing === undefined;
  if (seen.are === 'out') return { shown: state, dice: isFlying ? dice : { outAt: now }, ...told };
  if (seen.are === 'still') return { shown: state, ...told };
  const { roll, faces } = seen;
  if (before.told === roll) return { ...before, shown: state };
  // Dice that nobody saw fly were thrown by hand: they are set down as they were called.
  const outAt = isFlying ? dice.outAt : now - by.toss;
  const isFalling = dice !== undefined && dice.landing !== undefined && held !== undefined;
  // Whoever calls them otherwise while they fall does not wait for them to fall again.
  if (isFalling && dice.landing.faces.join() !== faces.join()) return { shown: state, told: roll };
  const falling = isFalling
    ? { ...before, held: state }
    : {
        shown: before.shown,
        held: state,
        dice: { outAt, landing: { roll, faces, at: Math.max(now, outAt + by.toss) } },
        ...told,
      };
  return toldBy(falling, now, by);
}

/** The same when time has passed. */
function toldBy<State>(before: Presentation<State>, now: number, by: Pace): Presentation<State> {
  const { held, dice } = before;
  if (held === undefined || dice === undefined || dice.landing === undefined) return before;
  const { roll, at } = dice.landing;
  return now < at + by.land + by.quiet ? before : { shown: held, dice, told: roll };
}

/** The same for whoever does not want to wait for the dice, once it is known what they show. */
const toldNow = <State>(before: Presentation<State>): Presentation<State> =>
  toldBy(before, Number.POSITIVE_INFINITY, stillPace);

/** What dice do at a moment. */
function movementOf({ outAt, landing }: Throw, now: number, by: Pace): Movement {
  if (now < outAt + by.toss) return 'toss';
  if (landing === undefined || now < landing.at) return 'spin';
  return now < landing.at + by.land ? 'land' : 'rest';
}

/** When something changes on the screen though nothing happens at the table; never where nothing does. */
function nextChange<State>({ held, dice }: Presentation<State>, now: number, by: Pace): number | undefined {
  if (dice === undefined) return undefined;
  const { outAt, landing } = dice;
  const moments = [outAt + by.toss];
  if (landing !== undefined) moments.push(landing.at, landing.at + by.land);
  if (landing !== undefined && held !== undefined) moments.push(landing.at + by.land + by.quiet);
  return moments.filter((moment) => moment > now).sort((a, b) => a - b)[0];
}
