import type { By, CommandBody, Pips } from '@dicepit/engine';
import type { Recap, SettlingUp } from '@dicepit/wire';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { trialBalance } from '../cage/trial-balance.ts';
import { addTable } from '../floor/add-table.ts';
import { aGuest, aHost, type Browser, type InPit, inPit, ofStaff } from '../people/testing/in-pit.ts';
import { executeCommand } from '../table/execute-command.ts';
import type { AnyBody } from '../table/pit-table.ts';
import { eveningOf } from './evening.ts';

const house: By = { person: 'house', role: 'operator' };
const dealer: By = { person: 'dora', role: 'dealer' };
const supervisor: By = { person: 'gus', role: 'game-supervisor' };
const as = (person: string): By => ({ person, role: 'player' });

let at: InPit;
let host: Browser;
beforeEach(async () => {
  at = await inPit();
  host = await aHost(at);
});
afterEach(() => at.end());

const realDice = {
  pack: 'snake-eyes-nz',
  title: 'Test',
  mode: 'home',
  dice: 'physical',
  seats: 30,
  staff: { by: 'people' },
} as const;

/** An open table with dice of wood, and those who play at it. */
async function open(
  changes: { readonly pack?: 'snake-eyes-nz' | 'snake-eyes-nsw'; readonly mode?: 'home' | 'strict' } = {},
) {
  const added = await addTable(at.pit, { by: house }, { ...realDice, ...changes });
  if (!added.ok) throw new Error(JSON.stringify(added.refusal));
  const { table } = added.answer;
  const give = async (by: By, command: AnyBody): Promise<void> => {
    const outcome = await executeCommand(at.pit, { table, by, command });
    if (!outcome.ok) throw new Error(`${command.type}: ${JSON.stringify(outcome.refusal)}`);
  };
  await give(house, { type: 'OpenTable', float: 10_000_00 });
  return {
    table,
    give,
    /** Somebody sits down with $100 from the account. */
    sits: async (person: string, seat: number): Promise<void> => {
      await give(as(person), { type: 'SitDown', seat, name: person, born: '1990-01-01' });
      await give(as(person), { type: 'BuyIn', seat, cents: 100_00, from: 'account' });
    },
    bets: (person: string, seat: number, bets: Extract<CommandBody, { type: 'PlaceBets' }>['bets']) =>
      give(as(person), { type: 'PlaceBets', seat, bets }),
    /** Somebody takes the dice and throws them so often as there are faces. */
    takesDice: async (person: string, seat: number): Promise<void> => {
      await give(dealer, { type: 'OfferDice' });
      await give(as(person), { type: 'AcceptDice', seat });
    },
    throws: async (person: string, seat: number, faces: readonly [Pips, Pips]): Promise<void> => {
      at.wait(60_000);
      await give(as(person), { type: 'ThrowDice', seat });
      await give(dealer, { type: 'BringToRest' });
      await give(dealer, { type: 'CallRoll', faces });
      await give(dealer, { type: 'SettleRoll' });
    },
    closes: async (): Promise<void> => {
      await give(supervisor, { type: 'CloseTable' });
    },
  };
}

const sheet = (): Promise<SettlingUp> => eveningOf(at.pit).settlingUp({ heads: [] });
const recap = (browser: Browser): Promise<Recap> => at.get(browser, 'readMyEvening');

type Table = Awaited<ReturnType<typeof open>>;
type Guest = Awaited<ReturnType<typeof aGuest>>;

/**
 * Five rolls by hand. Ann: 3 wins the Field (+10), 2 loses Craps 3 (−5), 7 loses the Field (−10) and ends her turn of three
 * rolls. Ben: 3 wins Craps 3 at 15 to 1 (+75), 2 loses it (−5), his own 2 loses it (−5), 9 wins the Field (+10).
 */
async function fiveRolls(table: Table, ann: Guest, ben: Guest): Promise<void> {
  const { sits, bets, takesDice, throws } = table;
  await sits(ann.person, 1);
  await sits(ben.person, 2);
  await bets(ann.person, 1, [{ wager: 'field', chips: 10_00 }]);
  await bets(ben.person, 2, [{ wager: 'craps-3', chips: 5_00 }]);
  await takesDice(ann.person, 1);
  await throws(ann.person, 1, [1, 2]);
  await bets(ann.person, 1, [{ wager: 'craps-3', chips: 5_00 }]);
  await bets(ben.person, 2, [{ wager: 'craps-3', chips: 5_00 }]);
  await throws(ann.person, 1, [1, 1]);
  await bets(ann.person, 1, [{ wager: 'field', chips: 10_00 }]);
  await throws(ann.person, 1, [3, 4]);
  await bets(ben.person, 2, [{ wager: 'craps-3', chips: 5_00 }]);
  await takesDice(ben.person, 2);
  await throws(ben.person, 2, [1, 1]);
  await bets(ben.person, 2, [{ wager: 'field', chips: 10_00 }]);
  await throws(ben.person, 2, [4, 5]);
}

const figures = () => eveningOf(at.pit).figures();

/** What somebody's line on the sheet says, in whole chips. */
const lineOf = ({ guests }: SettlingUp, name: string) => {
  const line = guests.find((guest) => guest.name === name);
  if (line === undefined) return undefined;
  const { bought, toppedUp, donated, net, cashed, held, owes, balanced } = line;
  return { ...inChips({ bought, toppedUp, donated, net, cashed, held, owes }), balanced };
};

const inChips = (sums: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(sums).map(([name, cents]) => [name, cents / 100]));

describe('the evening in figures', () => {
  test('is counted from the rolls, and comes when the last table has closed', async () => {
    const [ann, ben] = [await aGuest(at, 'Ann'), await aGuest(at, 'Ben')];
    const table = await open();
    await fiveRolls(table, ann, ben);
    expect(await figures()).toBeNull();
    const began = at.now() - 5 * 60_000;
    await table.closes();
    expect(await figures()).toEqual({
      from: began,
      to: at.now(),
      guests: 2,
      chips: 'play chips',
      rolls: 5,
      longestTurn: { rolls: 3, names: ['Ann'] },
      biggestWin: {
        cents: 75_00,
        names: ['Ben'],
        wager: { pack: 'snake-eyes-nz', id: 'craps-3', name: 'Craps 3' },
      },
      snakeEyes: { count: 1, names: ['Ann', 'Ben'] },
      dice: [
        {
          dice: 2,
          totals: [2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0].map((_, place) => ({
            total: place + 2,
            count: { 2: 2, 3: 1, 7: 1, 9: 1 }[place + 2] ?? 0,
            expected: (5 * (6 - Math.abs(place - 5))) / 36,
          })),
        },
      ],
      party: null,
      podium: {
        unit: 'cents',
        steps: [
          { place: 1, names: ['Ben'], result: 75_00 },
          { place: 2, names: ['Ann'], result: -5_00 },
        ],
      },
      fundraiser: null,
      thanks: [],
      rematch: { wants: 0, of: 2 },
    });
  });

  test('is as a correction left it: the roll, the money and the turn', async () => {
    const [ann, ben] = [await aGuest(at, 'Ann'), await aGuest(at, 'Ben')];
    const table = await open();
    await fiveRolls(table, ann, ben);
    await table.give(supervisor, { type: 'OverruleCall', faces: [4, 3], words: 'misread' });
    await table.closes();
    const shown = await figures();
    expect(
      shown?.dice[0]?.totals.filter(({ count }) => count > 0).map(({ total, count }) => [total, count]),
    ).toEqual([
      [2, 2],
      [3, 1],
      [7, 2],
    ]);
    expect(shown?.podium?.steps[0]).toEqual({ place: 1, names: ['Ben'], result: 55_00 });
    expect(await recap(ben.browser)).toMatchObject({
      net: 55_00,
      course: [500_00, 575_00, 570_00, 565_00, 575_00, 555_00],
      favourite: { decided: 3, won: 1 },
    });
  });

  test('ranks by what was won at the tables, and not by what was topped up', async () => {
    const [ann, ben] = [await aGuest(at, 'Ann'), await aGuest(at, 'Ben')];
    const table = await open();
    await fiveRolls(table, ann, ben);
    await at.get(host, 'issueChips', {
      params: { person: ann.person },
      body: { cents: 900_00, reason: 'Gift' },
    });
    await table.closes();
    expect((await figures())?.podium?.steps.map(({ names }) => names)).toEqual([['Ben'], ['Ann']]);
  });

  test('lets those with the same result share a place, and leaves out the places after it', async () => {
    const guests = [await aGuest(at, 'Ann'), await aGuest(at, 'Ben'), await aGuest(at, 'Cy')];
    const table = await open();
    for (const [index, { person }] of guests.entries()) {
      await table.sits(person, index + 1);
      const wager = index < 2 ? 'field' : 'craps-3';
      await table.bets(person, index + 1, [{ wager, chips: 10_00 }]);
    }
    await table.takesDice(guests[0]?.person ?? '', 1);
    await table.throws(guests[0]?.person ?? '', 1, [4, 5]);
    await table.closes();
    const shown = await figures();
    expect(shown?.podium?.steps).toEqual([
      { place: 1, names: ['Ann', 'Ben'], result: 10_00 },
      { place: 3, names: ['Cy'], result: -10_00 },
    ]);
    expect(shown?.biggestWin).toMatchObject({ cents: 10_00, names: ['Ann', 'Ben'] });
  });

  test('has room for thirty, of whom only those who bet are ranked', async () => {
    const table = await open();
    const guests = [];
    for (let seat = 1; seat <= 30; seat++) {
      const guest = await aGuest(at, `Guest ${String(seat).padStart(2, '0')}`);
      guests.push(guest);
      await table.sits(guest.person, seat);
      if (seat <= 28)
        await table.bets(guest.person, seat, [
          { wager: seat === 28 ? 'field' : 'craps-3', chips: seat * 1_00 },
        ]);
    }
    await table.takesDice(guests[0]?.person ?? '', 1);
    await table.throws(guests[0]?.person ?? '', 1, [4, 5]);
    await table.closes();
    const shown = await figures();
    expect(shown?.guests).toBe(30);
    expect(shown?.podium?.steps).toEqual([
      { place: 1, names: ['Guest 28'], result: 28_00 },
      { place: 2, names: ['Guest 01'], result: -1_00 },
      { place: 3, names: ['Guest 02'], result: -2_00 },
    ]);
    expect((await sheet()).guests).toHaveLength(30);
  });

  test('of a table that closed without a roll has nothing to count, and nobody on the podium', async () => {
    await aGuest(at, 'Ann');
    const table = await open();
    await table.closes();
    expect(await figures()).toMatchObject({
      rolls: 0,
      guests: 0,
      from: null,
      to: at.now(),
      longestTurn: null,
      biggestWin: null,
      snakeEyes: null,
      dice: [],
      podium: { unit: 'cents', steps: [] },
    });
  });

  test('names and ranks nobody where the law forbids it, or a house has a licence', async () => {
    const [ann, ben] = [await aGuest(at, 'Ann'), await aGuest(at, 'Ben')];
    const table = await open();
    await fiveRolls(table, ann, ben);
    await table.closes();
    await at.get(host, 'changeSettings', { body: { ranking: false } });
    const shown = await figures();
    expect(shown).toMatchObject({
      podium: null,
      longestTurn: { rolls: 3, names: [] },
      biggestWin: { cents: 75_00, names: [] },
      snakeEyes: { count: 1, names: [] },
    });
    expect(JSON.stringify(shown)).not.toMatch(/Ann|Ben/);
  });

  test('9.1 compares nothing with theory where a table of New South Wales was played', async () => {
    const [ann, ben] = [await aGuest(at, 'Ann'), await aGuest(at, 'Ben')];
    const nz = await open();
    await fiveRolls(nz, ann, ben);
    await nz.closes();
    const nsw = await open({ pack: 'snake-eyes-nsw' });
    await nsw.sits(ann.person, 1);
    await nsw.bets(ann.person, 1, [{ wager: 'field', chips: 10_00 }]);
    await nsw.takesDice(ann.person, 1);
    await nsw.throws(ann.person, 1, [4, 5]);
    await nsw.give(as(ann.person), { type: 'CashOut', seat: 1 });
    await nsw.give(as(ann.person), { type: 'StandUp', seat: 1 });
    await nsw.closes();
    const { dice = [] } = (await figures()) ?? {};
    expect(dice).toHaveLength(1);
    expect(dice.flatMap(({ totals }) => totals).every(({ expected }) => expected === null)).toBe(true);
    // And no phone of somebody who played there keeps a record of what came.
    expect(await recap(ann.browser)).toMatchObject({
      net: 5_00,
      course: null,
      best: null,
      favourite: null,
      barredBy: 'nsw/9.1',
    });
    expect(await recap(ben.browser)).toMatchObject({ net: 75_00, barredBy: null, best: { cents: 75_00 } });
  });

  test('is gone again when a table opens once more', async () => {
    const table = await open();
    await table.closes();
    expect(await figures()).not.toBeNull();
    await table.give(house, { type: 'OpenTable', float: 10_000_00 });
    expect(await figures()).toBeNull();
  });

  test('counts what was given for the cause: entries, and top-ups for a donation', async () => {
    const [ann, ben] = [await aGuest(at, 'Ann'), await aGuest(at, 'Ben')];
    const fundraiser = { cause: 'the school library', goal: 100_00, entry: 10_00 };
    await at.get(host, 'changeSettings', { body: { fundraiser } });
    const give = (guest: Guest, cents: number, reason: string) =>
      at.get(host, 'issueChips', { params: { person: guest.person }, body: { cents, reason } });
    await give(ann, 50_00, 'Donation');
    await give(ben, 20_00, 'Gift');
    // A donation that was undone is none.
    const cas = await ofStaff(at, host, 'Cas', ['casino-supervisor']);
    const params = { person: ben.person };
    const issue = { params, body: { cents: 30_00, reason: 'Donation' } };
    const { version } = await at.get(cas.browser, 'issueChips', issue);
    const body = { entry: version, reason: 'A mistake' };
    const { reversal } = await at.get(cas.browser, 'askReversal', { params, body });
    await at.get(host, 'approveReversal', { params: { ...params, reversal } });
    const table = await open();
    await table.closes();
    expect((await figures())?.fundraiser).toEqual({
      ...fundraiser,
      guests: 2,
      donations: 50_00,
      total: 70_00,
    });
  });
});

describe('teams', () => {
  const fundraiser = { cause: 'the school library', goal: 100_00, entry: 10_00 };
  const teams = ['Reds', 'Blues'];
  const choose = (guest: Guest, team: string | null) =>
    at.get(guest.browser, 'chooseTeam', { body: { team } });

  test('have raised what their guests gave on coming in and for a donation, the most first', async () => {
    const [ann, ben, cid] = [await aGuest(at, 'Ann'), await aGuest(at, 'Ben'), await aGuest(at, 'Cid')];
    await at.get(host, 'changeSettings', { body: { fundraiser, teams } });
    expect(await choose(ann, 'Reds')).toMatchObject({ name: 'Ann', team: 'Reds' });
    await choose(ben, 'Blues');
    await choose(cid, 'Reds');
    const issue = { params: { person: ben.person }, body: { cents: 25_00, reason: 'Donation' } };
    await at.get(host, 'issueChips', issue);
    const raised = [
      { team: 'Blues', guests: 1, cents: 35_00 },
      { team: 'Reds', guests: 2, cents: 20_00 },
    ];
    const table = await open();
    // On the screens while a table is open, and at the end.
    expect(await eveningOf(at.pit).teams()).toEqual(raised);
    expect(await figures()).toBeNull();
    await table.closes();
    expect((await figures())?.fundraiser).toMatchObject({ total: 55_00, teams: raised });
    expect((await sheet()).guests.map(({ name, team }) => [name, team])).toEqual([
      ['Ann', 'Reds'],
      ['Ben', 'Blues'],
      ['Cid', 'Reds'],
    ]);
    // Somebody may go over, or out; a team that is no more counts for nothing.
    await choose(cid, null);
    expect((await figures())?.fundraiser?.teams?.at(1)).toEqual({ team: 'Reds', guests: 1, cents: 10_00 });
    await at.get(host, 'changeSettings', { body: { teams: ['Greens', 'Blues'] } });
    expect(await at.get(ann.browser, 'readMe')).not.toHaveProperty('team');
  });

  test('are of those that the host has named, and only where money is raised', async () => {
    const ann = await aGuest(at, 'Ann');
    await at.get(host, 'changeSettings', { body: { teams } });
    const refused = { code: 'CONFLICT', figures: { case: 'no-team', team: 'Reds' } };
    expect(await at.refusal(ann.browser, 'chooseTeam', { body: { team: 'Reds' } })).toMatchObject(refused);
    await at.get(host, 'changeSettings', { body: { fundraiser } });
    expect(await at.refusal(ann.browser, 'chooseTeam', { body: { team: 'Greys' } })).toMatchObject({
      figures: { case: 'no-team', team: 'Greys' },
    });
    await choose(ann, 'Reds');
    expect(await at.refusal(ann.browser, 'chooseTeam', { body: { team: 'Reds' } })).toMatchObject({
      figures: { case: 'no-change' },
    });
  });

  test('are not shown where the law lets nobody be ranked; the sheet to settle up by still has them', async () => {
    const ann = await aGuest(at, 'Ann');
    await at.get(host, 'changeSettings', { body: { fundraiser, teams, ranking: false } });
    await choose(ann, 'Reds');
    const table = await open();
    expect(await eveningOf(at.pit).teams()).toEqual([]);
    await table.closes();
    expect((await figures())?.fundraiser).not.toHaveProperty('teams');
    expect((await sheet()).guests).toMatchObject([{ name: 'Ann', team: 'Reds' }]);
  });
});

describe('another round', () => {
  test('is asked for by those who played, since the last table closed', async () => {
    const [ann, ben, cid] = [await aGuest(at, 'Ann'), await aGuest(at, 'Ben'), await aGuest(at, 'Cid')];
    const table = await open();
    await fiveRolls(table, ann, ben);
    // What was said before the table closed was not about this end.
    await at.get(ann.browser, 'voteRematch', { body: { wants: true } });
    at.wait(1_000);
    await table.closes();
    expect((await figures())?.rematch).toEqual({ wants: 0, of: 2 });
    const voted = await at.get(ben.browser, 'voteRematch', { body: { wants: true } });
    expect(voted.rematch).toEqual({ mine: true, wants: 1, of: 2 });
    expect((await recap(ann.browser)).rematch).toEqual({ mine: false, wants: 1, of: 2 });
    await at.get(ben.browser, 'voteRematch', { body: { wants: false } });
    expect((await figures())?.rematch).toEqual({ wants: 0, of: 2 });
    expect((await at.refusal(cid.browser, 'voteRematch', { body: { wants: true } })).code).toBe('CONFLICT');
  });
});

describe('one guest’s evening', () => {
  test('has chips in and out, their course, the best roll and the favourite wager', async () => {
    const [ann, ben] = [await aGuest(at, 'Ann'), await aGuest(at, 'Ben')];
    const table = await open();
    await fiveRolls(table, ann, ben);
    await table.closes();
    expect(await recap(ben.browser)).toMatchObject({
      name: 'Ben',
      over: true,
      bought: 500_00,
      toppedUp: 0,
      out: 575_00,
      net: 75_00,
      owes: 0,
      rolls: 4,
      course: [500_00, 575_00, 570_00, 565_00, 575_00],
      best: { number: 1, faces: [1, 2], cents: 75_00, call: { called: { total: 3 } } },
      favourite: { wager: { id: 'craps-3', name: 'Craps 3' }, decided: 3, won: 1 },
      party: null,
    });
    expect(JSON.stringify(await recap(ben.browser))).not.toContain('Ann');
  });

  test('of somebody who never sat down has only what they came with', async () => {
    const ann = await aGuest(at, 'Ann');
    expect(await recap(ann.browser)).toMatchObject({
      bought: 500_00,
      out: 500_00,
      net: 0,
      rolls: 0,
      course: [500_00],
      best: null,
      favourite: null,
      from: null,
    });
  });

  test('of somebody who only lost has no best roll', async () => {
    const ann = await aGuest(at, 'Ann');
    const table = await open();
    await table.sits(ann.person, 1);
    await table.bets(ann.person, 1, [{ wager: 'craps-3', chips: 5_00 }]);
    await table.takesDice(ann.person, 1);
    await table.throws(ann.person, 1, [5, 5]);
    expect(await recap(ann.browser)).toMatchObject({
      net: -5_00,
      best: null,
      favourite: { decided: 1, won: 0 },
    });
  });
});

describe('the sheet to settle up by', () => {
  test('says for each what was bought, topped up, won, cashed and is held, and that all of it balances', async () => {
    const [ann, ben] = [await aGuest(at, 'Ann'), await aGuest(at, 'Ben')];
    const table = await open();
    await fiveRolls(table, ann, ben);
    const params = { person: ann.person };
    await at.get(host, 'issueChips', { params, body: { cents: 50_00, reason: 'Donation' } });
    await at.get(host, 'issueChips', { params, body: { cents: 20_00, reason: 'Gift' } });
    await table.give(dealer, { type: 'BuyIn', seat: 2, cents: 30_00, from: 'cash' });
    await table.give(as(ann.person), { type: 'CashOut', seat: 1, cents: 95_00 });
    const settled = await sheet();
    expect(lineOf(settled, 'Ann')).toEqual({
      bought: 500,
      toppedUp: 70,
      donated: 50,
      net: -5,
      cashed: 565,
      held: 0,
      owes: 0,
      balanced: true,
    });
    expect(lineOf(settled, 'Ben')).toEqual({
      bought: 530,
      toppedUp: 0,
      donated: 0,
      net: 75,
      cashed: 400,
      held: 205,
      owes: 0,
      balanced: true,
    });
    expect(settled.all).toMatchObject({ bought: 1_030_00, toppedUp: 70_00, net: 70_00, balanced: true });
    expect(settled.house).toEqual({ bank: -70_00, players: 0 });
    expect(settled.closedAt).toBeNull();
    expect((await trialBalance(at.pit)).sound).toBe(true);
  });

  test('says what somebody owes after a correction that came when they had left', async () => {
    const ann = await aGuest(at, 'Ann');
    const table = await open();
    await table.sits(ann.person, 1);
    await table.bets(ann.person, 1, [{ wager: 'field', chips: 10_00 }]);
    await table.takesDice(ann.person, 1);
    await table.throws(ann.person, 1, [4, 5]);
    await table.give(dealer, { type: 'StandUp', seat: 1 });
    await table.give(supervisor, { type: 'OverruleCall', faces: [3, 4], words: 'misread' });
    const settled = await sheet();
    expect(lineOf(settled, 'Ann')).toMatchObject({
      net: -10,
      cashed: 510,
      held: 0,
      owes: 20,
      balanced: true,
    });
    expect(settled.house.bank).toBe(10_00);
  });

  test('keeps a guest who was sent away, and somebody of the staff who played', async () => {
    const ann = await aGuest(at, 'Ann');
    await at.get(host, 'kick', { params: { person: ann.person } });
    const { person } = await at.get(host, 'readMe');
    const table = await open();
    await table.sits(person ?? '', 1);
    expect((await sheet()).guests.map(({ name, balanced }) => [name, balanced])).toEqual([
      ['Ann', true],
      ['Olga', true],
    ]);
  });

  test('does not balance where one side has moved and the other has not, and says whose', async () => {
    const [ann, ben] = [await aGuest(at, 'Ann'), await aGuest(at, 'Ben')];
    const table = await open();
    await table.sits(ann.person, 1);
    await table.sits(ben.person, 2);
    const cage = `cage/${ann.person}`;
    const { version } = await at.store.head(cage);
    const forged = { type: 'CashedOut', table: table.table, seat: 1, cents: 1, by: house, at: at.now() };
    await at.store.append({
      writes: [{ stream: cage, expected: version, texts: [JSON.stringify({ event: forged })] }],
    });
    const settled = await sheet();
    expect(settled.all.balanced).toBe(false);
    expect(settled.guests.filter(({ balanced }) => !balanced).map(({ name }) => name)).toEqual(['Ann']);
  });
});

describe('a party', () => {
  const party = {
    pack: 'snake-eyes-party',
    title: 'Round table',
    dice: 'physical',
    seats: 6,
    startingChips: 100,
    first: 'first seat',
  } as const;

  test('is counted in white chips, ranked by them, and over when nobody else may come in', async () => {
    const [ann, ben] = [await aGuest(at, 'Ann'), await aGuest(at, 'Ben')];
    const added = await addTable(at.pit, { by: house }, party);
    if (!added.ok) throw new Error(JSON.stringify(added.refusal));
    const give = (by: By, command: AnyBody) =>
      executeCommand(at.pit, { table: added.answer.table, by, command });
    for (const [index, { person }] of [ann, ben].entries())
      await give(as(person), { type: 'SitDown', seat: index + 1, name: person });
    await give(as(ann.person), { type: 'StartGame' });
    await at.get(host, 'lockPit');
    expect(await figures()).toBeNull();
    await give(house, { type: 'EndGame' });
    const shown = await figures();
    expect(shown?.podium?.unit).toBe('whites');
    expect(shown?.podium?.steps).toEqual([{ place: 1, names: ['Ann', 'Ben'], result: 0 }]);
    expect(shown?.party).toEqual({ games: 0, most: null });
    const { whites } = await sheet();
    expect(whites?.guests.map(({ name, brought, out, net }) => [name, brought, out, net])).toEqual([
      ['Ann', 100, 100, 0],
      ['Ben', 100, 100, 0],
    ]);
    expect(await recap(ann.browser)).toMatchObject({
      bought: 500_00,
      out: 500_00,
      party: { brought: 100, out: 100, net: 0, games: 1, won: 0 },
    });
  });
});
