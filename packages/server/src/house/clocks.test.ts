import { defaultPace } from '@dicepit/engine';
import { openMemory, type Store } from '@dicepit/store';
import { afterEach, describe, expect, test } from 'vitest';
import { FLOOR } from '../floor/floor.ts';
import { steadyClock } from '../pit/pit.ts';
import { addTable, aPit, dealer, house, openTable, player, type TestPit } from '../testing/tables.ts';
import { watchClock } from '../watch/clock.ts';
import { autoDealer, dueAt, looksAt, nextLookIn } from './auto-dealer.ts';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 4, 10, 12);

/** A node by two clocks: one that can be set, and one that nobody can. */
type Node = { readonly pit: TestPit; readonly set: (ahead: number) => void };

const nodes: TestPit[] = [];
let elapsed = 1_000;
const pass = (milliseconds: number): void => {
  elapsed += milliseconds;
};
function aNode(store: Store): Node {
  let ahead = 0;
  const pit = aPit(store, { clock: () => START + elapsed + ahead, ran: () => elapsed });
  nodes.push(pit);
  return {
    pit,
    set: (by) => {
      ahead = by;
    },
  };
}
afterEach(() => {
  for (const pit of nodes.splice(0)) pit.end();
});

/** What the house would do now at a node, and in how many milliseconds it looks again. */
async function looks({ pit }: Node) {
  const { state } = await pit.tables.catchUp('table/nz-1');
  const look = (await looksAt(pit, 'nz-1'))(state);
  return { does: dueAt(look)?.command.type, again: nextLookIn(look) };
}

const bets = [{ wager: 'field', chips: 1_00 }];

/** A table of the house at which ann and bob sit. */
async function seated({ pit }: Node): Promise<void> {
  await addTable(pit, 'nz-1', 'snake-eyes-nz', { house: {} });
  await openTable(pit, 'nz-1', ['ann', 'bob']);
}

describe('time that goes by while the house looks', () => {
  // At every reading the clock goes on, so each wait ends within some look, and not only between two of them.
  test.each([1, 2, 3, 4, 5])('%i ms at each reading: no table is forgotten', async (tick) => {
    let ran = 0;
    const pit = aPit(openMemory(), { clock: () => START + ran, ran: () => (ran += tick) });
    const pace = { answering: 3, betting: 3, throwing: 3, rolling: 3, showing: 3 };
    const running = autoDealer(pit);
    await addTable(pit, 'wd-1', 'wonder-dice', { house: pace });
    await expect.poll(async () => (await pit.at('wd-1')).table).toMatchObject({ state: 'open' });
    const colour = { colour: 'blue', value: 1_00 };
    await pit.gives('wd-1', player('ann'), { type: 'SitDown', seat: 1, name: 'Ann' });
    await pit.gives('wd-1', dealer, { type: 'BuyIn', seat: 1, cents: 50_00, from: 'cash', colour });
    const settled = async () => (await pit.told('wd-1')).filter(({ type }) => type === 'RollSettled').length;
    for (let rounds = 1; rounds <= 5; rounds++) {
      await expect
        .poll(() => pit.asks('wd-1', player('ann'), { type: 'PlaceBets', seat: 1, bets }))
        .toMatchObject({ ok: true });
      await expect.poll(settled).toBe(rounds);
    }
    await running.end();
    pit.end();
  });
});

describe('a clock that was an hour fast for five seconds', () => {
  test('keeps no table waiting', async () => {
    const node = aNode(openMemory());
    await seated(node);
    node.set(HOUR);
    await node.pit.gives('nz-1', player('ann'), { type: 'PlaceBets', seat: 1, bets });
    await node.pit.gives('nz-1', dealer, { type: 'OfferDice' });
    pass(5_000);
    node.set(0);
    expect(await looks(node)).toEqual({ does: undefined, again: defaultPace.answering - 5_000 });
    pass(defaultPace.answering - 5_001);
    expect((await looks(node)).does).toBeUndefined();
    pass(1);
    expect((await looks(node)).does).toBe('DeclineDice');
    await node.pit.gives('nz-1', house, { type: 'DeclineDice', seat: 1 });
    expect((await looks(node)).does).toBe('OfferDice');
  });

  test('keeps no shooter from throwing', async () => {
    const node = aNode(openMemory());
    await seated(node);
    await node.pit.gives('nz-1', player('ann'), { type: 'PlaceBets', seat: 1, bets });
    await node.pit.gives('nz-1', dealer, { type: 'OfferDice' });
    node.set(HOUR);
    await node.pit.gives('nz-1', player('ann'), { type: 'AcceptDice', seat: 1 });
    node.set(0);
    const throws = () => node.pit.asks('nz-1', player('ann'), { type: 'ThrowDice', seat: 1 });
    pass(defaultPace.betting - 1);
    expect(await throws()).toMatchObject({ ok: false, refusal: { code: 'BETS_ARE_TAKEN' } });
    pass(1);
    expect(await throws()).toMatchObject({ ok: true });
  });

  test('leaves a table whose own time goes on, never back, and finds its way home', async () => {
    const node = aNode(openMemory());
    await seated(node);
    node.set(HOUR);
    const said = async () => {
      const [event] = await node.pit.gives('nz-1', player('ann'), { type: 'PlaceBets', seat: 1, bets });
      return (event?.at ?? 0) - START;
    };
    const ahead = await said();
    node.set(0);
    pass(7_000);
    expect((await said()) - ahead).toBe(7_000);
    pass(2 * HOUR + 1);
    expect(await said()).toBe(elapsed);
  });

  test('ends no wait early', async () => {
    const node = aNode(openMemory());
    await seated(node);
    await node.pit.gives('nz-1', player('ann'), { type: 'PlaceBets', seat: 1, bets });
    await node.pit.gives('nz-1', dealer, { type: 'OfferDice' });
    node.set(HOUR);
    pass(5_000);
    expect((await looks(node)).does).toBeUndefined();
    node.set(-HOUR);
    pass(defaultPace.answering - 5_000);
    expect((await looks(node)).does).toBe('DeclineDice');
  });

  test('gives a player who asked for time five minutes at the most, and the next player none of them', async () => {
    const node = aNode(openMemory());
    await seated(node);
    await node.pit.gives('nz-1', player('ann'), { type: 'PlaceBets', seat: 1, bets });
    await node.pit.gives('nz-1', dealer, { type: 'OfferDice' });
    const { state } = await node.pit.tables.current('table/nz-1');
    const since = state.is === 'banked' ? state.table.since : 0;
    const until = START + elapsed + HOUR;
    await node.pit.floorSays({ type: 'WaitExtended', table: 'nz-1', until, since });
    expect(await looks(node)).toEqual({ does: undefined, again: 300_000 });
    pass(1_000);
    await node.pit.gives('nz-1', player('ann'), { type: 'DeclineDice', seat: 1 });
    await node.pit.gives('nz-1', dealer, { type: 'OfferDice' });
    expect(await looks(node)).toEqual({ does: undefined, again: defaultPace.answering });
  });
});

test('a node 45 seconds fast that dies stops no table', async () => {
  const store = openMemory();
  const [one, two] = [aNode(store), aNode(store)];
  one.set(45_000);
  await seated(one);
  await one.pit.gives('nz-1', player('ann'), { type: 'PlaceBets', seat: 1, bets });
  await one.pit.gives('nz-1', dealer, { type: 'OfferDice' });
  one.pit.end();
  expect(await looks(two)).toEqual({ does: undefined, again: defaultPace.answering });
  pass(defaultPace.answering);
  expect((await looks(two)).does).toBe('DeclineDice');
  await two.pit.gives('nz-1', house, { type: 'DeclineDice', seat: 1 });
});

describe('the clock of the machine', () => {
  const aClock = () => {
    let ahead = 0;
    const clock = steadyClock({ now: () => START + elapsed + ahead, ran: () => ({ boot: '', ms: elapsed }) });
    return {
      ...clock,
      set: (by: number) => {
        ahead = by;
      },
    };
  };

  test('is not gone by while it leaps, is followed when it stays, and small corrections at once', () => {
    const clock = aClock();
    clock.set(999);
    expect(clock.now()).toBe(START + elapsed + 999);
    clock.set(999 + HOUR);
    expect(clock.now()).toBe(START + elapsed + 999);
    pass(5_000);
    clock.set(999);
    expect(clock.now()).toBe(START + elapsed + 999);
    clock.set(-HOUR);
    expect(clock.now()).toBe(START + elapsed + 999);
    pass(9_999);
    expect(clock.now()).toBe(START + elapsed + 999);
    pass(1);
    expect(clock.now()).toBe(START + elapsed - HOUR);
  });

  test('leaves an entry when it leaps, and one when that is gone by', async () => {
    const { pit } = aNode(openMemory());
    await pit.floorSays({
      type: 'PitOpened',
      settings: (await pit.floor.current(FLOOR)).state.settings,
      publicKey: '',
      software: '',
    });
    const clock = aClock();
    const jumps: unknown[] = [];
    const end = watchClock(pit, clock, (jump) => jumps.push(jump));
    clock.set(HOUR);
    clock.now();
    pass(10_000);
    clock.now();
    await expect.poll(async () => (await pit.store.head(FLOOR)).version).toBe(3);
    const entries = await pit.store.read(FLOOR, 1);
    expect(entries.map(({ text }): unknown => JSON.parse(text).event)).toMatchObject([
      { type: 'ClockJumped', ms: HOUR, followed: false },
      { type: 'ClockJumped', ms: HOUR, followed: true },
    ]);
    expect(jumps).toHaveLength(2);
    end();
  });
});
