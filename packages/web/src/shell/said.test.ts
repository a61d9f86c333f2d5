import { expect, test } from 'vitest';
import { splitSentence } from './said.ts';

test.each([
  [
    '$2 is below the minimum of $5 (NSW 7.1). Stake $5 or more.',
    '$2 is below the minimum of $5 (NSW 7.1)',
    'Stake $5 or more.',
  ],
  ['The dice are out.', 'The dice are out', ''],
  ['Odds of 7.5 to 1 stay. Nothing moves.', 'Odds of 7.5 to 1 stay', 'Nothing moves.'],
])('the first sentence is the title: %s', (detail, title, text) => {
  expect(splitSentence(detail)).toEqual({ title, text });
});
