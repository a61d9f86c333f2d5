import { describe, expect, test } from 'vitest';
import {
  type Clock,
  createPresenter,
  cupPace,
  type DiceSeen,
  handPace,
  type Movement,
  type Pace,
  stillPace,
} from './presenter.ts';

/** A clock that stands until it is set, and does what is due on the way. */
function aClock() {
  let now = 5_000;
  let due: readonly { readonly at: number; readonly work: () => void }[] = [];
  const clock: Clock = {
    now: () => now,
    later: (milliseconds, work) => {
      const entry = { at: now + milliseconds, work };
      due = [...due, entry];
      return () => {
        due = due.filter((each) => each !== entry);
      };
    },
  };
  const pass = (milliseconds: number): void => {
    const until = now + milliseconds;
    for (;;) {
      const [next] = due.toSorted((a, b) => a.at - b.at);
      if (next === undefined || next.at > until) break;
      due = due.filter((each) => each !== next);
      now = Math.max(now, next.at);
      next.work();
    }
    now = until;
  };
  return { clock, pass, waits: () => due.length };
}

/** A screen that follows a table: what it shows, and what its dice did, in order. */
function aScreen(pace: Pace = handPace) {
  const time = aClock();
  const shows: string[] = [];
  const moves: (Movement | undefined)[] = [];
  const presenter = createPresenter<string>({
    paceOf: () => pace,
    clock: time.clock,
    changed: ({ shown }, movement) => {
      if (shows.at(-1) !== shown) shows.push(shown);
      if (moves.at(-1) !== movement) moves.push(movement);
    },
  });
  return { ...time, presenter, shows, moves, shown: () => shows.at(-1) };
}

const out: DiceSeen = { are: 'out' };
const still: DiceSeen = { are: 'still' };
const called = (roll: string, ...faces: readonly number[]): DiceSeen => ({ are: 'called', roll, faces });

describe('dice that are thrown', () => {
  test('fly, spin until they are called, fall, and are told when they have rested', () => {
    const { presenter, pass, shows, moves, shown } = aScreen();
    presenter.take('betting', still);
    presenter.take('out', out);
    pass(3_000);
    expect(moves).toEqual(['toss', 'spin']);
    presenter.take('eight', called('8', 4, 4));
    expect(moves.at(-1)).toBe('land');
    pass(handPace.land);
    expect(moves.at(-1)).toBe('rest');
    expect(shown()).toBe('out');
    pass(handPace.quiet - 1);
    expect(shown()).toBe('out');
    pass(1);
    expect(shows).toEqual(['betting', 'out', 'eight']);
  });

  test.each([
    ['at once', 0],
    ['while they fly', 400],
    ['as they begin to spin', 1_000],
  ])('called %s, they fly to the end all the same, and for as long', (_, after) => {
    const { presenter, pass, shown, waits } = aScreen();
    presenter.take('out', still);
    presenter.take('out', out);
    pass(after);
    presenter.take('seven', called('1', 3, 4));
    pass(handPace.toss + handPace.land + handPace.quiet - after - 1);
    expect(shown()).toBe('out');
    pass(1);
    expect(shown()).toBe('seven');
    expect(waits()).toBe(0);
  });

  test('out of a cup they are shaken first', () => {
    const { presenter, pass, moves } = aScreen(cupPace);
    presenter.take('betting', still);
    presenter.take('out', out);
    pass(1_600);
    expect(moves.at(-1)).toBe('toss');
    pass(40);
    expect(moves.at(-1)).toBe('spin');
  });

  test('a roll takes no longer for what it shows', () => {
    const last = [
      [1, 1],
      [6, 6],
      [3, 4],
    ].map((faces) => {
      const { presenter, pass, shown } = aScreen();
      presenter.take('betting', still);
      presenter.take('out', out);
      pass(2_000);
      presenter.take('told', called('1', ...faces));
      let waited = 0;
      for (; shown() !== 'told'; waited++) pass(1);
      return waited;
    });
    expect(last).toEqual([760, 760, 760]);
  });
});

describe('what never waits for dice', () => {
  const falling = () => {
    const screen = aScreen();
    screen.presenter.take('betting', still);
    screen.presenter.take('out', out);
    screen.pass(2_000);
    screen.presenter.take('called', called('1', 6, 1));
    screen.pass(200);
    expect(screen.shown()).toBe('out');
    return screen;
  };

  test('the next bets: whatever ends the roll at the table ends it on the screen', () => {
    const { presenter, shown, waits, moves } = falling();
    presenter.take('betting again', still);
    expect(shown()).toBe('betting again');
    expect(moves.at(-1)).toBeUndefined();
    expect(waits()).toBe(0);
  });

  test('the next throw', () => {
    const { presenter, shown, moves, pass } = falling();
    presenter.take('out again', out);
    expect(shown()).toBe('out again');
    expect(moves.at(-1)).toBe('toss');
    pass(handPace.toss);
    expect(moves.at(-1)).toBe('spin');
  });

  test('a call that is put right while they fall', () => {
    const { presenter, shown } = falling();
    presenter.take('put right', called('1', 5, 1));
    expect(shown()).toBe('put right');
  });

  test('whoever taps', () => {
    const { presenter, shown } = falling();
    presenter.skip();
    expect(shown()).toBe('called');
  });

  test('a tap tells nothing that nobody knows yet', () => {
    const { presenter, shown, moves } = aScreen();
    presenter.take('betting', still);
    presenter.take('out', out);
    presenter.skip();
    expect(shown()).toBe('out');
    expect(moves.at(-1)).toBe('toss');
  });

  test('what else happens during a roll: the newest is told', () => {
    const { presenter, pass, shown } = falling();
    presenter.take('called, and somebody sat down', called('1', 6, 1));
    pass(560);
    expect(shown()).toBe('called, and somebody sat down');
    presenter.take('called, and somebody left', called('1', 6, 1));
    expect(shown()).toBe('called, and somebody left');
  });

  test('anybody who wants nothing to move', () => {
    const { presenter, pass, shown, waits } = aScreen(stillPace);
    presenter.take('betting', still);
    presenter.take('out', out);
    expect(shown()).toBe('out');
    pass(300);
    presenter.take('called', called('1', 6, 1));
    expect(shown()).toBe('called');
    expect(waits()).toBe(0);
  });
});

describe('dice that nobody saw fly', () => {
  test('are set down where they are called, as dice thrown by hand', () => {
    const { presenter, pass, shown, moves } = aScreen();
    presenter.take('betting', still);
    presenter.take('called', called('1', 2, 2));
    expect(moves.at(-1)).toBe('land');
    expect(shown()).toBe('betting');
    pass(760);
    expect(shown()).toBe('called');
  });

  test('spin where a screen comes to them, and are told at once where they were called before', () => {
    const coming = aScreen();
    coming.presenter.take('out', out);
    expect(coming.moves).toEqual(['spin']);
    const late = aScreen();
    late.presenter.take('called', called('1', 2, 2));
    late.presenter.take('called still', called('1', 2, 2));
    expect(late.shows).toEqual(['called', 'called still']);
    expect(late.waits()).toBe(0);
  });

  test('another table is shown as it is', () => {
    const { presenter, shown } = aScreen();
    presenter.take('out', out);
    presenter.take('another', called('9', 2, 2), true);
    expect(shown()).toBe('another');
  });
});
