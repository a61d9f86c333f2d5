import { expect, test } from 'vitest';
import { arrivalOf, landsOn, toMove, turnedAway } from './guest.ts';

test.each([
  ['', { is: 'plain' }],
  ['#', { is: 'plain' }],
  ['#KRTMWX', { is: 'code', code: 'KRTMWX' }],
  ['#krtmwx', { is: 'code', code: 'KRTMWX' }],
  ['#KRT-MWX', { is: 'code', code: 'KRT-MWX' }],
  ['#code=KRTMWX', { is: 'code', code: 'KRTMWX' }],
  ['#/tables', { is: 'tables' }],
  ['#/watch', { is: 'watch' }],
  ['#/move/ABCD-efgh', { is: 'move', code: 'ABCD-efgh' }],
  ['#/elsewhere', { is: 'plain' }],
  ['#<script>', { is: 'plain' }],
  ['#%E0%A4%A', { is: 'plain' }],
])('what %s brings along', (hash, arrival) => {
  expect(arrivalOf(hash)).toEqual(arrival);
});

test('the address to move by is read again as what it is, under whatever path the pit stands', () => {
  const { hash, pathname } = new URL(toMove('http://192.0.2.10:7711/dice/', 'ab cd-12'));
  expect(arrivalOf(hash)).toEqual({ is: 'move', code: 'ab cd-12' });
  expect(pathname).toBe('/dice/');
});

const nz = { table: 'nz-1', phase: 'betting' };
const party = { table: 'party-1', phase: 'gathering' };
const seatAt = (table: string) => ({ table, seat: 1 });

test.each([
  ['with one table a guest lands on it', 'p-1', [], [nz], 'nz-1'],
  ['but not on one that is closed', 'p-1', [], [{ ...nz, phase: 'closed' }], undefined],
  ['with two there is a choice', 'p-1', [], [nz, party], undefined],
  ['whoever has a seat is led back to it', 'p-1', [seatAt('party-1')], [nz, party], 'party-1'],
  ['and chooses between two', 'p-1', [seatAt('party-1'), seatAt('nz-1')], [nz, party], undefined],
  ['whoever is not in yet comes in first', null, [], [nz], undefined],
] as const)('%s', (_, person, seats, tables, table) => {
  expect(landsOn({ is: 'code', code: 'KRTMWX' }, { person, seats }, tables)).toBe(table);
  expect(landsOn({ is: 'tables' }, { person, seats }, tables)).toBeUndefined();
});

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
