import { effect } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aVoice } from './announcer.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Everything that a live region holds, one after another. */
function heard(says: (say: (text: string) => void) => void): readonly string[] {
  const voice = aVoice();
  const texts: string[] = [];
  effect(() => void texts.push(voice.text.value));
  says(voice.say);
  vi.runAllTimers();
  return texts;
}

test('what happens together is one message, and nothing of it is lost', () => {
  const texts = heard((say) => {
    say('Eight, hard.');
    say('You win 35. Chips 535.');
  });
  expect(texts).toEqual(['', 'Eight, hard. You win 35. Chips 535.', '']);
});

test('what happens one after another is one message each', () => {
  const texts = heard((say) => {
    say('Dice out.');
    vi.advanceTimersByTime(500);
    say('Seven out.');
  });
  expect(texts).toEqual(['', 'Dice out.', 'Seven out.', '']);
});

test('the same words twice are heard twice', () => {
  const texts = heard((say) => {
    say('Your throw.');
    vi.advanceTimersByTime(500);
    say('Your throw.');
  });
  expect(texts.map((text) => text.trim())).toEqual(['', 'Your throw.', 'Your throw.', '']);
  expect(new Set(texts).size).toBe(3);
});
