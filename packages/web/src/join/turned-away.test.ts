import { expect, test } from 'vitest';
import { turnedAway } from './turned-away.ts';

const problem = (code: string, status = 409) => ({ code, title: 'T', detail: 'D.', status });

test.each([
  ['WRONG_CREDENTIALS', { is: 'wrong code' }],
  ['MALFORMED', { is: 'wrong code' }],
  ['PIT_LOCKED', { is: 'locked', said: 'D.' }],
  ['NAME_TAKEN', { is: 'name taken' }],
  ['EXCLUDED', { is: 'excluded' }],
  ['CONFLICT', { is: 'refused', title: 'T', said: 'D.' }],
])('%s is told in its own words', (code, away) => {
  expect(turnedAway(problem(code))).toEqual(away);
});

test('too many tries come with the time to wait, in whole seconds and never none', () => {
  expect(turnedAway(problem('TOO_MANY', 429), 41.2)).toEqual({ is: 'wait', seconds: 42 });
  expect(turnedAway(problem('TOO_MANY', 429), 0)).toEqual({ is: 'wait', seconds: 1 });
  expect(turnedAway(problem('TOO_MANY', 429))).toEqual({ is: 'wait', seconds: 30 });
});

test('a pit that cannot be reached has refused nobody', () => {
  expect(turnedAway(problem('UNREACHABLE', 0))).toEqual({ is: 'away' });
  expect(turnedAway(problem('UNAVAILABLE', 503))).toEqual({ is: 'away' });
});
