import { houseWaitsFor } from '@dicepit/engine';
import { findThrower, partyWaitsFor } from '@dicepit/games';
import { describe, expect, test } from 'vitest';
import { cardNow } from '../floor/facts.ts';
import { FLOOR } from '../floor/floor.ts';
import { executeDue } from '../table/execute-command.ts';
import { type AnyBody, decideAtTable, seatsOf, tableStream } from '../table/pit-table.ts';
import { addParty, addTable, aPit, buysIn, peopleSay, player, type TestPit } from '../testing/tables.ts';
import { dueAt, looksAt, nextLookIn } from './auto-dealer.ts';

const MINUTE = 60_000;

/** Nobody at a table waits longer than this for something to happen, whoever sleeps. */
const LONGEST = MINUTE;

const table = 'table-1';
const stream = tableStream(table);
const names = ['ann', 'bob', 'cy', 'dee', 'eve', 'fay'] as const;

/** A wager of each pack that whoever throws can stake on. */
const packs = {
  'snake-eyes-nz': 'field',
  'snake-eyes-nsw': 'field',
  'double-dice': 'shooters-bet',
  'wonder-dice': 'field',
} as const;
type BankedPack = keyof typeof packs;

/** How guests leave a phone: face up with nobody looking, closed, or with its guest sent out by the host. */
const manners = ['asleep', 'closed', 'sent out'] as const;
type Manner = (typeof manners)[number];

const versionOf = async (pit: TestPit): Promise<number> => (await pit.tables.current(stream)).version;

/** Does all that the house does now, and answers in how long it looks again. */
async function tended(pit: TestPit): Promise<number | undefined> {
  for (;;) {
    const standing = await looksAt(pit, table);
    const look = standing((await pit.tables.current(stream)).state);
    const due = dueAt(look);
    if (due === undefined) return nextLookIn(look);
    const outcome = await executeDue(pit, table, (current) => dueAt(standing(current)));
    if (!outcome.ok) throw new Error(`${due.command.type}: ${JSON.stringify(outcome.refusal)}`);
  }
}

/** What every screen at the table is told that it waits for. */
async function saidAt(pit: TestPit) {
  const added = (await pit.floor.current(FLOOR)).state.tables.get(table);
  const card = added === undefined ? undefined : await cardNow(pit, added);
  if (card?.waits === undefined) throw new Error('The house runs no such table');
  const state = await pit.at(table);
  return state.is === 'party'
    ? partyWaitsFor(state.table, card.waits)
    : houseWaitsFor(state.table, card.waits);
}

type WaitAnswer = NonNullable<Awaited<ReturnType<typeof saidAt>>>;

/** What a screen says that somebody can do to end a wait. */
function wayOut(said: WaitAnswer, seat: number, wager: string): AnyBody | undefined {
  switch (said.for) {
    case 'answer':
    case 'taker':
      return { type: 'AcceptDice', seat };
    case 'throw':
      return { type: 'ThrowDice', seat };
    case 'bet':
      return { type: 'PlaceBets', seat, bets: [{ wager, chips: 1_00 }] };
    case 'game':
      return { type: 'StartGame' };
    case 'bets':
    case 'player':
    case 'players':
      return undefined;
  }
}

/** Whoever is said to be able to end a wait is. A throw may lack the bet that it needs, which is there to be made. */
async function isTrue(pit: TestPit, said: WaitAnswer, wager: string): Promise<void> {
  const state = await pit.at(table);
  for (const seat of 'seat' in said ? [said.seat] : seatsOf(state).keys()) {
    const command = wayOut(said, seat, wager);
    const by = player(seatsOf(state).get(seat)?.person ?? '');
    if (command === undefined) continue;
    const decided = decideAtTable(state, { ...command, by, at: pit.ports.now() });
    const why = decided.ok ? undefined : decided.refusal.code;
    expect([undefined, ...(said.for === 'throw' ? ['SHOOTER_HAS_NO_BET'] : [])]).toContain(why);
  }
}

/** Leaves a table alone through one wait; `false` where it waits for ever, which it may with nothing at stake. */
async function goesOn(pit: TestPit, wager: string): Promise<boolean> {
  let next = await tended(pit);
  const said = await saidAt(pit);
  const version = await versionOf(pit);
  if (said !== undefined) await isTrue(pit, said, wager);
  const over = said !== undefined && 'over' in said ? said.over : undefined;
  if (said !== undefined && over === undefined) {
    for (; next !== undefined; next = await tended(pit)) pit.wait(next);
    const state = await pit.at(table);
    expect([said, await versionOf(pit)]).toEqual([said, version]);
    expect([said, state.is === 'banked' ? state.table.betting.bets : []]).toEqual([said, []]);
    return false;
  }
  const wait = over === undefined ? (next ?? Number.POSITIVE_INFINITY) : over - pit.ports.now();
  expect([said, wait <= LONGEST]).toEqual([said, true]);
  pit.wait(wait - 1);
  await tended(pit);
  expect([said, await versionOf(pit)]).toEqual([said, version]);
  pit.wait(1);
  await tended(pit);
  expect([said, (await versionOf(pit)) > version]).toEqual([said, true]);
  return true;
}

/** Everybody sits down, each with a page open; the answer closes them. */
async function sits(pit: TestPit, guests: number): Promise<() => void> {
  const pages = names.slice(0, guests).map((person) => pit.presence.opened(person));
  for (const [index, person] of names.slice(0, guests).entries()) {
    const { is } = await pit.at(table);
    const born = is === 'party' ? {} : { born: '1990-01-01' };
    await pit.gives(table, player(person), { type: 'SitDown', seat: index + 1, name: person, ...born });
    if (is === 'banked') await buysIn(pit, table, person, index + 1);
  }
  return () => {
    for (const close of pages) close();
  };
}

async function leaves(pit: TestPit, manner: Manner, guests: number, close: () => void): Promise<void> {
  if (manner !== 'asleep') close();
  if (manner !== 'sent out') return;
  for (const person of names.slice(0, guests))
    await peopleSay(pit, [
      { type: 'GuestJoined', person, name: person, device: '' },
      { type: 'Kicked', person },
    ]);
}

/** Leaves a table alone for some minutes, or until it waits for somebody who comes. */
async function isLeftAlone(pit: TestPit, wager: string, minutes = 3): Promise<void> {
  const until = pit.ports.now() + minutes * MINUTE;
  while (pit.ports.now() < until && (await goesOn(pit, wager)));
}

/** What guests do one after the other; after each of them everybody may fall asleep. */
const steps = [
  'sit down',
  'bet',
  'are offered',
  'take',
  'bet again',
  'wait',
  'throw',
  'settle',
  'give up',
] as const;

async function plays(pit: TestPit, pack: BankedPack, guests: number, last: number): Promise<void> {
  const bets = [{ wager: packs[pack], chips: 1_00 }];
  const everybodyBets = async (): Promise<void> => {
    for (const [index, person] of names.slice(0, guests).entries())
      await pit.asks(table, player(person), { type: 'PlaceBets', seat: index + 1, bets });
  };
  const ann = (command: AnyBody) => pit.asks(table, player('ann'), command);
  const deeds: Readonly<Record<(typeof steps)[number], () => Promise<unknown>>> = {
    'sit down': async () => undefined,
    bet: everybodyBets,
    'are offered': () => tended(pit),
    take: () => ann({ type: 'AcceptDice', seat: 1 }),
    'bet again': everybodyBets,
    wait: async () => pit.wait(20_000),
    throw: () => ann({ type: 'ThrowDice', seat: 1 }),
    settle: async () => {
      for (const span of [3_000, 4_000]) {
        await tended(pit);
        pit.wait(span);
      }
      await tended(pit);
    },
    'give up': () => ann({ type: 'GiveUpDice', seat: 1 }),
  };
  for (const step of steps.slice(0, last + 1)) await deeds[step]();
}

const bankedPacks = ['snake-eyes-nz', 'snake-eyes-nsw', 'double-dice', 'wonder-dice'] as const;

describe.each(bankedPacks)('%s, dealt by the house', (pack) => {
  describe.each([1, 2, 6])('%i at the table', (guests) => {
    test.each(manners)('%s: nothing waits for ever, and what is said is true', async (manner) => {
      for (const last of steps.keys()) {
        const pit = aPit();
        await addTable(pit, table, pack);
        await tended(pit);
        const close = await sits(pit, guests);
        await plays(pit, pack, guests, last);
        await leaves(pit, manner, guests, close);
        await isLeftAlone(pit, packs[pack]);
        const state = await pit.at(table);
        const sentOut = manner === 'sent out' ? seatsOf(state).size : 0;
        expect([steps[last], sentOut]).toEqual([steps[last], 0]);
        pit.end();
      }
    });
  });
});

describe('a party', () => {
  /** Deals a game and makes a number of throws, each by whoever has the dice. */
  async function deals(pit: TestPit, throws: number): Promise<void> {
    pit.wait(20_000);
    await tended(pit);
    for (let made = 0; made < throws; made++) {
      await throwsNow(pit, () => true);
      pit.wait(3_000);
      await tended(pit);
    }
  }

  /** Whoever has the dice throws them, where that is somebody awake. */
  async function throwsNow(pit: TestPit, isAwake: (seat: number) => boolean): Promise<void> {
    const state = await pit.at(table);
    const seat = state.is === 'party' ? findThrower(state.table) : undefined;
    if (seat === undefined || !isAwake(seat)) return;
    await pit.asks(table, player(names[seat - 1] ?? ''), { type: 'ThrowDice', seat });
  }

  describe.each([1, 2, 6])('%i at the table', (guests) => {
    test.each(manners)('%s: nothing waits for ever, and what is said is true', async (manner) => {
      for (const throws of [undefined, 0, 1, 2, 7]) {
        const pit = aPit();
        await addParty(pit, table, { first: 'high dice', seats: 6 });
        const close = await sits(pit, guests);
        if (throws !== undefined) await deals(pit, throws);
        await leaves(pit, manner, guests, close);
        await isLeftAlone(pit, '', 120);
        const state = await pit.at(table);
        // Asleep or gone, they are not dealt in again.
        expect(state.is === 'party' && findThrower(state.table)).toBe(undefined);
        expect(state.is === 'party' && state.table.games).toBeLessThanOrEqual(1);
        expect(manner === 'sent out' ? seatsOf(state).size : 0).toBe(0);
        pit.end();
      }
    });
  });

  test.each(manners)(
    'ann has the dice and is %s: the others play on, and she antes no more',
    async (manner) => {
      const pit = aPit();
      await addParty(pit, table, { first: 'first seat', seats: 6 });
      const close = await sits(pit, 1);
      for (const [index, person] of names.slice(1, 3).entries()) {
        pit.presence.opened(person);
        await pit.gives(table, player(person), { type: 'SitDown', seat: index + 2, name: person });
      }
      await deals(pit, 0);
      await leaves(pit, manner, 1, close);
      for (let state = await pit.at(table); state.is === 'party' && state.table.games < 2; ) {
        await throwsNow(pit, (seat) => seat !== 1);
        const next = await tended(pit);
        state = await pit.at(table);
        // Nobody's turn and nothing due: a game that ends here would have it waited for without end.
        if (next === undefined && state.is === 'party' && findThrower(state.table) === undefined) break;
        pit.wait(next ?? 0);
      }
      const told = await pit.told(table);
      const games = told.flatMap((event) => (event.type === 'PlayersCounted' ? [event.seats] : []));
      expect(games).toEqual([
        [1, 2, 3],
        [2, 3],
      ]);
      pit.end();
    },
  );
});
