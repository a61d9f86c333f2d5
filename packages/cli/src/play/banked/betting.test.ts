import { describe, expect, test } from 'vitest';
import { bankedAfter, chipsAstray, scripted } from '../scripted.ts';

const alone = { dice: 'physical', house: 0 } as const;
const nz = 'snake-eyes-nz';
const asideOf = (pack: string, lines: readonly string[], given = {}): string =>
  scripted(pack, { ...alone, ...given }, lines).aside.at(-1) ?? '';
const betsAfter = (lines: readonly string[], given = {}): readonly string[] => {
  const { play, seen } = bankedAfter(nz, { ...alone, ...given }, lines);
  expect(chipsAstray(play)).toBe(0);
  return seen.bets.map((bet) => bet.replace(/^\w+ /, ''));
};

describe('bets of the person at the keyboard', () => {
  test('nz/1.2(a) several bets on one line are all made', () => {
    expect(betsAfter(['hard 6 10, field 5, six 20'])).toEqual(['hard-6 10', 'field 5', 'six 20']);
  });

  test.each([
    ['hard 6 10, feild 5', 'Did you mean field?'],
    ['hard 6 150, field 60', '$210 is more than the $200 in your rack'],
    ['hard 6 10, take any-7', 'That bet is not on the layout. Name one of yours. (nz/4.7)'],
  ])('nz/1.2(a) or none of them: %s', (line, why) => {
    expect(betsAfter([line])).toEqual([]);
    expect(asideOf(nz, [line])).toContain(why);
  });

  test('a second bet on the same wager adds to the first', () => {
    expect(betsAfter(['field 5', 'field 10'])).toEqual(['field 15']);
  });

  test('nz/4.7 a bet may be taken down or reduced', () => {
    expect(betsAfter(['field 10', 'take field 4'])).toEqual(['field 6']);
    expect(betsAfter(['field 10', 'take field'])).toEqual([]);
    expect(asideOf(nz, ['field 10', 'take field 11'])).toContain('more than the $10 staked (nz/4.7)');
    expect(asideOf(nz, ['take field'])).toContain(
      'That bet is not on the layout. Name one of yours. (nz/4.7)',
    );
  });

  test('same puts up again what has left the layout, also after a roll sat out', () => {
    expect(betsAfter(['field 5, hard 6 10', 'roll 6 3', 'same'])).toEqual(['hard-6 10', 'field 5']);
    expect(betsAfter(['field 5', 'roll 6 1', 'same'])).toEqual(['field 5']);
    expect(asideOf(nz, ['same'])).toContain('no earlier bets');
    expect(asideOf(nz, ['six 5', 'roll 6 5', 'same'])).toContain('up already');
    const two = { name: ['Ann', 'Ben'] };
    expect(betsAfter(['six 5', '', 'field 5', 'roll 5 4', '', '', '5 4', '', 'same'], two)).toEqual([
      'six 5',
      'field 5',
    ]);
  });

  test('undo takes back one line after another, and puts back what was taken down', () => {
    expect(betsAfter(['field 5, six 5', 'eight 5', 'undo'])).toEqual(['field 5', 'six 5']);
    expect(betsAfter(['field 5, six 5', 'eight 5', 'undo', 'undo'])).toEqual([]);
    expect(betsAfter(['field 5', 'take field', 'undo'])).toEqual(['field 5']);
    expect(asideOf(nz, ['field 5', 'roll 6 5', 'undo'])).toContain('nothing to undo');
  });

  test('clear takes everything down', () => {
    expect(betsAfter(['field 5, six 5', 'clear'])).toEqual([]);
    expect(asideOf(nz, ['clear'])).toContain('nothing on the layout');
  });

  test('chips can be bought until the house is tired of it', () => {
    const { seen } = bankedAfter(nz, alone, ['six 200', 'roll 6 1', 'buy 100']);
    expect(seen.racks.get('You')).toBe(100_00);
    expect(asideOf(nz, ['buy 9999999999', 'buy 9999999999'])).toContain('more than $10,000,000,000');
    expect(scripted(nz, alone, ['six 200', 'roll 6 1']).aside.at(-1)).toContain('You are out of chips');
  });
});

describe('limits and racks, on both sides of every number', () => {
  test('a stake may be the whole rack and not a cent more', () => {
    expect(betsAfter(['six 200'])).toEqual(['six 200']);
    expect(asideOf(nz, ['six 200.01'])).toBe(
      "$200.01 is more than the $200 in your rack. Stake less or buy in. (nz/4.3) Type 'buy 100' to buy in.",
    );
  });

  test.each([
    ['snake-eyes-nz', 'field', 'policy/limits-at-entry'],
    ['snake-eyes-nsw', 'field', 'nsw/7.1'],
    ['double-dice', 'any-7', 'double/6'],
    ['wonder-dice', 'field', 'wonder/bets-6'],
  ])('%s: a bet below the minimum on %s is refused by %s', (pack, wager, clause) => {
    const given = { minimum: 5_00 };
    expect(asideOf(pack, [`${wager} 4`], given)).toBe(
      `$4 is below the minimum of $5. Stake $5 or more. (${clause})`,
    );
    expect(asideOf(pack, [`${wager} 5`], given)).toContain('Type a bet such as');
  });

  test('nsw/7.1 a bet may hold the maximum and not a cent more', () => {
    const given = { maximum: 10_00 };
    expect(asideOf('snake-eyes-nsw', ['field 10'], given)).toContain('Type a bet such as');
    expect(asideOf('snake-eyes-nsw', ['field 10.01'], given)).toContain(
      '$10.01 is above the maximum of $10. Stake $10 or less. (nsw/7.1)',
    );
    expect(asideOf('snake-eyes-nsw', ['field 6', 'field 5'], given)).toContain(
      '$11 is above the maximum of $10',
    );
    expect(asideOf('snake-eyes-nsw', ['field 10', 'field 1'], given)).toContain(
      '$11 is above the maximum of $10',
    );
  });

  test('what is left of a bet is not below the minimum either', () => {
    expect(asideOf(nz, ['field 10', 'take field 6'], { minimum: 5_00 })).toContain(
      '$4 is below the minimum of $5',
    );
    expect(betsAfter(['field 10', 'take field 5'], { minimum: 5_00 })).toEqual(['field 5']);
  });

  test('wonder/chips-3 stakes at Wonder Dice are whole chips', () => {
    expect(asideOf('wonder-dice', ['field 5'], { chip: 2_00 })).toContain(
      '$5 is not a whole number of blue chips at $2. Stake whole chips. (wonder/chips-3)',
    );
    expect(asideOf('wonder-dice', ['buy 5'], { chip: 2_00 })).toContain(
      '$5 is not a whole number of chips at $2. Buy in for whole chips. (wonder/chips-3)',
    );
  });
});
