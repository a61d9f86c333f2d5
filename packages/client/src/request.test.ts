import { describe, expect, test } from 'vitest';
import { createClient } from './client.ts';
import { type QuickWorld, quickWorld } from './testing/quick-world.ts';

const me = { person: 'p-1', name: 'Ann', kind: 'guest', roles: ['player'], seats: [] };
const join = { code: 'BCDFGH', name: 'Ann' };

const json = (value: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(value), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });

const problem = (status: number, code: string, headers: Record<string, string> = {}): Response =>
  json({ type: 'urn:x', title: 'No', status, code, detail: 'Not now.' }, status, headers);

const lost = (): Response => {
  throw new TypeError('fetch failed');
};

type Sent = { readonly url: string; readonly init: RequestInit; readonly headers: Headers };

const bodyOf = (sent: Sent | undefined): unknown =>
  typeof sent?.init.body === 'string' ? JSON.parse(sent.init.body) : undefined;

/** A client whose requests are answered by these, one after another; the last one answers all that follow. */
function asking(...answers: readonly (() => Response)[]) {
  const sent: Sent[] = [];
  const world: QuickWorld = quickWorld();
  const client = createClient({
    url: 'http://pit.test/',
    world,
    fetch: async (url, init) => {
      sent.push({ url, init, headers: new Headers(init.headers) });
      return (answers[sent.length - 1] ?? answers.at(-1) ?? lost)();
    },
  });
  return { client, sent, waits: world.waits };
}

describe('asking a pit', () => {
  test('a request is sent as its route says, with a key of its own', async () => {
    const { client, sent } = asking(() => json(me));
    expect(await client.join(join)).toEqual({ ok: true, value: me });
    await client.join(join);
    const [first, second] = sent;
    expect(first?.url).toBe('http://pit.test/api/v1/join');
    expect(first?.init.method).toBe('POST');
    expect(bodyOf(first)).toEqual(join);
    expect(first?.headers.get('idempotency-key')).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(first?.headers.get('idempotency-key')).not.toBe(second?.headers.get('idempotency-key'));
  });

  test('what stands in the address is written so that it stays there', async () => {
    const { client, sent } = asking(() => json({ entries: [], version: 0, more: false }));
    await client.ask('readEntries', { params: { table: 'a/b?c' }, query: { after: '7', limit: '2' } });
    expect(sent[0]?.url).toBe('http://pit.test/api/v1/tables/a%2Fb%3Fc/entries?after=7&limit=2');
    expect(sent[0]?.headers.has('idempotency-key')).toBe(false);
  });

  test('a lost network is tried again by the same key, with growing waits', async () => {
    const { client, sent, waits } = asking(lost, lost, lost, () => json(me));
    expect((await client.join(join)).ok).toBe(true);
    expect(sent.length).toBe(4);
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    expect(waits).toEqual([375, 750, 1_500]);
  });

  test('a network that stays lost is an answer, and nothing is thrown', async () => {
    const { client, sent } = asking(lost);
    expect(await client.pit()).toMatchObject({ ok: false, problem: { code: 'UNREACHABLE', status: 0 } });
    expect(sent.length).toBe(6);
  });

  test('an answer that breaks off half-way is a lost network', async () => {
    const broken = (): Response =>
      new Response(
        new ReadableStream({
          start: (controller) => {
            controller.enqueue(new TextEncoder().encode('{"person":'));
            controller.error(new Error('cut'));
          },
        }),
      );
    const { client, sent } = asking(broken, () => json(me));
    expect((await client.me()).ok).toBe(true);
    expect(sent.length).toBe(2);
  });

  test.each([503, 429, 502, 504])('a server that says %i is asked again', async (status) => {
    const { client, sent } = asking(
      () => problem(status, 'UNAVAILABLE'),
      () => json(me),
    );
    expect((await client.join(join)).ok).toBe(true);
    expect(sent.length).toBe(2);
  });

  test('a wait that the server asks for is waited out', async () => {
    const { client, waits } = asking(
      () => problem(429, 'TOO_MANY', { 'retry-after': '3' }),
      () => json(me),
    );
    expect((await client.join(join)).ok).toBe(true);
    expect(waits).toEqual([3_000]);
  });

  test('a wait that is too long is told instead', async () => {
    const { client, sent } = asking(() => problem(429, 'TOO_MANY', { 'retry-after': '60' }));
    expect(await client.join(join)).toMatchObject({ ok: false, after: 60, problem: { code: 'TOO_MANY' } });
    expect(sent.length).toBe(1);
  });

  test.each([400, 401, 403, 404, 409, 412, 422, 423, 500])(
    'a refusal with %i is an answer',
    async (status) => {
      const { client, sent } = asking(() => problem(status, 'BETTING_IS_CLOSED'));
      const answer = await client.table('nz-1').bet(1, [{ wager: 'field', chips: 5_00 }]);
      expect(answer).toMatchObject({
        ok: false,
        problem: { status, code: 'BETTING_IS_CLOSED', detail: 'Not now.' },
      });
      expect(sent.length).toBe(1);
    },
  );

  test.each([
    ['a page of somebody else', () => new Response('<html>Sign in to the Wi-Fi</html>')],
    ['JSON of another shape', () => json({ person: 7 })],
  ])('%s is no answer of a pit', async (_, answer) => {
    const { client } = asking(answer);
    expect(await client.me()).toMatchObject({ ok: false, problem: { code: 'UNREADABLE' } });
  });

  test('a request that was called off is not sent again', async () => {
    const calling = new AbortController();
    const { client, sent } = asking(() => {
      calling.abort();
      return lost();
    });
    const answer = await client.ask('readPit', { signal: calling.signal });
    expect(answer).toMatchObject({ ok: false, problem: { code: 'CALLED_OFF' } });
    expect((await client.ask('readPit', { signal: calling.signal })).ok).toBe(false);
    expect(sent.length).toBe(1);
  });

  test('the version that a command counts on is sent along, and the role it is given as', async () => {
    const { client, sent } = asking(() => json({ version: 8, events: [] }));
    const table = client.table('nz-1');
    await table.command({ type: 'OfferDice' }, { as: 'dealer', ifVersion: 7, key: 'my-own-key' });
    expect(sent[0]?.headers.get('if-match')).toBe('"7"');
    expect(sent[0]?.headers.get('idempotency-key')).toBe('my-own-key');
    expect(bodyOf(sent[0])).toEqual({ command: { type: 'OfferDice' }, as: 'dealer' });
  });

  test('lines are given as they come, whatever the network makes of them', async () => {
    const text = '{"a":1}\n{"b":"ü"}\n\n{"c":3}';
    const chunks = Array.from(new TextEncoder().encode(text), (byte) => Uint8Array.of(byte));
    const { client } = asking(() => new Response(ReadableStream.from(chunks)));
    const answer = await client.trail();
    const lines: string[] = [];
    if (answer.ok) for await (const line of answer.value) lines.push(line);
    expect(lines).toEqual(['{"a":1}', '{"b":"ü"}', '{"c":3}']);
  });
});

describe('the session of a client', () => {
  test('is kept, sent, saved and given to another client', async () => {
    const cookie = { 'set-cookie': 'dicepit=id.sig; Path=/; HttpOnly; SameSite=Strict' };
    const { client, sent } = asking(() => json(me, 200, cookie));
    await client.join(join);
    expect(sent[0]?.headers.has('cookie')).toBe(false);
    await client.me();
    expect(sent[1]?.headers.get('cookie')).toBe('dicepit=id.sig');
    expect(client.session()).toBe('dicepit=id.sig');

    const seen: (string | null)[] = [];
    const later = createClient({
      url: 'http://pit.test',
      session: client.session(),
      fetch: async (_, init) => {
        seen.push(new Headers(init.headers).get('cookie'));
        return json(me, 200, { 'set-cookie': 'dicepit=; Max-Age=0; Path=/' });
      },
    });
    await later.me();
    await later.me();
    expect(seen).toEqual(['dicepit=id.sig', null]);
    expect(later.session()).toBe('');
  });
});
