import { type Roll, roll } from '@dicepit/engine';
import type { BankedScreen, PartyScreen } from '@dicepit/wire';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  addParty,
  addTable,
  annShoots,
  aPit,
  dealer,
  house,
  openTable,
  operator,
  player,
  playsOut,
  type TestPit,
} from '../testing/tables.ts';
import { pictureNow } from './screens.ts';

let pit: TestPit;
beforeEach(() => {
  pit = aPit();
});
afterEach(() => pit.end());

async function banked(table: string): Promise<Omit<BankedScreen, 'join' | 'choice'>> {
  const board = (await pictureNow(pit, table))?.board;
  if (board?.is !== 'banked') throw new Error(`${table} has no picture of a banked table`);
  return board;
}

async function atParty(table: string): Promise<Omit<PartyScreen, 'join' | 'choice'>> {
  const board = (await pictureNow(pit, table))?.board;
  if (board?.is !== 'party') throw new Error(`${table} has no picture of a party`);
  return board;
}

/** A table with dice that people throw and dora calls, at which ann has the dice and a bet. */
async function physicalTable(table: string, pack: string): Promise<void> {
  await addTable(pit, table, pack, { house: null, setup: { dice: 'physical' } });
  await openTable(pit, table, ['ann', 'ben']);
  await pit.gives(table, dealer, { type: 'SignOn', as: 'dealer', born: '1990-01-01' });
}

describe('a table as a television shows it', () => {
  test('before the first roll it has the sign, the seats and no result', async () => {
    await annShoots(pit, ['ann', 'ben']);
    const screen = await banked('nz-1');
    expect(screen).toMatchObject({
      game: 'SNAKE EYES',
      phase: 'betting',
      limits: { minimum: 1_00, maximum: 10_00, unit: null },
      call: null,
      lit: [],
      last: [],
      shooter: { seat: 1, letter: 'A', name: 'ann', next: 'ben', offered: false },
    });
    expect(screen.seats.map(({ name }) => name)).toEqual(['ann', 'ben', null, null, null, null]);
    expect(screen.bets).toMatchObject([{ wager: 'field', seat: 1, cents: 5_00, figure: '5', state: 'up' }]);
  });

  test('a called roll lights what the rules pay, and pays what is lit and staked', async () => {
    await annShoots(pit);
    await pit.gives('nz-1', player('ann'), { type: 'ThrowDice', seat: 1 });
    expect(await banked('nz-1')).toMatchObject({ phase: 'dice out', lit: [] });
    await pit.gives('nz-1', house, { type: 'BringToRest' });
    const { table } = await pit.at('nz-1');
    const faces = ('roll' in table ? (table.roll?.faces ?? []) : []).flatMap((face) => face ?? []);
    await pit.gives('nz-1', house, { type: 'CallRoll', faces });
    const called = await banked('nz-1');
    expect(called).toMatchObject({ phase: 'called', call: { is: 'total', faces } });
    const won = called.lit.includes('field');
    expect(called.pays.map(({ wager }) => wager)).toEqual(won ? ['Field Bet'] : []);
    expect(called.bets.map(({ state }) => state)).toEqual([won ? 'won' : 'lost']);
    expect(called.seats[0]?.won).toBe(called.pays.reduce((sum, { cents }) => sum + cents, 0));

    await pit.gives('nz-1', house, { type: 'SettleRoll' });
    const settled = await banked('nz-1');
    expect(settled).toMatchObject({ phase: 'settled', lit: called.lit, pays: called.pays });
    pit.wait(6_000);
    expect(await banked('nz-1')).toMatchObject({ lit: [], pays: [], call: { is: 'total', faces } });
  });

  test('the light stays for five seconds after settling, and the picture says until when', async () => {
    await annShoots(pit);
    await pit.gives('nz-1', player('ann'), { type: 'ThrowDice', seat: 1 });
    await playsOut(pit, 'nz-1');
    const picture = await pictureNow(pit, 'nz-1');
    expect(picture?.until).toBe(pit.ports.now() + 5_000);
  });

  test('a void roll shows its call, its reason and its clause, and lights nothing', async () => {
    await annShoots(pit);
    await pit.gives('nz-1', player('ann'), { type: 'ThrowDice', seat: 1 });
    await pit.gives('nz-1', dealer, { type: 'CallNoRoll', reason: 'not-together' });
    expect(await banked('nz-1')).toMatchObject({
      call: {
        is: 'void',
        call: { called: { manner: 'void', word: 'No roll' }, house: {} },
        reason: {
          en: 'the dice did not leave the hand together',
          de: 'die Würfel verließen die Hand nicht zusammen',
        },
        clause: 'nz/6.4(a)',
      },
      lit: [],
      last: [],
    });
  });

  test('nz/3.1(e)(i) the colours of chips without a value stand with their holder and what each is worth', async () => {
    await addTable(pit, 'nz-1', 'snake-eyes-nz');
    await openTable(pit, 'nz-1', ['ann', 'ben']);
    await pit.gives('nz-1', player('cy'), { type: 'SitDown', seat: 3, name: 'cy', born: '1990-01-01' });
    const colour = { colour: 'blue', value: 5_00 };
    await pit.gives('nz-1', player('cy'), { type: 'BuyIn', seat: 3, cents: 50_00, from: 'account', colour });
    const { seats } = await banked('nz-1');
    expect(seats[2]).toMatchObject({ seat: 3, name: 'cy', colour });
    expect(seats[0]?.colour).toBeNull();
  });

  test('a bet that the dealer lays is shown on its area with its sum, its seat and who laid it', async () => {
    await physicalTable('nsw-1', 'snake-eyes-nsw');
    await pit.gives('nsw-1', dealer, {
      type: 'PlaceForPlayer',
      seat: 2,
      bet: { wager: 'field', chips: 5_00 },
      words: '$5 Field',
    });
    expect((await banked('nsw-1')).bets).toMatchObject([
      { wager: 'field', seat: 2, letter: 'B', cents: 5_00, placedBy: 'dealer' },
    ]);
  });

  test('double/6 the smallest and the largest bet stand on the screen as they are posted, and no table opens without', async () => {
    const limits = (minimum: number, maximum: number) =>
      ({ type: 'PostLimits', limits: { minimum, maximum } }) as const;
    await addTable(pit, 'double-1', 'double-dice', { house: null });
    expect(await banked('double-1')).toMatchObject({ limits: { minimum: 1_00, maximum: 10_00 } });
    await pit.gives('double-1', operator, limits(5_00, 100_00));
    expect(await banked('double-1')).toMatchObject({ limits: { minimum: 5_00, maximum: 100_00 } });
    await pit.gives('double-1', operator, { type: 'OpenTable', float: 1_000_00 });
    expect(await banked('double-1')).toMatchObject({ limits: { minimum: 5_00, maximum: 100_00 } });
    await pit.gives('double-1', operator, { type: 'SignOn', as: 'operator', born: '1990-01-01' });
    await pit.gives('double-1', operator, limits(2_00, 99_00));
    expect(await banked('double-1')).toMatchObject({ limits: { minimum: 2_00, maximum: 99_00 } });
  });

  test('the limits stand over the table, and a raise with its time before it applies', async () => {
    await addTable(pit, 'nsw-1', 'snake-eyes-nsw');
    await openTable(pit, 'nsw-1', ['ann']);
    expect(await banked('nsw-1')).toMatchObject({ limits: { minimum: 1_00, maximum: 10_00 }, notices: [] });
    const from = pit.ports.now() + 20 * 60_000;
    await pit.gives('nsw-1', operator, { type: 'PostRaise', minimum: 5_00, from });
    const raising = await banked('nsw-1');
    expect(raising.limits?.minimum).toBe(1_00);
    expect(raising.notices).toEqual([{ is: 'raise', minimum: 5_00, wager: null, from }]);
    pit.wait(20 * 60_000);
    expect(await banked('nsw-1')).toMatchObject({ limits: { minimum: 5_00 }, notices: [] });
  });

  test('chance is shown beside the totals, but not where the rules keep it from players', async () => {
    await addTable(pit, 'nz-1', 'snake-eyes-nz');
    await addTable(pit, 'nsw-1', 'snake-eyes-nsw');
    await openTable(pit, 'nz-1', []);
    await openTable(pit, 'nsw-1', []);
    expect((await banked('nz-1')).totals.every(({ expected }) => expected !== null)).toBe(true);
    expect((await banked('nsw-1')).totals.every(({ expected }) => expected === null)).toBe(true);
  });

  test('a halted table shows why and since when', async () => {
    await addTable(pit, 'nz-1', 'snake-eyes-nz');
    await openTable(pit, 'nz-1', ['ann']);
    await pit.gives('nz-1', operator, {
      type: 'ReportMalfunction',
      equipment: 'entry-equipment',
      words: 'the lights are out',
    });
    expect((await banked('nz-1')).fault).toMatchObject({ since: pit.ports.now() });
  });

  test('throws and sets are counted at a table that counts them, and nowhere else', async () => {
    await addTable(pit, 'double-1', 'double-dice');
    await openTable(pit, 'double-1', ['ann']);
    expect((await banked('double-1')).sets).toEqual({ thrown: 0, throws: 4, won: 0, most: 6 });
    await addTable(pit, 'nz-1', 'snake-eyes-nz');
    await openTable(pit, 'nz-1', ['ann']);
    expect((await banked('nz-1')).sets).toBeNull();
  });
});

/** Dice that show each card of the party once. */
const allTen: readonly Roll[] = ['1-1', '1-2', '2-2', '2-3', '3-3', '4-4', '4-5', '5-5', '5-6', '6-6'].map(
  roll,
);

describe('a party as a television shows it', () => {
  test('has a row of ten cards for everybody, the kitty, and whose dice they are', async () => {
    await addParty(pit, 'party-1');
    for (const [index, person] of ['ann', 'ben'].entries())
      await pit.gives('party-1', player(person), { type: 'SitDown', seat: index + 1, name: person });
    expect(await atParty('party-1')).toMatchObject({ phase: 'gathering', next: null, call: null });
    await pit.gives('party-1', player('ann'), { type: 'StartGame' });
    const started = await atParty('party-1');
    expect(started).toMatchObject({
      phase: 'throwing',
      kitty: 4,
      next: 1,
      pile: { white: 4, red: 0, blue: 0 },
    });
    expect(started.rows.map(({ name, left, rack }) => [name, left, rack])).toEqual([
      ['ann', 10, 48],
      ['ben', 10, 48],
    ]);
    await pit.gives('party-1', player('ann'), { type: 'ThrowDice', seat: 1 });
    expect((await atParty('party-1')).phase).toBe('dice out');
    await playsOut(pit, 'party-1');
    const after = await atParty('party-1');
    const total = after.call?.faces.reduce((sum, pips) => sum + pips, 0);
    expect(after.throws).toBe(1);
    expect(after.rows[0]?.threw).toBe(total);
    const turned = after.rows[0]?.cards.filter((card) => card.turned).map(({ card }) => card);
    expect(turned).toEqual(total === 7 ? [] : [total]);
  });

  test('names the winner with the kitty that was taken, in the fewest chips', async () => {
    await addParty(pit, 'party-1', { dice: 'physical' });
    for (const [index, person] of ['ann', 'ben'].entries())
      await pit.gives('party-1', player(person), { type: 'SitDown', seat: index + 1, name: person });
    await pit.gives('party-1', player('ann'), { type: 'StartGame' });
    // Whoever turns a card of their own keeps the dice: ann turns all ten.
    for (const faces of allTen)
      await pit.gives('party-1', player('ann'), { type: 'ThrowDice', seat: 1, faces });
    const won = await atParty('party-1');
    expect(won).toMatchObject({ phase: 'won', winner: 1, kitty: 0 });
    const { chips = 0, pile } = won.taken ?? {};
    expect(chips).toBeGreaterThan(0);
    expect(won.rows.reduce((sum, { rack }) => sum + rack, 0)).toBe(100);
    expect((pile?.blue ?? 0) * 10 + (pile?.red ?? 0) * 5 + (pile?.white ?? 0)).toBe(chips);
  });
});
