import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { messageIn } from './message.ts';

test.each([
  'plain',
  "the dealer's call",
  "it''s quoted",
  "a '{' that is quoted",
  'a # and a < and a | by themselves',
  "l'heure, qu'il est",
  '{count, plural, one {# roll} other {# rolls}}',
])('%s says what ICU says of it, read or not', (text) => {
  const figures = { count: 2 };
  const read = new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true });
  expect(messageIn('en', text)(figures)).toBe(read.format(figures));
});
