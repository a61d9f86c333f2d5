import { openMemory } from '@dicepit/store';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeFloor } from '../floor/change.ts';
import { openSessions, sweepSessions } from './sessions.ts';
import { aBrowser, aGuest, aHost, type Browser, type InPit, inPit, ofStaff } from './testing/in-pit.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let at: InPit;
let host: Browser;
beforeEach(async () => {
  at = await inPit();
  host = await aHost(at);
});
afterEach(() => at.end());

const who = async (browser: Browser): Promise<string> => {
  const caller = await at.services.sessions.callerOf(browser.cookie, browser.address);
  return caller.is === 'nobody' ? 'nobody' : caller.name;
};

describe('a session', () => {
  test('is nobody without a cookie, and with one that was tampered with', async () => {
    const [id = '', signature = ''] = (host.cookie ?? '').split('.');
    const forged = [
      undefined,
      '',
      '.',
      id,
      `${id}.`,
      `${id}.${signature}x`,
      `x${id}.${signature}`,
      `${id}.a.b`,
    ];
    for (const cookie of forged)
      expect(await who({ ...aBrowser(), ...(cookie && { cookie }) })).toBe('nobody');
    expect(await who(host)).toBe('Olga');
  });

  test('of staff ends after two idle hours at home, and twelve hours in any case', async () => {
    at.wait(2 * HOUR - 1);
    expect(await who(host)).toBe('Olga');
    at.wait(2 * HOUR);
    expect(await who(host)).toBe('nobody');
    const again = await signedIn();
    for (let hour = 0; hour < 11; hour++) {
      at.wait(HOUR);
      expect(await who(again)).toBe('Olga');
    }
    at.wait(HOUR);
    expect(await who(again)).toBe('nobody');
  });

  test('of staff ends after half an idle hour in a strict pit', async () => {
    const strict = await inPit();
    await changeFloor(
      strict.pit,
      { by: { person: 'house', role: 'operator' } },
      { type: 'ChangeSettings', settings: { mode: 'strict' } },
    );
    const olga = await aHost(strict);
    strict.wait(HOUR / 2 - 1);
    expect((await strict.services.sessions.callerOf(olga.cookie, '')).is).toBe('somebody');
    strict.wait(HOUR / 2);
    expect((await strict.services.sessions.callerOf(olga.cookie, '')).is).toBe('nobody');
    await strict.end();
  });

  test('of a guest lasts a day, however still they sit', async () => {
    const { browser } = await aGuest(at, 'Ann');
    at.wait(24 * HOUR - 1);
    expect(await who(browser)).toBe('Ann');
    at.wait(1);
    expect(await who(browser)).toBe('nobody');
  });

  test('being looked at is not being used', async () => {
    const caller = await at.services.sessions.callerOf(host.cookie, '');
    const session = caller.is === 'somebody' ? caller.session : '';
    for (let minutes = 0; minutes < 119; minutes += 7) {
      at.wait(7 * MINUTE);
      await at.services.sessions.holds(session);
    }
    at.wait(HOUR);
    expect(await at.services.sessions.holds(session)).toBe(false);
  });

  test('survives the server, which remembers nothing', async () => {
    const { browser } = await aGuest(at, 'Ann');
    const other = await openSessions(at.pit);
    expect(await other.callerOf(browser.cookie, '')).toMatchObject({
      is: 'somebody',
      name: 'Ann',
      kind: 'guest',
    });
    other.end();
  });

  test('is answered from memory: the store is asked once a minute and not more', async () => {
    await who(host);
    const record = vi.spyOn(at.store, 'record');
    for (let times = 0; times < 1_000; times++) await who(host);
    expect(record).not.toHaveBeenCalled();
    at.wait(MINUTE);
    await who(host);
    await who(host);
    expect(record).toHaveBeenCalledTimes(2);
  });

  test('that has run out leaves nothing on the shelf', async () => {
    await aGuest(at, 'Ann');
    at.wait(24 * HOUR);
    await sweepSessions(at.pit);
    expect(await at.store.records('sessions')).toEqual([]);
    expect(await at.store.records('sessions-seen')).toEqual([]);
  });
});

describe('a session that is ended', () => {
  const endings = ['kick', 'exclude', 'handover', 'sign out', 'roles', 'reset'] as const;
  const whys = {
    kick: 'kicked',
    exclude: 'excluded',
    handover: 'replaced',
    'sign out': 'signed out',
    roles: 'roles changed',
    reset: 'passphrase reset',
  } as const;

  test.each(endings)('by %s is over at once, and its open pages are told why', async (how) => {
    const ann =
      how === 'roles' || how === 'reset'
        ? await ofStaff(at, host, 'Ann', ['dealer'])
        : await aGuest(at, 'Ann');
    const old = { ...ann.browser };
    const caller = await at.services.sessions.callerOf(old.cookie, '');
    const told: string[] = [];
    const session = caller.is === 'somebody' ? caller.session : '';
    at.services.sessions.onEnded({ person: ann.person, session }, (why) => told.push(why));
    at.services.sessions.onEnded({ person: 'p-other', session: 'other' }, (why) => told.push(`other ${why}`));
    await end(how, ann);
    expect(told).toEqual([whys[how]]);
    expect(await who(old)).toBe('nobody');
    expect(await who(host)).toBe('Olga');
  });

  test('is over on the other node as well', async () => {
    const store = openMemory();
    const one = await inPit(store);
    const other = await inPit(store);
    const olga = await aHost(one);
    const { browser, person } = await aGuest(one, 'Ann');
    expect((await other.services.sessions.callerOf(browser.cookie, '')).is).toBe('somebody');
    const told = new Promise((resolve) => {
      other.services.sessions.onEnded({ person, session: 'whichever' }, resolve);
    });
    await one.get(olga, 'kick', { params: { person } });
    expect(await told).toBe('kicked');
    expect((await other.services.sessions.callerOf(browser.cookie, '')).is).toBe('nobody');
    await one.leave();
    await other.end();
  });

  test('is not brought back by having been seen', async () => {
    const { browser } = await aGuest(at, 'Ann');
    const old = { ...browser };
    at.wait(2 * MINUTE);
    const seen = who(old);
    await at.get(browser, 'signOut');
    await seen;
    expect(await who(old)).toBe('nobody');
    at.wait(2 * MINUTE);
    expect(await who(old)).toBe('nobody');
  });

  async function end(
    how: (typeof endings)[number],
    { browser, person }: { browser: Browser; person: string },
  ) {
    switch (how) {
      case 'kick':
        return at.get(host, 'kick', { params: { person } });
      case 'exclude':
        return at.get(host, 'exclude', { params: { person }, body: { words: 'threw chips' } });
      case 'handover': {
        const { token } = await at.get(browser, 'makeHandover');
        return at.get(aBrowser(), 'joinByHandover', { body: { code: token } });
      }
      case 'sign out':
        return at.get(browser, 'signOut');
      case 'roles':
        return at.get(host, 'changeRoles', { params: { person }, body: { roles: ['inspector'] } });
      case 'reset':
        return at.get(host, 'resetPassphrase', { params: { person } });
    }
  }
});

async function signedIn(): Promise<Browser> {
  const browser = aBrowser();
  await at.get(browser, 'signIn', { body: { name: 'Olga', passphrase: 'lantern marble oyster' } });
  return browser;
}
