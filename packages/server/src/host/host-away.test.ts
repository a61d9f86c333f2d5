import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { changeFloor } from '../floor/change.ts';
import { FLOOR, newFloor } from '../floor/floor.ts';
import { PEOPLE, type PeopleEvent } from '../people/people.ts';
import { newPresence, type Presence } from '../people/presence.ts';
import { formatEntry } from '../pit/projection.ts';
import { addTable, aPit, operator, type TestPit } from '../testing/tables.ts';
import { watchHost } from './host-away.ts';

let pit: TestPit;
let presence: Presence;
let end: () => void;
let failures: unknown[];

beforeEach(async () => {
  pit = aPit();
  presence = newPresence();
  failures = [];
  await pit.floorSays({
    type: 'PitOpened',
    settings: { ...newFloor.settings, pauseWhenAway: true },
    publicKey: '00',
    software: '0.1.0',
  });
  const { version } = await pit.people.catchUp(PEOPLE);
  const claimed: PeopleEvent = {
    type: 'HostClaimed',
    person: 'hanna',
    name: 'Hanna',
    by: { person: 'hanna', role: 'operator' },
    at: 1,
  };
  await pit.store.append({ writes: [{ stream: PEOPLE, expected: version, texts: [formatEntry(claimed)] }] });
  await pit.people.catchUp(PEOPLE);
  await addTable(pit, 'nz-1', 'snake-eyes-nz');
});
afterEach(() => {
  end();
  pit.end();
});

const watched = (): void => {
  end = watchHost(pit, presence, { patience: 20, failed: (error) => failures.push(error) });
};
const paused = async () => (await pit.floor.catchUp(FLOOR)).state.paused;
const a = (milliseconds: number) => new Promise((later) => setTimeout(later, milliseconds));

describe('a host whose page is gone', () => {
  test('holds up play until it is back, where the host has asked for that', async () => {
    const leave = presence.opened('hanna');
    watched();
    await a(60);
    expect(await paused()).toBeUndefined();
    leave();
    await expect.poll(paused).toMatchObject({ hostAway: true });
    presence.opened('hanna');
    await expect.poll(paused).toBeUndefined();
    expect(failures).toEqual([]);
  });

  test('holds up nothing that is back in time, and nothing for a guest who goes', async () => {
    const leave = presence.opened('hanna');
    watched();
    leave();
    presence.opened('hanna');
    presence.opened('ann')();
    await a(60);
    expect(await paused()).toBeUndefined();
  });

  test('does not undo a pause that somebody has asked for', async () => {
    const leave = presence.opened('hanna');
    watched();
    await changeFloor(pit, { by: operator }, { type: 'Pause', words: 'cake' });
    leave();
    presence.opened('hanna');
    await a(60);
    expect(await paused()).toMatchObject({ words: 'cake' });
  });

  test('stops no table that people deal', async () => {
    await addTable(pit, 'nz-2', 'snake-eyes-nz', { house: null });
    watched();
    await a(60);
    expect(await paused()).toBeUndefined();
  });

  test('stops nothing where nobody has asked for it', async () => {
    await pit.floorSays({ type: 'SettingsChanged', settings: { pauseWhenAway: false } });
    watched();
    await a(60);
    expect(await paused()).toBeUndefined();
  });
});
