import { defaultPace, type HouseSettings, houseDealer, houseLooksAgain, type Table } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { manners, tableRules } from '../rows.ts';
import { aSetup } from '../testing/given-table.ts';
import { chanceFrom, rollBy } from './chance.ts';
import { houseRun } from './house-run.ts';

const from = Date.UTC(2026, 4, 10, 12);

describe.each(Object.entries(tableRules))('at a table of %s', (pack, rules) => {
  const settings: HouseSettings = { ...defaultPace, float: 1_000_000_00, closesAt: from + 40 * 60_000 };

  test('the house changes its mind at no other moment than it said', () => {
    const fate = chanceFrom(3);
    const players = (manners[pack] ?? []).map((manner, index) => ({ name: `guest-${index}`, manner }));
    const run = {
      rules,
      setup: aSetup(pack, { dice: 'virtual' }),
      settings,
      players,
      buyIn: 200_00,
      stake: 5_00,
    };
    let steps = 0;
    const minds: Mind[] = [];
    const dice = () => rollBy(fate, rules.pack.dice);
    for (const { table, command } of houseRun({ ...run, from, dice, chance: chanceFrom(4) })) {
      steps += 1;
      if (steps > 400) break;
      minds.push(...changesOfMind(table, command.at));
    }
    expect(minds.length).toBeGreaterThan(20);
    expect(minds.filter(({ said, at }) => said === undefined || said > at)).toEqual([]);
  });

  /** What the house would do as the clock goes on in half seconds: each change, and when it had said to look again. */
  function changesOfMind(table: Table, start: number): readonly Mind[] {
    const changes: Mind[] = [];
    let said = houseLooksAgain(rules, table, start, settings);
    let mind = houseDealer(rules, table, start, settings)?.command.type;
    for (let now = start + 500; now < start + 35_000; now += 500) {
      const then = houseDealer(rules, table, now, settings)?.command.type;
      if (then !== mind) changes.push({ at: now, said });
      mind = then;
      if (said === undefined || said <= now) said = houseLooksAgain(rules, table, now, settings);
    }
    return changes;
  }
});

type Mind = { readonly at: number; readonly said: number | undefined };
