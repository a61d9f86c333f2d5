import {
  assert,
  everyRoll,
  isHard,
  type Pack,
  type Roll,
  type RollSet,
  totalOf,
  type Verdict,
  writeRoll,
} from '@dicepit/engine';
import { bankedPacks, doubleDice, snakeEyesNz, wonderDice } from '@dicepit/games';
import { describe, expect, test } from 'vitest';
import { groupsOf, rangesOf } from './roll-groups.ts';
import { rollsText, totalsText } from './roll-text.ts';

describe('the rolls of a wager', () => {
  test.each([
    [snakeEyesNz, 'hard-8', 'wins', '4-4'],
    [snakeEyesNz, 'hard-8', 'loses', '2-6, 3-5 or any 7'],
    [snakeEyesNz, 'field', 'wins', '2 to 4 or 9 to 12'],
    [snakeEyesNz, 'six', 'wins', 'any 6'],
    [doubleDice, 'number-2-5', 'wins', '2 or 5'],
    [doubleDice, 'double-3', 'wins', '3-3'],
    [wonderDice, 'high', 'wins', '12 to 17, but no triple'],
    [wonderDice, 'field', 'wins', '5 to 8 or 13 to 16'],
    [wonderDice, 'any-triple', 'wins', 'any triple'],
    [wonderDice, 'number-4', 'wins', 'a 4 on any die'],
  ] as const)('%o %s %s', (pack, wager, kind, text) => {
    expect(rollsText(groupsOf(rolls(pack, wager, kind)))).toBe(text);
  });

  test('single rolls are left to be drawn', () => {
    const groups = groupsOf(rolls(snakeEyesNz, 'hard-8', 'loses'));
    expect(totalsText(groups)).toBe('any 7');
    expect(groups.rolls).toEqual([
      [2, 6],
      [3, 5],
    ]);
  });

  test('are all told, and nothing besides, for every wager of every pack', () => {
    for (const pack of bankedPacks) {
      for (const wager of pack.wagerIds) {
        for (const kind of ['wins', 'loses'] as const) {
          const set = rolls(pack, wager, kind);
          const { faces, totals, but, alike, rolls: single } = groupsOf(set);
          const isTold = (roll: Roll): boolean =>
            faces.some((pips) => roll.includes(pips)) ||
            (totals.includes(totalOf(roll)) && !(but && isHard(roll))) ||
            (alike && isHard(roll)) ||
            single.some((each) => writeRoll(each) === writeRoll(roll.toSorted((a, b) => a - b)));
          const told = everyRoll[pack.dice].filter((roll) => isTold(roll));
          expect([pack.id, wager, kind, told]).toEqual([pack.id, wager, kind, set.rolls()]);
        }
      }
    }
  });
});

test('totals that follow each other are drawn together', () => {
  expect(rangesOf([2, 5, 6, 7, 12])).toEqual([
    [2, 2],
    [5, 7],
    [12, 12],
  ]);
});

function rolls(pack: Pack, id: string, kind: Verdict['kind']): RollSet {
  const answer = pack.open();
  assert(answer.ok, () => `${pack.id} opens`);
  const wager = answer.game.wagers[id];
  const stage = wager?.stages[wager.opensAt] ?? [];
  const sets = stage.filter(({ verdict }) => verdict.kind === kind).map((rule) => rule.rolls);
  const [any] = stage.map((rule) => rule.rolls);
  assert(any !== undefined, () => `${id} has rules`);
  return sets.reduce((all, each) => all.or(each), any.without(any));
}
