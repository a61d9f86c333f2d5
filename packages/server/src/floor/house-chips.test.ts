import { type HouseChip, usualChips } from '@dicepit/engine';
import { verifyTrail } from '@dicepit/proof';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newReplay } from '../audit/replay.ts';
import { exportedLines } from '../audit/testing/exported.ts';
import { forged } from '../audit/testing/forging.ts';
import { aHost, type Browser, type InPit, inPit } from '../people/testing/in-pit.ts';
import { sentenceIn } from '../pit/tellers.ts';
import { pictureNow } from '../screen/screens.ts';
import { executeCommand } from '../table/execute-command.ts';
import { tableStream } from '../table/pit-table.ts';
import { decideFloor } from './decide.ts';
import { FLOOR } from './floor.ts';

let at: InPit;
let host: Browser;
beforeEach(async () => {
  at = await inPit();
  host = await aHost(at);
});
afterEach(() => at.end());

const coins: readonly HouseChip[] = [
  { worth: 50, colour: 'pink' },
  { worth: 2_00, colour: 'yellow' },
  { worth: 10_00, colour: 'brown' },
];
const nsw = {
  pack: 'snake-eyes-nsw',
  title: 'The bay',
  mode: 'home',
  dice: 'virtual',
  seats: 8,
  staff: { by: 'house' },
} as const;
const limits = { minimum: 1_00, maximum: 100_00 };

const sets = (houseChips: readonly HouseChip[]) => at.get(host, 'changeSettings', { body: { houseChips } });
const refused = (houseChips: readonly HouseChip[]) =>
  at.refusal(host, 'changeSettings', { body: { houseChips } });

describe('the chips of the house', () => {
  test('are the usual ones until the host chooses, and everybody is told of others', async () => {
    expect(await at.get(host, 'readPit')).toMatchObject({ money: { chips: usualChips, symbol: null } });
    expect((await at.pit.floor.current(FLOOR)).state.settings).not.toHaveProperty('houseChips');
    expect(await sets(coins)).toMatchObject({ money: { chips: coins } });
    expect(sentenceIn('en', await refused(coins))).toBe('Nothing would change by that.');
  });

  test('to choose what is there already changes nothing', async () => {
    expect(sentenceIn('en', await refused(usualChips))).toBe('Nothing would change by that.');
  });

  test('that cannot be changed into each other are refused with a way out', async () => {
    const refusal = await refused([
      { worth: 1_00, colour: 'white' },
      { worth: 2_50, colour: 'pink' },
    ]);
    expect(refusal.code).toBe('CONFLICT');
    expect(sentenceIn('en', refusal)).toContain('Make it a multiple of the smallest');
    expect(await at.get(host, 'readPit')).toMatchObject({ money: { chips: usualChips } });
  });

  test('are told to the wall with every picture', async () => {
    await sets(coins);
    await at.get(host, 'addTable', { body: { ...nsw, limits } });
    const picture = await pictureNow(at.pit, 'nsw-1');
    expect(picture?.board.money.chips).toEqual(coins);
  });

  test('none may be larger than the smallest bet of a table', async () => {
    await at.get(host, 'addTable', { body: { ...nsw, limits } });
    const large: readonly HouseChip[] = [
      { worth: 5_00, colour: 'red' },
      { worth: 25_00, colour: 'green' },
    ];
    expect(sentenceIn('en', await refused(large))).toBe(
      'The smallest bet at The bay is $1, less than any chip. Add a smaller chip, or post a higher minimum.',
    );
    const just: readonly HouseChip[] = [
      { worth: 1_00, colour: 'red' },
      { worth: 25_00, colour: 'green' },
    ];
    expect(await sets(just)).toMatchObject({ money: { chips: just } });
  });

  test('a table without limits of its own takes the smallest chip as its smallest bet', async () => {
    await sets([
      { worth: 25_00, colour: 'green' },
      { worth: 100_00, colour: 'black' },
    ]);
    expect(await at.get(host, 'addTable', { body: nsw })).toMatchObject({
      limits: { minimum: 25_00, maximum: 500_00 },
    });
  });

  test('nsw/6.5 a chip that winnings are rounded up to cannot go while its table stands', async () => {
    await at.get(host, 'addTable', { body: { ...nsw, limits, policies: { chip: 1_00 } } });
    const refusal = await refused(coins);
    expect(refusal.clause).toBe('nsw/6.5');
    expect(sentenceIn('en', refusal)).toBe(
      'Winnings at The bay are rounded up to $1. Keep a chip of that worth, or close the table first.',
    );
    const with1: readonly HouseChip[] = [
      { worth: 50, colour: 'pink' },
      { worth: 1_00, colour: 'white' },
      { worth: 2_00, colour: 'yellow' },
    ];
    expect(await sets(with1)).toMatchObject({ money: { chips: with1 } });
  });

  test('nsw/6.5 a table cannot round winnings up to a chip that the house has not', async () => {
    await sets(coins);
    const body = { ...nsw, limits, policies: { chip: 25 } };
    expect(await at.refusal(host, 'addTable', { body })).toMatchObject({ clause: 'nsw/6.5' });
    expect(
      await at.get(host, 'addTable', { body: { ...nsw, limits, policies: { chip: 50 } } }),
    ).toMatchObject({ table: 'nsw-1' });
  });

  test('nsw/6.5 a home table opens with them, and pays in others from the moment that there are others', async () => {
    await at.get(host, 'addTable', { body: { ...nsw, staff: { by: 'people' }, limits } });
    const stream = tableStream('nsw-1');
    const paidIn = async () => {
      const { state } = await at.pit.tables.current(stream);
      return state.is === 'banked' ? state.table.opening.chips : undefined;
    };
    const by = { person: 'olga', role: 'operator' } as const;
    expect(await paidIn()).toBe(undefined);
    // Nobody who opens a table chooses what it pays in.
    const command = { type: 'OpenTable', float: 10_000_00, paidIn: [7] } as const;
    expect(await executeCommand(at.pit, { table: 'nsw-1', by, command })).toMatchObject({ ok: true });
    expect(await paidIn()).toEqual(usualChips.map(({ worth }) => worth));
    await sets(coins);
    expect(await paidIn()).toEqual([50, 2_00, 10_00]);
    // The table's own stream says so: a replay needs no other.
    const { store, keys, ports } = at.pit;
    const lines = await exportedLines({ store, key: keys.heads, software: 'test', at: ports.now() });
    expect((await verifyTrail(lines, { replay: newReplay() })).findings).toEqual([]);
  });

  test('do not change while a float is counted in them', async () => {
    const { state } = await at.pit.floor.current(FLOOR);
    const change = (counted: boolean) =>
      decideFloor(state, {
        type: 'ChangeSettings',
        settings: { houseChips: coins },
        tables: [{ title: 'Table 1', counted }],
        by: { person: 'olga', role: 'operator' },
        at: 1,
      });
    expect(change(true)).toMatchObject({
      ok: false,
      refusal: { code: 'CONFLICT', figures: { case: 'float-counted', title: 'Table 1' } },
    });
    expect(change(false)).toMatchObject({ ok: true });
  });
});

describe('the symbol beside sums', () => {
  const symbol = { text: '€', place: 'locale' } as const;

  test('is told to everybody, and taken away again', async () => {
    expect(await at.get(host, 'changeSettings', { body: { symbol } })).toMatchObject({ money: { symbol } });
    expect(await at.get(host, 'changeSettings', { body: { symbol: null } })).toMatchObject({
      money: { symbol: null },
    });
  });

  test('is no word and no figure', async () => {
    const body = { symbol: { text: 'bucks', place: 'after' } } as const;
    expect(sentenceIn('en', await at.refusal(host, 'changeSettings', { body }))).toContain(
      'Choose a shorter',
    );
  });
});

test('a trail with chips in it is decided anew and found sound, and a forged chip is found', async () => {
  await sets(coins);
  const { store, keys, ports } = at.pit;
  const lines = await exportedLines({ store, key: keys.heads, software: 'test', at: ports.now() });
  expect((await verifyTrail(lines, { replay: newReplay() })).findings).toEqual([]);
  const otherwise = await forged(lines, (entries) =>
    entries.map((entry) => {
      const event = Object(entry.said['event']);
      return event.type === 'SettingsChanged'
        ? { ...entry, said: { ...entry.said, event: { ...event, settings: { houseChips: usualChips } } } }
        : entry;
    }),
  );
  expect((await verifyTrail(otherwise, { replay: newReplay() })).findings).toMatchObject([{ stream: FLOOR }]);
});
