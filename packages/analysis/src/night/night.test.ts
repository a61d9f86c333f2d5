import { everyRoll, type Game, type Roll, roll, ruleFor, toTerms, winnings } from '@dicepit/engine';
import { doubleDice } from '@dicepit/games/packs/double-dice';
import { snakeEyesNsw } from '@dicepit/games/packs/snake-eyes-nsw';
import { snakeEyesNz } from '@dicepit/games/packs/snake-eyes-nz';
import { wonderDice } from '@dicepit/games/packs/wonder-dice';
import { describe, expect, test } from 'vitest';
import { computeFigures } from '../figures.ts';
import { Fraction } from '../fraction.ts';
import { seededDice } from '../party-dice.ts';
import { everySequence } from '../testing/every-sequence.ts';
import { gameOf, wagerOf } from '../testing/tables.ts';
import { nightAgainstTheory } from './against-theory.ts';
import { MIN_ROLLS } from './dice-fairness.ts';
import { reportHold } from './hold.ts';
import type { SeenRoll } from './luck-by-roll.ts';
import type { DecidedBets, LyingBet, Night } from './night.ts';

const nz = gameOf(snakeEyesNz);
const nsw = gameOf(snakeEyesNsw);
const double = gameOf(doubleDice);

/** A night of bets that are made again when decided, as the game settles it. */
function played(
  game: Game,
  sequence: readonly Roll[],
  stakes: Readonly<Record<string, number>>,
  chip = 1,
): Night & { readonly rolls: readonly SeenRoll[] } {
  const { rounding } = toTerms(game, { chip });
  const stages = new Map(Object.keys(stakes).map((id) => [id, wagerOf(game, id).opensAt]));
  const decided: DecidedBets[] = [];
  const rolls = sequence.map((roll) => {
    const bets: LyingBet[] = [...stages].map(([wager, stage]) => ({
      wager,
      stage,
      stake: stakes[wager] ?? 0,
    }));
    for (const { wager: id, stage, stake } of bets) {
      const wager = wagerOf(game, id);
      const { verdict } = ruleFor(wager, stage, roll);
      if (verdict.kind === 'moves') stages.set(id, verdict.to);
      if (verdict.kind === 'stands' || verdict.kind === 'moves') continue;
      stages.set(id, wager.opensAt);
      const odds = verdict.kind === 'wins' ? verdict.odds : null;
      const paid = odds === null ? 0 : winnings(stake, odds, rounding);
      decided.push({ wager: id, stake, odds, winnings: paid, count: 1 });
    }
    return { roll, bets };
  });
  return { decided, rolls };
}

const seededRolls = (seed: string, count: number): readonly Roll[] => {
  const dice = seededDice(seed);
  return Array.from({ length: count }, () => everyRoll[2][dice.roll()] ?? roll('1-1'));
};

const sum = (fractions: readonly Fraction[]): Fraction => Fraction.sum(fractions);

describe('the hold of a night whose layout is known', () => {
  test.each([
    ['bets on one roll', nz, { field: 5_00, 'any-7': 3_00 }, 1],
    ['bets that stand', nz, { 'hard-6': 5_00, 'hard-4': 1_00, five: 2_00 }, 1],
    ['bets of several stages', double, { 'shooters-bet': 5_00, 'number-6': 2_00 }, 1],
    ['winnings rounded to a chip', nsw, { 'hard-4': 1_00, 'hard-6': 3_00 }, 1_00],
  ])('%s: over every sequence luck is nothing on average and varies as it says', (_, game, stakes, chip) => {
    const reports = everySequence(2, 2).map((sequence) => {
      const { hold, wagers } = nightAgainstTheory(game, played(game, sequence, stakes, chip), { chip });
      return { hold, wagers };
    });
    const count = Fraction.of(reports.length);
    const luck = reports.map(({ hold }) => Fraction.of(hold.win).minus(hold.expectedWin));
    expect(sum(luck).isZero).toBe(true);
    const variance = sum(luck.map((each) => each.times(each))).over(count);
    expect(sum(reports.map(({ hold }) => hold.variance)).over(count)).toEqual(variance);
    for (const id of Object.keys(stakes)) {
      const alone = reports.map(({ wagers }) => wagers.find(({ wager }) => wager === id));
      const lucks = alone.map((each) =>
        Fraction.of(each?.win ?? 0).minus(each?.expectedWin ?? Fraction.zero),
      );
      expect(sum(lucks).isZero).toBe(true);
      expect(sum(alone.map((each) => each?.variance ?? Fraction.zero))).toEqual(
        sum(lucks.map((each) => each.times(each))),
      );
    }
  });

  test('a p-value is the share of all nights with at least as much luck, good or bad', () => {
    const reports = everySequence(2, 2).map(
      (sequence) => nightAgainstTheory(nz, played(nz, sequence, { field: 5_00, 'craps-2': 1_00 })).hold,
    );
    const lucks = reports.map(({ win, expectedWin }) => Math.abs(win - expectedWin.toNumber()));
    for (const [index, { p, method }] of reports.entries()) {
      const asFar = lucks.filter((luck) => luck >= (lucks[index] ?? 0) - 1e-9);
      expect(method).toBe('exact');
      expect(p).toBeCloseTo(asFar.length / lucks.length, 12);
    }
  });

  test('at least 95 of 100 nights lie within the interval, whichever way it was found', () => {
    const stakes = { field: 5_00, 'hard-6': 5_00, 'any-7': 5_00 };
    const reports = Array.from({ length: 400 }, (_, night) => {
      const { decided, rolls } = played(nz, seededRolls(`night ${night}`, night % 2 === 0 ? 8 : 150), stakes);
      return reportHold(toTerms(nz), { decided, seen: rolls });
    });
    for (const method of ['exact', 'normal'] as const) {
      const some = reports.filter((report) => report.method === method);
      const inside = some.filter(({ win, interval }) => interval.low <= win && win <= interval.high);
      expect(some.length).toBeGreaterThan(100);
      // 95 in 100 of 200 is 190, give or take three times three.
      expect(inside.length / some.length).toBeGreaterThan(0.905);
    }
  });

  test('bets of two players on one roll vary as one bet of both stakes', () => {
    const rolls = [roll('3-4'), roll('6-6')];
    const bet = { wager: 'field', stage: wagerOf(nz, 'field').opensAt, stake: 5_00 };
    const [two, one] = [[bet, bet], [{ ...bet, stake: 10_00 }]].map((bets) =>
      nightAgainstTheory(nz, { decided: [], rolls: rolls.map((roll) => ({ roll, bets })) }),
    );
    expect(two?.hold.variance).toEqual(one?.hold.variance);
    const alone = computeFigures(wagerOf(nz, 'field')).variance.times(Fraction.of(10_00 ** 2 * 2));
    expect(one?.hold.variance).toEqual(alone);
  });

  test('what was paid against the book is told', () => {
    const night = played(nz, [roll('6-6'), roll('3-4')], { field: 5_00 });
    expect(nightAgainstTheory(nz, night).unexplained).toBe(0);
    const decided = night.decided.map((bets) => (bets.odds === null ? bets : { ...bets, winnings: 5_00 }));
    const short = { ...night, decided };
    expect(nightAgainstTheory(nz, short).unexplained).toBe(5_00);
  });

  test('what the end of a turn decides counts as it fell', () => {
    const stage = 'set5throw1';
    const rolls = [{ roll: roll('1-1'), bets: [{ wager: 'bonus', stage: 'set4throw4', stake: 1_00 }] }];
    const decided: DecidedBets[] = [
      { wager: 'bonus', stake: 1_00, odds: '5 to 1', winnings: 5_00, count: 1, by: 'turn' },
    ];
    const { hold, unexplained } = nightAgainstTheory(double, { decided, rolls });
    expect(Object.keys(wagerOf(double, 'bonus').atEndOfTurn)).toContain(stage);
    expect(unexplained).toBe(0);
    expect(hold).toMatchObject({ handle: 1_00, win: -5_00, bets: 1 });
    // The seven that did not fall made the bet better: luck against the house.
    expect(Fraction.of(hold.win).compare(hold.expectedWin)).toBe(-1);
  });
});

describe('the hold of bets of which only the ends are known', () => {
  const decided: readonly DecidedBets[] = [
    { wager: 'hard-6', stake: 5_00, odds: '9 to 1', winnings: 45_00, count: 20 },
    { wager: 'hard-6', stake: 5_00, odds: null, winnings: 0, count: 200 },
    { wager: 'field', stake: 10_00, odds: '1 to 1', winnings: 10_00, count: 3 },
    { wager: 'field', stake: 10_00, odds: null, winnings: 0, count: 5 },
  ];

  test('nz/4.9(hardways-6) is handle times edge, and varies as bets by themselves', () => {
    const { hold, wagers } = nightAgainstTheory(nz, { decided, rolls: [] });
    const [hard6, field] = wagers;
    expect(hold).toMatchObject({
      handle: 1180_00,
      win: 120_00,
      bets: 228,
      ties: 'ignored',
    });
    expect(hard6).toMatchObject({ won: 20, lost: 200, win: 100_00, hold: Fraction.of(1, 11), z: 0, p: 1 });
    expect(hard6?.expectedHold).toEqual(Fraction.of(1, 11));
    expect(hard6?.chance).toEqual(Fraction.of(1, 11));
    expect(hard6?.variance).toEqual(
      computeFigures(wagerOf(nz, 'hard-6')).variance.times(Fraction.of(220 * 5_00 ** 2)),
    );
    expect(field?.method).toBe('exact');
    expect(field?.expectedWin).toEqual(Fraction.of(80_00, 36));
    expect(hold.variance).toEqual(hard6?.variance.plus(field?.variance ?? Fraction.zero));
    expect(hold.z).toBeCloseTo((120_00 - hold.expectedWin.toNumber()) / hold.variance.sqrt(), 12);
  });

  test('has an exact p-value where bets are few', () => {
    const won: DecidedBets = { wager: 'any-7', stake: 1_00, odds: '4 to 1', winnings: 4_00, count: 2 };
    const { hold } = nightAgainstTheory(nz, { decided: [won], rolls: [] });
    // Both won: nothing else is as far from the mean of a third of a bet.
    expect(hold.p).toBeCloseTo(1 / 36, 12);
    expect(hold.method).toBe('exact');
  });

  test('of nothing at all is nothing', () => {
    const { hold, wagers, dice } = nightAgainstTheory(nz, { decided: [], rolls: [] });
    expect(hold).toMatchObject({ handle: 0, win: 0, hold: undefined, z: undefined, p: 1 });
    expect(wagers).toEqual([]);
    expect(dice.all.verdict).toBe('too few rolls');
  });

  test('a wager that the game has not, or winnings of a lost bet, are our own mistakes', () => {
    const lost: DecidedBets = { wager: 'field', stake: 1_00, odds: null, winnings: 1, count: 1 };
    expect(() => nightAgainstTheory(nz, { decided: [lost], rolls: [] })).toThrow('not the winnings');
    const other = { ...lost, wager: 'pass-line', winnings: 0 };
    expect(() => nightAgainstTheory(nz, { decided: [other], rolls: [] })).toThrow('not a wager');
  });
});

describe('the dice of a night', () => {
  const thrown = (rolls: readonly Roll[]) =>
    nightAgainstTheory(nz, { decided: [], rolls: rolls.map((roll) => ({ roll })) }).dice;

  test('are not judged below the least number of rolls, however they fell', () => {
    const sixes = Array.from({ length: MIN_ROLLS }, () => roll('6-6'));
    expect(thrown(sixes.slice(1)).all).toMatchObject({ rolls: MIN_ROLLS - 1, verdict: 'too few rolls' });
    expect(thrown(sixes).all).toMatchObject({ rolls: MIN_ROLLS, verdict: 'doubtful' });
  });

  test('raise no alarm over fair dice, and are counted', () => {
    const { all, leastRolls } = thrown(seededRolls('fair', 720));
    expect(all.verdict).toBe('as fair dice fall');
    expect(all.faces.classes.map(({ expected }) => expected)).toEqual([240, 240, 240, 240, 240, 240]);
    expect(all.totals.classes.map(({ expected }) => expected)).toEqual([
      20, 40, 60, 80, 100, 120, 100, 80, 60, 40, 20,
    ]);
    expect(all.faces.classes.reduce((all, { counted }) => all + counted, 0)).toBe(1440);
    expect([all.faces.degrees, all.totals.degrees, all.faces.method]).toEqual([5, 10, 'approximate']);
    expect(leastRolls).toBe(MIN_ROLLS);
  });

  test('have exact chances where they are few', () => {
    const { all } = thrown([roll('1-1'), roll('1-1')]);
    // Four ones of four throws: six sequences of 1,296 are as one-sided.
    expect(all.faces).toMatchObject({ method: 'exact', p: 6 / 1296 });
    expect(all.totals.method).toBe('exact');
  });

  test('are told apart by set and by shooter, and each is judged by itself', () => {
    const fair = seededRolls('sets', 400).map((roll) => ({ roll, dice: 'red', shooter: 'ann' }));
    const loaded = seededRolls('bent', 400).map(([first = 1]) => ({
      roll: [first, 6] as const,
      dice: 'blue',
      shooter: 'ann',
    }));
    const { dice } = nightAgainstTheory(nz, { decided: [], rolls: [...fair, ...loaded] });
    expect(dice.sets.map(({ name, rolls, verdict }) => [name, rolls, verdict])).toEqual([
      ['red', 400, 'as fair dice fall'],
      ['blue', 400, 'doubtful'],
    ]);
    expect(dice.shooters.map(({ name }) => name)).toEqual(['ann']);
  });

  test('that alternate high and low are found by their runs', () => {
    const rolls = Array.from({ length: 200 }, (_, place) => (place % 2 === 0 ? roll('2-3') : roll('4-5')));
    const { runs } = thrown(rolls).all;
    expect(runs).toMatchObject({ statistic: 200, degrees: undefined });
    expect(runs.p).toBeLessThan(1e-30);
  });

  test('three at a time have their rarest totals taken together', () => {
    const { dice } = nightAgainstTheory(gameOf(wonderDice), { decided: [], rolls: [{ roll: [1, 1, 1] }] });
    const classes = dice.all.totals.classes;
    expect(classes.map(({ name }) => name)).toEqual([
      '3 to 5',
      '6',
      '7',
      '8',
      '9',
      '10',
      '11',
      '12',
      '13',
      '14',
      '15',
      '16 to 18',
    ]);
    expect(classes[0]).toEqual({ name: '3 to 5', counted: 1, expected: 10 / 216 });
  });
});
