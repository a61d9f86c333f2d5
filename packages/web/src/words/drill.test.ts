import { describedEvents } from '@dicepit/desks';
import drill from '@dicepit/words/pages/drill.json' with { type: 'json' };
import { expect, test } from 'vitest';

test('every event that a drill describes is in the catalogue, as the terminal tells it', () => {
  const described = Object.entries(describedEvents).flatMap(([topic, all]) =>
    all.map((text, at) => [`${topic}.${at + 1}`, text]),
  );
  expect(drill.events).toEqual(Object.fromEntries(described));
});
