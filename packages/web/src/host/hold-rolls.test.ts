import type { HostTable } from '@dicepit/wire';
import { beforeEach, expect, test } from 'vitest';
import type { Clock } from '../throw/presenter.ts';
import { type HeldRolls, holdRolls } from './hold-rolls.ts';

let now = 0;
let timers: { readonly at: number; readonly work: () => void }[] = [];
const clock: Clock = {
  now: () => now,
  later: (milliseconds, work) => {
    const timer = { at: now + milliseconds, work };
    timers.push(timer);
    return () => {
      timers = timers.filter((each) => each !== timer);
    };
  },
};
const passes = (milliseconds: number): void => {
  const end = now + milliseconds;
  for (;;) {
    const [next] = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
    if (next === undefined) break;
    now = next.at;
    timers = timers.filter((each) => each !== next);
    next.work();
  }
  now = end;
};

let rolls: HeldRolls;
let told = 0;
let all: readonly HostTable[] = [];
beforeEach(() => {
  now = 0;
  timers = [];
  told = 0;
  rolls = holdRolls(() => {
    told += 1;
  }, clock);
});

const aTable = (
  phase: string,
  rolled: number,
  pack = 'snake-eyes-nz',
  dice: HostTable['dice'] = 2,
): HostTable => ({
  card: {
    table: 't-1',
    title: 'T',
    pack,
    kind: pack === 'snake-eyes-party' ? 'party' : 'banked',
    phase,
    seats: 4,
    taken: 1,
    dice: 'virtual',
    mode: 'home',
    staffed: 'house',
    limits: null,
    version: 1,
  },
  dice,
  rolled,
  call: phase === 'called' ? { called: { manner: 'hard', total: 8, pips: 4 }, house: {} } : null,
  shooter: rolled % 2 === 0 ? 'Ann' : 'Ben',
  halted: null,
  calling: null,
  pace: null,
});
const phases = (): string | undefined => rolls.take(all)[0]?.card.phase;
const heard = (phase: string, rolled: number, pack?: string, dice?: 2 | 3): string | undefined => {
  all = [aTable(phase, rolled, pack, dice)];
  return phases();
};

test('a call is told when the dice of the televisions rest, and the page hears of it', () => {
  expect(heard('betting', 0)).toBe('betting');
  expect(heard('dice out', 0)).toBe('dice out');
  passes(300);
  expect(heard('called', 1)).toBe('dice out');
  passes(1_459);
  expect(phases()).toBe('dice out');
  passes(1);
  expect(told).toBeGreaterThan(0);
  expect(phases()).toBe('called');
});

test('a call of dice that nobody has heard of waits for a whole throw', () => {
  heard('betting', 0);
  expect(heard('called', 1)).toBe('betting');
  passes(1_759);
  expect(phases()).toBe('betting');
  passes(1);
  expect(phases()).toBe('called');
});

test('whatever ends the roll is told at once, and so is a table that is seen for the first time', () => {
  expect(heard('called', 1)).toBe('called');
  heard('dice out', 1);
  expect(heard('called', 2)).toBe('dice out');
  expect(heard('betting', 2)).toBe('betting');
});

test('at a party whose turn it is next is not told before the dice rest', () => {
  heard('throwing', 2, 'snake-eyes-party');
  heard('dice out', 2, 'snake-eyes-party');
  expect(heard('throwing', 3, 'snake-eyes-party')).toBe('dice out');
  passes(1_760);
  expect(phases()).toBe('throwing');
  // Until the next throw everything is told as it comes.
  expect(heard('won', 3, 'snake-eyes-party')).toBe('won');
});

// A game of one's own is not known to this page, and has as many dice as its table says.
test.each(['wonder-dice', 'own-of-harbour-school'])('three dice out of a cup take longer: %s', (pack) => {
  heard('betting', 0, pack, 3);
  heard('called', 1, pack, 3);
  passes(2_399);
  expect(phases()).toBe('betting');
  passes(1);
  expect(phases()).toBe('called');
});
