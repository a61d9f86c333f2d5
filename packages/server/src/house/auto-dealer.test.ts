import { defaultPace } from '@dicepit/engine';
import { openMemory, type Store } from '@dicepit/store';
import { describe, expect, test } from 'vitest';
import { trialBalance } from '../cage/trial-balance.ts';
import {
  addParty,
  addTable,
  aPit,
  buysIn,
  dealer,
  faultsOf,
  operator,
  peopleSay,
  player,
  type TestPit,
  typesOf,
} from '../testing/tables.ts';
import { autoDealer } from './auto-dealer.ts';

/** A pace for tests: the clock of the pits is the machine's. */
const quick = { answering: 20, betting: 10, throwing: 40, rolling: 5, showing: 5 };

/** Longer than any test: what has to be done before it is over is done in time on the slowest machine. */
const AGES = 600_000;

const hasten = (pit: TestPit, table: string): Promise<void> =>
  pit.floorSays({ type: 'TablePaced', table, house: { ...defaultPace, ...quick } });

const settledOf = async (pit: TestPit, table: string): Promise<number> =>
  typesOf(await pit.told(table)).filter((type) => type === 'RollSettled').length;

/** A pit whose house is at work until the test is over. */
async function atWork(work: (pit: TestPit) => Promise<void>, store: Store = openMemory()): Promise<void> {
  const pit = aPit(store, { clock: Date.now });
  const dealer = autoDealer(pit);
  try {
    await work(pit);
  } finally {
    await dealer.end();
    pit.end();
  }
}

describe('the house', () => {
  test('opens a table that it runs, and then waits for somebody to come', () =>
    atWork(async (pit) => {
      await addTable(pit, 'nz-1', 'snake-eyes-nz', { house: quick });
      await expect.poll(async () => (await pit.at('nz-1')).table).toMatchObject({ state: 'open' });
      const { version } = await pit.tables.current('table/nz-1');
      await new Promise((later) => setTimeout(later, 200));
      expect((await pit.tables.current('table/nz-1')).version).toBe(version);
    }));

  test('leaves a table to people where people run it, and still brings its virtual dice to rest', () =>
    atWork(async (pit) => {
      await addTable(pit, 'nz-1', 'snake-eyes-nz', { house: null });
      await new Promise((later) => setTimeout(later, 50));
      expect((await pit.at('nz-1')).table).toMatchObject({ state: 'closed' });
      await pit.gives('nz-1', operator, { type: 'OpenTable', float: 10_000_00 });
      await seat(pit, 'nz-1', 'ann');
      const bets = [{ wager: 'field', chips: 1_00 }];
      await pit.gives('nz-1', player('ann'), { type: 'PlaceBets', seat: 1, bets });
      await pit.gives('nz-1', dealer, { type: 'OfferDice' });
      await pit.gives('nz-1', player('ann'), { type: 'AcceptDice', seat: 1 });
      await pit.gives('nz-1', player('ann'), { type: 'ThrowDice', seat: 1 });
      await expect.poll(async () => typesOf(await pit.told('nz-1'))).toContain('DiceRested');
      await new Promise((later) => setTimeout(later, 50));
      expect(typesOf(await pit.told('nz-1'))).not.toContain('RollCalled');
    }));

  test('throws the dice of Wonder Dice again and again while there are bets', () =>
    atWork(async (pit) => {
      await addTable(pit, 'wd-1', 'wonder-dice', { house: quick });
      await expect.poll(async () => (await pit.at('wd-1')).table).toMatchObject({ state: 'open' });
      await seat(pit, 'wd-1', 'ann');
      for (let rounds = 1; rounds <= 3; rounds++) {
        const before = await settledOf(pit, 'wd-1');
        await expect
          .poll(() =>
            pit.asks('wd-1', player('ann'), {
              type: 'PlaceBets',
              seat: 1,
              bets: [{ wager: 'field', chips: 1_00 }],
            }),
          )
          .toMatchObject({ ok: true });
        await expect.poll(() => settledOf(pit, 'wd-1')).toBe(before + 1);
      }
      expect(await faultsOf(pit, 'wd-1')).toEqual([]);
    }));

  test('takes the dice from a shooter who does nothing, and offers them on', () =>
    atWork(async (pit) => {
      await addTable(pit, 'nz-1', 'snake-eyes-nz', { house: quick });
      await expect.poll(async () => (await pit.at('nz-1')).table).toMatchObject({ state: 'open' });
      await seat(pit, 'nz-1', 'ann');
      await pit.gives('nz-1', player('ann'), {
        type: 'PlaceBets',
        seat: 1,
        bets: [{ wager: 'hard-6', chips: 1_00 }],
      });
      await expect
        .poll(() => pit.asks('nz-1', player('ann'), { type: 'AcceptDice', seat: 1 }), { interval: 5 })
        .toMatchObject({ ok: true });
      await expect.poll(async () => typesOf(await pit.told('nz-1'))).toContain('DiceGivenUp');
    }));

  test('finishes a set of Double Dice for a shooter who leaves it lying', () =>
    atWork(async (pit) => {
      await addTable(pit, 'dd-1', 'double-dice', { house: { ...quick, throwing: AGES } });
      await expect.poll(async () => (await pit.at('dd-1')).table).toMatchObject({ state: 'open' });
      await seat(pit, 'dd-1', 'ann');
      await expect
        .poll(() => pit.asks('dd-1', player('ann'), { type: 'AcceptDice', seat: 1 }), { interval: 5 })
        .toMatchObject({ ok: true });
      await pit.gives('dd-1', player('ann'), {
        type: 'PlaceBets',
        seat: 1,
        bets: [{ wager: 'shooters-bet', chips: 1_00 }],
      });
      await expect
        .poll(() => pit.asks('dd-1', player('ann'), { type: 'ThrowDice', seat: 1 }), { interval: 5 })
        .toMatchObject({ ok: true });
      await hasten(pit, 'dd-1');
      // Either a seven ends the turn at once, or the house throws what is left of the set.
      await expect.poll(async () => typesOf(await pit.told('dd-1'))).toContain('DiceGivenUp');
      const told = await pit.told('dd-1');
      const substitutes = told.flatMap((event) => (event.type === 'SubstituteNamed' ? [event.person] : []));
      const throws = typesOf(told).filter((type) => type === 'DiceThrown').length;
      expect(throws === 1 || substitutes.includes('house')).toBe(true);
      expect(await faultsOf(pit, 'dd-1')).toEqual([]);
    }));

  test('gives a late bet back at once, while the dice are still in the air', () =>
    atWork(async (pit) => {
      await addTable(pit, 'nz-1', 'snake-eyes-nz', { house: { ...quick, throwing: AGES, rolling: AGES } });
      await expect.poll(async () => (await pit.at('nz-1')).table).toMatchObject({ state: 'open' });
      await seat(pit, 'nz-1', 'ann');
      const bets = [{ wager: 'hard-6', chips: 1_00 }];
      await pit.gives('nz-1', player('ann'), { type: 'PlaceBets', seat: 1, bets });
      await expect
        .poll(() => pit.asks('nz-1', player('ann'), { type: 'AcceptDice', seat: 1 }), { interval: 5 })
        .toMatchObject({ ok: true });
      await pit.gives('nz-1', player('ann'), { type: 'ThrowDice', seat: 1 });
      const late = [{ wager: 'field', chips: 1_00 }];
      await pit.gives('nz-1', player('ann'), { type: 'AskLateBets', seat: 1, bets: late });
      await expect.poll(async () => typesOf(await pit.told('nz-1'))).toContain('LateBetDeclined');
      expect(typesOf(await pit.told('nz-1'))).not.toContain('DiceRested');
      await hasten(pit, 'nz-1');
      await expect.poll(async () => typesOf(await pit.told('nz-1'))).toContain('DiceRested');
      expect(typesOf(await pit.told('nz-1'))).not.toContain('LateBetLapsed');
    }));

  test('clears the seat of a guest who was sent out as soon as the bets there are decided, and their account has the chips', () =>
    atWork(async (pit) => {
      await addTable(pit, 'nz-1', 'snake-eyes-nz', { house: { ...quick, throwing: AGES, rolling: AGES } });
      await expect.poll(async () => (await pit.at('nz-1')).table).toMatchObject({ state: 'open' });
      await seat(pit, 'nz-1', 'ann');
      await seat(pit, 'nz-1', 'bob', 2);
      for (const [index, person] of ['ann', 'bob'].entries())
        await pit.gives('nz-1', player(person), {
          type: 'PlaceBets',
          seat: index + 1,
          bets: [{ wager: 'field', chips: 5_00 }],
        });
      await peopleSay(pit, [
        { type: 'GuestJoined', person: 'ann', name: 'Ann', device: '' },
        { type: 'Kicked', person: 'ann' },
      ]);
      for (const command of [
        { type: 'AcceptDice', seat: 2 } as const,
        { type: 'ThrowDice', seat: 2 } as const,
      ])
        await expect
          .poll(() => pit.asks('nz-1', player('bob'), command), { interval: 5 })
          .toMatchObject({ ok: true });
      expect((await pit.at('nz-1')).table.seats.has(1)).toBe(true);
      await hasten(pit, 'nz-1');
      await expect.poll(async () => (await pit.at('nz-1')).table.seats.has(1)).toBe(false);
      const told = await pit.told('nz-1');
      expect(typesOf(told).indexOf('StoodUp')).toBeGreaterThan(typesOf(told).indexOf('RollSettled'));
      const cashed = told.flatMap((event) => (event.type === 'CashedOut' ? [event] : []));
      expect(cashed).toMatchObject([{ seat: 1, by: { person: 'house' } }]);
      const { state } = await pit.cages.catchUp('cage/ann');
      expect(state.balance).toBe(450_00 + (cashed[0]?.cents ?? 0));
      expect(state.balance).not.toBe(450_00);
      expect(await trialBalance(pit)).toMatchObject({ sound: true, sum: 0 });
    }));

  test('clears the seat of somebody excluded from a party, between games', () =>
    atWork(async (pit) => {
      await addParty(pit, 'party-1', {}, quick);
      await pit.gives('party-1', player('ann'), { type: 'SitDown', seat: 1, name: 'ann' });
      await peopleSay(pit, [
        { type: 'GuestJoined', person: 'ann', name: 'Ann', device: '' },
        { type: 'Excluded', person: 'ann', words: 'shouting' },
      ]);
      await expect.poll(async () => (await pit.at('party-1')).table.seats.size).toBe(0);
    }));

  test('leaves the seats of a table of people to people', () =>
    atWork(async (pit) => {
      await addTable(pit, 'nz-1', 'snake-eyes-nz', { house: null });
      await pit.gives('nz-1', operator, { type: 'OpenTable', float: 10_000_00 });
      await seat(pit, 'nz-1', 'ann');
      await peopleSay(pit, [
        { type: 'GuestJoined', person: 'ann', name: 'Ann', device: '' },
        { type: 'Kicked', person: 'ann' },
      ]);
      await new Promise((later) => setTimeout(later, 50));
      expect((await pit.at('nz-1')).table.seats.has(1)).toBe(true);
      await pit.gives('nz-1', dealer, { type: 'StandUp', seat: 1 });
      expect((await pit.cages.catchUp('cage/ann')).state.balance).toBe(500_00);
    }));

  test('begins a party when two sit there and nobody does, and brings its dice to rest', () =>
    atWork(async (pit) => {
      await addParty(pit, 'party-1', {}, { ...quick, throwing: AGES });
      for (const [index, person] of ['ann', 'bob'].entries())
        await pit.gives('party-1', player(person), { type: 'SitDown', seat: index + 1, name: person });
      await expect.poll(async () => typesOf(await pit.told('party-1'))).toContain('GameStarted');
      await pit.gives('party-1', player('ann'), { type: 'ThrowDice', seat: 1 });
      await expect.poll(async () => typesOf(await pit.told('party-1'))).toContain('DiceThrown');
    }));

  test('stops while the pit is paused, but for a roll that is under way', () =>
    atWork(async (pit) => {
      await addTable(pit, 'wd-1', 'wonder-dice', { house: { ...quick, betting: AGES } });
      await expect.poll(async () => (await pit.at('wd-1')).table).toMatchObject({ state: 'open' });
      await seat(pit, 'wd-1', 'ann');
      await pit.gives('wd-1', player('ann'), {
        type: 'PlaceBets',
        seat: 1,
        bets: [{ wager: 'field', chips: 1_00 }],
      });
      await pit.floorSays({ type: 'Paused' });
      await hasten(pit, 'wd-1');
      const settled = await settledOf(pit, 'wd-1');
      await new Promise((later) => setTimeout(later, 200));
      expect(await settledOf(pit, 'wd-1')).toBe(settled);
      await pit.floorSays({ type: 'Resumed' });
      await expect.poll(() => settledOf(pit, 'wd-1')).toBe(settled + 1);
    }));

  test('waits when the store fails, and goes on when it is back', async () => {
    const memory = openMemory();
    let failing = false;
    const store: Store = {
      ...memory,
      append: (asked) =>
        failing && asked.writes.some(({ stream }) => stream === 'table/wd-1')
          ? Promise.reject(new Error('the disk is full'))
          : memory.append(asked),
    };
    await atWork(async (pit) => {
      await addTable(pit, 'wd-1', 'wonder-dice', { house: { ...quick, betting: AGES } });
      await expect.poll(async () => (await pit.at('wd-1')).table).toMatchObject({ state: 'open' });
      await seat(pit, 'wd-1', 'ann');
      await pit.gives('wd-1', player('ann'), {
        type: 'PlaceBets',
        seat: 1,
        bets: [{ wager: 'field', chips: 1_00 }],
      });
      failing = true;
      await hasten(pit, 'wd-1');
      await new Promise((later) => setTimeout(later, 300));
      expect(await settledOf(pit, 'wd-1')).toBe(0);
      failing = false;
      await expect.poll(() => settledOf(pit, 'wd-1')).toBe(1);
    }, store);
  });
});

async function seat(pit: TestPit, table: string, person: string, number = 1): Promise<void> {
  const born = '1990-01-01';
  await pit.gives(table, player(person), { type: 'SitDown', seat: number, name: person, born });
  await buysIn(pit, table, person, number);
}
