import type { Finding } from '@dicepit/proof';
import { openMemory, type Store, StoreFailure } from '@dicepit/store';
import { openPostgres } from '@dicepit/store/postgres';
import { HOW_TO_GET_POSTGRES, postgresPrograms, startPostgres } from '@dicepit/store/testing';
import { writeState } from '@dicepit/wire';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { replayTable } from '../audit/replay.ts';
import { type CommandAnswer, executeCommand } from '../table/execute-command.ts';
import type { AnyBody, AtTable } from '../table/pit-table.ts';
import { addTable, aPit, openTable, player, type TestPit } from '../testing/tables.ts';
import { parseEntry } from './projection.ts';
import type { Outcome } from './result.ts';
import { type Fault, faultyStore } from './testing/faulty-store.ts';

const TABLE = 'table/nz-1';
const people = ['ann', 'bob', 'cem'];

/** Bets are placed and taken down in turn, in part for bets that are not there or above what the limits allow. */
function command(index: number): { readonly person: string; readonly body: AnyBody } {
  const seat = (index % people.length) + 1;
  const person = people[seat - 1] ?? '';
  const wager = index % 2 === 0 ? 'field' : 'hard-6';
  return index % 5 === 4
    ? { person, body: { type: 'TakeDownBet', seat, bet: `b${Math.floor(index / 3)}` } }
    : { person, body: { type: 'PlaceBets', seat, bets: [{ wager, chips: 3_00 }] } };
}

const ask = (pit: TestPit, index: number, key = `key-${index}`): Promise<Outcome<CommandAnswer>> => {
  const { person, body } = command(index);
  const asked = { person, key, request: body };
  return executeCommand(pit, { table: 'nz-1', by: player(person), command: body, asked });
};

async function aBusyTable(store?: Store): Promise<TestPit> {
  const pit = aPit(store);
  await addTable(pit, 'nz-1', 'snake-eyes-nz', { house: null });
  await openTable(pit, 'nz-1', people);
  return pit;
}

const indices = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** A store whose appends wait while it is closed. */
function gatedStore(memory: Store) {
  const gates: (() => void)[] = [];
  let isClosed = false;
  const store: Store = {
    ...memory,
    append: async (append) => {
      if (isClosed) await new Promise<void>((resolve) => gates.push(resolve));
      return memory.append(append);
    },
  };
  const close = (): void => {
    isClosed = true;
  };
  const open = (): void => {
    isClosed = false;
    for (const pass of gates) pass();
  };
  return { store, gates, close, open };
}

/** What is wrong with the stream of the table when all its commands are decided anew, one after another. */
async function faultsIn(pit: TestPit): Promise<readonly Finding[]> {
  const replay = replayTable(TABLE);
  const entries = await pit.store.read(TABLE, 0, 100_000);
  const faults = entries.flatMap(({ version, text }) => replay.take(version, parseEntry<AtTable>(text)));
  return [...faults, ...replay.end()];
}

/** That every answer has its entries, every entry its answer, and that all of it was heard once and in order. */
async function expectAllTold(
  pit: TestPit,
  from: number,
  outcomes: readonly Outcome<CommandAnswer>[],
): Promise<void> {
  const told = (await pit.told('nz-1')).slice(from);
  const answers = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.answer] : []));
  const inOrder = answers.toSorted((a, b) => a.version - b.version);
  expect(inOrder.flatMap(({ events }) => events)).toEqual(told);
  expect(inOrder.at(-1)?.version ?? from).toBe(from + told.length);
  expect(await faultsIn(pit)).toEqual([]);
}

/** What a listener hears of the table from now on. */
function hearing(pit: TestPit): { readonly version: number; readonly event: AtTable }[] {
  const heard: { readonly version: number; readonly event: AtTable }[] = [];
  pit.tables.listen(TABLE, ({ version, entry }) => heard.push({ version, event: entry.event }));
  return heard;
}

describe('commands for one table that are given at once', () => {
  test('have the outcomes that they have one after another', async () => {
    const atOnce = await aBusyTable();
    const inTurn = await aBusyTable();
    const from = (await atOnce.told('nz-1')).length;
    const outcomes = await Promise.all(indices(400).map((index) => ask(atOnce, index)));
    const expected: Outcome<CommandAnswer>[] = [];
    for (const index of indices(400)) expected.push(await ask(inTurn, index));
    expect(outcomes).toEqual(expected);
    expect(outcomes.filter(({ ok }) => ok).length).toBeGreaterThan(20);
    expect(outcomes.filter(({ ok }) => !ok).length).toBeGreaterThan(20);
    await expectAllTold(atOnce, from, outcomes);
  });

  test('are on their way together, and nobody hears of them before they are durable', async () => {
    const { store, gates, close, open } = gatedStore(openMemory());
    const pit = await aBusyTable(store);
    const heard = hearing(pit);
    const { version } = await pit.tables.current(TABLE);
    close();
    const asked = indices(4).map((index) => ask(pit, index));
    await expect.poll(() => gates.length).toBe(4);
    expect(heard).toEqual([]);
    expect(pit.tables.known(TABLE)?.version).toBe(version);
    expect((await pit.tables.current(TABLE)).version).toBe(version);
    expect((await pit.tables.latest(TABLE)).version).toBe(version + 4);
    open();
    const outcomes = await Promise.all(asked);
    expect(outcomes.map((outcome) => outcome.ok && outcome.answer.version)).toEqual([
      version + 1,
      version + 2,
      version + 3,
      version + 4,
    ]);
    expect(heard.map((each) => each.version)).toEqual([version + 1, version + 2, version + 3, version + 4]);
  });

  test('of which one repeats another have one effect', async () => {
    const pit = await aBusyTable();
    const from = (await pit.told('nz-1')).length;
    const outcomes = await Promise.all(indices(60).map((index) => ask(pit, 0, `key-${index % 2}`)));
    expect(await pit.told('nz-1')).toHaveLength(from + 2);
    expect(outcomes.filter((outcome) => outcome.ok && !outcome.repeated)).toHaveLength(2);
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
  });
});

describe('a store that fails in the middle of it', () => {
  const fault = fc.constantFrom<Fault>('none', 'none', 'none', 'late', 'lost', 'unheard', 'conflict');

  test('leaves no answer without its entries, no entry without its answer, and nothing told that is not there', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fault, { minLength: 1, maxLength: 40 }), async (faults) => {
        const memory = openMemory();
        const store = faultyStore(memory, ['none', ...faults]);
        const quiet = await aBusyTable(memory);
        const from = (await quiet.told('nz-1')).length;
        const pit = aPit(store);
        await pit.tables.current(TABLE);
        const early: number[] = [];
        pit.tables.listen(TABLE, ({ version }) => {
          if (version > store.durable(TABLE)) early.push(version);
        });
        const heard = hearing(pit);
        const untilAnswered = async (index: number): Promise<Outcome<CommandAnswer>> => {
          for (;;)
            try {
              return await ask(pit, index);
            } catch (failure) {
              if (!(failure instanceof StoreFailure)) throw failure;
            }
        };
        const under = indices(40).map(untilAnswered);
        setTimeout(store.mend, 100);
        const outcomes = await Promise.all(under);
        await pit.tables.catchUp(TABLE);

        expect(early).toEqual([]);
        await expectAllTold(pit, from, outcomes);
        const told = (await pit.told('nz-1')).slice(from);
        expect(heard).toEqual(told.map((event, index) => ({ version: from + index + 1, event })));
        const anew = aPit(memory);
        expect(writeState((await pit.tables.current(TABLE)).state)).toBe(
          writeState((await anew.tables.current(TABLE)).state),
        );
        expect((await pit.tables.latest(TABLE)).after).toBeUndefined();
        expect(pit.writer.inFlight.size).toBe(0);
      }),
      { numRuns: 40 },
    );
  });
});

/** Two nodes are given commands for one table at once; answers with how many were accepted. */
async function race(first: Store, second: Store): Promise<number> {
  const one = await aBusyTable(first);
  const two = aPit(second);
  const from = (await one.told('nz-1')).length;
  await two.floor.catchUp('pit');
  await two.tables.current(TABLE);
  const heard = [hearing(one), hearing(two)];
  const outcomes = await Promise.all(indices(200).map((index) => ask(index % 2 === 0 ? one : two, index)));
  await Promise.all([one, two].map((pit) => pit.tables.catchUp(TABLE)));
  await expectAllTold(one, from, outcomes);
  expect(heard[1]).toEqual(heard[0]);
  expect(await two.at('nz-1')).toEqual(await one.at('nz-1'));
  return outcomes.filter(({ ok }) => ok).length;
}

describe('two nodes that race at one table', () => {
  test('over one store write every command once', async () => {
    const memory = openMemory();
    expect(await race(memory, memory)).toBeGreaterThan(10);
  });

  test('and one is decided anew with all that was decided on it, when the other was quicker', async () => {
    const memory = openMemory();
    const { store, gates, close, open } = gatedStore(memory);
    const one = await aBusyTable(store);
    const two = aPit(memory);
    await two.floor.catchUp('pit');
    const asks = (pit: TestPit, person: string, body: AnyBody) => pit.asks('nz-1', player(person), body);
    const bets = [{ wager: 'field', chips: 3_00 }];
    close();
    const placed = asks(one, 'ann', { type: 'PlaceBets', seat: 1, bets });
    const takenDown = asks(one, 'ann', { type: 'TakeDownBet', seat: 1, bet: 'b1' });
    await expect.poll(() => gates.length).toBe(2);
    const quicker = await asks(two, 'bob', { type: 'PlaceBets', seat: 2, bets });
    open();
    // The bet that ann would have taken down is bob's now, at the very version that hers was to have.
    expect(quicker).toMatchObject({
      ok: true,
      answer: { events: [{ type: 'BetPlaced', bet: { bet: 'b1' } }] },
    });
    expect(await placed).toMatchObject({
      ok: true,
      answer: { events: [{ type: 'BetPlaced', bet: { bet: 'b2' } }] },
    });
    expect(await takenDown).toMatchObject({ ok: false });
    expect(await faultsIn(one)).toEqual([]);
  });

  if (postgresPrograms() === undefined) process.stderr.write(`${HOW_TO_GET_POSTGRES}\n`);

  test.skipIf(postgresPrograms() === undefined)('over PostgreSQL write every command once', async () => {
    const server = await startPostgres();
    const [first, second] = [
      await openPostgres({ url: server.url }),
      await openPostgres({ url: server.url }),
    ];
    try {
      expect(await race(first, second)).toBeGreaterThan(10);
    } finally {
      await Promise.all([first.close(), second.close()]);
      await server.end();
    }
  });
});
