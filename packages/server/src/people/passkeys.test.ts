import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aBrowser, aHost, type Browser, type InPit, inPit, ofStaff } from './testing/in-pit.ts';
import { softwareKey } from './testing/software-key.ts';

const origin = 'https://pit.example:7711';

let at: InPit;
let host: Browser;
beforeEach(async () => {
  at = await inPit();
  host = await aHost(at);
});
afterEach(() => at.end());

const textIn = (options: Readonly<Record<string, unknown>>, name: string): string => String(options[name]);

async function registered(browser = host, counts = true) {
  const key = softwareKey({ origin, site: 'pit.example', counts });
  const options = await at.get(browser, 'askPasskey', { origin });
  const credential = key.made(textIn(options, 'challenge'));
  await at.get(browser, 'addPasskey', { origin, body: { credential } });
  return { key, credential };
}

const challenge = async (): Promise<string> =>
  textIn(await at.get(aBrowser(), 'askPasskeySignIn', { origin, body: {} }), 'challenge');

describe('a passkey', () => {
  test('is made while signed in and signs in from then on', async () => {
    const { key } = await registered();
    const browser = aBrowser();
    const credential = key.used(await challenge());
    expect(await at.get(browser, 'signInByPasskey', { origin, body: { credential } })).toMatchObject({
      name: 'Olga',
    });
    expect(await at.get(browser, 'readMe')).toMatchObject({ name: 'Olga', kind: 'staff' });
    expect((await at.trail()).some((text) => text.includes('"proof":"passkey"'))).toBe(true);
  });

  test.each([true, false])(
    'signs in once for each challenge, whether it counts or not (%s)',
    async (counts) => {
      const { key } = await registered(host, counts);
      const credential = key.used(await challenge());
      await at.get(aBrowser(), 'signInByPasskey', { origin, body: { credential } });
      const again = await at.refusal(aBrowser(), 'signInByPasskey', { origin, body: { credential } });
      expect(again.code).toBe('WRONG_CREDENTIALS');
    },
  );

  test('does not sign in five minutes late, from another site, with another key, or by its own word', async () => {
    const { key } = await registered();
    const late = key.used(await challenge());
    at.wait(5 * 60_000);
    const elsewhere = softwareKey({ origin: 'https://pit.example.evil', site: 'pit.example', like: key });
    const other = softwareKey({ origin, site: 'pit.example', id: key.id });
    const bad = [
      late,
      elsewhere.used(await challenge()),
      other.used(await challenge()),
      key.used(Buffer.from('my own challenge').toString('base64url')),
      { ...key.used(await challenge()), id: 'AAAA' },
      {},
      { id: key.id, rawId: key.id, type: 'public-key', response: 7 },
    ];
    for (const credential of bad) {
      const { code } = await at.refusal(aBrowser(), 'signInByPasskey', { origin, body: { credential } });
      expect(code).toBe('WRONG_CREDENTIALS');
    }
  });

  test('asked for by one is not kept for another, nor one that is known already', async () => {
    const { browser: dora } = await ofStaff(at, host, 'Dora', ['dealer']);
    const key = softwareKey({ origin, site: 'pit.example' });
    const credential = key.made(textIn(await at.get(host, 'askPasskey', { origin }), 'challenge'));
    expect((await at.refusal(dora, 'addPasskey', { origin, body: { credential } })).status).toBe(401);
    await at.get(host, 'addPasskey', { origin, body: { credential } });
    const twice = key.made(textIn(await at.get(dora, 'askPasskey', { origin }), 'challenge'));
    expect((await at.refusal(dora, 'addPasskey', { origin, body: { credential: twice } })).status).toBe(401);
  });

  test('ends with a reset of the passphrase', async () => {
    const { browser: dora, person } = await ofStaff(at, host, 'Dora', ['dealer']);
    const { key } = await registered(dora);
    await at.get(host, 'resetPassphrase', { params: { person } });
    const credential = key.used(await challenge());
    expect((await at.refusal(aBrowser(), 'signInByPasskey', { origin, body: { credential } })).status).toBe(
      401,
    );
  });

  test.each([
    ['http://192.168.1.20:7711', false],
    ['https://192.168.1.20:7711', false],
    ['http://pit.local:7711', false],
    ['http://localhost:7711', true],
    ['https://pit.example', true],
    [undefined, false],
  ])('can be made at %s: %s', async (where, can) => {
    const asked = await at.ask(host, 'askPasskey', where === undefined ? {} : { origin: where });
    expect(asked.ok).toBe(can);
  });
});
