import { eventDescriptions } from '@dicepit/desks';
import drill from '@dicepit/words/pages/drill.json' with { type: 'json' };
import { expect, test } from 'vitest';

test('every event that a drill describes is in the catalogue, and no other', () => {
  const described = Object.entries(eventDescriptions).flatMap(([topic, count]) =>
    Array.from({ length: count }, (_, at) => `${topic}.${at + 1}`),
  );
  expect(Object.keys(drill.events).toSorted()).toEqual(described.toSorted());
});
