import {
  bookCalls,
  ownWords,
  type Pips,
  type Setup,
  sayCall,
  type TableEvent,
  toCalledTotal,
  wordableCalls,
} from '@dicepit/engine';
import { bankedPacks } from '@dicepit/games';
import { automaticLayout } from '@dicepit/layout';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { craps } from '../../../../examples/craps/src/pack.ts';
import { crownAndAnchor } from '../../../../examples/crown-and-anchor/src/pack.ts';
import {
  casinoSupervisor,
  givenShooter,
  house,
  operator,
  player,
  type TableUnderTest,
  theDealer,
} from '../../../games/src/testing/given-table.ts';
import { addOwnPack } from '../../../games/src/testing/own-pack.ts';
import { hostTable } from '../host/overview.ts';
import { nobodyYet } from '../people/people.ts';
import { newPresence } from '../people/presence.ts';
import { evolvePitTable, type PitTable } from '../table/pit-table.ts';
import { newRecord } from './banked-screen.ts';
import { screenOf } from './screens.ts';

const aFloorTable = (pack: string) => ({
  table: 't1',
  title: 'Table 1',
  pack,
  house: null,
  housePlayers: [],
  retired: false,
  addedAt: 0,
});

const stateAt = (at: TableUnderTest): PitTable =>
  at.events().reduce<PitTable>(evolvePitTable, { is: 'unset' });

/** The card of the table on the host's page. */
const cardOf = (at: TableUnderTest) =>
  hostTable(
    aFloorTable(at.table().setup?.pack ?? ''),
    { state: stateAt(at), version: 1, people: nobodyYet, presence: newPresence(), now: at.now() },
    {},
  );

/** What hangs on the wall at this moment, and what of it is money. */
function shownAt(at: TableUnderTest, pack: string, record = newRecord) {
  const board = screenOf({
    state: stateAt(at),
    version: 1,
    card: aFloorTable(pack),
    pit: 'Dicepit',
    paused: undefined,
    record,
    nameOf: () => undefined,
    now: at.now(),
  })?.board;
  if (board?.is !== 'banked') throw new Error(`no picture of a table of ${pack}`);
  return board;
}

/** What the entries of a settlement pay each seat, the largest last. */
const paidBy = (events: readonly TableEvent[]): readonly (readonly [seat: number, cents: number])[] =>
  events
    .flatMap((event) =>
      event.type === 'RollSettled'
        ? event.settlements
        : event.type === 'BetSettled'
          ? [event.settlement]
          : [],
    )
    .filter(({ verdict }) => verdict === 'wins')
    .map(({ seat, winnings }) => [seat, winnings] as const)
    .toSorted(([seat, cents], [other, more]) => seat - other || cents - more);

const saysIn = ({ pays }: ReturnType<typeof shownAt>): ReturnType<typeof paidBy> =>
  pays
    .map(({ seat, cents }) => [seat, cents] as const)
    .toSorted(([seat, cents], [other, more]) => seat - other || cents - more);

/** The pack's policies, with limits that a bet may be over. */
const flagging: Pick<Setup, 'policies'> = {
  policies: { limitsAtEntry: 'flag', betsInRunOut: false, betsAfterVoidRound: false },
};

describe('the light on the wall at a game with a course', () => {
  addOwnPack(craps, automaticLayout(craps));

  test('craps/off on the come-out nothing is lit that is off, and no bet wins', () => {
    const at = givenShooter('craps', [
      [1, 'pass-line', 10_00],
      [1, 'place-6', 12_00],
    ]);
    at.calls(3, 3);
    expect(shownAt(at, 'craps')).toMatchObject({ lit: ['big-6', 'hop-3-3'], pays: [] });
    at.settles();
    // The point is six now; the light of the roll that set it is still that of the come-out.
    expect(shownAt(at, 'craps')).toMatchObject({
      phase: 'settled',
      lit: ['big-6', 'hop-3-3'],
      course: { name: 'Point 6' },
    });
  });

  test('craps/place with a point the same roll lights what it pays', () => {
    const at = givenShooter('craps', [
      [1, 'pass-line', 10_00],
      [1, 'place-6', 12_00],
    ]);
    at.rolls(4, 4);
    at.calls(3, 3);
    expect(shownAt(at, 'craps').lit).toEqual(['place-6', 'buy-6', 'big-6', 'hard-6', 'hop-3-3']);
  });
});

describe('a roll that is declared invalid', () => {
  test('is called so, by its own clause and with its ground, and lights nothing', () => {
    const at = givenShooter('snake-eyes-nsw', [[1, 'field', 20_00]]);
    at.rolls(6, 3);
    at.given(casinoSupervisor, { type: 'InvalidateRoll', roll: 1, ground: 'fire', bets: 'refund' });
    const { call, lit, pays } = shownAt(at, 'snake-eyes-nsw');
    expect({ call, lit, pays }).toMatchObject({
      call: {
        is: 'void',
        call: { called: { manner: 'void', word: 'Roll invalid' } },
        reason: { en: 'fire' },
        clause: 'nsw/9.4.1',
      },
      lit: [],
      pays: [],
    });
  });
});

describe('dice with pictures', () => {
  addOwnPack(crownAndAnchor, automaticLayout(crownAndAnchor));

  test('anchor/dice are called by their names and shown by their drawings', () => {
    const at = givenShooter('crown-and-anchor', [[1, 'anchor', 5_00]]);
    at.calls(1, 2, 2);
    const { call, pictures, lit } = shownAt(at, 'crown-and-anchor');
    expect(call?.call.called).toMatchObject({ faces: ['Crown', 'Anchor', 'Anchor'] });
    expect(call === null ? '' : sayCall(bookCalls, call.call.called)).toBe('Crown, Anchor, Anchor');
    expect(pictures?.map(({ name }) => name)).toEqual([
      'Crown',
      'Anchor',
      'Spade',
      'Heart',
      'Diamond',
      'Club',
    ]);
    expect(pictures?.every(({ path }) => path !== undefined && /^[MLHVACz0-9 .-]+$/.test(path))).toBe(true);
    expect(lit).toEqual(['crown', 'anchor']);
  });

  test('the words of a house do not cover them, and a game with pips has none', () => {
    const opened = crownAndAnchor.open();
    if (!opened.ok) throw new Error('crown and anchor refuses its own defaults');
    const called = toCalledTotal(opened.game, [1, 2, 2], 'dealer');
    expect(ownWords({ en: { 'total-5': 'Fever five' } }, called)).toEqual({});
    expect(wordableCalls(opened.game, bookCalls).map(({ key }) => key)).toEqual(['void']);
    const at = givenShooter('snake-eyes-nz', [[1, 'hard-4', 5_00]]);
    at.calls(2, 2);
    expect(shownAt(at, 'snake-eyes-nz')).not.toHaveProperty('pictures');
  });
});

describe('the sums on the wall between the call and the settlement', () => {
  test('nsw/6.5 a sum that the chips cannot make is shown as it will be paid', () => {
    const at = givenShooter('snake-eyes-nsw', [[1, 'hard-4', 5_00]], { strict: true });
    at.calls(2, 2);
    const { pays } = shownAt(at, 'snake-eyes-nsw');
    expect(pays).toMatchObject([{ cents: 40_00, sum: '5 × 7.5 ↑' }]);
    expect(paidBy(at.settles().events)).toEqual([[1, 40_00]]);
  });

  test('a bet over the posted maximum is shown as it will be paid, where the rules let all of it play', () => {
    const at = givenShooter('snake-eyes-nz', [], flagging);
    at.given(operator, { type: 'PostLimits', limits: { minimum: 1_00, maximum: 50_00 } });
    at.bets(1, { 'hard-8': 75_00 });
    at.calls(4, 4);
    const { pays } = shownAt(at, 'snake-eyes-nz');
    const shown = saysIn(shownAt(at, 'snake-eyes-nz'));
    expect(pays[0]?.sum).toBe('75 × 9');
    expect(shown).toEqual([[1, 675_00]]);
    expect(paidBy(at.settles().events)).toEqual(shown);
  });

  describe.each(bankedPacks.map(({ id, dice, wagerIds }) => ({ id, dice, wagerIds })))(
    'at a table of $id',
    ({ id, dice, wagerIds }) => {
      const stakes = fc.constantFrom(1_00, 2_00, 3_00, 5_00, 7_00, 10_00, 15_00, 25_00);
      const bet = fc.record({
        seat: fc.integer({ min: 1, max: 5 }),
        wager: fc.constantFrom(...wagerIds),
        chips: stakes,
      });
      const faces = fc.array(fc.constantFrom<Pips>(1, 2, 3, 4, 5, 6), { minLength: dice, maxLength: dice });
      const round = fc.record({ bets: fc.array(bet, { maxLength: 8 }), faces, oneByOne: fc.boolean() });

      test.each([
        { name: 'at home', changes: {} },
        { name: 'at home, with limits that only flag', changes: flagging },
        { name: 'by the book', changes: { strict: true } },
        { name: 'by the book, with limits that only flag', changes: { strict: true, ...flagging } },
      ])('what is shown is what is paid, $name', ({ changes }) => {
        let paid = 0;
        fc.assert(
          fc.property(fc.array(round, { minLength: 1, maxLength: 5 }), (rounds) => {
            const at = givenShooter(id, [], changes);
            if ('policies' in changes)
              at.given(operator, { type: 'PostLimits', limits: { minimum: 1_00, maximum: 10_00 } });
            for (const { bets, faces, oneByOne } of rounds) {
              // One turn of one shooter, or any number of rounds where the dealer throws.
              if (!['seat', 'dealer'].includes(at.table().shooter.is.kind)) return;
              // What the table refuses is no bet; what it takes is settled.
              for (const { seat, ...each } of bets) tried(at, seat, each);
              if (!mayThrow(at, wagerIds)) return;
              at.calls(...faces);
              const before = shownAt(at, id);
              const called = saysIn(before);
              expect(before.seats.map(({ won }) => won).reduce((sum, won) => sum + won, 0)).toBe(
                called.reduce((sum, [, cents]) => sum + cents, 0),
              );
              at.gathers();
              const settled: TableEvent[] = [];
              const decided = before.bets.find(({ state }) => state === 'won' || state === 'lost');
              const first = at
                .table()
                .betting.bets.find(({ seat, wager }) => seat === decided?.seat && wager === decided.wager);
              if (oneByOne && first !== undefined)
                settled.push(...at.given(theDealer, { type: 'SettleBet', bet: first.bet }).events);
              const midway = at.table().roll === undefined ? called : saysIn(shownAt(at, id));
              expect(midway).toEqual(called);
              if (at.table().roll !== undefined)
                settled.push(...at.given(theDealer, { type: 'SettleRoll' }).events);
              expect(paidBy(settled)).toEqual(called);
              paid += called.length;
            }
          }),
          { numRuns: 40 },
        );
        expect(paid).toBeGreaterThan(0);
      });
    },
  );
});

/** Whoever throws has a bet up, on the Shooter's Bet where there is one; nobody throws where nothing is staked. */
function mayThrow(at: TableUnderTest, wagers: readonly string[]): boolean {
  const { is } = at.table().shooter;
  const { bets } = at.table().betting;
  if (is.kind !== 'seat') return bets.length > 0;
  const wager = wagers.includes('shooters-bet') ? 'shooters-bet' : 'field';
  if (!bets.some((bet) => bet.seat === is.seat && bet.wager === wager))
    tried(at, is.seat, { wager, chips: 5_00 });
  return at.table().betting.bets.some((bet) => bet.seat === is.seat && bet.wager === wager);
}

function tried(
  at: TableUnderTest,
  seat: number,
  bet: { readonly wager: string; readonly chips: number },
): void {
  const by = player(at.table().seats.get(seat)?.person ?? '');
  try {
    at.given(by, { type: 'PlaceBets', seat, bets: [bet] });
  } catch {
    // Refused: the limits, the law, a lock, or an empty rack.
  }
}

describe('what a room stops for', () => {
  const momentAt = (pack: string, bets: Parameters<typeof givenShooter>[1], faces: readonly Pips[]) => {
    const at = givenShooter(pack, bets);
    at.calls(...faces);
    const called = shownAt(at, pack).moment;
    at.settles();
    expect(shownAt(at, pack).moment).toBeNull();
    return called;
  };

  test.each([
    ['a hard way that somebody had', [[1, 'hard-8', 5_00]], [4, 4], { is: 'hard way' }],
    ['no hard way that nobody had', [[1, 'field', 5_00]], [4, 4], null],
    ['no easy way', [[1, 'hard-8', 5_00]], [5, 3], null],
    ['snake eyes, whoever had them', [[1, 'hard-8', 5_00]], [1, 1], { is: 'snake eyes' }],
    ['a seven out', [[1, 'hard-8', 5_00]], [3, 4], { is: 'seven out' }],
    [
      'twenty-five times a stake and more',
      [[1, 'craps-12', 1_00]],
      [6, 6],
      { is: 'big win', seat: 1, stake: '1', odds: '33', cents: 33_00 },
    ],
    [
      'and rather that than snake eyes',
      [[1, 'craps-2', 1_00]],
      [1, 1],
      { is: 'big win', wager: 'Craps 2', cents: 33_00 },
    ],
    [
      'no win that is less than what its player staked',
      [
        [1, 'craps-12', 1_00],
        [1, 'hard-8', 50_00],
        [1, 'any-7', 50_00],
      ],
      [6, 6],
      null,
    ],
  ] as const)('%s', (_, bets, faces, moment) => {
    expect({ moment: momentAt('snake-eyes-nz', bets, faces) }).toMatchObject({ moment });
  });

  test('six sets of Double Dice in a row, which stand full as long as the last throw is called', () => {
    const at = givenShooter('double-dice', [[1, 'shooters-bet', 5_00]]);
    const most = 24;
    for (let thrown = 1; thrown < most; thrown++) {
      mayThrow(at, ['shooters-bet']);
      at.calls(2, 3);
      expect(shownAt(at, 'double-dice').moment).toBeNull();
      at.settles();
    }
    mayThrow(at, ['shooters-bet']);
    at.calls(2, 3);
    expect(shownAt(at, 'double-dice')).toMatchObject({
      moment: { is: 'full set' },
      sets: { won: 6, most: 6, thrown: 4, throws: 4 },
    });
  });

  test('three dice have no snake eyes, and nobody shoots', () => {
    expect(momentAt('wonder-dice', [[1, 'low', 1_00]], [1, 1, 1])).toBeNull();
  });
});

describe('the sign on the wall', () => {
  test('wonder/bets-4 wonder/bets-5 never shows more than the law has come to allow', () => {
    const at = givenShooter('wonder-dice', []);
    const entry = { from: at.now() + 60_000, maximum: 4_00, source: 'RSA 287-D' };
    at.given(operator, { type: 'SetStatutoryMaximum', entry });
    const limits = () => [shownAt(at, 'wonder-dice').limits?.maximum, cardOf(at).card.limits?.maximum];
    at.wait(59_999);
    expect(limits()).toEqual([10_00, 10_00]);
    at.wait(1);
    expect(limits()).toEqual([4_00, 4_00]);
  });

  test('nsw/7.1 a raise in force stands on the wall and in the lobby', () => {
    const at = givenShooter('snake-eyes-nsw', []);
    const from = at.now() + 20 * 60_000;
    at.given(operator, { type: 'PostRaise', minimum: 5_00, from });
    const limits = () => [shownAt(at, 'snake-eyes-nsw').limits?.minimum, cardOf(at).card.limits?.minimum];
    at.wait(20 * 60_000 - 1);
    expect(limits()).toEqual([1_00, 1_00]);
    at.wait(1);
    expect(limits()).toEqual([5_00, 5_00]);
  });
});

describe('the results on the wall', () => {
  test('nz/6.11 carry the notice that nobody answers for them, and what is wrong there is paid by nobody', () => {
    const at = givenShooter('snake-eyes-nz', [[1, 'hard-8', 5_00]]);
    at.calls(4, 4);
    const wrong = {
      ...newRecord,
      rolling: 1,
      last: [{ number: 1, roll: [4, 5] as const, total: 9, hard: false }],
    };
    const board = shownAt(at, 'snake-eyes-nz', wrong);
    expect(board).toMatchObject({ disclaimed: 'nz/6.11', last: [{ total: 9 }] });
    expect(saysIn(board)).toEqual([[1, 45_00]]);
    expect(paidBy(at.settles().events)).toEqual([[1, 45_00]]);
    const elsewhere = givenShooter('snake-eyes-nsw', [[1, 'field', 5_00]]);
    expect(shownAt(elsewhere, 'snake-eyes-nsw').disclaimed).toBeNull();
  });
});

describe('the last call on the card of a table', () => {
  test('is that of the newest roll, and not of the oldest that is kept', () => {
    const at = givenShooter('snake-eyes-nz', [[1, 'hard-4', 5_00]]);
    at.rolls(3, 2);
    expect(cardOf(at)).toMatchObject({ rolled: 1, call: { called: { manner: 'total', total: 5 } } });
    at.rolls(4, 4);
    expect(cardOf(at)).toMatchObject({ rolled: 2, call: { called: { manner: 'hard', total: 8 } } });
    at.rests(5, 4);
    expect(cardOf(at).call).toBeNull();
    at.given(house, { type: 'CallRoll', faces: [5, 4] });
    expect(cardOf(at).call).toMatchObject({ called: { manner: 'total', total: 9 } });
  });
});
