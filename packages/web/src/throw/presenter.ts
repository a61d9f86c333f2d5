import {
  type DiceSeen,
  firstShown,
  type Movement,
  movementOf,
  nextChange,
  nextShown,
  type Pace,
  type Presentation,
  toldBy,
  toldNow,
} from './sequence.ts';

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
