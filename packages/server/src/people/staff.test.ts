import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeHostToken } from './host-token.ts';
import { PEOPLE } from './people.ts';
import { aBrowser, aHost, type Browser, type InPit, inPit, ofStaff, PASSPHRASE } from './testing/in-pit.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let at: InPit;
beforeEach(async () => {
  at = await inPit();
});
afterEach(() => at.end());

const tokenOf = async (): Promise<string> => {
  const made = await makeHostToken(at.pit);
  return made.ok ? made.answer.token : '';
};

describe('the host', () => {
  test('claims the pit by the printed token, once', async () => {
    const body = { token: await tokenOf(), name: 'Olga', passphrase: PASSPHRASE };
    const olga = aBrowser();
    expect(await at.get(olga, 'claimHost', { body })).toMatchObject({ name: 'Olga', kind: 'staff' });
    expect((await at.get(olga, 'readMe')).roles).toContain('operator');
    expect((await at.refusal(aBrowser(), 'claimHost', { body })).code).toBe('ALREADY_CLAIMED');
    expect(await makeHostToken(at.pit)).toMatchObject({ ok: false, refusal: { code: 'ALREADY_CLAIMED' } });
  });

  test('has the same link at every start and every node until it is used', async () => {
    const token = await tokenOf();
    const other = await inPit(at.store, at.now());
    expect(await makeHostToken(other.pit)).toMatchObject({ answer: { token } });
    await other.leave();
    const body = { token, name: 'Olga', passphrase: PASSPHRASE };
    expect((await at.ask(aBrowser(), 'claimHost', { body })).ok).toBe(true);
  });

  test('has one token: a new one, made on purpose, ends the one before and stands from then on', async () => {
    const old = await tokenOf();
    await makeHostToken(at.pit, { fresh: true });
    const token = await tokenOf();
    const body = { name: 'Olga', passphrase: PASSPHRASE };
    expect((await at.refusal(aBrowser(), 'claimHost', { body: { ...body, token: old } })).status).toBe(401);
    expect((await at.ask(aBrowser(), 'claimHost', { body: { ...body, token } })).ok).toBe(true);
  });

  test('sets no weak passphrase, and can try again', async () => {
    const body = { token: await tokenOf(), name: 'Olga', passphrase: 'password123' };
    expect((await at.refusal(aBrowser(), 'claimHost', { body })).code).toBe('MALFORMED');
    expect((await at.ask(aBrowser(), 'claimHost', { body: { ...body, passphrase: PASSPHRASE } })).ok).toBe(
      true,
    );
  });

  test('two who claim at once with the same token are one host', async () => {
    const token = await tokenOf();
    const claims = ['Olga', 'Otto'].map((name) =>
      at.ask(aBrowser(), 'claimHost', { body: { token, name, passphrase: PASSPHRASE } }),
    );
    expect((await Promise.all(claims)).filter(({ ok }) => ok)).toHaveLength(1);
  });
});

describe('staff', () => {
  let host: Browser;
  beforeEach(async () => {
    host = await aHost(at);
  });

  test('come in by a token, once, and by their passphrase from then on', async () => {
    const { signUp } = await at.get(host, 'addStaff', { body: { name: 'Dora', roles: ['dealer'] } });
    const claim = { token: signUp.token, passphrase: PASSPHRASE };
    expect((await at.refusal(aBrowser(), 'signIn', { body: { name: 'Dora', passphrase: '' } })).status).toBe(
      401,
    );
    expect(await at.get(aBrowser(), 'claimStaff', { body: claim })).toMatchObject({
      name: 'Dora',
      roles: ['dealer'],
    });
    expect((await at.refusal(aBrowser(), 'claimStaff', { body: claim })).status).toBe(401);
    const dora = aBrowser();
    await at.get(dora, 'signIn', { body: { name: 'dora', passphrase: PASSPHRASE } });
    expect(await at.get(dora, 'readMe')).toMatchObject({ name: 'Dora', kind: 'staff', roles: ['dealer'] });
  });

  test.each([
    ['dealer', 24 * HOUR],
    ['inspector', 2 * HOUR],
  ] as const)('the token of a %s is good for %i ms', async (role, lasts) => {
    const early = await at.get(host, 'addStaff', { body: { name: 'Early', roles: [role] } });
    const late = await at.get(host, 'addStaff', { body: { name: 'Late', roles: [role] } });
    expect(early.signUp.until).toBe(at.now() + lasts);
    at.wait(lasts - 1);
    await at.get(aBrowser(), 'claimStaff', { body: { token: early.signUp.token, passphrase: PASSPHRASE } });
    at.wait(1);
    const body = { token: late.signUp.token, passphrase: PASSPHRASE };
    expect((await at.refusal(aBrowser(), 'claimStaff', { body })).status).toBe(401);
  });

  test('a wrong name and a wrong passphrase are told apart by nothing', async () => {
    const name = await at.refusal(aBrowser(), 'signIn', { body: { name: 'Nobody', passphrase: PASSPHRASE } });
    const passphrase = await at.refusal(aBrowser(), 'signIn', {
      body: { name: 'Olga', passphrase: 'wrong wrong' },
    });
    expect(name).toEqual(passphrase);
  });

  test('leave no hash of a passphrase that could be tried without the key of the pit', async () => {
    const browser = aBrowser();
    const body = { name: 'Olga', passphrase: PASSPHRASE };
    await at.get(browser, 'signIn', { body, key: 'a-key-of-olga' });
    const receipt = await at.store.receipt(`at ${browser.address}`, 'a-key-of-olga');
    const asked = JSON.stringify({ type: 'SignIn', ...body });
    const plain = createHash('sha256').update(asked).digest('hex');
    expect(receipt?.fingerprint).toMatch(/^[0-9a-f]{64}$/);
    expect(receipt?.fingerprint).not.toBe(plain);
  });

  test('are kept out by nobody: a stranger who tries their name waits alone', async () => {
    const stranger = aBrowser();
    const guess = { body: { name: 'Olga', passphrase: 'wrong wrong' } };
    for (let tries = 0; tries < 5; tries++)
      expect((await at.refusal(stranger, 'signIn', guess)).status).toBe(401);
    expect(await at.refusal(stranger, 'signIn', guess)).toMatchObject({ code: 'TOO_MANY', after: 1 });
    expect((await at.ask(stranger, 'signIn', { body: { name: 'Olga', passphrase: PASSPHRASE } })).ok).toBe(
      false,
    );
    expect((await at.ask(aBrowser(), 'signIn', { body: { name: 'Olga', passphrase: PASSPHRASE } })).ok).toBe(
      true,
    );
  });

  test('whose passphrase is reset come in by a new token alone', async () => {
    const { person, browser } = await ofStaff(at, host, 'Dora', ['dealer']);
    const { token } = await at.get(host, 'resetPassphrase', { params: { person } });
    expect((await at.get(browser, 'readMe')).kind).toBe('nobody');
    const body = { name: 'Dora', passphrase: PASSPHRASE };
    expect((await at.refusal(aBrowser(), 'signIn', { body })).status).toBe(401);
    await at.get(aBrowser(), 'claimStaff', { body: { token, passphrase: 'harbour velvet pencil' } });
    expect((await at.refusal(aBrowser(), 'signIn', { body })).status).toBe(401);
    expect(
      (await at.ask(aBrowser(), 'signIn', { body: { ...body, passphrase: 'harbour velvet pencil' } })).ok,
    ).toBe(true);
  });

  test('a role that is taken away is gone at once', async () => {
    const { person } = await ofStaff(at, host, 'Dora', ['dealer', 'game-supervisor']);
    await at.get(host, 'changeRoles', { params: { person }, body: { roles: ['dealer'] } });
    const dora = aBrowser();
    expect(await at.get(dora, 'signIn', { body: { name: 'Dora', passphrase: PASSPHRASE } })).toMatchObject({
      roles: ['dealer'],
    });
  });

  test('the host who changes their own roles stays signed in, by a new session', async () => {
    const me = await at.get(host, 'readMe');
    const before = host.cookie;
    const params = { person: me.person ?? '' };
    await at.get(host, 'changeRoles', { params, body: { roles: ['operator', 'player'] } });
    expect(host.cookie).not.toBe(before);
    expect(await at.get(host, 'readMe')).toMatchObject({ roles: ['operator', 'player'] });
  });

  test('a token is answered again to a repeat, and stands nowhere in the store', async () => {
    const asking = { body: { name: 'Dora', roles: ['dealer'] as const }, key: 'the-same-key' };
    const first = await at.ask(host, 'addStaff', asking);
    const again = await at.ask(host, 'addStaff', asking);
    expect(first.ok && again.ok && again.repeated).toBe(true);
    expect(again.ok && again.answer.signUp).toEqual(first.ok && first.answer.signUp);
    const token = first.ok ? first.answer.signUp.token : '';
    const shelves = await Promise.all(
      ['codes', 'passphrases', 'sessions'].map((shelf) => at.store.records(shelf)),
    );
    const host1 = (await at.pit.people.current(PEOPLE)).state.host ?? '';
    const receipt = await at.store.receipt(host1, 'the-same-key');
    expect(JSON.stringify([shelves, receipt])).not.toContain(token.slice(10));
  });
});
