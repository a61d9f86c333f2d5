import type { By } from '@dicepit/engine';
import { packText, toPublicKey } from '@dicepit/proof';
import { openMemory } from '@dicepit/store';
import { type ParsedPack, routes } from '@dicepit/wire';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aBrowser, aHost, type Browser, type InPit, inPit } from '../people/testing/in-pit.ts';
import { parseEntry } from '../pit/projection.ts';
import { executeCommand } from '../table/execute-command.ts';
import { type AnyBody, tableStream } from '../table/pit-table.ts';
import { anOwnPack } from '../testing/own-pack.ts';
import { player } from '../testing/tables.ts';
import { tableToBe } from './add-table.ts';
import { changeFloor } from './change.ts';
import { ensurePit } from './ensure-pit.ts';
import type { KeptPack } from './event.ts';
import { FLOOR, type FloorEvent, tablesOn } from './floor.ts';
import { keepPack } from './keep-pack.ts';

let at: InPit;
let host: Browser;
beforeEach(async () => {
  at = await inPit();
  host = await aHost(at);
});
afterEach(() => at.end());

const banked = {
  pack: 'snake-eyes-nz',
  title: 'The long table',
  mode: 'home',
  dice: 'virtual',
  seats: 8,
  staff: { by: 'house' },
} as const;
const party = {
  pack: 'snake-eyes-party',
  title: 'The kitchen',
  dice: 'virtual',
  seats: 6,
  startingChips: 50,
  first: 'high dice',
} as const;

/** What is given to the pit is a pack as its process read it from a file; nobody sends one. */
const giving = ({ id, hash, data }: ParsedPack, changes: Partial<KeptPack> = {}) =>
  changeFloor(
    at.pit,
    { by: { person: 'house', role: 'operator' } },
    { type: 'AddPack', pack: id, hash, text: packText(data), ...changes },
  );

const packsKept = async () => [...((await at.pit.floor.current(FLOOR)).state.packs ?? new Map()).keys()];

describe('a pack of one’s own', () => {
  const own = anOwnPack('garden-eyes');

  test('is kept once, and once only, however often the pit is started with it', async () => {
    await keepPack(at.pit, own);
    await keepPack(at.pit, own);
    expect(await packsKept()).toEqual([own.id]);
    expect((await typesIn(FLOOR)).filter((type) => type === 'PackAdded')).toHaveLength(1);
    expect(await giving(own)).toMatchObject({
      ok: false,
      refusal: { status: 409, code: 'CONFLICT', figures: { case: 'pack-there', pack: own.id } },
    });
  });

  test.each([
    ['another text', { text: packText({ ...own.data, name: 'Garden Eyed' }) }],
    ['another hash', { hash: '0'.repeat(64) }],
    ['the name of another', { pack: 'shed-eyes@000000000000' }],
    ['the name of a pack of the house', { pack: 'snake-eyes-nz' }],
    ['no pack at all', { text: '{"dicepit":"pack","version":1}' }],
    ['no JSON', { text: '{' }],
    ['ten million characters', { text: ' '.repeat(10_000_000) }],
    ['a nest of a hundred thousand lists', { text: `${'['.repeat(100_000)}${']'.repeat(100_000)}` }],
  ])('with %s is refused, and the pit goes on', async (_, changes) => {
    expect(await giving(own, changes)).toMatchObject({
      ok: false,
      refusal: { status: 409, code: 'CONFLICT', figures: { case: 'pack-differs' } },
    });
    expect(await packsKept()).toEqual([]);
    expect(await typesIn(FLOOR)).not.toContain('PackAdded');
  });

  test('comes from whoever runs the pit and from nobody else, the host included', async () => {
    expect(Object.values(routes).filter(({ path }) => path.includes('pack'))).toEqual([]);
    await at.get(host, 'changeSettings', {
      // What a body says beside the settings is passed over.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      body: { name: 'Garden', packs: [{ pack: own.id, text: packText(own.data) }] } as object,
    });
    expect(await packsKept()).toEqual([]);
  });
});

const typesIn = async (stream: string): Promise<readonly string[]> =>
  (await at.store.read(stream, 0)).map(({ text }) => parseEntry<FloorEvent>(text).event.type);

describe('a pit', () => {
  test('is opened once, with a code, and notes every start after that', async () => {
    expect(await typesIn(FLOOR)).toEqual(['PitOpened']);
    const code = await at.code();
    const publicKey = toPublicKey(at.pit.keys.heads);
    expect(await ensurePit(at.pit, { software: '0.2.0', publicKey })).toBe('resumed');
    expect(await typesIn(FLOOR)).toEqual(['PitOpened', 'SoftwareStarted']);
    expect(await at.code()).toBe(code);
    expect(await at.get(aBrowser(), 'readPit')).toMatchObject({
      software: '0.2.0',
      publicKey,
      claimed: true,
    });
  });

  test('that two nodes open at once is one pit with one code', async () => {
    const store = openMemory();
    const [one, other] = await Promise.all([inPit(store), inPit(store)]);
    const entries = await store.read(FLOOR, 0);
    const types = entries.map(({ text }) => parseEntry<FloorEvent>(text).event.type);
    expect(types).toEqual(['PitOpened', 'SoftwareStarted']);
    expect(await one.code()).toBe(await other.code());
    await one.leave();
    await other.end();
  });

  test('is locked and paused, and the other way round, each once', async () => {
    await at.get(host, 'lockPit');
    expect((await at.refusal(host, 'lockPit')).code).toBe('CONFLICT');
    await at.get(host, 'pausePit');
    expect(await at.get(aBrowser(), 'readPit')).toMatchObject({ locked: true, paused: true });
    await at.get(host, 'unlockPit');
    await at.get(host, 'resumePit');
    expect(await at.get(aBrowser(), 'readPit')).toMatchObject({ locked: false, paused: false });
    expect((await at.refusal(host, 'resumePit')).code).toBe('CONFLICT');
  });

  test('has settings of which only what changes is written', async () => {
    const body = { name: 'Casino night', welcome: 1_000_00 };
    expect(await at.get(host, 'changeSettings', { body })).toMatchObject({ name: 'Casino night' });
    expect((await at.refusal(host, 'changeSettings', { body })).code).toBe('CONFLICT');
    const { settings } = (await at.pit.floor.current(FLOOR)).state;
    expect(settings).toMatchObject({ name: 'Casino night', startingStack: 1_000_00, mode: 'home' });
  });
});

test.each([
  ['home', 'physical', 'refuse'],
  ['fun', 'physical', 'refuse'],
  ['home', 'virtual', 'refuse'],
  ['strict', 'physical', 'flag'],
  ['strict', 'virtual', 'refuse'],
] as const)('a bet over the maximum, %s with %s dice: %s', (mode, dice, limitsAtEntry) => {
  const body = {
    pack: 'snake-eyes-nz',
    title: 'One',
    mode,
    dice,
    seats: 8,
    staff: { by: 'people' },
  } as const;
  const { commands } = tableToBe(body, { table: 'nz-1', by: { person: 'olga', role: 'operator' }, at: 0 });
  expect(commands).toContainEqual(
    expect.objectContaining({
      setup: expect.objectContaining({ policies: expect.objectContaining({ limitsAtEntry }) }),
    }),
  );
});

describe('a table', () => {
  test('is added complete: set up, its limits posted, and known to the pit', async () => {
    const card = await at.get(host, 'addTable', { body: banked });
    expect(card).toMatchObject({
      table: 'nz-1',
      title: 'The long table',
      kind: 'banked',
      phase: 'closed',
      seats: 8,
      taken: 0,
      staffed: 'house',
      limits: { minimum: 1_00, maximum: 100_00 },
    });
    expect(await typesIn(tableStream('nz-1'))).toEqual(['TableSetUp', 'LimitsPosted']);
    expect((await at.get(aBrowser(), 'readPit')).tables).toEqual([card]);
  });

  test.each([
    ['snake-eyes-nz', 'nz-1'],
    ['snake-eyes-nsw', 'nsw-1'],
    ['double-dice', 'double-1'],
    ['wonder-dice', 'wonder-1'],
  ] as const)('of %s is %s, and can be opened', async (pack, table) => {
    await at.get(host, 'addTable', { body: { ...banked, pack } });
    const by = { person: 'house', role: 'operator' } as const;
    const opened = await executeCommand(at.pit, {
      table,
      by,
      command: { type: 'OpenTable', float: 10_000_00 },
    });
    expect(opened).toMatchObject({ ok: true });
    expect(await typesIn(tableStream(table))).toContain('SeedCommitted');
  });

  test('of the party is committed to its dice from the beginning', async () => {
    const card = await at.get(host, 'addTable', { body: party });
    expect(card).toMatchObject({
      table: 'party-1',
      kind: 'party',
      mode: null,
      phase: 'gathering',
      limits: null,
    });
    expect(await typesIn(tableStream('party-1'))).toEqual(['TableSetUp', 'SeedCommitted']);
  });

  test('that the rules refuse leaves nothing behind', async () => {
    const limits = { minimum: 10_00, maximum: 5_00 };
    const refusal = await at.refusal(host, 'addTable', { body: { ...banked, limits } });
    expect(refusal).toMatchObject({ status: 409, code: 'LIMITS_CROSSED' });
    expect(await typesIn(FLOOR)).toEqual(['PitOpened']);
    expect(await typesIn(tableStream('nz-1'))).toEqual([]);
  });

  test('is added once for one key, and otherwise has an id of its own', async () => {
    const asking = { body: banked, key: 'one-key-for-all' };
    const cards = await Promise.all(Array.from({ length: 5 }, () => at.get(host, 'addTable', asking)));
    expect(new Set(cards.map(({ table }) => table))).toEqual(new Set(['nz-1']));
    const others = await Promise.all([1, 2, 3].map(() => at.get(host, 'addTable', { body: banked })));
    expect(others.map(({ table }) => table).toSorted()).toEqual(['nz-2', 'nz-3', 'nz-4']);
  });

  test('is retired when it is closed and empty, and its id is not used again', async () => {
    await at.get(host, 'addTable', { body: banked });
    const params = { table: 'nz-1' };
    const by = { person: 'house', role: 'operator' } as const;
    await executeCommand(at.pit, { table: 'nz-1', by, command: { type: 'OpenTable', float: 10_000_00 } });
    expect((await at.refusal(host, 'retireTable', { params })).code).toBe('CONFLICT');
    await executeCommand(at.pit, { table: 'nz-1', by, command: { type: 'CloseTable' } });
    await at.get(host, 'retireTable', { params });
    expect(tablesOn((await at.pit.floor.current(FLOOR)).state)).toEqual([]);
    expect((await at.refusal(host, 'retireTable', { params })).code).toBe('NOT_FOUND');
    expect((await at.get(host, 'addTable', { body: banked })).table).toBe('nz-2');
  });

  test('to look around at goes from view, and is closed by the house, when one of the evening is added', async () => {
    const shown = async () => (await at.get(host, 'readPit', {})).tables.map(({ table }) => table);
    await at.get(host, 'addTable', { body: { ...banked, demo: true } });
    await at.get(host, 'addTable', { body: { ...party, demo: true } });
    expect(await shown()).toEqual(['nz-1', 'party-1']);
    await at.get(host, 'addTable', { body: { ...banked, title: 'Tonight' } });
    expect(await shown()).toEqual(['nz-2']);
    expect(await typesIn(FLOOR)).toEqual([
      'PitOpened',
      'TableAdded',
      'TableAdded',
      'TableAdded',
      'TablePaced',
      'TableRetired',
    ]);
    await at.get(host, 'addTable', { body: banked });
    expect(await shown()).toEqual(['nz-2', 'nz-3']);
  });

  test('of the party whose seed is lost in mid-game is retired by the host, with everybody’s chips counted', async () => {
    await at.get(host, 'addTable', { body: { ...party, first: 'first seat' } });
    const params = { table: 'party-1' };
    const gives = async (by: By, command: AnyBody) => {
      const outcome = await executeCommand(at.pit, { table: 'party-1', by, command });
      if (!outcome.ok) throw new Error(`${command.type}: ${outcome.refusal.code}`);
    };
    const [ann, bob] = [player('ann'), player('bob')];
    await gives(ann, { type: 'SitDown', seat: 1, name: 'Ann' });
    await gives(bob, { type: 'SitDown', seat: 2, name: 'Bob' });
    await gives(ann, { type: 'StartGame' });
    await gives(ann, { type: 'ThrowDice', seat: 1 });
    expect((await at.refusal(host, 'retireTable', { params })).code).toBe('CONFLICT');
    const { state } = await at.pit.tables.current(tableStream('party-1'));
    const turn = state.is === 'unset' ? 0 : state.dice.turn;
    await at.store.put([{ shelf: 'seeds', key: `party-1/${turn}`, text: null }]);
    await gives({ person: 'house', role: 'dealer' }, { type: 'BringToRest', faces: [] });
    expect(await typesIn(tableStream('party-1'))).toContain('DiceFailed');
    await at.get(host, 'retireTable', { params });
    const entries = await at.store.read(FLOOR, 0);
    expect(parseEntry<FloorEvent>(entries.at(-1)?.text ?? '').event).toMatchObject({
      type: 'TableRetired',
      table: 'party-1',
      chips: [
        { account: 'rack:1', person: 'ann', whites: 48 },
        { account: 'rack:2', person: 'bob', whites: 48 },
        { account: 'kitty', whites: 4 },
      ],
    });
  });

  test('goes from the house to people and back', async () => {
    await at.get(host, 'addTable', { body: { ...banked, float: 5_000_00 } });
    const params = { table: 'nz-1' };
    const paced = (staff: { by: 'people' } | { by: 'house'; pace?: { betting: number } }) =>
      at.get(host, 'paceTable', { params, body: { staff } });
    expect(await paced({ by: 'people' })).toMatchObject({ staffed: 'people' });
    expect(await paced({ by: 'house', pace: { betting: 5_000 } })).toMatchObject({ staffed: 'house' });
    const table = (await at.pit.floor.current(FLOOR)).state.tables.get('nz-1');
    expect(table?.house).toMatchObject({ betting: 5_000, float: 5_000_00, rolling: 3_000 });
    const nowhere = { params: { table: 'nz-9' }, body: { staff: { by: 'people' as const } } };
    expect((await at.refusal(host, 'paceTable', nowhere)).code).toBe('NOT_FOUND');
  });
});
