import {
  bet,
  defaultPace,
  loses,
  newTable,
  type Pack,
  rest,
  shooterKeepsDice,
  simplePack,
  stands,
  sumOf,
  type TableRules,
  tableProcedureFor,
  threeDice,
  twoDice,
  wins,
} from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { automaticRegister } from './automatic-register.ts';
import { chanceFrom, rollBy } from './house-players/chance.ts';
import { houseRun } from './house-players/house-run.ts';
import { manner } from './house-players/manner.ts';
import { aSetup } from './testing/given-table.ts';
import { wrongAnswer } from './testing/walk/faults.ts';
import { walk } from './testing/walk/walk.ts';

const { total } = twoDice;

const luckySeven = simplePack({
  id: 'lucky-seven',
  name: 'Lucky Seven',
  dice: 2,
  wagers: [
    bet('seven', 'Seven', [
      [total(7), wins('4 to 1')],
      [rest, loses],
    ]),
    bet('six', 'Six', [
      [total(6), wins('7 to 6')],
      [total(7), loses],
      [rest, stands],
    ]),
  ],
});

const keepRolling = simplePack({
  id: 'keep-rolling',
  name: 'Keep Rolling',
  dice: 2,
  procedure: shooterKeepsDice({ until: total(7) }),
  wagers: [
    bet('eight', 'Eight', [
      [total(8), wins('1 to 1')],
      [total(7), loses],
      [rest, stands],
    ]),
  ],
});

const triples = simplePack({
  id: 'triples',
  name: 'Triples',
  dice: 3,
  wagers: [
    bet('triple', 'Any Triple', [
      [threeDice.triple, wins('30 to 1')],
      [rest, loses],
    ]),
  ],
});

const rulesOf = (pack: Pack): TableRules => {
  const opened = pack.open();
  if (!opened.ok) throw new Error(`${pack.id} refuses its own defaults`);
  return { pack, procedure: tableProcedureFor(opened.game) };
};

const packs = [luckySeven, keepRolling, triples];

describe.each(packs.map((pack) => [pack.id, pack] as const))('%s, which is its wagers', (_, pack) => {
  const rules = rulesOf(pack);
  const clauses = new Set(automaticRegister(pack).map(({ clause }) => clause));

  test('is dealt by the house to house players, and every chip is accounted for', () => {
    const fate = chanceFrom(3);
    let settled = 0;
    let last = newTable;
    for (const { table, events, refusal } of houseRun({
      rules,
      setup: aSetup(pack.id, { dice: 'virtual' }),
      settings: { ...defaultPace, float: 1_000_000_00 },
      players: ['Hana', 'Moss', 'Ines'].map((name) => ({
        name,
        manner: manner('all', 'plays it all', { keeps: pack.wagerIds }),
      })),
      buyIn: 10_000_00,
      stake: 6_00,
      from: Date.UTC(2026, 4, 10, 12),
      dice: () => rollBy(fate, pack.dice),
      chance: chanceFrom(4),
    })) {
      expect(refusal).toBeUndefined();
      expect(events.map((event) => wrongAnswer({ ok: true, events: [event] }, clauses))).toEqual(
        events.map(() => undefined),
      );
      settled += events.filter(({ type }) => type === 'RollSettled').length;
      last = table;
      if (settled === 60) break;
    }
    expect(settled).toBe(60);
    expect(sumOf([...last.ledger].map(([account, cents]) => ({ account, cents })))).toBe(0);
  });

  test.each([1, 2, 3, 4, 5, 6])('holds under commands that nobody expects, walk %i', (seed) => {
    const { accepted } = walk({ rules, clauses, seed, commands: 600 });
    expect([...accepted.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(50);
  });
});

describe('the register of a game that has written none', () => {
  const ruleOf = (pack: Pack, clause: string): string | undefined =>
    automaticRegister(pack).find((row) => row.clause === `${pack.prefix}/${clause}`)?.rule;

  test('says every wager in a sentence of its rules', () => {
    expect(ruleOf(luckySeven, 'seven')).toBe(
      'Seven: the next roll decides it; wins 4 to 1 on a total of 7; loses on a total of 2, 3, 4, 5, 6, 8, 9, 10, 11 or 12.',
    );
    expect(ruleOf(luckySeven, 'six')).toBe(
      'Six: it stands until a roll decides it; wins 7 to 6 on a total of 6; loses on a total of 7.',
    );
    expect(ruleOf(triples, 'triple')).toContain('wins 30 to 1 on 1-1-1, 2-2-2, 3-3-3, 4-4-4, 5-5-5 or 6-6-6');
  });

  test('says who throws', () => {
    expect(ruleOf(luckySeven, 'throwing')).toBe('The dealer throws the dice.');
    expect(ruleOf(keepRolling, 'throwing')).toContain('keeps the dice until a total of 7');
  });

  test('gives way to what its author writes', () => {
    const row = {
      clause: 'lucky-seven/seven',
      rule: 'Seven is lucky.',
      kind: 'wager',
      treatment: 'enforced',
      software: '',
      acceptance: '',
    } as const;
    const register = automaticRegister(luckySeven, [row]);
    expect(register.filter(({ clause }) => clause === row.clause)).toEqual([row]);
    expect(register.length).toBe(automaticRegister(luckySeven).length);
  });
});
