import { type Route, routeNames, routes } from '@dicepit/wire';
import { describe, expect, test } from 'vitest';
import { everyCaller, fakeApp, own, pathOf } from './testing/fake-app.ts';

describe('who may ask', async () => {
  const app = await fakeApp();

  test.each(routeNames)('%s is open to those whom its access names, and to nobody else', async (name) => {
    const { access, method }: Route = routes[name];
    for (const { who, roles } of everyCaller) {
      const { statusCode } = await app.inject({
        method,
        url: pathOf(name),
        // From elsewhere, since the machine itself may read the figures.
        remoteAddress: '192.0.2.7',
        headers: { ...own, cookie: `dicepit=${who}` },
        ...(method === 'POST' ? { payload: '{}' } : {}),
      });
      const isOpen =
        access === 'anyone' || (who !== 'nobody' && (access === 'signed in' || meets(access, roles)));
      const seen = statusCode === 401 || statusCode === 403 ? statusCode : 'let in';
      expect({ who, seen }).toEqual({ who, seen: isOpen ? 'let in' : who === 'nobody' ? 401 : 403 });
    }
  });

  test('the answer to somebody who may not ask is the same whatever is in the body', async () => {
    const ask = (payload: string) =>
      app.inject({
        method: 'POST',
        url: '/api/v1/pit/lock',
        headers: { ...own, cookie: 'dicepit=player' },
        payload,
      });
    const answers = await Promise.all(['{}', '{"a":1}', 'nonsense', '', '{"__proto__":{}}'].map(ask));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  });

  test('the figures are open to the machine itself, but not to a proxy on it', async () => {
    const local = await app.inject({ url: '/metrics', headers: { host: 'localhost' } });
    expect(local.statusCode).toBe(200);
    const proxied = await app.inject({
      url: '/metrics',
      headers: { host: 'localhost', 'x-forwarded-for': '1.2.3.4' },
    });
    expect(proxied.statusCode).toBe(401);
  });
});

const meets = (access: readonly string[], roles: readonly string[]): boolean =>
  roles.some((role) => access.includes(role));
