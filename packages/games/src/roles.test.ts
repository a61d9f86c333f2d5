import {
  authority,
  type By,
  byPeople,
  type CommandType,
  decideTable,
  everyRole,
  newTable,
  type Role,
  rolesFor,
  type TableCommand,
} from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { tableRules } from './rows.ts';
import { aStrictSetup, givenCasino, operator } from './testing/given-table.ts';
import { registers } from './texts.ts';

// Object.keys says string; these are the very keys of a record over the commands.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const commands = Object.keys(authority) as readonly CommandType[];
const packs = Object.entries(tableRules);

/** A command with nothing in it: what a role check must answer before anything is looked at. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const bare = (type: CommandType, by: By, at: number) => ({ type, by, at }) as TableCommand;

describe.each(packs)('roles at %s', (pack, rules) => {
  const table = givenCasino(pack, []).table();
  const at = Date.UTC(2026, 4, 10, 12);
  const cases = commands.flatMap((type) =>
    everyRole.map((role): readonly [CommandType, Role] => [type, role]),
  );
  const mayNot = cases.filter(([type, role]) => !rolesFor(rules.procedure, type).roles.includes(role));
  const may = cases.filter(([type, role]) => rolesFor(rules.procedure, type).roles.includes(role));
  const clauses = new Set((registers[pack] ?? []).map(({ clause }) => clause));

  test('the two halves are every command for every role', () => {
    expect(mayNot.length + may.length).toBe(commands.length * everyRole.length);
    expect(may.length).toBeGreaterThan(commands.length / 2);
  });

  test('whoever may not give a command is refused for the role, by a clause of the pack or a named policy', () => {
    for (const [type, role] of mayNot) {
      const decided = decideTable(rules, table, bare(type, { person: 'x', role }, at));
      expect([type, role, decided]).toMatchObject([type, role, { refusal: { code: 'NOT_YOUR_ROLE' } }]);
      const clause = decided.ok ? '' : decided.refusal.clause;
      expect([type, clause, clauses.has(clause) || /^policy\/[a-z-]+$/.test(clause)]).toEqual([
        type,
        clause,
        true,
      ]);
    }
  });

  test('whoever may give a command is past the question of roles, and hears that there is no table yet', () => {
    for (const [type, role] of may.filter(([each]) => each !== 'SetUpTable')) {
      const decided = decideTable(rules, newTable, bare(type, { person: 'x', role }, at));
      expect([type, role, decided]).toMatchObject([type, role, { refusal: { code: 'NO_TABLE' } }]);
    }
    const setUp = { type: 'SetUpTable', setup: aStrictSetup(pack), by: operator, at } as const;
    expect(decideTable(rules, newTable, setUp).ok).toBe(true);
  });

  test('in a casino whoever is bound to a table or a pit is refused at another, whatever the command', () => {
    const bound = rules.procedure.staff.bound;
    for (const [type, role] of may.filter(([each]) => each !== 'SignOn' && each !== 'SetUpTable')) {
      const to = bound.find((each) => each.role === role)?.to;
      if (to === undefined) continue;
      const decided = decideTable(rules, table, bare(type, { person: 'x', role, pit: 'elsewhere' }, at));
      expect([type, role, decided]).toMatchObject([type, role, { refusal: { code: boundCode[to] } }]);
    }
  });

  test('a pack narrows the table of the house and never widens it', () => {
    for (const [type, entry] of Object.entries(rules.procedure.authority)) {
      const allowed = Object.entries(authority).find(([each]) => each === type)?.[1] ?? [];
      expect([type, entry.roles.filter((role) => !allowed.includes(role))]).toEqual([type, []]);
    }
  });

  test('the inspector and the scrutineer never act at a table', () => {
    const acts = may.filter(([, role]) => role === 'inspector' || role === 'scrutineer');
    expect(acts).toEqual([]);
  });

  test('every bound role is one that can sign on', () => {
    expect(byPeople(aStrictSetup(pack))).toBe(true);
    const { roles } = rolesFor(rules.procedure, 'SignOn');
    const bound = rules.procedure.staff.bound.filter(({ to }) => to === 'table').map(({ role }) => role);
    expect(bound.filter((role) => !roles.includes(role))).toEqual([]);
  });

  test.each(['', 'Cheat', '__proto__', 'constructor', 'toString'])("'%s' is no command", (type) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const decided = decideTable(rules, table, { type, by: operator, at } as unknown as TableCommand);
    expect(decided).toMatchObject({
      ok: false,
      refusal: { code: 'NO_SUCH_COMMAND', clause: 'policy/commands' },
    });
  });

  test.each([Number.NaN, 0.5, Number.POSITIVE_INFINITY])('a command at %s is refused', (moment) => {
    expect(decideTable(rules, table, { type: 'CloseTable', by: operator, at: moment })).toMatchObject({
      ok: false,
      refusal: { code: 'NO_CLOCK', clause: 'policy/clock' },
    });
  });
});

const boundCode = { table: 'NOT_AT_THIS_TABLE', pit: 'NOT_YOUR_PIT' } as const;
