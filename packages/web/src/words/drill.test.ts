import { describedEvents } from '@dicepit/desks';
import { describe, expect, test } from 'vitest';
import { drill as de } from './de/drill.ts';
import { drill as en } from './en/drill.ts';

describe('the words of the drills', () => {
  test('every event that a drill describes is described in German', () => {
    const ids = Object.entries(describedEvents).flatMap(([topic, all]) =>
      all.map((_, at) => `${topic}.${at + 1}`),
    );
    expect(Object.keys(de.events)).toEqual(ids);
  });

  test('topics and choices have the same names in both languages', () => {
    expect(Object.keys(de.topics)).toEqual(Object.keys(en.topics));
    expect(Object.keys(de.choices)).toEqual(Object.keys(en.choices));
  });
});
