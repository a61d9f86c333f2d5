import { CONDUCT_STREAM, INSPECTORATE_STREAM } from '@dicepit/desks';
import { describe, expect, test } from 'vitest';
import { atDesk, ben, cas, dora, failingStore, gus, ines, olga } from '../disputes/testing/at-desk.ts';
import { decidePeople } from '../people/decide.ts';
import { PEOPLE } from '../people/people.ts';
import { PERSONAL } from '../personal/personal.ts';
import { asBen, endsOf, finding, found, NSW } from './testing/device-seen.ts';

describe('who is excluded from the house', () => {
  const order = 'CC-79/2026-14';

  test('nsw/9.3.3 is refused when coming in again, citing it, and all sessions are over', async () => {
    const at = await atDesk();
    const params = await found(at);
    const people = async () => (await at.pit.people.current(PEOPLE)).state;
    const before = (await people()).persons.get(ben.person)?.era ?? 0;
    const ends = await endsOf(at, CONDUCT_STREAM, PEOPLE);
    await at.get(cas, 'excludeFromHouse', { params, body: { order } });
    expect(await endsOf(at, CONDUCT_STREAM, PEOPLE)).toEqual(ends.map((version) => version + 1));
    expect((await people()).persons.get(ben.person)?.era).toBe(before + 1);
    const coming = { by: asBen, at: at.pit.ports.now() };
    const joins = { person: 'p-new', name: ben.person, locked: false, mostGuests: 100 };
    for (const command of [
      { type: 'JoinGuest', ...joins, device: 'another', ...coming },
      { type: 'JoinGuest', ...joins, name: 'Somebody', device: `of ${ben.person}`, ...coming },
      { type: 'MovePhone', person: ben.person, device: 'another', how: 'handover', ...coming },
      { type: 'AskClaim', claim: 'c-1', name: ben.person, device: 'another', ...coming },
    ] as const)
      expect(decidePeople(await people(), command)).toMatchObject({
        ok: false,
        refusal: { status: 403, code: 'EXCLUDED', clause: 'nsw/9.3.3' },
      });
  });

  test('nsw/9.3.3 staff cannot sign in either', async () => {
    const at = await atDesk();
    await at.play('nsw-1', NSW, 1);
    const body = { kind: 'device', table: 'nsw-1', person: dora.person, words: 'a phone' } as const;
    const { incident } = await at.get(gus, 'reportConduct', { body });
    const params = { incident };
    await at.get(cas, 'recordFinding', { params, body: finding });
    await at.get(cas, 'excludeFromHouse', { params, body: { order } });
    const { state } = await at.pit.people.current(PEOPLE);
    const signIn = {
      type: 'SignIn',
      person: dora.person,
      session: 's',
      device: 'd',
      proof: 'passkey',
      by: { person: dora.person, role: 'dealer' },
      at: at.pit.ports.now(),
    } as const;
    expect(decidePeople(state, signIn)).toMatchObject({ refusal: { clause: 'nsw/9.3.3' } });
  });

  test('nsw/9.3.3 where the people of the pit refuse it, nothing is written at all', async () => {
    const at = await atDesk();
    await at.play('nsw-1', NSW, 1);
    const body = { kind: 'device', table: 'nsw-1', person: olga.person, words: 'a phone' } as const;
    const { incident } = await at.get(gus, 'reportConduct', { body });
    const params = { incident };
    await at.get(cas, 'recordFinding', { params, body: finding });
    const before = await endsOf(at, CONDUCT_STREAM, PEOPLE);
    const refusal = await at.refusal(cas, 'excludeFromHouse', { params, body: { order } });
    expect(refusal).toMatchObject({ code: 'CONFLICT', figures: { case: 'host-out' } });
    expect(await endsOf(at, CONDUCT_STREAM, PEOPLE)).toEqual(before);
  });

  test('nobody is reported who is not of the pit', async () => {
    const at = await atDesk();
    await at.play('nsw-1', NSW, 1);
    const body = { kind: 'device', table: 'nsw-1', person: 'p-none', words: 'a phone' } as const;
    expect((await at.refusal(dora, 'reportConduct', { body })).status).toBe(404);
  });
});

describe('a detention', () => {
  test('nsw/9.3.4 is told to the inspector at once, and ends with a name that stands in no stream', async () => {
    const at = await atDesk();
    const params = await found(at);
    const from = at.pit.ports.now();
    await at.get(cas, 'startDetention', { params, body: { device: 'a black counter' } });
    const { notices } = (await at.pit.inspectorate.current(INSPECTORATE_STREAM)).state;
    const [version] = await endsOf(at, CONDUCT_STREAM);
    expect(notices).toMatchObject([
      { kind: 'detention', about: CONDUCT_STREAM, version, clause: 'nsw/9.3.4' },
    ]);

    at.pass(25 * 60_000);
    const tookOverAt = from + 25 * 60_000;
    const nameless = { params, body: { office: 'inspector', at: tookOverAt } } as const;
    expect(await at.refusal(cas, 'endDetention', nameless)).toMatchObject({
      code: 'NO_NAME',
      clause: 'nsw/9.3.4',
    });
    const body = { ...nameless.body, name: 'Inspector Lee' };
    const ended = await at.get(cas, 'endDetention', { params, body });
    expect(ended.detention).toMatchObject({
      device: 'a black counter',
      from,
      ended: { taker: 'Inspector Lee', office: 'inspector', tookOverAt },
    });
    expect((await at.get(ines, 'readConduct')).incidents[0]?.detention?.ended?.taker).toBe('Inspector Lee');
    expect(await at.trail()).not.toContain('Lee');
    expect(await at.store.records(PERSONAL)).toHaveLength(1);
  });

  test('nsw/9.3.4 where the store fails nobody is held and nobody is told', async () => {
    const { store, fail } = failingStore();
    const at = await atDesk(store);
    const params = await found(at);
    const before = await endsOf(at, CONDUCT_STREAM, INSPECTORATE_STREAM);
    fail(true);
    await expect(at.ask(cas, 'startDetention', { params, body: { device: 'a phone' } })).rejects.toThrow(
      'lost',
    );
    fail(false);
    expect(await endsOf(at, CONDUCT_STREAM, INSPECTORATE_STREAM)).toEqual(before);
    await at.get(cas, 'startDetention', { params, body: { device: 'a phone' } });
    expect(await endsOf(at, CONDUCT_STREAM, INSPECTORATE_STREAM)).toEqual(
      before.map((version) => version + 1),
    );
  });
});
