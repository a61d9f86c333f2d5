import { defaultPace } from '@dicepit/engine';
import { openMemory } from '@dicepit/store';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dueAt, looksAt, nextLookIn } from '../house/auto-dealer.ts';
import { nobodyYet, type Person } from '../people/people.ts';
import type { Somebody } from '../pit/result.ts';
import { tableStream } from '../table/pit-table.ts';
import { addTable, aPit, dealer, openTable, player, type TestPit } from '../testing/tables.ts';
import { newFloor } from './floor.ts';
import { extendWait } from './handlers.ts';

const MINUTE = 60_000;

const somebody: Person = {
  person: '',
  name: '',
  kind: 'guest',
  roles: ['player'],
  joinedAt: 0,
  era: 0,
  gone: false,
  excluded: undefined,
  hasPassphrase: false,
  devices: [],
};

let pit: TestPit;
let now = 0;
let keys = 0;

/** Ann has a bet down, and the dice are offered to her. */
beforeEach(async () => {
  now = Date.UTC(2026, 0, 1, 20);
  pit = aPit(openMemory(), { clock: () => now });
  await pit.floorSays({
    type: 'PitOpened',
    settings: newFloor.settings,
    publicKey: '00',
    software: '0.1.0',
  });
  await addTable(pit, 'nz-1', 'snake-eyes-nz', { house: {} });
  await openTable(pit, 'nz-1', ['ann', 'bob']);
  for (const [index, person] of ['ann', 'bob'].entries()) {
    const seat = index + 1;
    await pit.gives('nz-1', player(person), {
      type: 'PlaceBets',
      seat,
      bets: [{ wager: 'field', chips: 5_00 }],
    });
  }
  await pit.gives('nz-1', dealer, { type: 'OfferDice' });
});
afterEach(() => pit.end());

const caller = (person: string, roles: Somebody['roles'] = ['player']): Somebody => ({
  is: 'somebody',
  person,
  name: person,
  kind: roles.includes('player') ? 'guest' : 'staff',
  roles,
  session: person,
  address: '127.0.0.1',
});
const asks = (who: Somebody) =>
  extendWait(pit, {
    caller: who,
    table: 'nz-1',
    asked: { person: who.person, key: `key-${++keys}`, request: {} },
  });
/** What the house would do at a moment. */
const due = async () => {
  const { state } = await pit.tables.current(tableStream('nz-1'));
  return dueAt((await looksAt(pit, 'nz-1'))(state))?.command.type;
};

describe('an offer of the dice', () => {
  test('is taken as declined when its time is over, and not before', async () => {
    now += defaultPace.answering - 1;
    expect(await due()).toBeUndefined();
    now += 1;
    expect(await due()).toBe('DeclineDice');
  });

  test('waits a minute more for whoever asks for it, counted from the asking', async () => {
    now += 10_000;
    expect(await asks(caller('ann'))).toMatchObject({ ok: true });
    now += MINUTE - 1;
    expect(await due()).toBeUndefined();
    now += 1;
    expect(await due()).toBe('DeclineDice');
  });

  test('waits five minutes in all and no longer, so that nobody holds up a table', async () => {
    for (let minute = 0; minute < 5; minute += 1) {
      expect(await asks(caller('ann'))).toMatchObject({ ok: true });
      now += MINUTE - 1;
    }
    expect(await asks(caller('ann'))).toMatchObject({ ok: true });
    expect(await asks(caller('ann'))).toMatchObject({ ok: false, refusal: { code: 'CONFLICT' } });
    now += 5;
    expect(await due()).toBe('DeclineDice');
  });

  test('is extended by whoever runs the tables, and by no other player', async () => {
    expect(await asks(caller('bob'))).toMatchObject({ ok: false, refusal: { code: 'NOT_ALLOWED' } });
    expect(await asks(caller('hanna', ['operator']))).toMatchObject({ ok: true });
  });

  test('has no clock where people deal', async () => {
    await pit.floorSays({ type: 'TablePaced', table: 'nz-1', house: null });
    expect(await asks(caller('ann'))).toMatchObject({ ok: false, refusal: { code: 'CONFLICT' } });
  });
});

describe('whoever needs longer', () => {
  /** What the house would do now, where these need more time than others. */
  const dueWith = async (patience: Readonly<Record<string, 2 | 4>>) => {
    const { state } = await pit.tables.current(tableStream('nz-1'));
    const persons = new Map(
      Object.entries(patience).map(([person, times]) => [person, { ...somebody, person, patience: times }]),
    );
    const look = { ...(await looksAt(pit, 'nz-1'))(state), people: { ...nobodyYet, persons } };
    return { does: dueAt(look)?.command.type, looks: nextLookIn(look) };
  };

  test('is waited for so many times as long, and nobody else is', async () => {
    const asked = now;
    now += defaultPace.answering;
    expect(await dueWith({ ann: 4 })).toEqual({ does: undefined, looks: defaultPace.answering * 3 });
    expect((await dueWith({ bob: 4 })).does).toBe('DeclineDice');
    now = asked + defaultPace.answering * 4;
    expect((await dueWith({ ann: 4 })).does).toBe('DeclineDice');
  });

  test('has as long for a throw', async () => {
    await pit.gives('nz-1', player('ann'), { type: 'AcceptDice', seat: 1 });
    now += defaultPace.throwing * 2 - 1;
    expect((await dueWith({ ann: 2 })).does).toBeUndefined();
    now += 1;
    expect((await dueWith({ ann: 2 })).does).toBe('OrderToPass');
  });
});

test('a shooter who holds the dice has more time as well, and nobody when they are out', async () => {
  await pit.gives('nz-1', player('ann'), { type: 'AcceptDice', seat: 1 });
  now += defaultPace.throwing - 1;
  expect(await asks(caller('ann'))).toMatchObject({ ok: true });
  now += MINUTE - 1;
  expect(await due()).toBeUndefined();
  now += 1;
  expect(await due()).toBe('OrderToPass');
  await pit.gives('nz-1', player('ann'), { type: 'ThrowDice', seat: 1 });
  expect(await asks(caller('ann'))).toMatchObject({ ok: false, refusal: { code: 'CONFLICT' } });
});
