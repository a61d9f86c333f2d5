import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { admitHousePlayer } from './house-player.ts';
import { aBrowser, aGuest, aHost, type Browser, type InPit, inPit } from './testing/in-pit.ts';

const MINUTE = 60_000;

let at: InPit;
beforeEach(async () => {
  at = await inPit();
});
afterEach(() => at.end());

describe('a guest', () => {
  let host: Browser;
  beforeEach(async () => {
    host = await aHost(at);
  });

  test('joins by the code however it is typed, and has chips to begin with', async () => {
    const code = await at.code();
    const ann = aBrowser();
    await at.get(ann, 'joinGuest', {
      body: { code: `${code.slice(0, 3)}-${code.slice(3).toLowerCase()}`, name: 'Ann' },
    });
    expect(await at.get(ann, 'readMyAccount')).toMatchObject({ cents: 500_00 });
  });

  test('who opens the page again is who they were', async () => {
    const { browser, person } = await aGuest(at, 'Ann');
    const again = await at.get(browser, 'joinGuest', { body: { code: 'anything', name: 'Eve' } });
    expect(again).toMatchObject({ person, name: 'Ann' });
  });

  test('whose answer was lost asks again with the same key and is let in as the same', async () => {
    const ann = aBrowser();
    const asking = { body: { code: await at.code(), name: 'Ann' }, key: 'a-key-of-ann' };
    const first = await at.get(ann, 'joinGuest', asking);
    delete ann.cookie;
    const again = await at.ask(ann, 'joinGuest', asking);
    expect(again).toMatchObject({ ok: true, repeated: true, answer: { person: first.person } });
    expect(await at.get(ann, 'readMe')).toMatchObject({ person: first.person });
    delete ann.cookie;
    at.wait(10 * MINUTE);
    expect((await at.refusal(ann, 'joinGuest', asking)).status).toBe(401);
  });

  test('does not join by an old code', async () => {
    const old = await at.code();
    const renewed = await at.get(host, 'renewCode');
    expect(renewed.code).toMatch(/^[BCDFGHJKMNPQRSTVWXYZ3479]{6}$/);
    expect(renewed.code).not.toBe(old);
    expect((await at.refusal(aBrowser(), 'joinGuest', { body: { code: old, name: 'Ann' } })).status).toBe(
      401,
    );
    expect((await at.ask(aBrowser(), 'joinGuest', { body: { code: renewed.code, name: 'Ann' } })).ok).toBe(
      true,
    );
  });

  test('does not join a locked pit, and comes back into one', async () => {
    const { browser } = await aGuest(at, 'Ann');
    await at.get(host, 'lockPit');
    const code = await at.code();
    expect((await at.refusal(aBrowser(), 'joinGuest', { body: { code, name: 'Ben' } })).code).toBe(
      'PIT_LOCKED',
    );
    expect(await at.get(browser, 'readMe')).toMatchObject({ name: 'Ann' });
    const { token } = await at.get(browser, 'makeHandover');
    expect(await at.get(aBrowser(), 'joinByHandover', { body: { code: token } })).toMatchObject({
      name: 'Ann',
    });
  });

  test('goes on from a new phone by a code that is good once and for five minutes', async () => {
    const { browser, person } = await aGuest(at, 'Ann');
    const { token, until } = await at.get(browser, 'makeHandover');
    expect(until).toBe(at.now() + 5 * MINUTE);
    const phone = aBrowser();
    expect(await at.get(phone, 'joinByHandover', { body: { code: token.toLowerCase() } })).toMatchObject({
      person,
    });
    expect((await at.get(browser, 'readMe')).kind).toBe('nobody');
    expect((await at.refusal(aBrowser(), 'joinByHandover', { body: { code: token } })).status).toBe(401);
    const late = await at.get(phone, 'makeHandover');
    at.wait(5 * MINUTE);
    expect((await at.refusal(aBrowser(), 'joinByHandover', { body: { code: late.token } })).status).toBe(401);
  });

  test('whose phone is gone is themselves again once the host says so', async () => {
    const { browser, person } = await aGuest(at, 'Ann');
    const phone = aBrowser();
    const asked = await at.get(phone, 'askClaim', { body: { code: await at.code(), name: 'ann' } });
    expect(asked).toMatchObject({ state: 'asked', name: 'Ann' });
    const params = { claim: asked.claim };
    expect(await at.get(phone, 'readClaim', { params })).toMatchObject({ state: 'asked' });
    expect(phone.cookie).toBeUndefined();
    const [waiting] = (await at.get(host, 'listClaims')).claims;
    const known = { claim: waiting?.claim ?? '' };
    await at.get(host, 'confirmClaim', { params: known });
    // The host knows which claim it is, and cannot take it up; nor can anybody who guesses.
    const guess = { claim: `${known.claim}-${'a'.repeat(26)}` };
    expect((await at.refusal(aBrowser(), 'readClaim', { params: guess })).status).toBe(404);
    expect((await at.refusal(host, 'readClaim', { params: known })).status).toBe(404);
    expect(await at.get(phone, 'readClaim', { params })).toMatchObject({ state: 'confirmed' });
    expect(await at.get(phone, 'readMe')).toMatchObject({ person });
    expect((await at.get(browser, 'readMe')).kind).toBe('nobody');
    const cookie = phone.cookie;
    await at.get(phone, 'readClaim', { params });
    expect(phone.cookie).toBe(cookie);
  });

  test('takes up a confirmed claim once: whoever has its link later stays outside', async () => {
    const { person } = await aGuest(at, 'Ann');
    const phones = [aBrowser(), aBrowser(), aBrowser()] as const;
    const asked = await at.get(phones[0], 'askClaim', { body: { code: await at.code(), name: 'ann' } });
    const params = { claim: asked.claim };
    await at.get(host, 'confirmClaim', { params: { claim: asked.claim.slice(0, 10) } });
    await Promise.all(phones.map((phone) => at.ask(phone, 'readClaim', { params })));
    const [taken, ...others] = phones.filter(({ cookie }) => cookie !== undefined);
    expect(others).toEqual([]);
    expect(await at.get(taken ?? aBrowser(), 'readMe')).toMatchObject({ person });
    const eve = aBrowser();
    expect((await at.refusal(eve, 'readClaim', { params })).status).toBe(404);
    expect(eve.cookie).toBeUndefined();
    expect(await at.get(taken ?? aBrowser(), 'readMe')).toMatchObject({ person });
  });

  test('whose claim is refused stays nobody', async () => {
    await aGuest(at, 'Ann');
    const eve = aBrowser();
    const asked = await at.get(eve, 'askClaim', { body: { code: await at.code(), name: 'Ann' } });
    await at.get(host, 'refuseClaim', { params: { claim: asked.claim.slice(0, 10) } });
    expect(await at.get(eve, 'readClaim', { params: { claim: asked.claim } })).toMatchObject({
      state: 'refused',
    });
    expect((await at.get(eve, 'readMe')).kind).toBe('nobody');
  });

  test('who was excluded is kept out under another name by another browser, unless others share the address', async () => {
    const { browser, person } = await aGuest(at, 'Eve');
    await at.get(host, 'exclude', { params: { person }, body: { words: 'threw chips' } });
    const again = { address: browser.address, device: 'another browser' };
    const joins = async (name: string) =>
      at.ask(again, 'joinGuest', { body: { code: await at.code(), name } });
    expect(await joins('Mallory')).toMatchObject({ ok: false, refusal: { status: 403 } });
    // A name that only looks like the old one is no way in either, wherever it comes from.
    expect(
      await at.ask(aBrowser(), 'joinGuest', { body: { code: await at.code(), name: '\u0415v\u0435' } }),
    ).toMatchObject({ ok: false, refusal: { status: 403 } });

    const shared = aBrowser();
    const { person: other } = await at.get(shared, 'joinGuest', {
      body: { code: await at.code(), name: 'Ann' },
    });
    expect(other).toBeDefined();
    const bob = { address: shared.address, device: 'the browser of bob' };
    const joined = await at.get(bob, 'joinGuest', { body: { code: await at.code(), name: 'Bob' } });
    await at.get(host, 'exclude', { params: { person: joined.person ?? '' }, body: { words: 'as well' } });
    const cara = { address: shared.address, device: 'the browser of cara' };
    expect(await at.ask(cara, 'joinGuest', { body: { code: await at.code(), name: 'Cara' } })).toMatchObject({
      ok: true,
    });
  });

  test('who was excluded is refused by phone and by name, and let in again when readmitted', async () => {
    const { browser, person } = await aGuest(at, 'Ann');
    await at.get(host, 'exclude', { params: { person }, body: { words: 'threw chips' } });
    const code = await at.code();
    expect((await at.refusal(browser, 'joinGuest', { body: { code, name: 'Eve' } })).code).toBe('EXCLUDED');
    expect((await at.refusal(aBrowser(), 'joinGuest', { body: { code, name: 'ANN' } })).code).toBe(
      'EXCLUDED',
    );
    await at.get(host, 'readmit', { params: { person } });
    expect((await at.ask(browser, 'joinGuest', { body: { code, name: 'Eve' } })).ok).toBe(true);
  });

  test('a hundred who join at once under one name are one guest', async () => {
    const code = await at.code();
    const joins = Array.from({ length: 100 }, () =>
      at.ask(aBrowser(), 'joinGuest', { body: { code, name: 'Ann' } }),
    );
    const codes = (await Promise.all(joins)).map((join) => (join.ok ? 'in' : join.refusal.code));
    expect(codes.filter((each) => each === 'in')).toHaveLength(1);
    expect(codes.filter((each) => each === 'NAME_TAKEN')).toHaveLength(99);
  });
});

describe('guesses', () => {
  test('of codes are looked at 200 times a minute at the most, and from however many addresses three times of each', async () => {
    await aHost(at);
    const record = vi.spyOn(at.store, 'record');
    let refused = 0;
    for (let guess = 0; guess < 400; guess++) {
      const { status } = await at.refusal(aBrowser(`10.9.0.${guess % 40}`), 'joinGuest', {
        body: { code: 'BCDFGH', name: `Guesser ${guess}` },
      });
      if (status === 429) refused++;
    }
    // The claim of the host spent nothing: it was right.
    expect(refused).toBe(200);
    const looks = () => record.mock.calls.filter(([, key]) => key === 'join').length;
    expect(looks()).toBe(200);
    for (let guess = 0; guess < 4; guess++)
      await at.refusal(aBrowser('10.9.1.1'), 'joinGuest', { body: { code: 'BCDFGH', name: 'Eve' } });
    expect(looks()).toBe(203);
  });

  test('never touch a person who has a session', async () => {
    await aHost(at);
    const { browser } = await aGuest(at, 'Ann');
    for (let guess = 0; guess < 300; guess++)
      await at.ask(aBrowser(browser.address), 'joinGuest', { body: { code: 'BCDFGH', name: 'Eve' } });
    expect(await at.get(browser, 'readMe')).toMatchObject({ name: 'Ann' });
    expect((await at.ask(browser, 'makeHandover')).ok).toBe(true);
  });
});

describe('a house player', () => {
  test('is marked as one, has chips of the house, and is the same at the next start', async () => {
    const host = await aHost(at);
    const first = await admitHousePlayer(at.pit, 'Bruno');
    const again = await admitHousePlayer(at.pit, 'Bruno');
    expect(first.ok && first.answer.person).toMatch(/^h-[a-z2-7]{10}$/);
    expect(again.ok && again.answer.person).toBe(first.ok && first.answer.person);
    const bruno = { ...aBrowser(), cookie: again.ok ? again.answer.cookie : '' };
    const caller = await at.services.sessions.callerOf(bruno.cookie, '');
    expect(caller).toMatchObject({ kind: 'house player', roles: ['player'] });
    const { people } = await at.get(host, 'listPeople');
    expect(people.find(({ name }) => name === 'Bruno')).toMatchObject({ kind: 'house' });
    const account = await at.get(bruno, 'readMyAccount');
    expect(account.cents).toBe(500_00 + 100_000_00);
    expect(account.lines.at(-1)?.reason).toMatch(/house/);
  });

  test("takes nobody else's name", async () => {
    await aGuest(at, 'Ann');
    expect(await admitHousePlayer(at.pit, 'Ann')).toMatchObject({
      ok: false,
      refusal: { code: 'NAME_TAKEN' },
    });
  });
});

describe('those who guess the code', () => {
  const guess = (browser: Browser, code: string) =>
    at.ask(browser, 'joinGuest', { body: { code, name: 'Eve' } });
  /** Ten wrong codes from each of so many addresses. */
  async function besieged(addresses: number): Promise<readonly Browser[]> {
    const browsers = Array.from({ length: addresses }, () => aBrowser());
    for (const browser of browsers) for (let tries = 0; tries < 10; tries++) await guess(browser, 'BBBBBB');
    return browsers;
  }

  test('from 25 addresses keep out nobody who has it', async () => {
    await aHost(at);
    const [eve = aBrowser()] = await besieged(25);
    expect(await at.refusal(eve, 'joinGuest', { body: { code: 'BBBBBB', name: 'Eve' } })).toMatchObject({
      code: 'TOO_MANY',
    });
    await at.get(aBrowser(), 'joinGuest', { body: { code: await at.code(), name: 'Ann' } });
  });

  test('have no new tries by a restart, and the trail and the shelf do not say where they were', async () => {
    await aHost(at);
    const [eve = aBrowser()] = await besieged(1);
    expect(await guess(eve, 'BBBBBB')).toMatchObject({ ok: false, refusal: { code: 'TOO_MANY' } });
    await new Promise((written) => setImmediate(written));
    await at.leave();
    const again = await inPit(at.store, at.now());
    expect(await again.refusal(eve, 'joinGuest', { body: { code: 'BBBBBB', name: 'Eve' } })).toMatchObject({
      code: 'TOO_MANY',
    });
    expect(JSON.stringify(await at.store.records('guesses'))).not.toContain(eve.address);
    again.wait(10 * MINUTE);
    await again.leave();
    const later = await inPit(at.store, again.now());
    expect(await later.refusal(eve, 'joinGuest', { body: { code: 'BBBBBB', name: 'Eve' } })).toMatchObject({
      code: 'WRONG_CREDENTIALS',
    });
    await later.leave();
  });
});
