import type { By, Cents, Pips } from '@dicepit/engine';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addTable } from '../floor/add-table.ts';
import { aGuest, aHost, type Browser, type InPit, inPit, ofStaff } from '../people/testing/in-pit.ts';
import { executeCommand } from '../table/execute-command.ts';
import { type AnyBody, tableStream } from '../table/pit-table.ts';
import { trialBalance } from './trial-balance.ts';

const house: By = { person: 'house', role: 'operator' };

let at: InPit;
let host: Browser;
beforeEach(async () => {
  at = await inPit();
  host = await aHost(at);
});
afterEach(() => at.end());

const dealer: By = { person: 'dora', role: 'dealer' };

const ofPeople = {
  pack: 'snake-eyes-nz',
  title: 'Test',
  mode: 'home',
  dice: 'virtual',
  seats: 8,
  staff: { by: 'people' },
} as const;

/** An open table run by the house, and its id. */
async function anOpenTable(): Promise<string> {
  const added = await addTable(at.pit, { by: house }, ofPeople);
  if (!added.ok) throw new Error(JSON.stringify(added.refusal));
  const { table } = added.answer;
  await must(executeCommand(at.pit, { table, by: house, command: { type: 'OpenTable', float: 10_000_00 } }));
  return table;
}

async function must<Outcome extends { readonly ok: boolean }>(outcome: Promise<Outcome>): Promise<Outcome> {
  const answered = await outcome;
  if (!answered.ok) throw new Error(JSON.stringify(answered));
  return answered;
}

const as = (person: string): By => ({ person, role: 'player' });
const sit = (table: string, person: string, seat: number) =>
  must(
    executeCommand(at.pit, {
      table,
      by: as(person),
      command: { type: 'SitDown', seat, name: person, born: '1990-01-01' },
    }),
  );
const buyIn = (table: string, person: string, seat: number, cents: Cents) =>
  executeCommand(at.pit, { table, by: as(person), command: { type: 'BuyIn', seat, cents, from: 'account' } });
const cashOut = (table: string, person: string, seat: number, cents: Cents) =>
  executeCommand(at.pit, { table, by: as(person), command: { type: 'CashOut', seat, cents } });
const rackAt = async (table: string, seat: number): Promise<Cents> => {
  const { state } = await at.pit.tables.current(tableStream(table));
  return state.is === 'banked' ? (state.table.ledger.get(`rack:${seat}`) ?? 0) : 0;
};
const walletOf = async (browser: Browser): Promise<Cents> => (await at.get(browser, 'readMyAccount')).cents;

describe('chips', () => {
  test('go from the account to the rack and back, in both streams at once', async () => {
    const table = await anOpenTable();
    const { browser, person } = await aGuest(at, 'Ann');
    await sit(table, person, 1);
    await must(buyIn(table, person, 1, 200_00));
    expect([await walletOf(browser), await rackAt(table, 1)]).toEqual([300_00, 200_00]);
    expect(await buyIn(table, person, 1, 300_01)).toMatchObject({
      ok: false,
      refusal: { code: 'NOT_ENOUGH_IN_ACCOUNT', status: 409 },
    });
    await must(cashOut(table, person, 1, 150_00));
    expect([await walletOf(browser), await rackAt(table, 1)]).toEqual([450_00, 50_00]);
    expect(await trialBalance(at.pit)).toMatchObject({ sum: 0, sound: true, drifts: [] });
  });

  test('are added up as they lay at one moment, however they move while somebody looks', async () => {
    const table = await anOpenTable();
    const { person } = await aGuest(at, 'Ann');
    await sit(table, person, 1);
    await must(buyIn(table, person, 1, 100_00));
    // Before and after everything that is read, chips go from the account to the table.
    const moving = async <Answer>(reading: Promise<Answer>): Promise<Answer> => {
      const answer = await reading;
      await must(buyIn(table, person, 1, 1_00));
      return answer;
    };
    const { store } = at.pit;
    const restless = {
      ...at.pit,
      store: {
        ...store,
        read: (...asked: Parameters<typeof store.read>) => moving(store.read(...asked)),
        heads: (...asked: Parameters<typeof store.heads>) => moving(store.heads(...asked)),
        snapshot: (...asked: Parameters<typeof store.snapshot>) => moving(store.snapshot(...asked)),
      },
    };
    for (let look = 0; look < 5; look++)
      expect(await trialBalance(restless)).toMatchObject({ sum: 0, sound: true, drifts: [] });
  });

  test('of staff who play come from an account that is opened then', async () => {
    const table = await anOpenTable();
    const me = await at.get(host, 'readMe');
    await sit(table, me.person ?? '', 1);
    await must(buyIn(table, me.person ?? '', 1, 500_00));
    expect(await at.get(host, 'readMyAccount')).toMatchObject({
      cents: 0,
      lines: [
        { type: 'AccountOpened', cents: 500_00, balance: 500_00 },
        { type: 'BoughtIn', cents: -500_00, balance: 0, table },
      ],
    });
  });

  test('are never spent twice by buying in at two tables at once', async () => {
    const tables = [await anOpenTable(), await anOpenTable()] as const;
    const { browser, person } = await aGuest(at, 'Ann');
    for (const table of tables) await sit(table, person, 1);
    const buys = Array.from({ length: 40 }, (_, index) => buyIn(tables[index % 2] ?? '', person, 1, 30_00));
    const outcomes = await Promise.all(buys);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(16);
    expect(await walletOf(browser)).toBe(500_00 - 16 * 30_00);
    expect((await rackAt(tables[0], 1)) + (await rackAt(tables[1], 1))).toBe(16 * 30_00);
    expect((await trialBalance(at.pit)).sound).toBe(true);
  });

  test('are never spent twice by buying in at two nodes at once', async () => {
    const tables = [await anOpenTable(), await anOpenTable()] as const;
    const { browser, person } = await aGuest(at, 'Ann');
    for (const table of tables) await sit(table, person, 1);
    const other = await inPit(at.store, at.now());
    const buys = Array.from({ length: 40 }, (_, index) =>
      executeCommand((index % 2 === 0 ? at : other).pit, {
        table: tables[index % 2] ?? '',
        by: as(person),
        command: { type: 'BuyIn', seat: 1, cents: 30_00, from: 'account' },
      }),
    );
    expect((await Promise.all(buys)).filter(({ ok }) => ok)).toHaveLength(16);
    expect(await walletOf(browser)).toBe(500_00 - 16 * 30_00);
    expect((await trialBalance(at.pit)).sound).toBe(true);
    await other.leave();
  });

  test('are issued and taken back by two people, and by no fewer', async () => {
    const cas = await ofStaff(at, host, 'Cas', ['casino-supervisor']);
    const { browser, person } = await aGuest(at, 'Ann');
    const issue = { params: { person }, body: { cents: 50_00, reason: 'A raffle prize' } };
    const { version } = await at.get(cas.browser, 'issueChips', issue);
    const ask = { params: { person }, body: { entry: version, reason: 'The wrong Ann' } };
    const { reversal } = await at.get(cas.browser, 'askReversal', ask);
    const undo = { params: { person, reversal } };
    expect((await at.refusal(cas.browser, 'approveReversal', undo)).code).toBe('SECOND_PERSON_NEEDED');
    expect(await at.get(host, 'approveReversal', undo)).toMatchObject({
      cents: 500_00,
      reversals: [{ reversal, state: 'approved' }],
    });
    expect((await at.refusal(host, 'approveReversal', undo)).code).toBe('CONFLICT');
    expect(await walletOf(browser)).toBe(500_00);
    expect(await trialBalance(at.pit)).toMatchObject({ sum: 0, sound: true });
  });

  test('are not taken back by somebody whom the one who asks has just made', async () => {
    const early = await ofStaff(at, host, 'Early', ['casino-supervisor']);
    const { person } = await aGuest(at, 'Ann');
    at.wait(1_000);
    const { version } = await at.get(host, 'issueChips', {
      params: { person },
      body: { cents: 50_00, reason: 'A raffle prize' },
    });
    at.wait(1_000);
    const late = await ofStaff(at, host, 'Late', ['casino-supervisor']);
    const { reversal } = await at.get(host, 'askReversal', {
      params: { person },
      body: { entry: version, reason: 'The wrong Ann' },
    });
    const undo = { params: { person, reversal } };
    expect(await at.refusal(late.browser, 'approveReversal', undo)).toMatchObject({
      code: 'SECOND_PERSON_NEEDED',
    });
    expect(await at.get(early.browser, 'approveReversal', undo)).toMatchObject({ cents: 500_00 });
  });

  test('are issued once for one key', async () => {
    const { browser, person } = await aGuest(at, 'Ann');
    const issue = {
      params: { person },
      body: { cents: 50_00, reason: 'A raffle prize' },
      key: 'one-key-for-all',
    };
    await Promise.all(Array.from({ length: 20 }, () => at.get(host, 'issueChips', issue)));
    expect(await walletOf(browser)).toBe(550_00);
  });

  test('of any traffic are conserved to the cent', async () => {
    const tables = [await anOpenTable(), await anOpenTable()] as const;
    const guests = [await aGuest(at, 'Ann'), await aGuest(at, 'Ben'), await aGuest(at, 'Cid')];
    for (const table of tables)
      for (const [index, { person }] of guests.entries()) await sit(table, person, index + 1);
    let issued = guests.length * 500_00;
    const step = fc.record({
      kind: fc.constantFrom('buy', 'buy', 'cash', 'issue', 'reverse'),
      guest: fc.nat(2),
      table: fc.nat(1),
      cents: fc.integer({ min: 1, max: 300_00 }),
    });
    const cas = await ofStaff(at, host, 'Cas', ['casino-supervisor']);
    const walk = async (steps: readonly { kind: string; guest: number; table: number; cents: number }[]) => {
      await Promise.all(
        steps.map(async ({ kind, guest, table, cents }) => {
          const { person = '' } = guests[guest] ?? {};
          const params = { person };
          if (kind === 'buy') await buyIn(tables[table] ?? '', person, guest + 1, cents);
          if (kind === 'cash') await cashOut(tables[table] ?? '', person, guest + 1, cents);
          if (kind === 'issue') {
            await at.get(host, 'issueChips', { params, body: { cents, reason: 'test' } });
            issued += cents;
          }
          if (kind === 'reverse') {
            const asked = await at.ask(cas.browser, 'askReversal', {
              params,
              body: { entry: 1, reason: 'test' },
            });
            if (!asked.ok) return;
            const undo = { params: { person, reversal: asked.answer.reversal } };
            const done = await at.ask(host, 'approveReversal', undo);
            if (done.ok) issued -= 500_00;
          }
        }),
      );
      const wallets = await Promise.all(guests.map(({ browser }) => walletOf(browser)));
      const racks = await Promise.all(
        tables.flatMap((table) => [1, 2, 3].map((seat) => rackAt(table, seat))),
      );
      const sum = [...wallets, ...racks].reduce((all, cents) => all + cents, 0);
      expect(sum).toBe(issued);
      expect(Math.min(...wallets, ...racks)).toBeGreaterThanOrEqual(0);
      expect(await trialBalance(at.pit)).toMatchObject({ sum: 0, sound: true });
    };
    await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 30 }), walk), { numRuns: 15 });
  });
});

/** Ann has bet on the Field and left; the call on which it was settled was wrong. */
async function overruled(
  called: readonly Pips[],
  ruled: readonly Pips[],
): Promise<{ table: string; ann: string }> {
  const added = await addTable(at.pit, { by: house }, { ...ofPeople, dice: 'physical' });
  if (!added.ok) throw new Error(JSON.stringify(added.refusal));
  const { table } = added.answer;
  const gives = (by: By, command: AnyBody) => must(executeCommand(at.pit, { table, by, command }));
  await gives(house, { type: 'OpenTable', float: 10_000_00 });
  const { person: ann } = await aGuest(at, 'Ann');
  await sit(table, ann, 1);
  await must(buyIn(table, ann, 1, 200_00));
  await gives(as(ann), { type: 'PlaceBets', seat: 1, bets: [{ wager: 'field', chips: 10_00 }] });
  await gives(dealer, { type: 'OfferDice' });
  await gives(as(ann), { type: 'AcceptDice', seat: 1 });
  await gives(as(ann), { type: 'ThrowDice', seat: 1 });
  await gives(dealer, { type: 'BringToRest' });
  await gives(dealer, { type: 'CallRoll', faces: called });
  await gives(dealer, { type: 'SettleRoll' });
  await gives(dealer, { type: 'StandUp', seat: 1 });
  const supervisor: By = { person: 'gus', role: 'game-supervisor' };
  await gives(supervisor, { type: 'OverruleCall', faces: ruled, words: 'misread' });
  return { table, ann };
}

const cageOf = async (person: string) => (await at.pit.cages.catchUp(`cage/${person}`)).state;

describe('a correction after somebody has left', () => {
  test('brings what they are owed to their account', async () => {
    const { ann } = await overruled([3, 4], [5, 4]);
    expect(await cageOf(ann)).toMatchObject({ balance: 510_00 });
    expect(await trialBalance(at.pit)).toMatchObject({ sum: 0, sound: true });
  });

  test('takes nothing from their account, and the trial balance says what they owe', async () => {
    const { table, ann } = await overruled([5, 4], [3, 4]);
    expect(await cageOf(ann)).toMatchObject({ balance: 510_00 });
    const balance = await trialBalance(at.pit);
    expect(balance).toMatchObject({ sum: 0, sound: true });
    expect(balance.lines).toContainEqual({
      where: `table/${table}`,
      account: `owed by ${ann}`,
      cents: -20_00,
    });
  });
});

describe('the trial balance', () => {
  test('tells the cash that was taken at tables apart, wherever its chips have gone since', async () => {
    const table = await anOpenTable();
    const { browser, person } = await aGuest(at, 'Ann');
    await sit(table, person, 1);
    await must(
      executeCommand(at.pit, {
        table,
        by: dealer,
        command: { type: 'BuyIn', seat: 1, cents: 30_00, from: 'cash' },
      }),
    );
    await must(cashOut(table, person, 1, 20_00));
    expect(await walletOf(browser)).toBe(520_00);
    const { lines, ...balance } = await trialBalance(at.pit);
    expect(balance).toMatchObject({ sum: 0, sound: true });
    expect(lines).toContainEqual({ where: 'cage', account: 'cash taken at tables', cents: -30_00 });
    expect(lines).toContainEqual({ where: 'cage', account: 'at tables', cents: 10_00 });
  });

  test('names the seat and the account where one side has moved and the other has not', async () => {
    const table = await anOpenTable();
    const { person } = await aGuest(at, 'Ann');
    await sit(table, person, 2);
    await must(buyIn(table, person, 2, 200_00));
    const cage = `cage/${person}`;
    const { version } = await at.store.head(cage);
    const forged = { type: 'CashedOut', table, seat: 2, cents: 1_00, by: house, at: at.now() };
    await at.store.append({
      writes: [{ stream: cage, expected: version, texts: [JSON.stringify({ event: forged })] }],
    });
    expect(await trialBalance(at.pit)).toMatchObject({
      sound: false,
      drifts: [{ where: `table/${table}/2`, cents: 1_00 }],
    });
    expect((await at.get(host, 'readBalance')).lines).toContainEqual({
      where: `table/${table}/2`,
      account: 'drift',
      cents: 1_00,
    });
  });
});
