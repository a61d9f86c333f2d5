import { loses, type Odds, rest, twoDice, wager, wins } from '@dicepit/engine';
import { rule } from './clauses.ts';

const { total } = twoDice;

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

export const cAndE = wager({
  id: 'c-and-e',
  name: 'C&E Combo',
  clause: '6.1.12',
  stages: {
    next: [rule('6.1.12', total(2, 3, 11, 12), wins('4 to 1'), '8.1(c-and-e)'), rule('6.1.12', rest, loses)],
  },
});
