import {
  type Answer,
  createFall,
  type FaceChances,
  Fraction,
  fairDie,
  isDie,
  loadedFigures,
  rollsToShow,
  throwsToShow,
} from '@dicepit/analysis';
import { assert, everyRoll } from '@dicepit/engine';
import { gameOf, type Weights } from '../state/lab.ts';
import type { LoadedAnswer, LoadedAsked, Shown, Written } from './question.ts';

/** How sure a test is to be: at most one fair pair in twenty doubted, nine loaded ones in ten found. */
const demand = { level: 0.05, power: 0.9 } as const;

/** The wagers by loaded dice, and how long it takes to show that they are loaded. */
export function loadedAnswer({ weights, allLoaded, ...chosen }: LoadedAsked): Answer<LoadedAnswer> {
  const game = gameOf(chosen);
  const die = dieOf(weights);
  const dice = Array.from({ length: game.dice }, (_, place) => (allLoaded || place === 0 ? die : fairDie));
  const isFair = die.every((chance) => chance.equals(Fraction.of(1, 6)));
  return {
    ok: true,
    value: {
      wagers: loadedFigures(game, dice).map(({ wager, name, fair, loaded }) => ({
        wager,
        name,
        fair: written(fair.edge),
        loaded: loaded.ok ? written(loaded.value.edge) : undefined,
      })),
      rolls: game.dice === 2 ? chancesOf(dice) : [],
      best: isFair ? undefined : bestTest(dice),
      faces: isFair ? undefined : testOfFaces(die),
    },
  };
}

/** The chances of a die's faces by their weights, exactly. */
export function dieOf(weights: Weights): FaceChances {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const chances = weights.map((weight) => Fraction.of(weight, total));
  assert(isDie(chances), () => `${weights.join(', ')} do not load a die`);
  return chances;
}

function bestTest(dice: readonly FaceChances[]): Shown {
  const shown = rollsToShow({ dice, toldApart: false }, demand);
  return shown.ok
    ? { times: shown.value.rolls, method: shown.value.method }
    : { times: undefined, method: 'approximate' };
}

function testOfFaces(die: FaceChances): Shown {
  const shown = throwsToShow(die, demand);
  return shown.ok
    ? { times: shown.value.throws, method: shown.value.method }
    : { times: undefined, method: 'approximate' };
}

function chancesOf(dice: readonly FaceChances[]): readonly (readonly number[])[] {
  const fall = createFall(dice);
  const chances = everyRoll[2].map((_, index) => Fraction.of(fall.ways[index] ?? 0n, fall.total).toNumber());
  return Array.from({ length: 6 }, (_, first) => chances.slice(first * 6, first * 6 + 6));
}

const written = (fraction: Fraction): Written => ({ text: fraction.toString(), value: fraction.toNumber() });
