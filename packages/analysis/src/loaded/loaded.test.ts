import { everyRoll, type Roll, ruleFor } from '@dicepit/engine';
import { doubleDice } from '@dicepit/games/packs/double-dice';
import { snakeEyesNz } from '@dicepit/games/packs/snake-eyes-nz';
import { wonderDice } from '@dicepit/games/packs/wonder-dice';
import { describe, expect, test } from 'vitest';
import { createFall, dieFavouring, type FaceChances, fairDie, isDie, waysOf } from '../fall.ts';
import { figuresUnder } from '../figures.ts';
import { Fraction } from '../fraction.ts';
import { repeated } from '../repeated-bet.ts';
import { sessionDistribution } from '../session-distribution.ts';
import { sessionRates } from '../session-rates.ts';
import { everySequence, given, withheld } from '../testing/every-sequence.ts';
import { gameOf, swing, wagerOf } from '../testing/tables.ts';
import { loadedFigures } from './loaded-figures.ts';

const nz = gameOf(snakeEyesNz);
const chances = (...of: readonly string[]): FaceChances => {
  const die = of.map((each) => Fraction.parse(each));
  if (!isDie(die)) throw new Error(`${of.join(' ')} is no die`);
  return die;
};
const six = dieFavouring(6, Fraction.of(1, 4));
/** A die on which a one is painted over with a second six. */
const painted = chances('0', '1/6', '1/6', '1/6', '1/6', '1/3');

const chanceOf = (dice: readonly FaceChances[], roll: Roll): Fraction =>
  roll.reduce(
    (product, pips, place) => product.times(dice[place]?.[pips - 1] ?? Fraction.zero),
    Fraction.one,
  );

describe('the fall of loaded dice', () => {
  test('gives every roll the product of its faces', () => {
    const dice = [six, painted, chances('1/12', '1/4', '1/6', '1/6', '1/6', '1/6')];
    const fall = createFall(dice);
    for (const roll of everyRoll[3])
      expect(Fraction.of(waysOf(fall, roll), fall.total)).toEqual(chanceOf(dice, roll));
  });

  test('of fair dice is one way to each roll', () => {
    expect(createFall([fairDie, fairDie])).toEqual({ dice: 2, ways: everyRoll[2].map(() => 1n), total: 36n });
  });

  test('asks for chances that are some', () => {
    expect(isDie([...fairDie.slice(1), Fraction.of(1, 5)])).toBe(false);
    expect(() => createFall([fairDie])).toThrow('not thrown in any game');
    expect(() => dieFavouring(1, Fraction.of(3, 2))).toThrow('not the chance of a face');
  });
});

describe('figures by loaded dice', () => {
  test('of one-roll wagers are those of the chances of their rolls', () => {
    const dice = [six, painted];
    for (const { wager: id, loaded } of loadedFigures(nz, dice)) {
      const wager = wagerOf(nz, id);
      const by = (kind: string): Fraction =>
        Fraction.sum(
          everyRoll[2]
            .filter((roll) => ruleFor(wager, wager.opensAt, roll).verdict.kind === kind)
            .map((roll) => chanceOf(dice, roll)),
        );
      // All wagers of this pack have one stage: who wins is whoever is decided first.
      const { win, rollsToDecision } = given(loaded);
      expect(win).toEqual(by('wins').over(by('wins').plus(by('loses'))));
      expect(rollsToDecision).toEqual(Fraction.one.over(by('wins').plus(by('loses'))));
    }
  });

  test('agree with the session of a bet by itself, also in several stages', () => {
    const fall = createFall([six, fairDie]);
    for (const wager of [swing, wagerOf(gameOf(doubleDice), 'shooters-bet'), wagerOf(nz, 'hard-8')]) {
      const { edgePerRoll } = given(figuresUnder(wager, fall));
      expect(given(sessionRates([repeated(wager, 2_00)], fall)).mean).toEqual(
        edgePerRoll.times(Fraction.of(-2_00)),
      );
    }
  });

  test('of fair chances are the figures', () => {
    for (const { fair, loaded } of loadedFigures(gameOf(wonderDice), [fairDie, fairDie, fairDie]))
      expect(given(loaded)).toEqual(fair);
  });

  test('are not given where a bet may stay up for ever', () => {
    const onlySixes = chances('0', '0', '0', '0', '0', '1');
    const hard6 = wagerOf(nz, 'hard-6');
    expect(withheld(figuresUnder(hard6, createFall([onlySixes, onlySixes])))).toEqual({
      code: 'NEVER_DECIDED',
      wager: 'hard-6',
    });
    expect(given(figuresUnder(wagerOf(nz, 'craps-12'), createFall([onlySixes, onlySixes])))).toMatchObject({
      win: Fraction.one,
      kurtosis: 0,
    });
  });

  test('sessions are those of every sequence, each with its chance', () => {
    const dice = [six, painted];
    const bets = [repeated(wagerOf(nz, 'field'), 1_00)];
    const exact = given(sessionDistribution(bets, 2, { fall: createFall(dice) }));
    const ahead = everySequence(2, 2).filter(
      (sequence) =>
        sequence.reduce((net, roll) => {
          const { verdict } = ruleFor(wagerOf(nz, 'field'), 'next', roll);
          return net + (verdict.kind === 'wins' ? Number(verdict.odds.split(' ')[0]) : -1);
        }, 0) > 0,
    );
    expect(exact.chanceAbove(0)).toEqual(
      Fraction.sum(
        ahead.map((sequence) =>
          sequence.reduce((product, roll) => product.times(chanceOf(dice, roll)), Fraction.one),
        ),
      ),
    );
  });
});
