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
import { bankedPacks } from '@dicepit/games';
import { doubleDice } from '@dicepit/games/packs/double-dice';
import { snakeEyesNz } from '@dicepit/games/packs/snake-eyes-nz';
import { wonderDice } from '@dicepit/games/packs/wonder-dice';
import { automaticLayout } from '@dicepit/layout';
import { describe, expect, test } from 'vitest';
import { craps } from '../../../../examples/craps/src/pack.ts';
import { crownAndAnchor } from '../../../../examples/crown-and-anchor/src/pack.ts';
import { addOwnPack } from '../../../games/src/testing/own-pack.ts';
import { timesText } from '../words/words.ts';
import type { PlayerView } from './player-view.ts';
import { toAreaViews } from './player-view.ts';
import { atSeat } from './testing/at-seat.ts';
import { findExample, inShort, rollsText, toRanges, toRollGroups, totalsText } from './wager-facts.ts';

test('somebody else is shown by their own name, and at Wonder Dice by the colour of their own chips', () => {
  const { at, view } = atSeat('wonder-dice');
  const colour = view().table.seats.get(2)?.colour?.colour;
  expect(colour).toBeDefined();
  at.bets(2, { low: 5_00 });
  expect(toAreaViews(view())['low']?.others).toEqual([{ seat: 2, name: 'bob', cents: 5_00, colour }]);
});

describe('the light of a roll at a game with a course', () => {
  addOwnPack(craps, automaticLayout(craps));
  const lit = (view: PlayerView) =>
    Object.entries(toAreaViews(view)).flatMap(([wager, area]) => (area.lit === true ? [wager] : []));

  test('craps/off on the come-out nothing that is off is lit, and with a point it is', () => {
    const { at, view } = atSeat('craps');
    at.bets('ann', { 'pass-line': 10_00, 'place-6': 12_00 });
    at.takes('ann');
    at.calls(3, 3);
    expect(lit(view())).toEqual(['big-6', 'hop-3-3']);
    at.settles();
    const { puck } = toAreaViews(view())['place-6'] ?? {};
    expect(puck).toEqual({ is: 'on', name: 'Point 6' });
    expect(toAreaViews(view())['place-8']?.puck).toBeUndefined();
    at.calls(5, 1);
    expect(lit(view())).toEqual(['pass-line', 'place-6', 'buy-6', 'big-6', 'hop-1-5']);
  });
});

test('where chips are the house’s, nobody has a colour of their own', () => {
  const { at, view } = atSeat('snake-eyes-nz');
  at.bets(2, { field: 5_00 });
  expect(toAreaViews(view())['field']?.others).toEqual([{ seat: 2, name: 'bob', cents: 5_00 }]);
});

const told = (pack: string, wager: string, changes: Parameters<typeof atSeat>[1] = {}) => {
  const view = atSeat(pack, changes).view();
  const found = view.game.wagers[wager];
  return found === undefined ? undefined : inShort(view, found, 10_00);
};

describe('a wager in two sentences', () => {
  test.each([
    [
      'snake-eyes-nz',
      'hard-8',
      'You bet that 4-4 falls before 2-6, 3-5 or any 7; any other roll leaves the bet where it is. 10 on Hard 8 at 9 to 1: when 4-4 falls it wins 90, and the stake comes back.',
    ],
    [
      'snake-eyes-nz',
      'any-7',
      'Only the next roll counts: any 7 wins, anything else loses. 10 on Any 7 at 4 to 1: when 1-6 falls it wins 40, and the stake comes back.',
    ],
    [
      'double-dice',
      'number-6',
      'You bet that any 6 falls before any 7; any other roll leaves the bet where it is. 10 on Six at 1 to 1: when 1-5 falls it wins 10, and the stake stays up.',
    ],
    [
      'double-dice',
      'shooters-bet',
      "It is decided step by step, and at this one any 7 loses, anything else goes on. 10 on Shooter's Bet at 1 to 1: if it is won it wins 10, and the stake comes back.",
    ],
  ])('of %s: %s', (pack, wager, text) => {
    expect(told(pack, wager)).toBe(text);
  });

  test('pays what this table pays', () => {
    const view = atSeat('snake-eyes-nsw', {
      policies: { limitsAtEntry: 'refuse', betsInRunOut: false, betsAfterVoidRound: false, chip: 1_00 },
    }).view();
    const hard4 = view.game.wagers['hard-4'];
    // 7.5 to 1 at this table, which pays in whole chips of $1.
    expect(hard4 && findExample(view, hard4, 1_00)?.settled).toMatchObject({
      odds: '7.5 to 1',
      winnings: 8_00,
    });
  });

  // nsw/9.1 keeps chances off a device at the table; what the sign posts may be reckoned with.
  test.each(['snake-eyes-nz', 'snake-eyes-nsw', 'double-dice', 'wonder-dice'])(
    'is there for all of %s',
    (pack) => {
      const view = atSeat(pack).view();
      for (const wager of Object.values(view.game.wagers)) {
        const text = inShort(view, wager, 10_00);
        expect(text).toMatch(/^[A-Z].+\. .+ at .+ to 1: .+ wins .+\.$/);
        expect(text).not.toMatch(/chance|probab|house|edge/i);
      }
    },
  );
});

test('craps/place a bet that is off before a point has the example of a table with one', () => {
  const text = told('craps', 'place-6');
  expect(text).toContain('at 7 to 6');
  expect(text).toContain('wins');
});

test.each([
  ['7.5 to 1', '7.5'],
  ['7 to 6', '7/6'],
  ['27 to 4', '27/4'],
] as const)('a stake at %s is multiplied by %s', (odds, text) => {
  expect(timesText(odds)).toBe(text);
});

test('rolls of dice with pictures are told by their names', () => {
  const wins = crownAndAnchor.open();
  if (!wins.ok) throw new Error('crown and anchor refuses its own defaults');
  const groups = toRollGroups(rolls(crownAndAnchor, 'crown', 'wins'));
  expect(rollsText(groups, wins.game)).toBe('a Crown on any die');
  expect(rollsText(groups)).toBe('a 1 on any die');
});

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
    expect(rollsText(toRollGroups(rolls(pack, wager, kind)))).toBe(text);
  });

  test('single rolls are left to be drawn', () => {
    const groups = toRollGroups(rolls(snakeEyesNz, 'hard-8', 'loses'));
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
          const { faces, totals, but, alike, rolls: single } = toRollGroups(set);
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
  expect(toRanges([2, 5, 6, 7, 12])).toEqual([
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
