// The same bets as crapssim has (github.com/skent259/crapssim), by what its tests state of them. Where its rules are other
// ones, the row says which and why; what it has and this game has not is at the end.

import { computeFigures, Fraction, unitWinnings } from '@dicepit/analysis';
import {
  decideTable,
  downTo,
  exact,
  type Game,
  type Pips,
  type Rounding,
  roll,
  ruleFor,
  tableProcedureFor,
  winnings,
} from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { givenShooter, theDealer } from '../../packages/engine/src/testing/given-table.ts';
import { craps } from './src/pack.ts';

type Chosen = Readonly<Record<string, string>>;

function openWith(chosen: Chosen = {}): Game {
  const opened = craps.open(chosen);
  if (!opened.ok) throw new Error(`craps does not open with ${JSON.stringify(chosen)}`);
  return opened.game;
}

const wagerOf = (game: Game, id: string) => {
  const wager = game.wagers[id];
  if (wager === undefined) throw new Error(`craps has no ${id}`);
  return wager;
};

const rules = { pack: craps, procedure: tableProcedureFor(openWith()) };

const givenCraps = (bets: Parameters<typeof givenShooter>[1], options: Chosen = {}) =>
  givenShooter(rules, bets, { chips: [1_00, 5_00, 25_00], options });

const toPlaces = (figure: Fraction): number => Number(figure.toNumber().toFixed(4));

describe('what the house keeps of one roll, to four places', () => {
  // Its Field pays twice on both ends.
  const game = openWith({ 'field-12': '2' });

  test.each([
    ['place-4', 0.0167],
    ['place-5', 0.0111],
    ['place-6', 0.0046],
    ['place-8', 0.0046],
    ['place-9', 0.0111],
    ['place-10', 0.0167],
    ['field', 0.0556],
    ['any-7', 0.1667],
    ['craps-2', 0.1389],
    ['craps-3', 0.1111],
    ['yo', 0.1111],
    ['craps-12', 0.1389],
    ['any-craps', 0.1111],
    ['craps-and-eleven', 0.1111],
    ['hard-4', 0.0278],
    ['hard-6', 0.0278],
    ['hard-8', 0.0278],
    ['hard-10', 0.0278],
    ['hop-2-3', 0.1111],
    ['hop-3-3', 0.1389],
    ['horn', 0.125],
    ['big-6', 0.0278],
    ['big-8', 0.0278],
  ])('%s %f', (id, edge) => {
    expect(toPlaces(computeFigures(wagerOf(game, id)).edgePerRoll)).toBe(edge);
  });

  // It looks at $1, whose commission of five cents it rounds to none: what is left are true odds. Here it is taken of
  // every stake.
  test.each([
    ['buy-4', 0, 0.0042],
    ['buy-6', 0, 0.0069],
    ['lay-4', 0, 0.0042],
    ['lay-6', 0, 0.0069],
  ])('%s %f without the commission, and %f with it', (id, without, commission) => {
    const wager = wagerOf(game, id);
    const trueOdds = computeFigures(wager, ({ odds }) => unitWinnings({ odds }));
    expect([trueOdds.edgePerRoll, computeFigures(wager).edgePerRoll].map(toPlaces)).toEqual([
      without,
      commission,
    ]);
  });
});

describe('what is paid to 1', () => {
  const paid = (game: Game, id: string, faces: readonly Pips[]): string => {
    const wager = wagerOf(game, id);
    const { verdict } = ruleFor(wager, wager.opensAt, faces);
    return verdict.kind === 'wins' ? unitWinnings(verdict).toString() : verdict.kind;
  };

  test.each([
    ['1-1', '2'],
    ['2-1', '1'],
    ['2-2', '1'],
    ['5-4', '1'],
    ['5-5', '1'],
    ['6-5', '1'],
    ['6-6', '2'],
  ])('on the Field with %s %s', (dice, odds) => {
    expect(paid(openWith({ 'field-12': '2' }), 'field', roll(dice))).toBe(odds);
  });

  test('on the Field with 6-6 three, where the house says so', () => {
    expect(paid(openWith({ 'field-12': '3' }), 'field', [6, 6])).toBe('3');
    expect(paid(openWith({ 'field-2': '3' }), 'field', [1, 1])).toBe('3');
  });

  test.each([
    ['1-1', '3'],
    ['2-1', '3'],
    ['6-5', '7'],
    ['6-6', '3'],
  ])('on C & E with %s %s', (dice, odds) => {
    expect(paid(openWith(), 'craps-and-eleven', roll(dice))).toBe(odds);
  });

  test('four bets of 1 on two, three, eleven and twelve are a Horn of 4 on every roll', () => {
    const game = openWith();
    const net = (id: string, faces: readonly Pips[], stake: number): Fraction => {
      const wager = wagerOf(game, id);
      const { verdict } = ruleFor(wager, wager.opensAt, faces);
      return Fraction.of(stake).times(verdict.kind === 'wins' ? unitWinnings(verdict) : Fraction.of(-1));
    };
    for (const faces of [...(wagerOf(game, 'horn').stages['next'] ?? [])].flatMap(({ rolls }) =>
      rolls.rolls(),
    )) {
      const apart = ['craps-2', 'craps-3', 'yo', 'craps-12'].map((id) => net(id, faces, 1));
      const sum = apart.reduce((one, other) => one.plus(other));
      expect(sum.toString()).toBe(net('horn', faces, 4).toString());
    }
  });
});

describe('the commission on Buy 4', () => {
  const kept = (stake: number, rounding: Rounding): number => {
    const wager = wagerOf(openWith(), 'buy-4');
    const { verdict } = ruleFor(wager, 'up', [2, 2]);
    if (verdict.kind !== 'wins') throw new Error('a four wins Buy 4');
    return 2 * stake - winnings(stake, verdict, rounding);
  };

  // It rounds the commission, this game what is paid: up to a dollar there is down to a dollar here. It can also round to
  // the nearest dollar, or take a dollar at least, which no rule of this game does.
  test.each([
    [20_00, 1_00, 1_00],
    [25_00, 1_25, 2_00],
    [50_00, 2_50, 3_00],
    [85_00, 4_25, 5_00],
  ])('of %i cents is %i, and %i in chips of a dollar', (stake, unrounded, inDollars) => {
    expect(kept(stake, exact)).toBe(unrounded);
    expect(kept(stake, downTo(1_00))).toBe(inDollars);
  });
});

describe('at a table', () => {
  test.each([
    ['of a win: $20 on Buy 4 wins 40 less 1', 'win', 'buy-4', 20_00, [2, 2], 39_00],
    ['of a win: $40 on Lay 4 wins 20 less 1', 'win', 'lay-4', 40_00, [4, 3], 19_00],
    // Its stake of 20 costs 21: here all 21 lie on the area, and the same is won and lost.
    ['up front: $20 and its $1 lose on a seven', 'always', 'buy-4', 21_00, [4, 3], -21_00],
    ['up front: $20 and its $1 win 40 less 1', 'always', 'buy-4', 21_00, [2, 2], 39_00],
  ] as const)('the commission %s', (_said, taken, wager, stake, [one, other], net) => {
    const options = { 'buy-commission': taken, 'lay-commission': taken };
    const at = givenCraps(
      [
        [1, 'pass-line', 1_00],
        [2, wager, stake],
      ],
      options,
    );
    at.rolls(4, 2);
    at.rolls(one, other);
    expect(at.rack(2)).toBe(200_00 + net);
  });

  test.each([
    ['pass-line', [6, 5], 10_00, false],
    ['pass-line', [3, 3], -10_00, true],
    ['dont-pass', [6, 6], 0, false],
    ['dont-pass', [1, 1], 10_00, false],
    ['dont-pass', [3, 3], -10_00, true],
    ['dont-pass', [4, 3], -10_00, false],
  ] as const)(
    '$10 on %s and a first roll of %j: %i in the rack, and whether it is up: %s',
    (wager, [one, other], net, isUp) => {
      const at = givenCraps([
        [1, 'field', 1_00],
        [2, wager, 10_00],
      ]);
      at.rolls(one, other);
      expect([at.rack(2) - 200_00, `2 ${wager}` in at.stakes()]).toEqual([net, isUp]);
    },
  );

  test("a first twelve gives $10 on Don't Come back", () => {
    const at = givenCraps([[1, 'pass-line', 1_00]]);
    at.rolls(3, 3);
    at.bets(2, { 'dont-come': 10_00 });
    at.rolls(6, 6);
    expect([at.rack(2), at.stakes()]).toEqual([200_00, { '1 pass-line': 1_00 }]);
  });

  // Point off, then on: crapssim asks for six and four and eight, and has the Field and all bets on numbers at any time.
  test.each([
    ['pass-line', true, false],
    ['dont-pass', true, false],
    ['come', false, true],
    ['dont-come', false, true],
    ['field', true, true],
    ['place-4', true, true],
    ['hard-8', true, true],
    ['any-7', true, true],
    ['yo', true, true],
  ])('%s is taken before a point: %s, and after: %s', (wager, before, after) => {
    const at = givenCraps([[1, 'pass-line', 1_00]]);
    const isTaken = (seat: number): boolean => {
      const { clock } = at.table();
      const by = { person: at.table().seats.get(seat)?.person ?? '', role: 'player' as const };
      return decideTable(rules, at.table(), {
        type: 'PlaceBets',
        seat,
        bets: [{ wager, chips: 5_00 }],
        by,
        at: clock,
      }).ok;
    };
    expect(isTaken(2)).toBe(before);
    at.rolls(3, 3);
    expect(isTaken(3)).toBe(after);
  });

  test('$5 on the line carry $25 in odds on six, and not on four', () => {
    const on = (one: Pips, other: Pips) => {
      const at = givenCraps([[1, 'pass-line', 5_00]]);
      at.rolls(one, other);
      return at.when(1, { type: 'PlaceBets', seat: 1, bets: [{ wager: 'pass-odds', chips: 25_00 }] });
    };
    on(3, 3).thenEvents({ type: 'BetPlaced' });
    on(2, 2).thenRefused({ code: 'MORE_THAN_IT_LEANS_ON', most: 15_00 });
  });

  // $200, $10 on the line and on Come with odds of 3-4-5 behind it: 5-5, 5-1, 5-5, then a seven on the come-out, then a six.
  test.each([
    ['off', 190_00],
    ['working', 110_00],
  ])('with odds behind Come bets %s on the come-out, $200 are %i cents', (comeOut, rack) => {
    const at = givenCraps([[1, 'pass-line', 10_00]], { 'come-odds-come-out': comeOut });
    at.rolls(5, 5);
    at.bets(1, { come: 10_00 });
    at.rolls(5, 1);
    at.bets(1, { 'come-odds-6': 50_00, come: 10_00 });
    at.rolls(5, 5);
    at.bets(1, { 'come-odds-10': 30_00, 'pass-line': 10_00 });
    at.rolls(5, 2);
    at.bets(1, { 'pass-line': 10_00 });
    at.rolls(3, 3);
    expect(at.rack(1)).toBe(rack);
  });

  // Twenty rolls in a row, with what a player is worth after each: one with $5 on the line and double odds, one with Place
  // bets on four, five, six and eight but not the point, taken down when the point is off. A won Place bet stays up there;
  // here it comes back and is made again, which is the same money.
  const evening: readonly (readonly [dice: string, onLine: number, onNumbers: number])[] = [
    ['5-2', 105, 1000],
    ['2-6', 105, 1000],
    ['2-2', 105, 1018],
    ['4-5', 105, 1018],
    ['4-6', 105, 1018],
    ['1-3', 105, 1036],
    ['4-3', 90, 1004],
    ['3-3', 90, 1004],
    ['1-1', 90, 1004],
    ['4-3', 75, 972],
    ['6-2', 75, 972],
    ['6-2', 92, 972],
    ['1-2', 87, 972],
    ['3-2', 87, 972],
    ['6-5', 87, 972],
    ['5-3', 87, 986],
    ['1-2', 87, 986],
    ['3-4', 72, 952],
    ['3-4', 77, 952],
    ['3-4', 82, 952],
  ];

  test('an evening of twenty rolls leaves both players what it leaves them there', () => {
    const at = givenCraps([]);
    at.given(theDealer, { type: 'BuyIn', seat: 2, cents: 800_00, from: 'cash' });
    const isUp = (bet: string): boolean => Object.hasOwn(at.stakes(), bet);
    const placed = { 'place-5': 10_00, 'place-6': 12_00, 'place-8': 12_00, 'place-4': 10_00 };

    const play = (): void => {
      const point = at.table().course?.replace('point-', '');
      const hasPoint = point !== undefined && point !== 'come-out';
      if (!hasPoint && !isUp('1 pass-line')) at.bets(1, { 'pass-line': 5_00 });
      if (hasPoint && !isUp('1 pass-odds')) at.bets(1, { 'pass-odds': 10_00 });
      for (const [wager, chips] of Object.entries(placed)) {
        const wanted = hasPoint && wager !== `place-${point}`;
        if (wanted && !isUp(`2 ${wager}`)) at.bets(2, { [wager]: chips });
        if (!wanted && isUp(`2 ${wager}`))
          at.given(2, { type: 'TakeDownBet', seat: 2, bet: at.bet(2, wager).bet });
      }
      if (at.table().shooter.is.kind !== 'seat') at.takes(1);
    };
    const worth = (seat: number): number => {
      const up = at.table().betting.bets.filter((bet) => bet.seat === seat);
      return up.reduce((sum, { chips }) => sum + chips, at.rack(seat));
    };

    for (const [dice, onLine, onNumbers] of evening) {
      play();
      const [one = 1, other = 1] = roll(dice);
      at.rolls(one, other);
      // Everybody has $200 at first; there the first player has $100.
      expect([dice, worth(1), worth(2)]).toEqual([dice, (onLine + 100) * 100, onNumbers * 100]);
    }
  });
});

// Only there: World, Fire, and Small, Tall and All.
