import { listRules } from '@dicepit/engine';
import { expect, test } from 'vitest';
import { tableOf } from '../../engine/src/testing/given-sheet.ts';
import { bankedPacks } from './index.ts';

/** For each wager, the clause a bet on it is placed under and, after the arrow, the clauses that set its odds. */
const expected = {
  'snake-eyes-nz': {
    'hard-4': '4.1(a) -> 4.9(hardways-4)',
    'hard-6': '4.1(a) -> 4.9(hardways-6)',
    'hard-8': '4.1(a) -> 4.9(hardways-8)',
    'hard-10': '4.1(a) -> 4.9(hardways-10)',
    'hardway-combo': '4.1(b) -> 4.9(hardway-combo)',
    five: '4.1(c) -> 4.9(five)',
    six: '4.1(d) -> 4.9(six)',
    eight: '4.1(e) -> 4.9(eight)',
    field: '4.1(f) -> 4.9(field-3-4-9-10-11) 4.9(field-12) 4.9(field-2)',
    'any-7': '4.1(g) -> 4.9(any-7)',
    'c-and-e': '4.1(h) -> 4.9(c-and-e)',
    'craps-2': '4.1(i) -> 4.9(craps-2)',
    'craps-3': '4.1(j) -> 4.9(craps-3)',
    'craps-12': '4.1(k) -> 4.9(craps-12)',
    eleven: '4.1(l) -> 4.9(eleven-in-1)',
  },
  'snake-eyes-nsw': {
    'hard-4': '6.1.1 -> 8.1(hardway-4)',
    'hard-6': '6.1.1 -> 8.1(hardway-6)',
    'hard-8': '6.1.1 -> 8.1(hardway-8)',
    'hard-10': '6.1.1 -> 8.1(hardway-10)',
    'hardway-combo': '6.1.2 -> 8.1(hardway-combo)',
    five: '6.1.9 -> 8.1(5)',
    six: '6.1.10 -> 8.1(6)',
    eight: '6.1.11 -> 8.1(8)',
    field: '6.1.7 -> 8.1(field-3-4-9-10-11) 8.1(field-2) 8.1(field-12)',
    'any-7': '6.1.8 -> 8.1(any-seven)',
    'c-and-e': '6.1.12 -> 8.1(c-and-e)',
    'craps-2': '6.1.3 -> 8.1(craps-two)',
    'craps-3': '6.1.4 -> 8.1(craps-three)',
    'craps-12': '6.1.5 -> 8.1(craps-twelve)',
    eleven: '6.1.6 -> 8.1(11-in-1)',
  },
  'double-dice': {
    'shooters-bet': '7.1 -> 7.5',
    'number-2-5': 'odds(number-line-2-5) -> 8.2#2',
    'number-3-4': 'odds(number-line-3-4) -> 8.2#2',
    'number-6': 'odds(number-line-six) -> 8.2#2',
    'number-8': 'odds(number-line-eight) -> 8.2#2',
    'number-10-11': 'odds(number-line-10-11) -> 8.2#2',
    'number-9-12': 'odds(number-line-9-12) -> 8.2#2',
    'double-1': 'odds(double-line-1) -> 8.3#2',
    'double-2': 'odds(double-line-2) -> 8.3#2',
    'double-3': 'odds(double-line-3) -> 8.3#2',
    'double-4': 'odds(double-line-4) -> 8.3#2',
    'double-5': 'odds(double-line-5) -> 8.3#2',
    'double-6': 'odds(double-line-6) -> 8.3#2',
    'any-7': '8.1 -> odds(any-seven)',
    bonus: '9 -> odds(bonus-4) odds(bonus-5) odds(bonus-6)',
  },
  'wonder-dice': {
    'number-1': 'numbers-1 -> numbers-3 numbers-4 numbers-5',
    'number-2': 'numbers-1 -> numbers-3 numbers-4 numbers-5',
    'number-3': 'numbers-1 -> numbers-3 numbers-4 numbers-5',
    'number-4': 'numbers-1 -> numbers-3 numbers-4 numbers-5',
    'number-5': 'numbers-1 -> numbers-3 numbers-4 numbers-5',
    'number-6': 'numbers-1 -> numbers-3 numbers-4 numbers-5',
    field: 'field-1 -> field-2',
    high: 'high-1 -> high-2',
    low: 'low-1 -> low-2',
    'any-triple': 'any-triple-1 -> any-triple-2',
  },
} as const;

test.each(bankedPacks.map((pack) => [pack.id, pack] as const))(
  'the wagers of %s are placed and paid under the clauses that speak of them',
  (id, pack) => {
    const written = Object.values(tableOf(pack).game.wagers).map((wager) => {
      const paying = listRules(wager).filter(({ verdict }) => verdict.kind === 'wins');
      const pays = new Set(paying.map((rule) => rule.pays ?? rule.clause));
      return [wager.id, `${wager.clause} -> ${[...pays].join(' ')}`];
    });
    expect({ [id]: Object.fromEntries(written) }).toEqual(
      Object.fromEntries(Object.entries(expected).filter(([pack]) => pack === id)),
    );
  },
);
