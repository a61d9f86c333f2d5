import { readFileSync } from 'node:fs';
import { eventVisibility } from '@dicepit/server';
import { expect, test } from 'vitest';
import { writeVisibility } from './write-visibility.ts';

const committed = readFileSync(new URL('../../docs/who-sees-what.md', import.meta.url), 'utf8');

test('docs/who-sees-what.md is what the code says; npm run visibility writes it anew', () => {
  expect(writeVisibility(eventVisibility)).toBe(committed);
});

test.each([
  '| BetPlaced | yes | yes | yes |',
  '| IncidentOpened |  | yes | yes |',
  '| ShooterWarned | only the person it is about | yes | yes |',
  '| CallOverruled | without words | yes | yes |',
  '| DiceDoubted |  |  | yes |',
])('a line says who sees what: %s', (line) => {
  expect(committed.split('\n')).toContain(line);
});
