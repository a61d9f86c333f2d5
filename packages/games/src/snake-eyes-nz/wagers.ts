import { loses, type Odds, rest, stands, twoDice, wager, wins } from '@dicepit/engine';
import { rule } from './clauses.ts';

const { easy, hard, total } = twoDice;

export const hardway = (number: 4 | 6 | 8 | 10, odds: Odds) =>
  wager({
    id: `hard-${number}`,
    name: `Hard ${number}`,
    clause: '4.1(a)',
    stages: {
      up: [
        rule('4.1(a)(i)', hard(number), wins(odds), `4.9(hardways-${number})`),
        rule('4.1(a)(i)(A)', easy(number), loses),
        rule('4.1(a)(i)(B)', total(7), loses),
        rule('4.2', rest, stands),
      ],
    },
  });

export const hardwayCombo = wager({
  id: 'hardway-combo',
  name: 'Hardway Combo',
  clause: '4.1(b)',
  stages: {
    up: [
      rule('4.1(b)(i)', hard(4, 6, 8, 10), wins('4 to 1'), '4.9(hardway-combo)'),
      rule('4.1(b)(i)(A)', easy(4, 6, 8, 10), loses),
      rule('4.1(b)(i)(B)', total(7), loses),
      rule('4.2', rest, stands),
    ],
  },
});

export const five = wager({
  id: 'five',
  name: '5',
  clause: '4.1(c)',
  stages: {
    up: [
      rule('4.1(c)(i)', total(5), wins('1 to 1'), '4.9(five)'),
      rule('4.1(c)(ii)', total(7), loses),
      rule('4.2', rest, stands),
    ],
  },
});

export const six = wager({
  id: 'six',
  name: '6',
  clause: '4.1(d)',
  stages: {
    up: [
      rule('4.1(d)(i)', total(6), wins('1 to 1'), '4.9(six)'),
      rule('4.1(d)(ii)', total(7), loses),
      rule('4.2', rest, stands),
    ],
  },
});

export const eight = wager({
  id: 'eight',
  name: '8',
  clause: '4.1(e)',
  stages: {
    up: [
      rule('4.1(e)(i)', total(8), wins('1 to 1'), '4.9(eight)'),
      rule('4.1(e)(ii)', total(7), loses),
      rule('4.2', rest, stands),
    ],
  },
});

/** A whole column of the field table: what two and twelve pay. */
export type FieldColumn = { readonly two: Odds; readonly twelve: Odds };

export const field = ({ two, twelve }: FieldColumn) =>
  wager({
    id: 'field',
    name: 'Field Bet',
    clause: '4.1(f)',
    stages: {
      next: [
        rule('4.1(f)(i)', total(3, 4, 9, 10, 11), wins('1 to 1'), '4.9(field-3-4-9-10-11)'),
        rule('4.1(f)(i)', total(12), wins(twelve), '4.9(field-12)'),
        rule('4.1(f)(i)', total(2), wins(two), '4.9(field-2)'),
        rule('4.1(f)(ii)', rest, loses),
      ],
    },
  });

export const any7 = wager({
  id: 'any-7',
  name: 'Any 7',
  clause: '4.1(g)',
  stages: {
    next: [rule('4.1(g)(i)', total(7), wins('4 to 1'), '4.9(any-7)'), rule('4.1(g)(ii)', rest, loses)],
  },
});

export const cAndE = wager({
  id: 'c-and-e',
  name: 'C&E Combo',
  clause: '4.1(h)',
  stages: {
    next: [
      rule('4.1(h)(i)', total(2, 3, 11, 12), wins('4 to 1'), '4.9(c-and-e)'),
      rule('4.1(h)(ii)', rest, loses),
    ],
  },
});

export const craps2 = (odds: Odds) =>
  wager({
    id: 'craps-2',
    name: 'Craps 2',
    clause: '4.1(i)',
    stages: {
      next: [rule('4.1(i)(i)', total(2), wins(odds), '4.9(craps-2)'), rule('4.1(i)(ii)', rest, loses)],
    },
  });

export const craps3 = wager({
  id: 'craps-3',
  name: 'Craps 3',
  clause: '4.1(j)',
  stages: {
    next: [rule('4.1(j)(i)', total(3), wins('15 to 1'), '4.9(craps-3)'), rule('4.1(j)(ii)', rest, loses)],
  },
});

export const craps12 = (odds: Odds) =>
  wager({
    id: 'craps-12',
    name: 'Craps 12',
    clause: '4.1(k)',
    stages: {
      next: [rule('4.1(k)(i)', total(12), wins(odds), '4.9(craps-12)'), rule('4.1(k)(ii)', rest, loses)],
    },
  });

export const eleven = wager({
  id: 'eleven',
  name: '11 in 1 Roll',
  clause: '4.1(l)',
  stages: {
    next: [
      rule('4.1(l)(i)', total(11), wins('15 to 1'), '4.9(eleven-in-1)'),
      rule('4.1(l)(ii)', rest, loses),
    ],
  },
});
