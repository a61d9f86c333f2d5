import type { GuestFacts, HostTable, Overview } from '@dicepit/wire';
import { describe, expect, test } from 'vitest';
import { screenFor } from './entered.ts';

const STARTED = 1_000;

type Had = {
  readonly began?: 'opened' | 'resumed';
  readonly tables?: readonly Partial<HostTable>[];
  readonly guests?: readonly Partial<GuestFacts>[];
  readonly demo?: true;
};

// Only what decides is filled in.
const night = ({ began = 'opened', tables = [{ rolled: 0 }], guests = [], demo }: Had): Overview =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  ({
    pit: { began, startedAt: STARTED },
    tables: tables.map((table) => ({ card: { demo }, ...table })),
    guests,
  }) as unknown as Overview;

const guest = { kind: 'guest' } as const;
const house = { kind: 'house' } as const;

describe('what the host sees first', () => {
  test.each([
    ['of a pit without tables: the three questions', night({ tables: [] }), null, 'start'],
    ['of a new pit with tables: a phone to try', night({ guests: [house] }), null, 'first phone'],
    [
      'of tables to look around at: the three questions',
      night({ demo: true, guests: [house] }),
      null,
      'start',
    ],
    ['of those, with a guest come early: the same', night({ demo: true, guests: [guest] }), null, 'start'],
    [
      'of those, once shown around: the night',
      night({ demo: true, guests: [guest] }),
      String(STARTED),
      'console',
    ],
    ['of a night with guests: the night', night({ guests: [guest] }), null, 'console'],
    [
      'after a restart in the middle: the way back',
      night({ began: 'resumed', guests: [guest] }),
      null,
      'start',
    ],
    [
      'after a restart with rolls made and no guest left: the way back',
      night({ began: 'resumed', tables: [{ rolled: 118 }] }),
      'another start',
      'start',
    ],
    [
      'of a night gone on with: the night, and never the questions',
      night({ began: 'resumed', guests: [guest], tables: [{ rolled: 118 }] }),
      String(STARTED),
      'console',
    ],
    [
      'of a pit that was started again before anything happened',
      night({ began: 'resumed' }),
      null,
      'first phone',
    ],
  ])('%s', (_, overview, entered, screen) => {
    expect(screenFor(overview, { entered })).toBe(screen);
  });
});
