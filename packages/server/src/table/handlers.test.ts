import type { Role } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import type { Caller } from '../pit/result.ts';
import {
  addTable,
  annShoots,
  aPit,
  house,
  openTable,
  operator,
  player,
  playsOut,
  type TestPit,
  typesOf,
} from '../testing/tables.ts';
import { commandHandlers } from './execute-command.ts';
import { tableHandlers } from './handlers.ts';
import type { AnyBody } from './pit-table.ts';

const nobody: Caller = { is: 'nobody', address: 'a' };
const somebody = (person: string, roles: readonly Role[] = ['player']): Caller => ({
  is: 'somebody',
  person,
  name: `${person}'s name`,
  kind: 'guest',
  roles,
  session: person,
  address: 'a',
});

const asking = { key: 'key-1', device: '', query: {}, body: undefined } as const;
const field = (chips: number) => ({ type: 'PlaceBets', seat: 1, bets: [{ wager: 'field', chips }] }) as const;

async function seated(): Promise<TestPit> {
  const pit = aPit();
  await addTable(pit, 'nz-1', 'snake-eyes-nz');
  await openTable(pit, 'nz-1', ['ann', 'bob']);
  return pit;
}

describe('a table', () => {
  test('is shown to each as they may see it, with its version', async () => {
    const pit = await seated();
    const { version } = await pit.tables.current('table/nz-1');
    const shown = await tableHandlers(pit).readTable({
      ...asking,
      params: { table: 'nz-1' },
      caller: nobody,
    });
    expect(shown).toMatchObject({
      ok: true,
      answer: {
        version,
        kind: 'banked',
        staffed: 'house',
        you: { person: null, roles: [] },
        dice: { turn: 1, draws: 0 },
      },
    });
    const mine = await tableHandlers(pit).readTable({
      ...asking,
      params: { table: 'nz-1' },
      caller: somebody('bob'),
    });
    expect(mine).toMatchObject({ answer: { you: { person: 'bob', seat: 2 } } });
    expect(
      await tableHandlers(pit).readTable({ ...asking, params: { table: 'nz-7' }, caller: nobody }),
    ).toMatchObject({
      refusal: { status: 404 },
    });
  });

  test('stands in the list', async () => {
    const pit = await seated();
    expect(await tableHandlers(pit).listTables({ ...asking, params: {}, caller: nobody })).toMatchObject({
      answer: { tables: [{ table: 'nz-1', taken: 2, seats: 6, staffed: 'house' }] },
    });
  });
});

describe('a command', () => {
  const given = (pit: TestPit, caller: Caller, command: unknown, more: object = {}) =>
    commandHandlers(pit).giveCommand({
      ...asking,
      caller,
      params: { table: 'nz-1' },
      // What somebody sends is only known to be an object with a type.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      body: { command: command as ReturnType<typeof field> },
      ...more,
    });

  test('is given as the least that may give it, and answered with what happened', async () => {
    const pit = await seated();
    const host = somebody('ann', ['player', 'dealer', 'operator']);
    const answer = await given(pit, host, field(5_00));
    expect(answer).toMatchObject({
      ok: true,
      answer: { events: [{ type: 'BetPlaced', by: { person: 'ann', role: 'player' } }] },
    });
    expect(await given(pit, host, field(5_00))).toMatchObject({ answer: { repeated: true } });
  });

  test('about the seat of somebody else is given as staff by whoever is staff, and about the own as a player', async () => {
    const pit = await seated();
    const host = somebody('ann', ['player', 'dealer', 'operator']);
    const cashing = (seat: number, key: string) =>
      given(pit, host, { type: 'CashOut', seat, cents: 1_00 }, { key });
    expect(await cashing(2, 'key-2')).toMatchObject({
      answer: { events: [{ type: 'CashedOut', by: { person: 'ann', role: 'dealer' } }] },
    });
    expect(await cashing(1, 'key-3')).toMatchObject({
      answer: { events: [{ type: 'CashedOut', by: { person: 'ann', role: 'player' } }] },
    });
    const betting = { type: 'PlaceBets', seat: 2, bets: [{ wager: 'field', chips: 5_00 }] };
    expect(await given(pit, host, betting, { key: 'key-4' })).toMatchObject({
      refusal: { code: 'NOT_YOUR_SEAT' },
    });
    expect(await given(pit, somebody('bob'), { type: 'CashOut', seat: 1 }, { key: 'key-5' })).toMatchObject({
      refusal: { code: 'NOT_YOUR_SEAT' },
    });
  });

  test('is refused in the rules’ own words, or where it makes no sense', async () => {
    const pit = await seated();
    expect(await given(pit, somebody('ann'), field(1))).toMatchObject({
      refusal: { status: 409, code: 'STAKE_BELOW_MINIMUM' },
    });
    expect(await given(pit, somebody('bob'), field(5_00))).toMatchObject({
      refusal: { code: 'NOT_YOUR_SEAT' },
    });
    expect(await given(pit, somebody('ann'), { type: 'Cheat' })).toMatchObject({
      refusal: { status: 400, code: 'MALFORMED' },
    });
    expect(await given(pit, somebody('ann'), { type: 'OfferDice' })).toMatchObject({
      refusal: { status: 403 },
    });
    const as = { body: { command: field(5_00), as: 'dealer' } };
    expect(await given(pit, somebody('ann'), field(5_00), as)).toMatchObject({
      refusal: { code: 'NOT_ALLOWED' },
    });
    expect(await given(pit, somebody('ann'), field(5_00), { expected: 1 })).toMatchObject({
      refusal: { status: 412, code: 'VERSION_MOVED' },
    });
  });

  test('to sit down is given under one’s own name', async () => {
    const pit = await seated();
    const sitting = { type: 'SitDown', seat: 3, name: 'the boss', born: '1990-01-01' };
    await given(pit, somebody('cem'), sitting);
    const { table } = await pit.at('nz-1');
    expect(table.seats.get(3)?.name).toBe("cem's name");
  });

  test('nobody says how virtual dice fall', async () => {
    const pit = aPit();
    await annShoots(pit);
    await pit.gives('nz-1', player('ann'), { type: 'ThrowDice', seat: 1 });
    const host = somebody('olga', ['player', 'dealer', 'operator']);
    expect(await given(pit, host, { type: 'BringToRest', faces: [6, 6] })).toMatchObject({
      refusal: { status: 403, code: 'FACES_ARE_SEALED' },
    });
  });
});

describe('the past of a table', () => {
  test('is read page by page, without what the reader may not see', async () => {
    const pit = await seated();
    await pit.gives('nz-1', house, { type: 'ReportIncident', kind: 'irregularity', words: 'a red hat' });
    const read = (caller: Caller, query: { after?: string; limit?: string }) =>
      tableHandlers(pit).readEntries({ ...asking, params: { table: 'nz-1' }, caller, query });
    const first = await read(nobody, { limit: '3' });
    expect(first).toMatchObject({
      answer: { more: true, entries: [{ version: 1 }, { version: 2 }, { version: 3 }] },
    });
    const all = await read(nobody, { after: '3', limit: '1000' });
    expect(all).toMatchObject({ ok: true, answer: { more: false } });
    expect(JSON.stringify(all)).not.toContain('red hat');
    expect(JSON.stringify(all)).not.toContain('cause');
    expect(JSON.stringify(await read(somebody('ines', ['inspector']), {}))).toContain('red hat');
  });

  test('a turn of the dice is found among many', async () => {
    const pit = aPit();
    await addTable(pit, 'wd-1', 'wonder-dice');
    await openTable(pit, 'wd-1', ['ann']);
    for (let round = 0; round < 80; round++) {
      await pit
        .gives('wd-1', player('ann'), { type: 'PlaceBets', seat: 1, bets: [{ wager: 'field', chips: 1_00 }] })
        .catch(() => undefined);
      const thrown = await pit.asks('wd-1', house, { type: 'ThrowDice' });
      if (!thrown.ok) break;
      await playsOut(pit, 'wd-1');
    }
    const { dice } = await pit.at('wd-1');
    expect(dice.turn).toBeGreaterThan(20);
    const { readTurn, readDice } = tableHandlers(pit);
    for (const turn of [1, 2, 10, dice.turn - 1]) {
      const answer = await readTurn({
        ...asking,
        params: { table: 'wd-1', turn: String(turn) },
        caller: nobody,
      });
      const entries = answer.ok ? answer.answer.entries : [];
      expect(typesOf(entries.map(({ event }) => event))).toEqual([
        'SeedCommitted',
        'FacesDrawn',
        'SeedRevealed',
      ]);
      expect(entries.every(({ event }) => 'turn' in event && event.turn === turn)).toBe(true);
    }
    const none = await readTurn({ ...asking, params: { table: 'wd-1', turn: '9999' }, caller: nobody });
    expect(none).toMatchObject({ refusal: { status: 404 } });
    expect(await readDice({ ...asking, params: { table: 'wd-1' }, caller: nobody })).toMatchObject({
      answer: { turn: dice.turn, draws: 0, revealed: { length: 10 } },
    });
  });
});

describe('the history of a table as data', () => {
  const history = async (pit: TestPit, table: string, caller: Caller) =>
    tableHandlers(pit).readEntries({ ...asking, params: { table }, caller });

  test('nsw/9.1 is refused to the account of a player, and given to staff and to the board of the room', async () => {
    const pit = aPit();
    await addTable(pit, 'nsw-1', 'snake-eyes-nsw');
    await openTable(pit, 'nsw-1', ['ann']);
    expect(await history(pit, 'nsw-1', somebody('ann'))).toMatchObject({
      ok: false,
      refusal: { status: 403, code: 'NOT_ALLOWED', clause: 'nsw/9.1' },
    });
    expect(await history(pit, 'nsw-1', somebody('zoe'))).toMatchObject({ ok: false });
    for (const caller of [
      somebody('dora', ['dealer']),
      somebody('ines', ['inspector']),
      somebody('olga', ['player', 'operator']),
      nobody,
    ])
      expect(await history(pit, 'nsw-1', caller)).toMatchObject({ ok: true });
  });

  test('is anybody’s where no rule bars devices', async () => {
    expect(await history(await seated(), 'nz-1', somebody('ann'))).toMatchObject({ ok: true });
  });
});

describe('a Double Dice table among friends', () => {
  const host = somebody('hana', ['player', 'dealer', 'operator']);
  const friends = async (): Promise<TestPit> => {
    const pit = aPit();
    await addTable(pit, 'double-1', 'double-dice', { house: null, setup: { dice: 'physical' } });
    await openTable(pit, 'double-1', ['hana', 'bob']);
    return pit;
  };
  let asks = 0;
  const gives = (pit: TestPit, command: unknown, as?: Role) => {
    asks += 1;
    return commandHandlers(pit).giveCommand({
      ...asking,
      key: `double-${asks}`,
      caller: host,
      params: { table: 'double-1' },
      // What somebody sends is only known to be an object with a type.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      body: { command: command as ReturnType<typeof field>, ...(as === undefined ? {} : { as }) },
    });
  };
  const bet = { type: 'PlaceBets', seat: 1, bets: [{ wager: 'any-7', chips: 5_00 }] } as const;

  test('double/3#2 the host who plays does not deal, and the host who deals does not play', async () => {
    const pit = await friends();
    await gives(pit, bet);
    expect(await gives(pit, { type: 'OfferDice' })).toMatchObject({
      refusal: { status: 409, code: 'DEALER_MAY_NOT_BET', clause: 'double/3#2' },
    });
    await gives(pit, { type: 'TakeDownBet', seat: 1, bet: 'b1' });
    expect(await gives(pit, { type: 'OfferDice' })).toMatchObject({
      refusal: { code: 'DEALER_NOT_SIGNED_ON', clause: 'double/3#2' },
    });
    // The age was shown at the seat, and is not asked again.
    expect(await gives(pit, { type: 'SignOn', as: 'dealer' }, 'dealer')).toMatchObject({ ok: true });
    expect(await gives(pit, { type: 'OfferDice' })).toMatchObject({ ok: true });
    expect(await gives(pit, bet)).toMatchObject({ refusal: { code: 'DEALER_MAY_NOT_BET' } });
    await gives(pit, { type: 'SignOff' });
    expect(await gives(pit, bet)).toMatchObject({ ok: true });
  });

  test('double/10#2 somebody who has shown no age neither deals nor closes, until they sign on with one', async () => {
    const pit = await friends();
    const olga = (command: AnyBody) => pit.asks('double-1', operator, command);
    expect(await olga({ type: 'CloseTable' })).toMatchObject({
      refusal: { code: 'AGE_NOT_SHOWN', clause: 'double/10#2' },
    });
    expect(await olga({ type: 'SignOn', as: 'operator', born: '2008-05-11' })).toMatchObject({
      refusal: { code: 'UNDER_AGE' },
    });
    await pit.gives('double-1', operator, { type: 'SignOn', as: 'operator', born: '2008-05-10' });
    expect(JSON.stringify(await pit.told('double-1'))).not.toContain('2008-05-10');
    expect(await olga({ type: 'CloseTable' })).toMatchObject({ ok: true });
  });
});
