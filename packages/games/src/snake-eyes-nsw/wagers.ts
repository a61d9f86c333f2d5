import { loses, type Odds, rest, stands, twoDice, wager, wins } from '@dicepit/engine';
import { rule } from './clauses.ts';

const { easy, hard, total } = twoDice;

export const hardway = (number: 4 | 6 | 8 | 10, odds: Odds) =>
  wager({
    id: `hard-${number}`,
    name: `Hard ${number}`,
    clause: '6.1.1',
    stages: {
      up: [
        rule('6.1.1', hard(number), wins(odds), `8.1(hardway-${number})`),
        rule('6.1.1', easy(number), loses),
        rule('6.1.1', total(7), loses),
        rule('6.1.1', rest, stands),
      ],
    },
  });

export const hardwayCombo = wager({
  id: 'hardway-combo',
  name: 'Hardway Combo',
  clause: '6.1.2',
  stages: {
    up: [
      rule('6.1.2', hard(4, 6, 8, 10), wins('4 to 1'), '8.1(hardway-combo)'),
      rule('6.1.2', easy(4, 6, 8, 10), loses),
      rule('6.1.2', total(7), loses),
      rule('6.1.2', rest, stands),
    ],
  },
});

export const craps2 = wager({
  id: 'craps-2',
  name: 'Craps Two',
  clause: '6.1.3',
  stages: { next: [rule('6.1.3', total(2), wins('33 to 1'), '8.1(craps-two)'), rule('6.1.3', rest, loses)] },
});

export const craps3 = (odds: Odds) =>
  wager({
    id: 'craps-3',
    name: 'Craps Three',
    clause: '6.1.4',
    stages: { next: [rule('6.1.4', total(3), wins(odds), '8.1(craps-three)'), rule('6.1.4', rest, loses)] },
  });

export const craps12 = wager({
  id: 'craps-12',
  name: 'Craps Twelve',
  clause: '6.1.5',
  stages: {
    next: [rule('6.1.5', total(12), wins('31 to 1'), '8.1(craps-twelve)'), rule('6.1.5', rest, loses)],
  },
});

export const eleven = (odds: Odds) =>
  wager({
    id: 'eleven',
    name: '11 in 1 Roll',
    clause: '6.1.6',
    stages: { next: [rule('6.1.6', total(11), wins(odds), '8.1(11-in-1)'), rule('6.1.6', rest, loses)] },
  });

export const field = (twelve: Odds) =>
  wager({
    id: 'field',
    name: 'Field',
    clause: '6.1.7',
    stages: {
      next: [
        rule('6.1.7', total(3, 4, 9, 10, 11), wins('1 to 1'), '8.1(field-3-4-9-10-11)'),
        rule('6.1.7', total(2), wins('3 to 1'), '8.1(field-2)'),
        rule('6.1.7', total(12), wins(twelve), '8.1(field-12)'),
        rule('6.1.7', rest, loses),
      ],
    },
  });

export const anySeven = wager({
  id: 'any-7',
  name: 'Any Seven',
  clause: '6.1.8',
  stages: { next: [rule('6.1.8', total(7), wins('4 to 1'), '8.1(any-seven)'), rule('6.1.8', rest, loses)] },
});

export const five = wager({
  id: 'five',
  name: '5',
  clause: '6.1.9',
  stages: {
    up: [
      rule('6.1.9', total(5), wins('1 to 1'), '8.1(5)'),
      rule('6.1.9', total(7), loses),
      rule('6.1.9', rest, stands),
    ],
  },
});

export const six = wager({
  id: 'six',
  name: '6',
  clause: '6.1.10',
  stages: {
    up: [
      rule('6.1.10', total(6), wins('1 to 1'), '8.1(6)'),
      rule('6.1.10', total(7), loses),
      rule('6.1.10', rest, stands),
    ],
  },
});

export const eight = wager({
  id: 'eight',
  name: '8',
  clause: '6.1.11',
  stages: {
    up: [
      rule('6.1.11', total(8), wins('1 to 1'), '8.1(8)'),
      rule('6.1.11', total(7), loses),
      rule('6.1.11', rest, stands),
    ],
  },
});

export const cAndE = wager({
  id: 'c-and-e',
  name: 'C&E Combo',
  clause: '6.1.12',
  stages: {
    next: [rule('6.1.12', total(2, 3, 11, 12), wins('4 to 1'), '8.1(c-and-e)'), rule('6.1.12', rest, loses)],
  },
});

/** One whole column of the settlement odds: the lines in which the two columns differ. */
export type PayTable = {
  readonly hard4And10: Odds;
  readonly hard6And8: Odds;
  readonly craps3And11: Odds;
  readonly field12: Odds;
};

/** Option one goes with diagram A. */
export const optionOne: PayTable = {
  hard4And10: '7.5 to 1',
  hard6And8: '9.5 to 1',
  craps3And11: '16 to 1',
  field12: '1 to 1',
};

/** Option two goes with diagram B. */
export const optionTwo: PayTable = {
  hard4And10: '7 to 1',
  hard6And8: '9 to 1',
  craps3And11: '15 to 1',
  field12: '2 to 1',
};
