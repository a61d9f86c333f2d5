import { expect, test } from 'vitest';
import { isPlainText } from './dice-sheets.tsx';

test.each([
  ['Come on, seven!', true],
  ['x'.repeat(64), true],
  ['x'.repeat(65), false],
  ['', false],
  ['glück', false],
  ['tab\there', false],
])('%s', (text, plain) => {
  expect(isPlainText(text)).toBe(plain);
});
