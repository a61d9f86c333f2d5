import { expect, test } from 'vitest';
import { snakeEyesNsw } from '../../games/src/snake-eyes-nsw/pack.ts';
import { snakeEyesNz } from '../../games/src/snake-eyes-nz/pack.ts';
import { rulesMark, rulesText } from './rules-mark.ts';

const gameOf = (options: Readonly<Record<string, string>> = {}) => {
  const opened = snakeEyesNz.open(options);
  if (!opened.ok) throw new Error('the pack refuses its options');
  return opened.game;
};

test('the mark of rules is the same for the same rules, and another where one of them pays otherwise', () => {
  const game = gameOf();
  expect(rulesMark(game)).toMatch(/^[0-9a-f]{12}$/);
  expect(rulesMark(gameOf())).toBe(rulesMark(game));
  const others = ['33', '32', '31', '30'].map((odds) => rulesMark(gameOf({ 'craps-2': odds })));
  expect(new Set(others).size).toBe(4);
  const nsw = snakeEyesNsw.open();
  expect(nsw.ok && rulesMark(nsw.game)).not.toBe(rulesMark(game));
});

test('what is hashed has a line for every rule, with the rolls that it claims', () => {
  expect(rulesText(gameOf())).toMatch(/^up 4\.1\(a\)\(i\) wins \S+.* 3-3$/m);
});

test('one roll more or less is another mark', () => {
  const game = gameOf();
  const [first] = Object.values(game.wagers);
  if (first === undefined) throw new Error('a game has wagers');
  const stages = { ...first.stages, [first.opensAt]: first.stages[first.opensAt]?.slice(1) ?? [] };
  const less = { ...game, wagers: { ...game.wagers, [first.id]: { ...first, stages } } };
  expect(rulesMark(less)).not.toBe(rulesMark(game));
});
