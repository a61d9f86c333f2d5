import { everyRole, phaseOf, type Role, type Table, viewFor } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { tableRules } from './rows.generated.ts';
import { dealer, gameSupervisor, givenHome, player } from './testing/given-table.ts';
import { walk } from './testing/walk/walk.ts';
import { registers } from './texts.ts';

/** Everything in a table that somebody might read, as text. */
const readable = (table: Table): string =>
  JSON.stringify(table, (_, value: unknown) => (value instanceof Map ? [...value] : value));

describe('what each may see of a table', () => {
  const at = givenHome('snake-eyes-nz', ['ann', 'bob'], { dice: 'physical' });
  at.given('ann', { type: 'PlaceBets', seat: 1, bets: [{ wager: 'hard-6', chips: 10_00 }] });
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

describe.each(Object.entries(tableRules))('at a table of %s', (pack, rules) => {
  const clauses = new Set((registers[pack] ?? []).map(({ clause }) => clause));

  test('nobody sees a face before the dice rest, whatever has happened', () => {
    let flying = 0;
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { phases } = walk({ rules, clauses, seed, commands: 1_500, setup: { dice: 'virtual' } });
      const table = phases.get('dice out');
      if (table === undefined || phaseOf(table) !== 'dice out') continue;
      flying += 1;
      for (const role of everyRole) {
        const seen = viewFor(table, { person: 'ann', role });
        expect(seen.roll?.faces.filter((face) => face !== undefined)).toEqual([]);
        expect(seen.roll?.calls).toEqual([]);
      }
    }
    expect(flying).toBeGreaterThan(0);
  });

  test('a player sees what no supervisor wrote, wherever a walk has come to', () => {
    for (const seed of [1, 2, 3]) {
      const { table } = walk({ rules, clauses, seed, commands: 1_500 });
      const seen = viewFor(table, { person: 'nobody', role: 'player' });
      expect(seen.incidents).toEqual([]);
      expect(seen.shooter.warnings).toEqual([]);
      expect([...seen.dice.dice.values()].flatMap(({ inspections }) => inspections)).toEqual([]);
    }
  });
});
