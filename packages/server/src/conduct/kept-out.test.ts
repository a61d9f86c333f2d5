import type { Setup } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { cas } from '../disputes/testing/at-desk.ts';
import { aBrowser, aGuest, aHost, type InPit, inPit, ofStaff, PASSPHRASE } from '../people/testing/in-pit.ts';
import { executeCommand } from '../table/execute-command.ts';
import { changeConduct } from './change.ts';

const setup: Setup = {
  table: 'nsw-1',
  pack: 'snake-eyes-nsw',
  options: {},
  mode: 'home',
  dice: 'virtual',
  seats: 6,
  policies: { limitsAtEntry: 'refuse', betsInRunOut: false, betsAfterVoidRound: false },
};

const excluding = {
  game: { type: 'ExcludeFromGame', incident: 'i-1' },
  house: { type: 'ExcludeFromHouse', incident: 'i-1', order: 'CC-79/2026-14' },
} as const;

/** A casino supervisor finds that somebody used a device, and excludes them from the house by an order or from the game. */
async function excludes(
  { pit }: InPit,
  person: string,
  from: keyof typeof excluding = 'house',
): Promise<void> {
  const operator = { person: 'house', role: 'operator' } as const;
  await executeCommand(pit, { table: 'nsw-1', by: operator, command: { type: 'SetUpTable', setup } });
  const seen = { incident: 'i-1', pack: setup.pack, table: 'nsw-1', person, words: 'a phone that counts' };
  for (const body of [
    { type: 'ReportDevice', ...seen },
    { type: 'RecordFinding', incident: 'i-1', satisfied: true, words: 'it showed totals' },
    excluding[from],
  ] as const) {
    const outcome = await changeConduct(pit, { caller: cas }, body);
    if (!outcome.ok) throw new Error(`${body.type}: ${JSON.stringify(outcome.refusal)}`);
  }
}

const out = { status: 403, code: 'EXCLUDED', clause: 'nsw/9.3.3' };

describe('the door, for whoever is excluded from the house', () => {
  test('nsw/9.3.3 a guest is nobody from that moment on, and is refused by name and by phone', async () => {
    const at = await inPit();
    await aHost(at);
    const { browser, person } = await aGuest(at, 'Cat');
    const callerOf = () => at.services.sessions.callerOf(browser.cookie, browser.address);
    expect((await callerOf()).is).toBe('somebody');
    await excludes(at, person);
    expect((await callerOf()).is).toBe('nobody');
    const code = await at.code();
    const byName = await at.refusal(aBrowser(), 'joinGuest', { body: { code, name: 'Cat' } });
    const byPhone = await at.refusal(browser, 'joinGuest', { body: { code, name: 'Somebody else' } });
    expect([byName, byPhone]).toMatchObject([out, out]);
    await at.end();
  });

  test('nsw/9.3.3 staff are refused when they sign in, also after the pit was opened anew', async () => {
    const at = await inPit();
    const host = await aHost(at);
    const { person } = await ofStaff(at, host, 'Dora', ['dealer']);
    const body = { name: 'Dora', passphrase: PASSPHRASE };
    expect((await at.ask(aBrowser(), 'signIn', { body })).ok).toBe(true);
    await excludes(at, person);
    expect(await at.refusal(aBrowser(), 'signIn', { body })).toMatchObject(out);
    const again = await inPit(at.store, at.now());
    expect(await again.refusal(aBrowser(), 'signIn', { body })).toMatchObject(out);
    await again.leave();
    await at.end();
  });
});

test('nsw/9.3.2 whoever is kept from a game alone stays in the house, and is told from which and why', async () => {
  const at = await inPit();
  await aHost(at);
  const { browser, person } = await aGuest(at, 'Cat');
  expect(await at.get(browser, 'readMe')).not.toHaveProperty('keptFrom');
  await excludes(at, person, 'game');
  expect(await at.get(browser, 'readMe')).toMatchObject({
    name: 'Cat',
    keptFrom: [{ game: 'snake-eyes-nsw', clause: 'nsw/9.3.2' }],
  });
  await at.end();
});
