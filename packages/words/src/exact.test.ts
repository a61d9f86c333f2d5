import type { Unanswered } from '@dicepit/analysis';
import { describe, expect, test } from 'vitest';
import { loadTeller } from './teller.ts';

const [english, german] = await Promise.all([loadTeller('en', ['exact']), loadTeller('de', ['exact'])]);

describe('why a question has no exact answer', () => {
  test('says how much it would hold, how much is the most, and the way out', () => {
    const why: Unanswered = { code: 'TOO_LARGE', case: 'mixes', size: 1_234_567_890, most: 2_000_000 };
    expect(english.tell(why)).toBe(
      'An exact answer would hold 1.2e+9 mixes, more than 2.0e+6. Ask about fewer wagers together, or a total of fewer units.',
    );
    expect(german.tell(why)).toMatch(/^Eine genaue Antwort hätte 1,2e\+9 Mischungen, mehr als 2,0e\+6\. /);
  });

  test.each<[Unanswered['code'], Unanswered, string]>([
    [
      'TOO_LARGE',
      { code: 'TOO_LARGE', case: 'bits', size: 3e9, most: 2e9 },
      'Ask about fewer rolls, or stake',
    ],
    ['GOAL_NEEDED', { code: 'GOAL_NEEDED' }, 'Name a goal'],
    ['NO_MIX', { code: 'NO_MIX' }, 'No wager'],
    ['NEVER_DECIDED', { code: 'NEVER_DECIDED', wager: 'field' }, 'a bet on field up for ever'],
    [
      'NOT_REACHED',
      { code: 'NOT_REACHED', target: 0.01, nearest: 0.25 },
      'comes to 0.01; the nearest is 0.25.',
    ],
  ])('%s', (_, why, words) => expect(english.tell(why)).toContain(words));
});
