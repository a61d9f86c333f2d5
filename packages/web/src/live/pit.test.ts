import { type Client, createClient } from '@dicepit/client';
import { afterEach, expect, test, vi } from 'vitest';
import { askForTableAhead, pitAddress } from './pit.ts';

afterEach(() => vi.unstubAllGlobals());

test('a table that was asked for ahead is asked for once, and let go by whoever took it over', async () => {
  const { asked, client } = aBrowser();
  askForTableAhead('a table');
  const followed = client.table('a table').follow();
  const other = client.table('a table').follow();
  expect(asked.map(({ url }) => url)).toEqual(Array(2).fill('/api/v1/tables/a%20table/events'));
  expect(asked[0]?.init).toMatchObject({
    headers: { accept: 'text/event-stream', 'accept-language': 'en' },
    cache: 'no-store',
    credentials: 'same-origin',
    redirect: 'error',
  });
  followed.stop();
  await followed.ended;
  expect(asked.map(({ init }) => init.signal?.aborted)).toEqual([true, false]);
  other.stop();
  await other.ended;
  expect(asked.map(({ init }) => init.signal?.aborted)).toEqual([true, true]);
});

test('what was asked for ahead and did not come is asked for again', async () => {
  const { asked, client } = aBrowser();
  askForTableAhead('nz-1');
  asked[0]?.fail();
  const states: string[] = [];
  const followed = client.table('nz-1').follow({ onState: ({ is }) => states.push(is) });
  await expect.poll(() => states).toContain('reconnecting');
  followed.retryNow();
  await expect.poll(() => asked.length).toBe(2);
  followed.stop();
  await followed.ended;
});

type Asked = { readonly url: string; readonly init: RequestInit; readonly fail: () => void };

/** What a page asks for; nothing of it is answered, until it is called off. */
function aBrowser(): { readonly asked: Asked[]; readonly client: Client } {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const answer = Promise.withResolvers<Response>();
    const fail = (): void => answer.reject(new Error('not there'));
    init.signal?.addEventListener('abort', fail);
    asked.push({ url, init, fail });
    return answer.promise;
  });
  return { asked, client: createClient(pitAddress) };
}
