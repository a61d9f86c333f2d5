import { describe, expect, test } from 'vitest';
import { backoffBy } from './backoff.ts';

/** A back-off with a clock that the test moves. */
function under(budget?: number) {
  let clock = 0;
  const backoff = backoffBy({ now: () => clock }, budget);
  return {
    backoff,
    wait: (seconds: number) => {
      clock += seconds * 1_000;
    },
    guess: (key: string, free = 3) => {
      const attempt = backoff.attempt({ key, free });
      return attempt.ok ? 0 : attempt.after;
    },
  };
}

describe('back-off', () => {
  test('waits double with each failure beyond the free ones, up to five minutes', () => {
    const { guess, wait } = under();
    expect([guess('a'), guess('a'), guess('a')]).toEqual([0, 0, 0]);
    const waits: number[] = [];
    for (let failure = 0; failure < 11; failure++) {
      const after = guess('a');
      waits.push(after);
      wait(after);
      expect(guess('a')).toBe(0);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
  });

  test('a thousand tries at once are looked at three times', () => {
    const { guess } = under();
    expect(Array.from({ length: 1_000 }, () => guess('a')).filter((after) => after === 0)).toHaveLength(3);
  });

  test('a try that is not looked at makes nobody wait longer', () => {
    const { guess, wait } = under();
    for (let tries = 0; tries < 50; tries++) guess('a');
    wait(1);
    expect(guess('a')).toBe(0);
  });

  test('others go on as before', () => {
    const { guess } = under();
    for (let tries = 0; tries < 50; tries++) guess('a');
    expect(guess('b')).toBe(0);
  });

  test('what was right does not count', () => {
    const { backoff } = under();
    for (let tries = 0; tries < 50; tries++) {
      const attempt = backoff.attempt({ key: 'a', free: 3 });
      expect(attempt.ok).toBe(true);
      if (attempt.ok) attempt.succeeded();
    }
    expect(backoff.size()).toBe(0);
  });

  test('all is forgotten after ten quiet minutes', () => {
    const { guess, wait } = under();
    for (let tries = 0; tries < 3; tries++) guess('a');
    wait(599);
    expect(guess('a')).toBe(0);
    wait(600);
    expect([guess('a'), guess('a'), guess('a')]).toEqual([0, 0, 0]);
  });

  test('the budget of a minute is for all who guess together, and comes again with the next', () => {
    const { guess, wait } = under(200);
    const looked = Array.from({ length: 1_000 }, (_, index) => guess(`stranger ${index % 50}`, 10));
    expect(looked.filter((after) => after === 0)).toHaveLength(200);
    expect(looked.at(-1)).toBe(60);
    wait(60);
    expect(guess('stranger 1', 10)).toBe(0);
  });

  test('whoever has hardly failed is looked at when others have spent the budget', () => {
    const { backoff, guess } = under(200);
    for (let stranger = 0; stranger < 25; stranger++)
      for (let tries = 0; tries < 10; tries++) guess(`stranger ${stranger}`, 10);
    expect(guess('stranger 1', 10)).toBe(60);
    const right = backoff.attempt({ key: 'guest', free: 10 });
    if (right.ok) right.succeeded();
    expect(right.ok).toBe(true);
    expect([guess('guest', 10), guess('guest', 10), guess('guest', 10), guess('guest', 10)]).toEqual([
      0, 0, 0, 60,
    ]);
  });

  test('a clock that is set back makes nobody wait for it', () => {
    const { guess, wait } = under(200);
    for (let tries = 0; tries < 4; tries++) guess('a');
    wait(-3_600);
    expect(guess('a')).toBeLessThanOrEqual(1);
    wait(1);
    expect(guess('a')).toBe(0);
  });

  test('a million strangers cost no more memory than twenty thousand', () => {
    const { guess, backoff } = under();
    for (let stranger = 0; stranger < 50_000; stranger++) guess(`${stranger}`);
    expect(backoff.size()).toBe(20_000);
  });
});
