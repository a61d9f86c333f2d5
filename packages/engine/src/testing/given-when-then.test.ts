import { describe, expect, test } from 'vitest';
import { type Decision, underTest } from './given-when-then.ts';
import { dealer, player } from './people.ts';

type Count = { readonly type: 'Count'; readonly by?: number };
type Counted = { readonly type: 'Counted' | 'Halved'; readonly to: number };
type Refused = { readonly code: 'TOO_MANY' | 'NOT_YOURS'; readonly clause: string };

/** Counts two up and one back each time, as far as three; a player may not. */
const counting = () =>
  underTest<number, Count, Counted, Refused>({
    start: 0,
    decide: (count, { by, at }): Decision<Counted, Refused> => {
      if (by.role === 'player') return { ok: false, refusal: { code: 'NOT_YOURS', clause: `at/${at}` } };
      if (count > 2) return { ok: false, refusal: { code: 'TOO_MANY', clause: 'ex/1' } };
      return {
        ok: true,
        events: [
          { type: 'Counted', to: count + 2 },
          { type: 'Halved', to: count + 1 },
        ],
      };
    },
    evolve: (_, { to }) => to,
    by: (who) => who,
  });

const count: Count = { type: 'Count' };

describe('given, when, then', () => {
  test('what is given is accepted and kept', () => {
    const counter = counting();
    counter.given(dealer, count).thenEvents('Counted', { type: 'Halved', to: 1 });
    expect(counter.state()).toBe(1);
    expect(counter.events()).toHaveLength(2);
    expect(() => counter.given(player('ann'), count)).toThrow('Count was refused: {"code":"NOT_YOURS"');
  });

  test('a refusal changes nothing, and says who asked and when', () => {
    const counter = counting();
    counter.wait(1_000);
    counter.when(player('ann'), count).thenRefused('NOT_YOURS', `at/${counter.now()}`);
    expect([counter.state(), counter.events()]).toEqual([0, []]);
  });

  test('what did not happen is not found', () => {
    const failing = [
      () => counting().when(dealer, count).thenEvents('Counted'),
      () => counting().when(dealer, count).thenEvents('Halved', 'Counted'),
      () => counting().when(dealer, count).thenFirst({ to: 1 }),
      () => counting().when(dealer, count).thenLast('Counted'),
      () => counting().when(dealer, count).thenAmong({ type: 'Halved', to: 2 }),
      () => counting().when(dealer, count).thenNone('Counted'),
      () => counting().when(dealer, count).thenRefused('TOO_MANY'),
      () => counting().when(player('ann'), count).thenRefused('TOO_MANY'),
      () => counting().when(player('ann'), count).thenRefused('NOT_YOURS', 'ex/1'),
      () => counting().when(player('ann'), count).thenEvents(),
      () => counting().when(player('ann'), count).events,
    ];
    for (const fails of failing) expect(fails).toThrow(/^expected |^Count was (refused|accepted): /);
  });

  test('a command that nobody asks about fails the next step, whatever it is', () => {
    for (const next of ['given', 'when', 'state'] as const) {
      const counter = counting();
      counter.when(dealer, count);
      expect(() => counter[next](dealer, count)).toThrow('Nobody asked what came of Count.');
    }
    const counter = counting();
    expect(counter.when(dealer, count).accepted).toBe(true);
    expect(counter.when(player('ann'), count).answer).toBe('NOT_YOURS');
    expect(counter.state()).toBe(1);
  });
});
