import { describe, expect, test } from 'vitest';
import { choice, oddsChoice, oddsNoLower } from './option.ts';

describe('a choice among names', () => {
  const column = choice('The column', '8.1', [
    ['1', { pays: 'more' }],
    ['2', { pays: 'less' }],
  ]);

  test('takes its first name by default and says what is allowed', () => {
    expect(column).toMatchObject({ byDefault: '1', allowed: '1, 2', values: ['1', '2'], clause: '8.1' });
  });

  test.each([
    ['1', 'more'],
    [' 2 ', 'less'],
  ])('%j', (text, pays) => {
    expect(column.read(text)).toMatchObject({ ok: true, value: text.trim(), meaning: { pays } });
  });

  test.each(['', '0', '3', '1,2', 'one', 'toString'])('%j is refused with the clause', (text) => {
    expect(column.read(text)).toEqual({ ok: false, clause: '8.1' });
  });
});

describe('a choice among odds', () => {
  const hard4 = oddsChoice('Hard 4', '4.9', ['7 to 1', '6 to 1', '9 to 5']);

  test.each([
    ['7', '7', '7 to 1'],
    ['6', '6', '6 to 1'],
    ['6 to 1', '6', '6 to 1'],
    ['7.0', '7', '7 to 1'],
    ['9 to 5', '9 to 5', '9 to 5'],
  ])('%j', (text, value, meaning) => {
    expect(hard4.read(text)).toEqual({ ok: true, value, meaning });
  });

  test.each(['5', '5.99', '6.5', '7.01', '7.5', '8', '-7', '', '7 to 2'])(
    '%j is refused with the clause',
    (text) => {
      expect(hard4.read(text)).toEqual({ ok: false, clause: '4.9' });
    },
  );
});

describe('odds no lower than a floor', () => {
  const bonus = oddsNoLower(
    'Bonus',
    [
      ['four', '5 to 1', '9.4'],
      ['five', '10 to 1', '9.5'],
      ['six', '20 to 1', '9.6'],
    ],
    '9',
  );

  test('take the floors by default', () => {
    expect(bonus.byDefault).toBe('5,10,20');
    expect(bonus.read(bonus.byDefault)).toEqual({
      ok: true,
      value: '5,10,20',
      meaning: { four: '5 to 1', five: '10 to 1', six: '20 to 1' },
    });
  });

  test.each([
    ['5.01,10,20', '5.01,10,20'],
    [' 7.5 , 10 to 1, 1000', '7.5,10,1000'],
  ])('%j is above them', (text, value) => {
    expect(bonus.read(text)).toMatchObject({ ok: true, value });
  });

  test.each([
    ['4.99,10,20', '9.4'],
    ['5,9.99,20', '9.5'],
    ['5,10,19.99', '9.6'],
    ['4,9,19', '9.4'],
    ['5,10,1001', '9.6'],
    ['5,ten,20', '9.5'],
    ['5,,20', '9.5'],
    ['5,10', '9'],
    ['5,10,20,30', '9'],
    ['', '9'],
  ])('%j is refused citing %s', (text, clause) => {
    expect(bonus.read(text)).toEqual({ ok: false, clause });
  });
});
