import { describe, expect, test } from 'vitest';
import { exampleRules } from '../testing/example-table.ts';
import { givenHome } from '../testing/given-table.ts';
import { dealer, gameSupervisor, player } from '../testing/people.ts';
import { everyRole, type Role } from './role.ts';
import type { Table } from './table.ts';
import { viewFor } from './view.ts';

/** Everything in a table that somebody might read, as text. */
const readable = (table: Table): string =>
  JSON.stringify(table, (_, value: unknown) => (value instanceof Map ? [...value] : value));

describe('what each may see of a table', () => {
  const at = givenHome(exampleRules, ['ann', 'bob']);
  at.given('ann', { type: 'PlaceBets', seat: 1, bets: [{ wager: 'hard-eight', chips: 10_00 }] });
  at.given(dealer, { type: 'OfferDice' });
  at.given('ann', { type: 'AcceptDice', seat: 1 });
  at.given(gameSupervisor, { type: 'WarnShooter', words: 'mind the rail' });
  at.given(dealer, { type: 'ReportMalfunction', equipment: 'drop-box', words: 'jammed by a coin' });
  const table = at.table();

  test.each(everyRole.filter((role) => role !== 'player'))('a %s sees all of it', (role: Role) => {
    expect(viewFor(table, { person: 'sam', role })).toBe(table);
  });

  test('a player sees the felt: seats, racks, bets, signs and who shoots', () => {
    const seen = viewFor(table, player('bob'));
    expect(seen.betting.bets).toEqual(table.betting.bets);
    expect([seen.seats, seen.ledger, seen.signs, seen.shooter.is]).toEqual([
      table.seats,
      table.ledger,
      table.signs,
      table.shooter.is,
    ]);
  });

  test('a player sees no incident, and no warning that was given to somebody else', () => {
    expect(table.shooter.warnings).toEqual(['mind the rail']);
    expect(readable(viewFor(table, player('bob')))).not.toContain('mind the rail');
    expect(readable(viewFor(table, player('ann')))).toContain('mind the rail');
    expect(viewFor(table, player('ann')).incidents).toEqual([]);
  });
});
