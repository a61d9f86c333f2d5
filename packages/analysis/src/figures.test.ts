import { bankedPacks } from '@dicepit/games';
import { doubleDice } from '@dicepit/games/packs/double-dice';
import { snakeEyesNsw } from '@dicepit/games/packs/snake-eyes-nsw';
import { snakeEyesNz } from '@dicepit/games/packs/snake-eyes-nz';
import { wonderDice } from '@dicepit/games/packs/wonder-dice';
import { describe, expect, test } from 'vitest';
import { census } from './census.ts';
import { computeFigures } from './figures.ts';
import { Fraction } from './fraction.ts';
import { everyOptionOf, gameOf, passLine, wagerOf } from './testing/tables.ts';

const figuresAt = (pack: Parameters<typeof gameOf>[0], options: Record<string, string>, wager: string) =>
  computeFigures(wagerOf(gameOf(pack, options), wager));

const text = (value: Fraction): string => value.toString();

describe('Snake Eyes in New Zealand', () => {
  test.each([
    // clause              wager            option             value  win     edge
    ['4.9(hardways-4)', 'hard-4', 'hard-4', '7', '1/9', '1/9'],
    ['4.9(hardways-4)', 'hard-4', 'hard-4', '6', '1/9', '2/9'],
    ['4.9(hardways-10)', 'hard-10', 'hard-10', '7', '1/9', '1/9'],
    ['4.9(hardways-10)', 'hard-10', 'hard-10', '6', '1/9', '2/9'],
    ['4.9(hardways-6)', 'hard-6', 'hard-6', '9', '1/11', '1/11'],
    ['4.9(hardways-6)', 'hard-6', 'hard-6', '8', '1/11', '2/11'],
    ['4.9(hardways-8)', 'hard-8', 'hard-8', '9', '1/11', '1/11'],
    ['4.9(hardways-8)', 'hard-8', 'hard-8', '8', '1/11', '2/11'],
    ['4.9(hardway-combo)', 'hardway-combo', 'field', '1', '2/11', '1/11'],
    ['4.9(five)', 'five', 'field', '1', '2/5', '1/5'],
    ['4.9(six)', 'six', 'field', '1', '5/11', '1/11'],
    ['4.9(eight)', 'eight', 'field', '1', '5/11', '1/11'],
    ['4.9(field-2)', 'field', 'field', '1', '4/9', '1/36'],
    ['4.9(field-2)', 'field', 'field', '2', '4/9', '1/18'],
    ['4.9(field-12)', 'field', 'field', '3', '4/9', '1/18'],
    ['4.9(any-7)', 'any-7', 'field', '1', '1/6', '1/6'],
    ['4.9(c-and-e)', 'c-and-e', 'field', '1', '1/6', '1/6'],
    ['4.9(craps-2)', 'craps-2', 'craps-2', '33', '1/36', '1/18'],
    ['4.9(craps-2)', 'craps-2', 'craps-2', '32', '1/36', '1/12'],
    ['4.9(craps-2)', 'craps-2', 'craps-2', '31', '1/36', '1/9'],
    ['4.9(craps-2)', 'craps-2', 'craps-2', '30', '1/36', '5/36'],
    ['4.9(craps-12)', 'craps-12', 'craps-12', '33', '1/36', '1/18'],
    ['4.9(craps-12)', 'craps-12', 'craps-12', '32', '1/36', '1/12'],
    ['4.9(craps-12)', 'craps-12', 'craps-12', '31', '1/36', '1/9'],
    ['4.9(craps-12)', 'craps-12', 'craps-12', '30', '1/36', '5/36'],
    ['4.9(craps-3)', 'craps-3', 'field', '1', '1/18', '1/9'],
    ['4.9(eleven-in-1)', 'eleven', 'field', '1', '1/18', '1/9'],
  ])('nz/%s the figures of %s with %s=%s', (_, wager, option, value, win, edge) => {
    const figures = figuresAt(snakeEyesNz, { [option]: value }, wager);
    expect([figures.win, figures.edge].map(text)).toEqual([win, edge]);
  });

  test.each([
    // wager    deviation  rolls    edge per roll
    ['field', '1.142', '1', '1/36'],
    ['craps-2', '5.587', '1', '1/18'],
    ['hard-6', '2.875', '36/11', '1/36'],
    ['hardway-combo', '1.928', '18/11', '1/18'],
    ['six', '0.996', '36/11', '1/36'],
    ['hard-4', '2.514', '4', '1/36'],
    ['craps-3', '3.665', '1', '1/9'],
    ['any-7', '1.863', '1', '1/6'],
    ['c-and-e', '1.863', '1', '1/6'],
    ['five', '0.980', '18/5', '1/18'],
  ])('%s has a standard deviation of %s and is decided in %s rolls', (wager, deviation, rolls, perRoll) => {
    const figures = figuresAt(snakeEyesNz, {}, wager);
    expect(figures.standardDeviation.toFixed(3)).toBe(deviation);
    expect([figures.rollsToDecision, figures.edgePerRoll].map(text)).toEqual([rolls, perRoll]);
  });

  test('nz/4.9(hardways-4) hard 4 at 7 to 1, all figures', () => {
    const figures = figuresAt(snakeEyesNz, {}, 'hard-4');
    expect(JSON.parse(JSON.stringify(figures))).toEqual({
      win: '1/9',
      lose: '8/9',
      push: '0',
      edgeDecided: '1/9',
      winPerRoll: '1/36',
      losePerRoll: '2/9',
      edge: '1/9',
      edgePerRoll: '1/36',
      mean: '-1/9',
      variance: '512/81',
      standardDeviation: 2.5141574442188355,
      skewness: expect.closeTo(7 / Math.sqrt(8), 12),
      kurtosis: expect.closeTo(33 / 8, 12),
      rollsToDecision: '4',
      net: [
        { net: '-1', chance: '8/9' },
        { net: '7', chance: '1/9' },
      ],
    });
  });
});

describe('Snake Eyes in New South Wales', () => {
  test.each([
    // clause             wager       win     option one, option two
    ['8.1(hardway-4)', 'hard-4', '1/9', '1/18', '1/9'],
    ['8.1(hardway-10)', 'hard-10', '1/9', '1/18', '1/9'],
    ['8.1(hardway-6)', 'hard-6', '1/11', '1/22', '1/11'],
    ['8.1(hardway-8)', 'hard-8', '1/11', '1/22', '1/11'],
    ['8.1(hardway-combo)', 'hardway-combo', '2/11', '1/11', '1/11'],
    ['8.1(c-and-e)', 'c-and-e', '1/6', '1/6', '1/6'],
    ['8.1(any-seven)', 'any-7', '1/6', '1/6', '1/6'],
    ['8.1(craps-two)', 'craps-2', '1/36', '1/18', '1/18'],
    ['8.1(craps-three)', 'craps-3', '1/18', '1/18', '1/9'],
    ['8.1(11-in-1)', 'eleven', '1/18', '1/18', '1/9'],
    ['8.1(craps-twelve)', 'craps-12', '1/36', '1/9', '1/9'],
    ['8.1(field-12)', 'field', '4/9', '1/18', '1/36'],
    ['8.1(5)', 'five', '2/5', '1/5', '1/5'],
    ['8.1(6)', 'six', '5/11', '1/11', '1/11'],
    ['8.1(8)', 'eight', '5/11', '1/11', '1/11'],
  ])('nsw/%s the figures of %s under both pay tables', (_, wager, win, one, two) => {
    const [first, second] = ['1', '2'].map((table) => figuresAt(snakeEyesNsw, { table }, wager));
    expect([first?.win, second?.win].map(String)).toEqual([win, win]);
    expect([first?.edge, second?.edge].map(String)).toEqual([one, two]);
  });
});

describe('Double Dice', () => {
  test.each([
    ['7.5', 'shooters-bet', '625/1296', '23/648', '671/216'],
    ['odds(number-line-2-5)', 'number-2-5', '5/11', '1/11', '36/11'],
    ['odds(number-line-3-4)', 'number-3-4', '5/11', '1/11', '36/11'],
    ['odds(number-line-six)', 'number-6', '5/11', '1/11', '36/11'],
    ['odds(number-line-eight)', 'number-8', '5/11', '1/11', '36/11'],
    ['odds(number-line-10-11)', 'number-10-11', '5/11', '1/11', '36/11'],
    ['odds(number-line-9-12)', 'number-9-12', '5/11', '1/11', '36/11'],
    ['odds(double-line-1)', 'double-1', '1/7', '1/7', '36/7'],
    ['odds(double-line-2)', 'double-2', '1/7', '1/7', '36/7'],
    ['odds(double-line-3)', 'double-3', '1/7', '1/7', '36/7'],
    ['odds(double-line-4)', 'double-4', '1/7', '1/7', '36/7'],
    ['odds(double-line-5)', 'double-5', '1/7', '1/7', '36/7'],
    ['odds(double-line-6)', 'double-6', '1/7', '1/7', '36/7'],
    ['odds(any-seven)', 'any-7', '1/6', '1/6', '1'],
  ])('double/%s the figures of %s', (_, wager, win, edge, rolls) => {
    const figures = figuresAt(doubleDice, {}, wager);
    expect([figures.win, figures.edge, figures.rollsToDecision].map(text)).toEqual([win, edge, rolls]);
  });

  test.each([
    ['5,10,20', 5, 10, 20],
    ['6,12,25', 6, 12, 25],
    ['40,80,300', 40, 80, 300],
  ])('double/9.6 the bonus at %s, a shooter never passing', (odds, four, five, six) => {
    // Sixteen good throws and a seven within the next four are a final count of four, and so on.
    const good = (throws: number): Fraction => Fraction.of(5n ** BigInt(throws), 6n ** BigInt(throws));
    const chances = [good(16).minus(good(20)), good(20).minus(good(24)), good(24)];
    const won = Fraction.sum(
      [four, five, six].map((pays, index) => Fraction.of(pays).times(chances[index] ?? Fraction.zero)),
    );
    const lost = Fraction.one.minus(good(16));

    const figures = figuresAt(doubleDice, { 'bonus-odds': odds }, 'bonus');
    expect(figures.win).toEqual(Fraction.parse('625/1296').times(Fraction.parse('625/1296')).times(good(8)));
    expect(figures.edge).toEqual(lost.minus(won));
    // A bet lasts beyond k throws when the first k were good, up to twenty-four.
    const lasting = Array.from({ length: 24 }, (_, throws) => good(throws));
    expect(figures.rollsToDecision).toEqual(Fraction.sum(lasting));
  });

  test('double/9.4 the bonus at its lowest odds keeps 41.9 per cent', () => {
    expect(figuresAt(doubleDice, {}, 'bonus').edge.toNumber().toFixed(3)).toBe('0.419');
  });
});

describe('Wonder Dice', () => {
  test.each([
    ['numbers-3', 'number-1', '91/216', '17/216'],
    ['numbers-4', 'number-2', '91/216', '17/216'],
    ['numbers-5', 'number-3', '91/216', '17/216'],
    ['numbers-6', 'number-4', '91/216', '17/216'],
    ['numbers-1', 'number-5', '91/216', '17/216'],
    ['numbers-1', 'number-6', '91/216', '17/216'],
    ['field-2', 'field', '13/27', '1/27'],
    ['high-2', 'high', '13/36', '5/18'],
    ['low-2', 'low', '13/36', '5/18'],
    ['any-triple-2', 'any-triple', '1/36', '5/36'],
  ])('wonder/%s the figures of %s', (_, wager, win, edge) => {
    const figures = figuresAt(wonderDice, {}, wager);
    expect([figures.win, figures.edge, figures.rollsToDecision].map(text)).toEqual([win, edge, '1']);
  });

  test('wonder/numbers-5 a number wins 75, 15 and 1 ways of 216', () => {
    const { net } = figuresAt(wonderDice, {}, 'number-4');
    expect(net.map(({ net, chance }) => [net, chance.times(Fraction.of(216))].join(' '))).toEqual([
      '-1 125',
      '1 75',
      '2 15',
      '3 1',
    ]);
  });
});

test('the Pass Line of ordinary craps has an edge of 7/495', () => {
  const figures = computeFigures(passLine);
  expect([figures.win, figures.edge, figures.rollsToDecision].map(text)).toEqual([
    '244/495',
    '7/495',
    '557/165',
  ]);
});

describe.each(bankedPacks.map((pack) => [pack.id, pack] as const))('every wager of %s', (_, pack) => {
  test('has figures that lie within the census of its sequences, with every option', () => {
    for (const game of everyOptionOf(pack)) {
      for (const wager of Object.values(game.wagers)) {
        const figures = computeFigures(wager);
        const { wins, loses, stands } = census(wager, { rolls: 30 });
        const share = (ways: bigint): Fraction => Fraction.of(ways, wins + loses + stands);
        expect(figures.win.compare(share(wins))).toBeGreaterThanOrEqual(0);
        expect(figures.win.compare(share(wins + stands))).toBeLessThanOrEqual(0);
        // With one stage, what stands now is decided later in the same proportion.
        const oneStage = Object.keys(wager.stages).length === 1;
        expect(figures.win.equals(Fraction.of(wins, wins + loses))).toBe(oneStage || stands === 0n);
        expect(figures.edge.sign).toBe(1);
      }
    }
  });
});
