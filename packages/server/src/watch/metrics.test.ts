import { openMemory, StoreFailure } from '@dicepit/store';
import { expect, test } from 'vitest';
import { newMetrics, watchedStore } from './metrics.ts';
import { readinessHandlers } from './readiness.ts';

test('what is answered is counted by route and status', async () => {
  const metrics = newMetrics();
  metrics.answered({ route: 'readPit', status: 200, seconds: 0.002 });
  metrics.answered({ route: 'readPit', status: 200, seconds: 0.02 });
  expect(await metrics.page()).toContain('dicepit_request_seconds_count{route="readPit",status="200"} 2');
  metrics.end();
});

test('what somebody calls a command never becomes a label', async () => {
  const metrics = newMetrics();
  for (let each = 0; each < 1_000; each++) metrics.commanded(`Made up ${each}`, 'NO_SUCH_COMMAND');
  metrics.commanded({ toString: () => 'PlaceBets' }, 'MALFORMED');
  metrics.commanded('PlaceBets', 'accepted');
  metrics.commanded('BringChips', 'repeated');
  const lines = (await metrics.page())
    .split('\n')
    .filter((line) => line.startsWith('dicepit_commands_total'));
  expect(lines).toEqual([
    'dicepit_commands_total{type="unknown",result="NO_SUCH_COMMAND"} 1000',
    'dicepit_commands_total{type="unknown",result="MALFORMED"} 1',
    'dicepit_commands_total{type="PlaceBets",result="accepted"} 1',
    'dicepit_commands_total{type="BringChips",result="repeated"} 1',
  ]);
  metrics.end();
});

test('two pits in one process have figures of their own', async () => {
  const [one, other] = [newMetrics(), newMetrics()];
  one.storeFailed();
  expect(await one.page()).toContain('dicepit_store_failures_total 1');
  expect(await other.page()).toContain('dicepit_store_failures_total 0');
  one.end();
  other.end();
});

test('appends are counted with their results, and gauges are read when somebody looks', async () => {
  const metrics = newMetrics();
  const store = watchedStore(openMemory(), metrics, () => undefined);
  const append = { writes: [{ stream: 'pit', expected: 0, texts: ['{}', '{}'] }] };
  expect((await store.append(append)).is).toBe('appended');
  expect((await store.append(append)).is).toBe('conflict');
  let open = 1;
  metrics.watch('dicepit_streams_open', 'Event streams open', () => open);
  metrics.watchEach('dicepit_tables', 'Tables by phase', 'phase', async () => new Map([['betting', open]]));
  open = 7;
  const page = await metrics.page();
  expect(page).toContain('dicepit_append_seconds_count{result="appended"} 1');
  expect(page).toContain('dicepit_append_seconds_count{result="conflict"} 1');
  expect(page).toContain('dicepit_entries_total 2');
  expect(page).toContain('dicepit_streams_open 7');
  expect(page).toContain('dicepit_tables{phase="betting"} 7');
  expect(page).toMatch(/dicepit_event_loop_lag_seconds \d/);
  metrics.end();
  await store.close();
});

test('a failure that leaves nothing to be trusted is told of; any other is only counted', async () => {
  const metrics = newMetrics();
  const fatal: string[] = [];
  const memory = openMemory();
  const failing = (failure: StoreFailure) =>
    watchedStore({ ...memory, check: () => Promise.reject(failure) }, metrics, ({ message }) =>
      fatal.push(message),
    );
  await expect(failing(new StoreFailure('full')).check()).rejects.toThrow('full');
  await expect(failing(new StoreFailure('a sync failed', { fatal: true })).check()).rejects.toThrow(
    'a sync failed',
  );
  expect(fatal).toEqual(['a sync failed']);
  expect(await metrics.page()).toContain('dicepit_store_failures_total 2');
  metrics.end();
});

test('the pit is ready while it can write, and asks the store at most once a second', async () => {
  let now = 0;
  let asked = 0;
  let isWell = true;
  let isClosing = false;
  const store = {
    ...openMemory(),
    check: async () => {
      asked++;
      if (!isWell) throw new StoreFailure('full');
    },
  };
  const { readReadiness } = readinessHandlers({
    store,
    control: { fresh: async () => undefined },
    older: () => undefined,
    software: 'x',
    isClosing: () => isClosing,
    now: () => now,
  });
  const ask = async () => (await readReadiness(nobody)).ok;
  expect([await ask(), await ask(), asked]).toEqual([true, true, 1]);
  isWell = false;
  now = 1_000;
  expect([await ask(), asked]).toEqual([false, 2]);
  isWell = true;
  now = 2_000;
  expect(await ask()).toBe(true);
  isClosing = true;
  expect(await ask()).toBe(false);
});

const nobody = {
  caller: { is: 'nobody', address: '' },
  params: {},
  query: {},
  body: undefined,
  key: '',
  device: '',
} as const;
