import { type Roll, ruleFor, type Wager } from '@dicepit/engine';
import { bankedPacks } from '@dicepit/games';
import { doubleDice } from '@dicepit/games/packs/double-dice';
import { snakeEyesNz } from '@dicepit/games/packs/snake-eyes-nz';
import { describe, expect, test } from 'vitest';
import { type Census, census, decisionChances } from './census.ts';
import { computeFigures } from './figures.ts';
import { Fraction } from './fraction.ts';
import { everySequence } from './testing/every-sequence.ts';
import { gameOf, passLine, swing, wagerOf } from './testing/tables.ts';

function fate(wager: Wager, sequence: readonly Roll[]): keyof Census {
  let stage = wager.opensAt;
  for (const roll of sequence) {
    const { verdict } = ruleFor(wager, stage, roll);
    if (verdict.kind === 'wins' || verdict.kind === 'loses') return verdict.kind;
    if (verdict.kind === 'moves') stage = verdict.to;
  }
  return 'stands';
}

function counted(wager: Wager, rolls: number): Census {
  const fates = everySequence(wager.dice, rolls).map((sequence) => fate(wager, sequence));
  const count = (which: keyof Census): bigint => BigInt(fates.filter((each) => each === which).length);
  return { wins: count('wins'), loses: count('loses'), stands: count('stands') };
}

describe('the census of Hard 6', () => {
  const hard6 = wagerOf(gameOf(snakeEyesNz), 'hard-6');

  test.each([
    [0, { wins: 0n, loses: 0n, stands: 1n }],
    [1, { wins: 1n, loses: 10n, stands: 25n }],
    [2, { wins: 61n, loses: 610n, stands: 625n }],
  ])('nz/4.1(a)(i) of every sequence of %i rolls', (rolls, counts) => {
    expect(census(hard6, { rolls })).toEqual(counts);
  });
});

describe.each(bankedPacks.map((pack) => [pack.id, pack] as const))('the census of %s', (_, pack) => {
  test('is what playing every sequence of up to two rolls gives, for every wager', () => {
    for (const wager of Object.values(gameOf(pack).wagers)) {
      for (const rolls of [1, 2]) expect(census(wager, { rolls })).toEqual(counted(wager, rolls));
    }
  });
});

test.each([
  ['hard-4', wagerOf(gameOf(snakeEyesNz), 'hard-4')],
  ['shooters-bet', wagerOf(gameOf(doubleDice), 'shooters-bet')],
  ['bonus', wagerOf(gameOf(doubleDice), 'bonus')],
  ['pass-line', passLine],
  ['swing', swing],
])('the census of %s is what playing all 46,656 sequences of three rolls gives', (_, wager) => {
  expect(census(wager, { rolls: 3 })).toEqual(counted(wager, 3));
});

describe('the rolls to a decision', () => {
  test('double/7.3 of the Shooter’s Bet are four at most, and average as its figures say', () => {
    const wager = wagerOf(gameOf(doubleDice), 'shooters-bet');
    const chances = decisionChances(wager, { rolls: 6 });
    expect(chances.map(String)).toEqual(['1/6', '5/36', '25/216', '125/216', '0', '0']);
    const average = Fraction.sum(chances.map((chance, index) => chance.times(Fraction.of(index + 1))));
    expect(average).toEqual(computeFigures(wager).rollsToDecision);
  });

  test('nz/4.2 of a hardway fall off by the chance that it stands', () => {
    const [first, second, third] = decisionChances(wagerOf(gameOf(snakeEyesNz), 'hard-6'), { rolls: 3 });
    expect([first, second, third].map(String)).toEqual(['11/36', '275/1296', '6875/46656']);
  });
});
