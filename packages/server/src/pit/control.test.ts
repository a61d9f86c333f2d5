import { CONDUCT_STREAM } from '@dicepit/desks';
import { openMemory, type Store, StoreFailure } from '@dicepit/store';
import { afterEach, describe, expect, test } from 'vitest';
import { PEOPLE } from '../people/people.ts';
import { addTable, aPit, openTable, player, type TestPit } from '../testing/tables.ts';
import { readinessHandlers } from '../watch/readiness.ts';
import { formatEntry } from './projection.ts';

const bet = { type: 'PlaceBets', seat: 1, bets: [{ wager: 'field', chips: 1_00 }] } as const;

/** A store whose hints never come, and which can be made to fail, or to take its time, when asked where streams end. */
function deaf(store: Store): Store & {
  readonly failing: (fails: boolean) => void;
  readonly holding: (until: Promise<void> | undefined) => void;
} {
  let fails = false;
  let held: Promise<void> | undefined;
  return {
    ...store,
    onWake: () => () => undefined,
    head: async (stream) => {
      if (fails) throw new StoreFailure('gone');
      const until = held;
      const found = await store.head(stream);
      await until;
      return found;
    },
    holding: (until) => {
      held = until;
    },
    failing: (now) => {
      fails = now;
    },
  };
}

describe('a node that no hint reaches', () => {
  const pits: TestPit[] = [];
  afterEach(() => {
    for (const pit of pits.splice(0)) pit.end();
  });

  /** A node that hears of everything, and one that hears of nothing, with ann at a table who bets at the second. */
  async function twoNodes() {
    const shared = openMemory();
    const store = deaf(shared);
    const [one, two] = [aPit(shared), aPit(store)];
    pits.push(one, two);
    await addTable(one, 'nz-1', 'snake-eyes-nz');
    await openTable(one, 'nz-1', ['ann']);
    const bets = async () => {
      const outcome = await two.asks('nz-1', player('ann'), bet);
      return outcome.ok ? 'taken' : outcome.refusal.code;
    };
    expect(await bets()).toBe('taken');
    return { one, two, store, bets };
  }

  test('takes no bet two seconds after the pit was paused, and takes them again when it goes on', async () => {
    const { one, two, bets } = await twoNodes();
    await one.floorSays({ type: 'Paused' });
    two.wait(2_000);
    expect(await bets()).toBe('PIT_PAUSED');
    await one.floorSays({ type: 'Resumed' });
    two.wait(2_000);
    expect(await bets()).toBe('taken');
  });

  test('knows of the lock, of people and of measures as well', async () => {
    const { one, two } = await twoNodes();
    const known = async () => ({
      locked: (await two.floor.current('pit')).state.locked,
      people: (await two.people.current(PEOPLE)).version,
      conduct: (await two.conduct.current(CONDUCT_STREAM)).version,
    });
    const before = await known();
    await one.floorSays({ type: 'Locked' });
    for (const stream of [PEOPLE, CONDUCT_STREAM]) {
      const { version } = await one.store.head(stream);
      const texts = [formatEntry({ type: 'Nothing', at: 0 })];
      await one.store.append({ writes: [{ stream, expected: version, texts }] });
    }
    two.wait(2_000);
    await two.control.fresh();
    expect(await known()).toEqual({
      locked: true,
      people: before.people + 1,
      conduct: before.conduct + 1,
    });
  });

  test('decides nothing and is not ready while it cannot ask how the pit stands', async () => {
    const { two, store, bets } = await twoNodes();
    const { readReadiness } = readinessHandlers({
      store,
      control: two.control,
      older: two.older,
      software: 'x',
      isClosing: () => false,
      now: two.ports.now,
    });
    const isReady = async () =>
      (
        await readReadiness({
          caller: { is: 'nobody', address: '' },
          params: {},
          query: {},
          body: undefined,
          key: '',
          device: '',
        })
      ).ok;
    expect(await isReady()).toBe(true);
    store.failing(true);
    two.wait(2_000);
    expect(await isReady()).toBe(false);
    await expect(bets()).rejects.toThrow('gone');
    store.failing(false);
    two.wait(1_000);
    expect([await isReady(), await bets()]).toEqual([true, 'taken']);
  });

  test('does not take an old reading that hangs for news', async () => {
    const { one, two, store, bets } = await twoNodes();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    store.holding(held);
    const old = two.control.read();
    store.holding(undefined);
    await one.floorSays({ type: 'Paused' });
    two.wait(2_000);
    expect(await bets()).toBe('PIT_PAUSED');
    release();
    await old;
  });
});
