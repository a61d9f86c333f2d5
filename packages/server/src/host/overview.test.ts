import type { BodyOf, GuestFacts, Overview } from '@dicepit/wire';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inside, openWorld, type World } from '../http/testing/world.ts';
import type { AddressBook } from './addresses.ts';

const DAY = 86_400_000;
const patient = { answering: DAY, betting: DAY, throwing: DAY, rolling: 0, showing: 0 };
const newTable = {
  pack: 'snake-eyes-nz',
  title: 'By the door',
  mode: 'fun',
  dice: 'virtual',
  seats: 6,
  staff: { by: 'house', pace: patient },
} as const satisfies BodyOf<'addTable'>;

let world: World;
let code: string;
let shown = '192.168.1.4';
const book: AddressBook = {
  list: () => [
    { address: '192.168.1.4', adapter: 'wlan0', reach: 'Wi-Fi' },
    { address: '10.8.0.2', adapter: 'tun0', reach: 'VPN' },
  ],
  shown: () => shown,
  fixed: false,
  choose: (address) => {
    if (address !== '192.168.1.4' && address !== '10.8.0.2') return false;
    shown = address;
    return true;
  },
  urlAt: (address) => `http://${address}:7711`,
};

beforeEach(async () => {
  shown = '192.168.1.4';
  world = await openWorld({ addresses: book, guestUrl: () => book.urlAt(book.shown()) });
  const { hostToken } = world;
  const passphrase = 'green kettles sing at noon';
  await world.ask('host', 'claimHost', { body: { token: hostToken, name: 'Hanna', passphrase } });
  code = String(inside((await world.ask('host', 'readCode')).json, 'code'));
});
afterEach(() => world.close());

// The route has checked the answer against its own schema before it was sent.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const overview = async (): Promise<Overview> => (await world.ask('host', 'readOverview')).json as Overview;

const join = async (name: string): Promise<string> =>
  String(inside((await world.ask(name, 'joinGuest', { body: { code, name } })).json, 'person'));

async function openTable(): Promise<string> {
  const table = String(inside((await world.ask('host', 'addTable', { body: newTable })).json, 'table'));
  for (let tries = 0; tries < 200; tries++) {
    if (
      inside((await world.ask('host', 'readTable', { params: { table } })).json, 'view', 'state') === 'open'
    )
      break;
    await new Promise((resolve) => {
      setTimeout(resolve, 10);
    });
  }
  return table;
}

const guestIn = ({ guests }: Overview, name: string): GuestFacts | undefined =>
  guests.find((guest) => guest.name === name);

describe('the overview of the host', () => {
  test('of a pit that was just opened has its host, its code and nothing else', async () => {
    const { pit, join: joining, guests, staff, tables, bank, trail } = await overview();
    expect(pit).toMatchObject({ name: 'Dicepit', began: 'opened', locked: false, paused: null, law: null });
    expect(joining).toMatchObject({ url: 'http://192.168.1.4:7711', code, reached: { devices: 0 } });
    expect([guests, tables]).toEqual([[], []]);
    expect(staff).toMatchObject([{ name: 'Hanna', host: true, ready: true, here: false }]);
    expect(bank).toEqual({ issued: 0, accounts: 0, onTables: 0, house: 0, topUps: 0, donations: 0 });
    expect(trail?.words).toMatch(/^[a-z]+(-[a-z]+){3}$/);
  });

  test('follows chips from the account to the rack and the layout, and sums up what is where', async () => {
    const table = await openTable();
    const ann = await join('Ann');
    const give = async (command: BodyOf<'giveCommand'>['command']) =>
      expect((await world.ask('Ann', 'giveCommand', { params: { table }, body: { command } })).status).toBe(
        200,
      );
    await give({ type: 'SitDown', seat: 2, name: 'Ann' });
    await give({ type: 'BuyIn', seat: 2, cents: 200_00, from: 'account' });
    await give({ type: 'PlaceBets', seat: 2, bets: [{ wager: 'field', chips: 5_00 }] });
    const params = { person: ann };
    await world.ask('host', 'issueChips', { params, body: { cents: 50_00, reason: 'Donation' } });
    await world.ask('host', 'issueChips', { params, body: { cents: 10_00, reason: 'Gift' } });

    const seen = await overview();
    expect(guestIn(seen, 'Ann')).toMatchObject({
      kind: 'guest',
      here: false,
      seats: [{ table, seat: 2, rack: 195_00, bets: 5_00, whites: false }],
      account: 360_00,
      topUps: 2,
    });
    expect(seen.bank).toEqual({
      issued: 560_00,
      accounts: 360_00,
      onTables: 200_00,
      house: 0,
      topUps: 2,
      donations: 50_00,
    });
    expect(seen.tables).toMatchObject([
      { card: { table, taken: 1 }, rolled: 0, call: null, pace: { betting: DAY } },
    ]);
  });

  test('keeps the chips of a guest who was sent away in its sums, and not in its list', async () => {
    const ann = await join('Ann');
    await world.ask('host', 'kick', { params: { person: ann } });
    const { guests, bank } = await overview();
    expect(guests).toEqual([]);
    expect(bank.issued).toBe(500_00);
  });

  test('says since when the pit is paused, and what the host has said about it', async () => {
    await world.ask('host', 'pausePit', { body: { words: 'Back at 21:30' } });
    expect((await overview()).pit.paused).toMatchObject({ words: 'Back at 21:30', by: 'Hanna' });
    expect((await world.ask('nobody', 'readPit')).json).toMatchObject({
      paused: true,
      pausing: { words: 'Back at 21:30', by: 'Hanna' },
    });
  });

  test('says who asks to be a guest again until the host has answered', async () => {
    await join('Ann');
    await world.ask('Ann again', 'askClaim', { body: { code, name: 'Ann' } });
    const [claim] = (await overview()).claims;
    expect(claim).toMatchObject({ name: 'Ann', state: 'asked' });
    await world.ask('host', 'confirmClaim', { params: { claim: claim?.claim ?? '' } });
    expect((await overview()).claims).toEqual([]);
  });

  test('keeps the law that the night is held under, for every page that has to know', async () => {
    await world.ask('host', 'changeSettings', { body: { law: 'queensland' } });
    expect((await overview()).pit.law).toBe('queensland');
    expect((await world.ask('nobody', 'readPit')).json).toMatchObject({ law: 'queensland' });
  });

  test('ranks nobody on any television where the law forbids a prize for the most chips', async () => {
    const party = await world.ask('host', 'addTable', {
      body: {
        pack: 'snake-eyes-party',
        title: 'Kitchen',
        dice: 'virtual',
        seats: 4,
        startingChips: 50,
        first: 'high dice',
      },
    });
    const tables = [await openTable(), String(inside(party.json, 'table'))];
    const leaders = () =>
      Promise.all(
        tables.map(async (table) =>
          inside((await world.ask('nobody', 'readScreen', { params: { table } })).json, 'leaders'),
        ),
      );
    expect(await leaders()).toEqual([true, true]);
    await world.ask('host', 'changeSettings', { body: { law: 'queensland', ranking: false } });
    expect(await leaders()).toEqual([false, false]);
  });

  test('is for the operator alone', async () => {
    await join('Ann');
    expect((await world.ask('Ann', 'readOverview')).status).toBe(403);
    expect((await world.ask('nobody', 'readOverview')).status).toBe(401);
  });
});

describe('the address that guests are sent to', () => {
  test('is chosen among those of this computer, and the link follows', async () => {
    const chosen = await world.ask('host', 'chooseAddress', { body: { address: '10.8.0.2' } });
    expect(chosen.json).toMatchObject({
      url: 'http://10.8.0.2:7711',
      addresses: [{ shown: false }, { shown: true, reach: 'VPN' }],
    });
  });

  test('is none that this computer does not have', async () => {
    const refused = await world.ask('host', 'chooseAddress', { body: { address: '203.0.113.5' } });
    expect([refused.status, shown]).toEqual([404, '192.168.1.4']);
  });
});

describe('the overview as it changes', () => {
  test('is told at once, and again when somebody joins', async () => {
    const leaving = new AbortController();
    const response = await fetch(`http://localhost:${world.server.port}/api/v1/host/overview/events`, {
      headers: { cookie: `dicepit=${world.cookieOf('host')}` },
      signal: leaving.signal,
    });
    const read = messagesOf(response);
    expect((await read(() => true)).guests).toEqual([]);
    await join('Ann');
    const seen = await read(({ guests }) => guests.length === 1);
    // Whoever reads is here.
    expect(seen.staff).toMatchObject([{ name: 'Hanna', here: true }]);
    leaving.abort();
  });
});

/** Reads on until an overview is as wanted. */
function messagesOf(response: Response): (isWanted: (seen: Overview) => boolean) => Promise<Overview> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return async (isWanted) => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end === -1) {
        text += (await reader?.read())?.value ?? '';
        continue;
      }
      const message = text.slice(0, end);
      text = text.slice(end + 2);
      const data = /^data: (.*)$/m.exec(message)?.[1];
      // The messages of this stream are overviews and nothing else.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const seen = data === undefined ? undefined : (JSON.parse(data) as Overview);
      if (seen !== undefined && isWanted(seen)) return seen;
    }
  };
}
