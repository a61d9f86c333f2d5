import { everyRole, phaseOf, viewFor } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { tableRules } from './rows.ts';
import { walk } from './testing/walk/walk.ts';
import { registers } from './texts.ts';

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
