import { endsTurn } from '../course.ts';
import { choice, oddsNoLower } from '../option.ts';
import { pack } from '../pack.ts';
import { rest, twoDice } from '../roll-set.ts';
import { loses, movesTo, ruleCiting, stands, wins } from '../rule.ts';
import { wager } from '../wager.ts';

/** A made-up game that the engine's own tests are played with: it has one of everything a pack can have. */
export const rule = ruleCiting<ExampleClause>();

export type ExampleClause = '1' | '1(a)' | '1(b)' | '1(c)' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';

const { hard, total } = twoDice;

const hardEight = wager({
  id: 'hard-eight',
  name: 'Hard Eight',
  clause: '1',
  stages: {
    up: [
      rule('1(a)', hard(8), wins('9.5 to 1'), '2'),
      rule('1(b)', total(7), loses),
      rule('1(c)', rest, stands),
    ],
  },
});

const nextSeven = wager({
  id: 'next-seven',
  name: 'Next Seven',
  clause: '3',
  stages: { next: [rule('3', total(7), wins('4 to 1')), rule('3', rest, loses)] },
});

/** Two throws to a set, and no seven among them. */
const streak = wager({
  id: 'streak',
  name: 'Streak',
  clause: '4',
  opens: { before: 'set', clause: '4' },
  locks: { from: 'placing', clause: '5' },
  stages: {
    throw1: [rule('4', total(7), loses), rule('4', rest, movesTo('throw2'))],
    throw2: [rule('4', total(7), loses), rule('4', rest, wins('1 to 1'))],
  },
});

/** Two sets to a turn. */
const prize = wager({
  id: 'prize',
  name: 'Prize',
  clause: '6',
  opens: { before: 'turn', clause: '6' },
  locks: { from: 'turn', clause: '7' },
  stages: {
    throw1: [rule('6', total(7), loses), rule('6', rest, movesTo('throw2'))],
    throw2: [rule('6', total(7), loses), rule('6', rest, movesTo('throw3'))],
    throw3: [rule('6', total(7), loses), rule('6', rest, movesTo('throw4'))],
    throw4: [rule('6', total(7), loses), rule('6', rest, wins('5 to 1'))],
  },
  atEndOfTurn: { throw3: { clause: '8', verdict: wins('2 to 1') } },
});

const options = {
  prize: choice('Whether the prize is offered', '6', [
    ['on', true],
    ['off', false],
  ]),
  top: oddsNoLower('What is paid at the top', [['only', '5 to 1', '8']], '9'),
};

export const examplePack = pack<ExampleClause, typeof options>({
  id: 'example',
  prefix: 'ex',
  name: 'Example',
  place: 'Nowhere',
  dice: 2,
  options,
  cites: { wagers: '1', options: '9', takingDown: '2', dice: '3', optional: { prize: '6' } },
  procedure: {
    thrower: { who: 'shooter', clause: '1' },
    winningStake: { staysUp: false, clause: '1' },
    voidRoll: { call: 'No Throw', bets: 'frozen', clause: '7' },
    rounding: { way: 'chip', clause: '2' },
    turn: {
      endsOn: total(7),
      clause: '4',
    },
    noRolls: [
      { reason: 'on-the-floor', says: 'a die fell down', clause: '9', must: true },
      { reason: 'not-together', says: 'the dice were thrown apart', clause: '9', must: false },
    ],
  },
  course: {
    stages: {
      set1throw1: [rule('4', total(7), endsTurn('set1throw1')), rule('4', rest, movesTo('set1throw2'))],
      set1throw2: [rule('4', total(7), endsTurn('set1throw1')), rule('8', rest, movesTo('set2throw1'))],
      set2throw1: [rule('4', total(7), endsTurn('set1throw1')), rule('4', rest, movesTo('set2throw2'))],
      set2throw2: [rule('4', total(7), endsTurn('set1throw1')), rule('8', rest, movesTo('set1throw1'))],
    },
    sets: {
      stages: [
        ['set1throw1', 'set1throw2'],
        ['set2throw1', 'set2throw2'],
      ],
      counting: '8',
      passing: '8',
      finishing: '4',
      again: '7',
    },
  },
  wagers: ({ prize: offered }) => [hardEight, nextSeven, streak, ...(offered ? [prize] : [])],
});
