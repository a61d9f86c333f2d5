import { packIds } from '@dicepit/games';
import { routes } from '@dicepit/wire';
import { describe, expect, test } from 'vitest';
import { capturedRun } from '../captured-run.ts';
import { firstTables } from './first-tables.ts';

const usual = { dice: 'virtual', mode: 'home' } as const;

describe('the tables of a new pit', () => {
  test('are one of each pack, each with house players of its own and seats left for people', () => {
    const tables = firstTables(usual);
    expect(tables.map(({ pack }) => pack)).toEqual(packIds);
    expect(tables.every(({ demo }) => demo)).toBe(true);
    const players = tables.flatMap(({ housePlayers = [] }) => housePlayers.map(({ name }) => name));
    expect(new Set(players).size).toBe(players.length);
    for (const { seats, housePlayers = [] } of tables) expect(housePlayers.length).toBeLessThan(seats - 1);
  });

  test('party/setup-9 the party of a new pit begins by high dice', () => {
    const party = firstTables(usual).find(({ pack }) => pack === 'snake-eyes-party');
    expect(party).toMatchObject({ first: 'high dice' });
  });

  test('are those that were asked for, without house players unless asked', () => {
    const [table, ...others] = firstTables({ ...usual, game: ['wonder-dice'] });
    expect(others).toEqual([]);
    expect(table).toMatchObject({ pack: 'wonder-dice', staff: { by: 'house' } });
    expect(table).not.toHaveProperty('housePlayers');
    expect(table).not.toHaveProperty('demo');
    expect(firstTables({ ...usual, game: ['wonder-dice'], demo: true })[0]).toHaveProperty('housePlayers');
  });

  test('are staffed by people where dice are thrown by hand or the rules are kept strictly', () => {
    const staffOf = (flags: Parameters<typeof firstTables>[0]) =>
      firstTables(flags).flatMap((table) => ('staff' in table ? [table.staff.by] : []));
    expect(new Set(staffOf({ ...usual, dice: 'physical' }))).toEqual(new Set(['people']));
    expect(new Set(staffOf({ ...usual, mode: 'strict' }))).toEqual(new Set(['people']));
    expect(new Set(staffOf({ ...usual, mode: 'fun' }))).toEqual(new Set(['house']));
  });

  test('are none in an empty pit, and can all be asked for by the interface', () => {
    expect(firstTables({ ...usual, empty: true })).toEqual([]);
    for (const table of firstTables(usual)) expect(routes.addTable.body.safeParse(table).success).toBe(true);
  });
});

describe('where the law of a place is kept', () => {
  test('every player is asked for their age where it says so, and elsewhere nobody', () => {
    const agesAt = (place?: string): readonly unknown[] =>
      firstTables({ ...usual, game: ['double-dice'], ...(place === undefined ? {} : { place }) }).map(
        (table) => ('policies' in table ? table.policies : undefined),
      );
    expect(agesAt('au-nsw')).toEqual([{ age: 18 }]);
    expect(agesAt('au-qld')).toEqual([undefined]);
    expect(agesAt()).toEqual([undefined]);
  });

  test('the mode is that of the law, unless another is asked for', async () => {
    const configured = async (...flags: readonly string[]): Promise<unknown> =>
      JSON.parse((await capturedRun(['serve', '--print-config', ...flags])).out).mode;
    expect(await configured('--place', 'au-qld')).toEqual({ value: 'fun', from: 'place' });
    expect(await configured('--place', 'au-qld', '--mode', 'training')).toEqual({
      value: 'training',
      from: 'flag',
    });
    expect(await configured()).toEqual({ value: 'home', from: 'default' });
    expect(await capturedRun(['serve', '--place', 'atlantis'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('au-nsw, au-qld, au-vic, us-nh'),
    });
  });
});
