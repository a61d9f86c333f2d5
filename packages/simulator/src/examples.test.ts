// The games in examples/ by the figures that are known of them, and by dice: what a run of the simulator finds is what
// the exact analysis says.

import { computeFigures, Fraction } from '@dicepit/analysis';
import type { Game, Pack } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { craps } from '../../../examples/craps/src/pack.ts';
import { crownAndAnchor } from '../../../examples/crown-and-anchor/src/pack.ts';
import { sicBo } from '../../../examples/sic-bo/src/pack.ts';
import { simulate } from './simulate.ts';

function openWith(pack: Pack, chosen: Readonly<Record<string, string>> = {}): Game {
  const opened = pack.open(chosen);
  if (!opened.ok) throw new Error(`${pack.id} does not open with ${JSON.stringify(chosen)}`);
  return opened.game;
}

const figuresOf = (game: Game, id: string) => {
  const wager = game.wagers[id];
  if (wager === undefined) throw new Error(`${game.pack} has no ${id}`);
  return computeFigures(wager);
};

describe('craps, exactly', () => {
  test.each([
    ['pass-line', '7/495'],
    ['come', '7/495'],
    ['dont-pass', '3/220'],
    ['dont-come', '3/220'],
    ['pass-odds', '0'],
    ['dont-pass-odds', '0'],
    ['come-odds-4', '0'],
    ['come-odds-9', '0'],
    ['dont-come-odds-6', '0'],
    ['place-4', '1/15'],
    ['place-5', '1/25'],
    ['place-6', '1/66'],
    ['place-8', '1/66'],
    ['place-9', '1/25'],
    ['place-10', '1/15'],
    ['buy-4', '1/60'],
    ['buy-5', '1/50'],
    ['buy-6', '1/44'],
    ['lay-4', '1/60'],
    ['lay-5', '1/50'],
    ['lay-6', '1/44'],
    ['big-6', '1/11'],
    ['field', '1/36'],
    ['hard-4', '1/9'],
    ['hard-6', '1/11'],
    ['hard-8', '1/11'],
    ['hard-10', '1/9'],
    ['any-7', '1/6'],
    ['any-craps', '1/9'],
    ['craps-2', '5/36'],
    ['craps-3', '1/9'],
    ['yo', '1/9'],
    ['craps-12', '5/36'],
    ['horn', '1/8'],
    ['craps-and-eleven', '1/9'],
    ['hop-2-3', '1/9'],
    ['hop-2-2', '5/36'],
  ])('the house keeps of %s %s', (id, edge) => {
    expect(figuresOf(openWith(craps), id).edge.toString()).toBe(edge);
  });

  test.each([
    ['craps/field-twelve', { 'field-12': '2' }, 'field', '1/18'],
    ['craps/field-two', { 'field-2': '3', 'field-12': '2' }, 'field', '1/36'],
    ['craps/field-two', { 'field-2': '3' }, 'field', '0'],
    ['craps/buy-commission', { 'buy-commission': 'always' }, 'buy-4', '1/21'],
    ['craps/buy-commission', { 'buy-commission': 'always' }, 'buy-6', '1/21'],
    ['craps/buy-commission', { 'buy-commission': 'win-4-10' }, 'buy-4', '1/60'],
    ['craps/buy-commission', { 'buy-commission': 'win-4-10' }, 'buy-10', '1/60'],
    ['craps/buy-commission', { 'buy-commission': 'win-4-10' }, 'buy-5', '1/21'],
    ['craps/lay-commission', { 'lay-commission': 'always' }, 'lay-4', '1/41'],
    ['craps/lay-commission', { 'lay-commission': 'always' }, 'lay-5', '1/31'],
    ['craps/lay-commission', { 'lay-commission': 'always' }, 'lay-6', '1/25'],
    ['craps/for-one', { 'long-odds': 'for-1' }, 'craps-2', '1/6'],
    ['craps/for-one', { 'long-odds': 'for-1' }, 'craps-3', '1/6'],
    ['craps/for-one', { 'long-odds': 'for-1' }, 'yo', '1/6'],
    ['craps/for-one', { 'long-odds': 'for-1' }, 'craps-12', '1/6'],
    ['craps/for-one', { 'long-odds': 'for-1' }, 'hop-2-2', '1/6'],
    ['craps/for-one', { 'long-odds': 'for-1' }, 'hop-2-3', '1/6'],
    ['craps/for-one', { 'long-odds': 'for-1' }, 'horn', '1/6'],
    ['craps/for-one', { 'long-odds': 'for-1' }, 'craps-and-eleven', '5/36'],
    ['craps/for-one', { 'long-odds': 'for-1' }, 'any-7', '1/6'],
    ['craps/for-one', { 'long-odds': 'for-1' }, 'any-craps', '1/9'],
  ])('%s with %j the house keeps of %s %s', (_clause, chosen, id, edge) => {
    expect(figuresOf(openWith(craps, chosen), id).edge.toString()).toBe(edge);
  });

  // A barred three leaves one roll in 36 more to the house than a barred two or twelve does, which books call 4.4 %.
  test.each([
    ['12', 'dont-pass', '949/1980', '1/36', '3/220', '27/1925'],
    ['12', 'dont-come', '949/1980', '1/36', '3/220', '27/1925'],
    ['2', 'dont-pass', '949/1980', '1/36', '3/220', '27/1925'],
    ['2', 'dont-come', '949/1980', '1/36', '3/220', '27/1925'],
    ['3', 'dont-pass', '149/330', '1/18', '41/990', '41/935'],
    ['3', 'dont-come', '149/330', '1/18', '41/990', '41/935'],
  ])(
    'craps/barred with %s barred %s wins %s, is pushed %s, and keeps %s of what is bet, %s of what is decided',
    (bar, id, ...known) => {
      const { win, lose, push, edge, edgeDecided } = figuresOf(openWith(craps, { bar }), id);
      expect([win, push, edge, edgeDecided].map(String)).toEqual(known);
      expect(lose.toString()).toBe('244/495');
    },
  );

  test.each([
    ['craps/working-numbers', { 'place-come-out': 'working' }, ['place-4', 'buy-8']],
    ['craps/working-lays', { 'lay-come-out': 'off' }, ['lay-4', 'lay-9']],
    ['craps/working-hardways', { 'hardways-come-out': 'working' }, ['hard-6']],
    ['craps/working-odds', { 'come-odds-come-out': 'working' }, ['come-odds-5']],
  ])('%s %j changes when a bet is decided, and nothing that it is worth', (_clause, chosen, ids) => {
    const [usual, other] = [openWith(craps), openWith(craps, chosen)];
    for (const id of ids) {
      expect(other.wagers[id]?.off === undefined).toBe(usual.wagers[id]?.off !== undefined);
      expect(figuresOf(other, id).edge.equals(figuresOf(usual, id).edge)).toBe(true);
    }
  });

  test('craps/buys four and ten alone are bought where the house says so', () => {
    const { wagers } = openWith(craps, { buys: '4-10' });
    expect(Object.keys(wagers).filter((id) => id.startsWith('buy-'))).toEqual(['buy-4', 'buy-10']);
  });

  test('a Pass Line wins 244 times in 495', () => {
    const { win, push, edge, edgeDecided } = figuresOf(openWith(craps), 'pass-line');
    expect([win, push].map(String)).toEqual(['244/495', '0']);
    expect(edgeDecided.equals(edge)).toBe(true);
  });
});

/** A share as books print it: a percentage with two places. */
const percent = (share: Fraction): number => Number((100 * share.toNumber()).toFixed(2));

const eachOf = (family: string, numbers: readonly number[], ways: number, edge: string, printed: number) =>
  numbers.map((number) => [`${family}-${number}`, ways, edge, printed] as const);

const pairs = [1, 2, 3, 4, 5].flatMap((one) =>
  [2, 3, 4, 5, 6].filter((other) => other > one).map((other) => `pair-${one}-${other}`),
);

describe('three dice, exactly', () => {
  test.each(['crown', 'anchor', 'spade', 'heart', 'diamond', 'club'])(
    'the house keeps of %s 17/216',
    (id) => {
      expect(figuresOf(openWith(crownAndAnchor), id).edge.toString()).toBe('17/216');
    },
  );

  test('crown and anchor keeps 17 of 216, which is written 7.87 %', () => {
    const { win, edge } = figuresOf(openWith(crownAndAnchor), 'heart');
    expect([win.toString(), percent(edge)]).toEqual(['91/216', 7.87]);
  });

  // Each wager with the chance to win it in 216 throws, and with the edge as tables of sic bo print it, of the bet made: two
  // places of a percent. The pay table is the one with 180 and 30 to 1 on triples, 10 to 1 on doubles and 60 to 1 on four.
  test.each([
    ['small', 105, '1/36', 2.78],
    ['big', 105, '1/36', 2.78],
    ['odd', 105, '1/36', 2.78],
    ['even', 105, '1/36', 2.78],
    ...eachOf('single', [1, 2, 3, 4, 5, 6], 91, '17/216', 7.87),
    ...eachOf('double', [1, 2, 3, 4, 5, 6], 16, '5/27', 18.52),
    ...eachOf('triple', [1, 2, 3, 4, 5, 6], 1, '35/216', 16.2),
    ['any-triple', 6, '5/36', 13.89],
    ...eachOf('total', [4, 17], 3, '11/72', 15.28),
    ...eachOf('total', [5, 16], 6, '5/36', 13.89),
    ...eachOf('total', [6, 15], 10, '1/6', 16.67),
    ...eachOf('total', [7, 14], 15, '7/72', 9.72),
    ...eachOf('total', [8, 13], 21, '1/8', 12.5),
    ...eachOf('total', [9, 12], 25, '41/216', 18.98),
    ...eachOf('total', [10, 11], 27, '1/8', 12.5),
    ...pairs.map((id) => [id, 30, '1/6', 16.67] as const),
  ] as const)('%s wins %i of 216 throws of sic bo and keeps %s, %f %%', (id, ways, edge, printed) => {
    const figures = figuresOf(openWith(sicBo), id);
    expect(figures.win.equals(Fraction.of(ways, 216))).toBe(true);
    expect([figures.edge.toString(), percent(figures.edge)]).toEqual([edge, printed]);
  });

  test('no wager of sic bo is left out of these figures', () => {
    const families = ['single', 'double', 'triple'].flatMap((family) =>
      [1, 2, 3, 4, 5, 6].map((pips) => `${family}-${pips}`),
    );
    const totals = Array.from({ length: 14 }, (_, place) => `total-${place + 4}`);
    const all = ['small', 'big', 'odd', 'even', 'any-triple', ...families, ...totals, ...pairs];
    expect(Object.keys(openWith(sicBo).wagers).toSorted()).toEqual(all.toSorted());
  });

  test.each(pairs)('sic-bo/pairs %s pays 6 to 1 where the house says so, and keeps 2.78 %%', (id) => {
    const { edge } = figuresOf(openWith(sicBo, { pairs: '6' }), id);
    expect([edge.toString(), percent(edge)]).toEqual(['1/36', 2.78]);
  });
});

describe('by dice', () => {
  // Stakes whose winnings are whole cents at all odds, so that rounding says nothing.
  const stake = 24_000_00;
  const games = [
    ['craps', openWith(craps)],
    ['crown and anchor', openWith(crownAndAnchor)],
    ['sic bo', openWith(sicBo)],
  ] as const;

  // Every wager on dice of its own: what is true of one hop is then not inferred from another.
  describe.each(games)('what a long run of %s keeps is what analysis says', (_pack, game) => {
    test.each(Object.keys(game.wagers))('%s', (wager) => {
      const result = simulate(
        { game, bets: [{ wager, stake }], rolls: 5_000 },
        { seed: `examples ${wager}`, sessions: 20 },
      );
      const [found] = result.perWager;
      const { edge, win, push, variance } = figuresOf(game, wager);
      if (found === undefined) throw new Error(`nothing is known of ${wager}`);
      const made = found.won + found.lost + (found.pushed ?? 0);
      // Six standard deviations of the mean, and the seed is fixed: it holds or the rules differ.
      const within = 6 * Math.sqrt(variance.toNumber() / made);
      expect(Math.abs(-found.net / found.staked - edge.toNumber())).toBeLessThan(within);
      expect(push.equals(Fraction.zero)).toBe(found.pushed === undefined);
      // Pearson's statistic over what was won, lost and pushed: 20 is passed once in 20,000 runs of right rules.
      const expected = [
        [found.won, win.toNumber()],
        [found.pushed ?? 0, push.toNumber()],
        [found.lost, 1 - win.toNumber() - push.toNumber()],
      ] as const;
      const statistic = expected.reduce(
        (sum, [seen, chance]) => sum + (chance === 0 ? 0 : (seen - made * chance) ** 2 / (made * chance)),
        0,
      );
      expect(statistic).toBeLessThan(20);
    });
  });

  test('every wager has been rolled for', () => {
    expect(games.map(([, game]) => Object.keys(game.wagers).length)).toEqual([68, 6, 52]);
  });
});
