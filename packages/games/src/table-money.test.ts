import {
  type Account,
  authority,
  type By,
  balanceOf,
  type CommandBody,
  decideTable,
  evolveTable,
  type Ledger,
  type Posting,
  sumOf,
  type Table,
  type TableEvent,
  type TableRules,
} from '@dicepit/engine';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tableRules } from './rows.ts';
import { givenHome, givenShooter, house, operator, player } from './testing/given-table.ts';

const people = ['ann', 'bob', 'cat'] as const;
const start = Date.UTC(2026, 4, 10, 12);

// Seats that are taken and round sums, so that most commands are carried out; now and then what nobody should send.
const oddly = <Value>(usual: fc.Arbitrary<Value>, ...odd: readonly Value[]): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 19, arbitrary: usual }, { weight: 1, arbitrary: fc.constantFrom(...odd) });
const seat = oddly(fc.constantFrom(1, 2, 3), 4, -1, Number.NaN);
const cents = oddly(
  fc.constantFrom(5_00, 10_00, 50_00, 100_00),
  0,
  -5_00,
  0.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2 ** 60,
);
const colour = fc.record({
  colour: oddly(fc.constantFrom('blue', 'red', 'green'), '__proto__'),
  value: oddly(fc.constantFrom(1_00, 5_00), 0),
});
const limits = fc.record({ minimum: fc.constantFrom(1_00, 5_00), maximum: fc.constantFrom(10_00, 500_00) });
const voucher = fc.constantFrom('v1', 'v2', 'v3');
const moment = fc.integer({ min: 30, max: 120 }).map((minutes) => start + minutes * 60_000);
const typed = <Type extends string>(type: Type): fc.Arbitrary<Type> => fc.constant(type);

const command: fc.Arbitrary<CommandBody> = fc.oneof(
  fc.record({ type: typed('SitDown'), seat, name: fc.string(), born: fc.constant('1990-01-01') }),
  fc.record({ type: typed('StandUp'), seat, handInTokens: fc.boolean() }),
  fc.record({ type: typed('RequireToVacate'), seat }),
  fc.record({ type: typed('BuyIn'), seat, cents, from: fc.constantFrom('cash', 'account') }),
  fc.record({ type: typed('BuyIn'), seat, cents, from: fc.constantFrom('cash', 'account', 'chips'), colour }),
  fc.record({ type: typed('ColourOut'), seat }),
  fc.record({ type: typed('CashOut'), seat }),
  fc.record({ type: typed('CashOut'), seat, cents }),
  fc.record({ seat, cents }).map((change) => ({
    type: 'MakeChange' as const,
    ...change,
    into: [change.cents / 5, (change.cents * 4) / 5],
  })),
  fc.record({ type: fc.constantFrom('FillFloat', 'CreditFloat'), cents }),
  fc.record({
    type: typed('IssueVoucher'),
    voucher: fc.record({ voucher, cents: fc.constant(50_00), expires: moment, singleUse: fc.boolean() }),
  }),
  fc.record({ type: typed('RedeemVoucher'), seat, voucher, cents: oddly(fc.constant(50_00), 49_99) }),
  fc.record({ type: typed('PostLimits'), limits }),
  fc.record({ type: typed('PostSeatLimits'), seat, limits }),
  fc.record({ type: typed('PostRaise'), minimum: cents, from: moment }),
  fc.record({
    type: typed('PlaceBets'),
    seat,
    bets: fc.array(
      fc.record({
        wager: oddly(fc.constantFrom('field', 'any-7', 'high'), '__proto__'),
        chips: oddly(fc.constantFrom(0, 5_00, 10_00), Number.NaN),
        tokens: oddly(fc.constantFrom(0, 0, 5_00), -1),
      }),
      { maxLength: 1 },
    ),
  }),
  fc.record({ type: typed('TakeDownBet'), seat, bet: fc.constantFrom('b1', 'b2', 'b3') }),
);

/** Who would give a command: the player of the seat, the dealer, or the operator. */
function whoseIs(body: CommandBody): By {
  if (
    authority[body.type].includes('player') &&
    'seat' in body &&
    body.seat !== undefined &&
    body.type !== 'BuyIn'
  )
    return player(people[body.seat - 1] ?? 'cat');
  return authority[body.type].includes('dealer') ? house : operator;
}

const given = fc.array(
  command.chain((body) =>
    fc.tuple(oddly(fc.constant(whoseIs(body)), player('ann'), house, operator), fc.constant(body)),
  ),
  { minLength: 40, maxLength: 120 },
);

/** What people and the cage have brought to a table less what they took away, told by the events alone. */
function broughtBy(event: TableEvent): number {
  if (event.type === 'FloatCounted' || event.type === 'FloatFilled') return event.cents;
  if (event.type === 'FloatCredited' || event.type === 'CashedOut') return -event.cents;
  return event.type === 'BoughtIn' && event.from !== 'chips' ? event.cents : 0;
}

const tokensBroughtBy = (event: TableEvent): number =>
  event.type === 'VoucherRedeemed' ? event.voucher.cents : event.type === 'StoodUp' ? -event.tokens : 0;

const lies = (ledger: Ledger, where: RegExp): number =>
  [...ledger].filter(([account]) => where.test(account)).reduce((sum, [, each]) => sum + each, 0);

const chipsAt = /^(float|drop-box|layout|rack:\d+)$/;
const tokensAt = /^(layout-tokens|tokens:\d+)$/;

/** Gives commands one minute apart and says what was carried out. */
function carriedOut(
  rules: TableRules,
  first: Table,
  given: readonly (readonly [By, CommandBody])[],
): { readonly table: Table; readonly events: readonly TableEvent[] } {
  let table = first;
  const events: TableEvent[] = [];
  for (const [minute, [by, body]] of given.entries()) {
    const decided = decideTable(rules, table, { ...body, by, at: start + minute * 60_000 });
    if (!decided.ok) continue;
    table = decided.events.reduce(evolveTable, table);
    events.push(...decided.events);
  }
  return { table, events };
}

const racksIn = (postings: readonly Posting[]): ReadonlySet<Account> =>
  new Set(postings.map(({ account }) => account).filter((account) => account.startsWith('rack:')));

/** Whether an account is the table's own, or that of somebody who sits there. */
function isAnybodys(table: Table, account: Account): boolean {
  const [, number] = account.split(':');
  return number === undefined || table.seats.has(Number(number));
}

describe.each(Object.entries(tableRules))('the money of %s', (pack, rules) => {
  const opened = givenHome(pack, people.slice(0, 2));

  test('every posting sums to zero, and what lies at the table is what was brought', () => {
    fc.assert(
      fc.property(given, (commands) => {
        const { table, events } = carriedOut(rules, opened.table(), commands);
        const all = [...opened.events(), ...events];
        expect(all.filter(({ postings = [] }) => sumOf(postings) !== 0)).toEqual([]);
        expect(lies(table.ledger, chipsAt)).toBe(all.reduce((sum, event) => sum + broughtBy(event), 0));
        expect(lies(table.ledger, tokensAt)).toBe(
          all.reduce((sum, event) => sum + tokensBroughtBy(event), 0),
        );
        const owing = [...table.ledger].filter(
          ([account, each]) => !account.startsWith('outside') && each < 0,
        );
        expect(owing).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  test('nsw/9.10 nothing that people ask moves chips from one rack to another', () => {
    fc.assert(
      fc.property(given, (commands) => {
        const { events } = carriedOut(rules, opened.table(), commands);
        expect(events.filter(({ postings = [] }) => racksIn(postings).size > 1)).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  test('chips of a colour are whole chips, and whoever has left leaves nothing behind', () => {
    fc.assert(
      fc.property(given, (commands) => {
        const { table } = carriedOut(rules, opened.table(), commands);
        const left = [...table.ledger].filter(([account]) => !isAnybodys(table, account));
        const odd = [...table.seats.values()].filter(
          ({ seat: number, colour: own }) =>
            own !== undefined && balanceOf(table.ledger, `rack:${number}`) % own.value !== 0,
        );
        expect({ left, odd }).toEqual({ left: [], odd: [] });
      }),
      { numRuns: 50 },
    );
  });

  test('such sequences do carry out what money can do here', () => {
    const happened = new Set(
      fc
        .sample(given, { numRuns: 300, seed: 1 })
        .flatMap((commands) => carriedOut(rules, opened.table(), commands).events.map(({ type }) => type)),
    );
    const { colour: coloured, tokens } = rules.procedure.money;
    const expected = [
      'SatDown',
      'StoodUp',
      'BoughtIn',
      'CashedOut',
      'FloatFilled',
      'FloatCredited',
      'BetPlaced',
      'BetTakenDown',
      ...(coloured === undefined ? [] : ['ColouredOut']),
      ...(coloured?.only === true ? [] : ['ChangeMade']),
      ...(tokens === undefined ? [] : ['VoucherIssued', 'VoucherRedeemed']),
    ];
    expect(expected.filter((type) => ![...happened].some((each) => each === type))).toEqual([]);
  });
});

describe('a stake in the chips of the house', () => {
  const stake = (chips: number) => ({ type: 'PlaceBets', seat: 1, bets: [{ wager: 'six', chips }] }) as const;

  test.each(['snake-eyes-nz', 'snake-eyes-nsw'])(
    '%s takes what they make, and refuses what they do not',
    (pack) => {
      const at = givenHome(pack, ['ann'], { chips: [2_00, 5_00] });
      for (const chips of [1_00, 3_00, 7_50]) at.when('ann', stake(chips)).thenRefused('NOT_IN_CHIPS');
      for (const chips of [2_00, 5_00, 7_00]) at.given('ann', stake(chips));
    },
  );

  // Only the bonus of Double Dice can be posted at odds that whole chips do not pay exactly.
  test.each([
    ['at home up to the next chip', { chips: [1_00, 5_00] }, 28_00],
    ['at home exactly where there is a chip for it', { chips: [50, 1_00] }, 27_50],
    ['by people to the cent', { strict: true, chips: [1_00, 5_00] }, 27_50],
  ])('double/9.4 a bonus of 5.5 to 1 on $5 is paid %s', (_, how, winnings) => {
    const options = { 'bonus-odds': '5.5,10,20' };
    const at = givenShooter('double-dice', [[4, 'bonus', 5_00]], { options, ...how });
    for (let set = 0; set < 4; set++) {
      at.bets(1, { 'shooters-bet': 10_00 });
      for (let thrown = 0; thrown < 4; thrown++) at.rolls(5, 4);
    }
    at.bets(1, { 'shooters-bet': 10_00 });
    at.rolls(3, 4);
    expect(at.rack(4)).toBe(200_00 + winnings);
  });
});
