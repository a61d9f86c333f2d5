import {
  assert,
  choice,
  type Game,
  type Layout,
  loses,
  type Odds,
  oddsChoice,
  type Pack,
  pack,
  rest,
  ruleCiting,
  stands,
  twoDice,
  wager,
  wins,
} from '@dicepit/engine';
import type { Source } from './source.ts';

const { easy, hard, total } = twoDice;
type Clause = '1.1' | '2.1' | '2.1(a)' | '2.1(b)' | '2.1(c)' | '2.2';
const rule = ruleCiting<Clause>();

/** A game of two wagers and two options, small enough to check by hand. */
const seven = (odds: Odds) =>
  wager({
    id: 'seven',
    name: 'Any 7 <b>',
    clause: '2.1(a)',
    stages: { next: [rule('2.1(a)', total(7), wins(odds), '2.2'), rule('2.1(b)', rest, loses)] },
  });

const hardSix = wager({
  id: 'hard-6',
  name: 'Hard 6',
  clause: '2.1',
  stages: {
    up: [
      rule('2.1', hard(6), wins('9 to 1'), '2.2'),
      rule('2.1(b)', easy(6).or(total(7)), loses),
      rule('2.1(c)', rest, stands),
    ],
  },
});

const options = {
  seven: oddsChoice('What a seven pays to 1', '2.2', ['4 to 1', '3 to 1']),
  hard: choice('Whether Hard 6 is offered', '2.1', [
    ['on', true],
    ['off', false],
  ]),
};

const examplePack: Pack = pack<Clause, typeof options>({
  id: 'example',
  prefix: 'ex',
  name: 'Example "&" game',
  place: 'Nowhere',
  dice: 2,
  options,
  cites: { wagers: '2.1', options: '2.2', takingDown: '2.1', dice: '1.1' },
  procedure: {
    thrower: { who: 'dealer', clause: '1.1' },
    winningStake: { staysUp: false, clause: '2.1' },
    voidRoll: { call: 'No roll', bets: 'open', clause: '1.1' },
    noRolls: [],
    rounding: { way: 'exact', clause: '2.2' },
    turn: undefined,
  },
  wagers: ({ hard: offered, seven: odds }) => [seven(odds), ...(offered ? [hardSix] : [])],
});

const box = { x: 20, y: 20, width: 100, height: 100 };
const felt = (wagers: readonly string[]) => ({
  areas: wagers.map((each) => ({ wager: each, at: box, chips: box, lettering: [] })),
});

const layout: Layout = {
  pack: 'example',
  cloth: { base: '#000', lit: '#111' },
  sign: { name: 'EXAMPLE', place: 'NOWHERE' },
  felts: {
    wide: [felt(['seven', 'hard-6']), felt(['seven'])],
    portrait: [felt(['seven', 'hard-6']), felt(['seven'])],
  },
};

const row = (clause: string, text: string, software = 'told in the book') => ({
  clause: `ex/${clause}`,
  rule: text,
  treatment: 'enforced' as const,
  software,
});

/** A whole small book, with text in it that would break a page if it were not escaped. */
export function exampleSource(chosen: Readonly<Record<string, string>> = {}): Source {
  const opened = examplePack.open(chosen);
  assert(opened.ok, () => 'the example refuses its options');
  const game: Game = opened.game;
  return {
    id: 'example',
    prefix: 'ex',
    name: game.name,
    place: game.place,
    citedAs: 'Example',
    cloth: layout.cloth,
    rows: [
      row('1.1', 'Two Dice are thrown; see (a), section 2 and section 66 of the Dice Act.'),
      row('1.1(a)', 'The Dice <script>alert("x")</script> | are & equal, *all* [of] them.'),
      row('2.1', 'Bets are (a) to (c), paid by 2.2.'),
      row('2.1(a)', 'A seven wins.'),
      row('2.1(b)', 'It loses otherwise; odds of 2.1 to 1 are no clause.'),
      row('2.1(c)', 'The rest stands.'),
      row('2.2', 'Odds are posted.'),
      row('2.2#2', 'They may be chosen.'),
    ],
    commentary: {
      notices: [{ clauses: ['ex/1.1'], says: 'Nothing here is real (1.1).' }],
      sections: [
        { id: '1', title: "The dice's part", from: 'ex/1.1' },
        { id: '2', title: 'Bets', from: 'ex/2.1' },
      ],
      terms: { 'ex/1.1': ['Dice'] },
      drawings: [{ clause: 'ex/2.2', caption: 'Sevens at 3 to 1', options: { seven: '3' } }],
      readings: [
        {
          id: 'X1',
          kind: 'reading',
          clauses: ['ex/2.2', 'ex/2.1'],
          question: 'Which odds?',
          reading: 'Those of 2.2#2, see X2.',
          why: 'Nothing <else> is said.',
          table: { caption: 'Odds | by year', head: ['From', 'Odds'], rows: [['2001', '4 | 3']] },
        },
        {
          id: 'X2',
          kind: 'slip',
          clauses: ['ex/2.1(c)'],
          question: 'A "slip".',
          reading: 'None.',
          why: undefined,
          table: undefined,
        },
      ],
    },
    banked: { pack: examplePack, game, layout },
  };
}
