import { openMemory, type Store } from '@dicepit/store';
import { describe, expect, test } from 'vitest';
import {
  addTable,
  annShoots,
  aPit,
  house,
  openTable,
  peopleSay,
  player,
  playsOut,
  type TestPit,
  typesOf,
} from '../testing/tables.ts';
import { executeCommand } from './execute-command.ts';
import { contribute } from './handlers.ts';
import { clockOf } from './pit-table.ts';

describe('chips between the cage and a table', () => {
  test('a buy-in stands in both streams or in neither', async () => {
    const pit = aPit();
    await addTable(pit, 'nz-1', 'snake-eyes-nz');
    await openTable(pit, 'nz-1', ['ann']);
    expect((await pit.cages.current('cage/ann')).state.balance).toBe(450_00);
    const before = await pit.store.heads('');
    const refusal = await pit.asks('nz-1', player('ann'), {
      type: 'BuyIn',
      seat: 1,
      cents: 450_01,
      from: 'account',
    });
    expect(refusal).toMatchObject({ ok: false, refusal: { code: 'NOT_ENOUGH_IN_ACCOUNT' } });
    expect(await pit.store.heads('')).toEqual(before);
    await pit.gives('nz-1', player('ann'), { type: 'CashOut', seat: 1 });
    expect((await pit.cages.current('cage/ann')).state.balance).toBe(500_00);
  });
});

test('a command bears a later moment than the one a second before it, though the clock of its node has just caught up', async () => {
  let [now, ran] = [20_000, 0];
  const pit = aPit(openMemory(), { clock: () => now, ran: () => ran });
  await addTable(pit, 'nz-1', 'snake-eyes-nz');
  await openTable(pit, 'nz-1', ['ann']);
  const { state } = await pit.tables.current('table/nz-1');
  const last = clockOf(state);
  expect(last).toBeGreaterThan(0);
  // The table is a second ahead of this node, and then it is not.
  [now, ran] = [last, 1_000];
  expect(pit.time.stamp('table/nz-1', state)).toBe(last + 1_000);
  pit.end();
});

describe('a command', () => {
  const asked = { person: 'ann', key: 'key-12345', request: { a: 1 } };

  test('that is repeated has one effect and the same answer', async () => {
    const pit = aPit();
    await addTable(pit, 'nz-1', 'snake-eyes-nz');
    await openTable(pit, 'nz-1', ['ann']);
    const command = { type: 'PlaceBets', seat: 1, bets: [{ wager: 'field', chips: 5_00 }] } as const;
    const given = { table: 'nz-1', by: player('ann'), command, asked };
    const first = await executeCommand(pit, given);
    const again = await executeCommand(pit, given);
    expect(first).toMatchObject({ ok: true, repeated: false });
    expect(again).toEqual({ ...first, repeated: true });
    expect(await executeCommand(pit, { ...given, asked: { ...asked, request: { a: 2 } } })).toMatchObject({
      refusal: { code: 'KEY_REUSED', status: 422 },
    });
  });

  test.each([
    ['the pit is paused', 'PIT_PAUSED', (other: TestPit) => other.floorSays({ type: 'Paused' })],
    [
      'whoever gives it is sent out of the pit',
      'NOT_SIGNED_IN',
      (other: TestPit) =>
        peopleSay(other, [
          { type: 'GuestJoined', person: 'ann', name: 'Ann', device: 'd' },
          { type: 'Excluded', person: 'ann', words: 'out' },
        ]),
    ],
  ] as const)('that is on its way while %s is not done when it arrives', async (_, code, happens) => {
    const store = openMemory();
    const arriving = Promise.withResolvers<void>();
    const sent = Promise.withResolvers<void>();
    let isSlow = false;
    const slow: Store = {
      ...store,
      append: async (append) => {
        const waits = isSlow;
        isSlow = false;
        if (waits) {
          sent.resolve();
          await arriving.promise;
        }
        return store.append(append);
      },
    };
    const [pit, other] = [aPit(slow), aPit(store)];
    await addTable(pit, 'nz-1', 'snake-eyes-nz');
    await openTable(pit, 'nz-1', ['ann']);
    isSlow = true;
    const bets = [{ wager: 'field', chips: 5_00 }];
    const bet = pit.asks('nz-1', player('ann'), { type: 'PlaceBets', seat: 1, bets });
    await sent.promise;
    await happens(other);
    arriving.resolve();
    expect(await bet).toMatchObject({ ok: false, refusal: { code } });
    expect(typesOf(await other.told('nz-1'))).not.toContain('BetPlaced');
    for (const each of [pit, other]) each.end();
  });

  test('keeps no date of birth', async () => {
    const pit = aPit();
    await addTable(pit, 'nsw-1', 'snake-eyes-nsw', {
      setup: {
        policies: { limitsAtEntry: 'refuse', betsInRunOut: false, betsAfterVoidRound: false, age: 18 },
      },
    });
    await openTable(pit, 'nsw-1', ['ann']);
    const texts = (await pit.store.read('table/nsw-1', 0, 1_000)).map(({ text }) => text).join('\n');
    expect(texts).not.toContain('1990');
    expect(texts).toContain('1900-01-01');
  });

  test('waits while the pit is paused, save what brings a roll to its end', async () => {
    const pit = aPit();
    await annShoots(pit);
    await pit.gives('nz-1', player('ann'), { type: 'ThrowDice', seat: 1 });
    await pit.floorSays({ type: 'Paused' });
    expect(await pit.asks('nz-1', player('ann'), { type: 'TakeDownBet', seat: 1, bet: 'b1' })).toMatchObject({
      refusal: { code: 'PIT_PAUSED', status: 423 },
    });
    await playsOut(pit, 'nz-1');
    expect(await pit.asks('nz-1', house, { type: 'OfferDice' })).toMatchObject({
      refusal: { code: 'PIT_PAUSED' },
    });
    expect(await contribute(pit, { table: 'nz-1', person: 'ann', text: 'x' })).toMatchObject({
      refusal: { code: 'PIT_PAUSED' },
    });
    await pit.floorSays({ type: 'Resumed' });
    expect(await contribute(pit, { table: 'nz-1', person: 'ann', text: 'x' })).toMatchObject({ ok: true });
  });

  test('to throw waits while others may still bet, at a table that the house runs', async () => {
    const pit = aPit();
    await annShoots(pit, ['ann', 'bob']);
    expect(await pit.asks('nz-1', player('ann'), { type: 'ThrowDice', seat: 1 })).toMatchObject({
      refusal: { code: 'BETS_ARE_TAKEN', after: 20 },
    });
    pit.wait(19_999);
    expect(await pit.asks('nz-1', player('ann'), { type: 'ThrowDice', seat: 1 })).toMatchObject({
      ok: false,
    });
    pit.wait(1);
    expect(await pit.asks('nz-1', player('ann'), { type: 'ThrowDice', seat: 1 })).toMatchObject({ ok: true });
  });

  test('to throw need not wait when everybody has a bet up', async () => {
    const pit = aPit();
    await annShoots(pit, ['ann', 'bob']);
    await pit.gives('nz-1', player('bob'), {
      type: 'PlaceBets',
      seat: 2,
      bets: [{ wager: 'field', chips: 1_00 }],
    });
    expect(await pit.asks('nz-1', player('ann'), { type: 'ThrowDice', seat: 1 })).toMatchObject({ ok: true });
  });
});
