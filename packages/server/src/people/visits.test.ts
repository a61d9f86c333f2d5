import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newReplay } from '../audit/index.ts';
import { aBrowser, aHost, type Browser, type InPit, inPit, PASSPHRASE } from './testing/in-pit.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

let at: InPit;
let host: Browser;
beforeEach(async () => {
  at = await inPit();
  host = await aHost(at);
});
afterEach(() => at.end());

/** An inspector who has come in by the link. */
async function anInspector(until?: number) {
  const body = { name: 'Ines', roles: ['inspector'] as const, ...(until === undefined ? {} : { until }) };
  const added = await at.get(host, 'addStaff', { body });
  const ines = aBrowser();
  await at.get(ines, 'claimStaff', { body: { token: added.signUp.token, passphrase: PASSPHRASE } });
  return { ines, person: added.person };
}

const signIn = (browser: Browser) =>
  at.ask(browser, 'signIn', { body: { name: 'Ines', passphrase: PASSPHRASE } });

const rolesOf = async (browser: Browser) => (await at.get(browser, 'readMe')).roles;

describe('those who come to watch', () => {
  test('are in until the moment that the operator named, and not at it', async () => {
    const until = at.now() + HOUR;
    const { ines, person } = await anInspector(until);
    expect(person.until).toBe(until);
    at.wait(HOUR - 1);
    expect(await rolesOf(ines)).toEqual(['inspector']);
    at.wait(1);
    expect(await rolesOf(ines)).toEqual([]);
    expect(await signIn(aBrowser())).toMatchObject({
      ok: false,
      refusal: { status: 403, code: 'ACCESS_ENDED' },
    });
  });

  test('are in for a day where nobody has said for how long', async () => {
    const { person } = await anInspector();
    expect(person.until).toBe(at.now() + 24 * HOUR);
  });

  test('are given more time by the operator, and sign in again', async () => {
    const { person } = await anInspector(at.now() + MINUTE);
    at.wait(HOUR);
    await at.get(host, 'changeRoles', {
      params: { person: person.person },
      body: { roles: ['inspector'], until: at.now() + HOUR },
    });
    const again = aBrowser();
    expect((await signIn(again)).ok).toBe(true);
    expect(await rolesOf(again)).toEqual(['inspector']);
  });

  test('are not let in for a time that is over', async () => {
    const body = { name: 'Ines', roles: ['inspector'] as const, until: at.now() };
    expect(await at.refusal(host, 'addStaff', { body })).toMatchObject({ code: 'CONFLICT' });
    expect((await at.ask(host, 'addStaff', { body: { ...body, until: at.now() + 1 } })).ok).toBe(true);
  });

  test('are the only ones who are let in for a time', async () => {
    const body = { name: 'Dora', roles: ['dealer'] as const, until: at.now() + HOUR };
    expect(await at.refusal(host, 'addStaff', { body })).toMatchObject({ code: 'CONFLICT' });
    const { until: _, ...staying } = body;
    expect((await at.get(host, 'addStaff', { body: staying })).person.until).toBeUndefined();
  });

  test('have to be gone on a node that starts later as well', async () => {
    const { ines } = await anInspector(at.now() + HOUR);
    at.wait(HOUR - MINUTE);
    const other = await inPit(at.store, at.now());
    expect((await other.get(ines, 'readMe')).roles).toEqual(['inspector']);
    other.wait(MINUTE);
    expect((await other.get(ines, 'readMe')).roles).toEqual([]);
    await other.leave();
  });

  test('and what is said of them is decided anew by whoever checks the trail', async () => {
    await anInspector(at.now() + HOUR);
    const replay = newReplay();
    const entries = await at.store.read('people', 0);
    const findings = entries.flatMap(({ version, hash, text }) =>
      replay.entry({ stream: 'people', version, hash }, JSON.parse(text)),
    );
    expect(findings).toEqual([]);
    const forged = entries.flatMap(({ version, hash, text }) =>
      newReplay().entry({ stream: 'people', version, hash }, JSON.parse(text.replace('"until":', '"till":'))),
    );
    expect(forged.length).toBeGreaterThan(0);
  });
});
