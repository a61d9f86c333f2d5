import { describe, expect, test } from 'vitest';
import { bankedAfter, chipsAstray, scripted } from '../scripted.ts';

const alone = { dice: 'physical', house: 0 } as const;
const nz = 'snake-eyes-nz';
const asideOf = (pack: string, lines: readonly string[], given = {}): string =>
  scripted(pack, { ...alone, ...given }, lines).aside.at(-1) ?? '';
const betsAfter = (lines: readonly string[], given = {}): readonly string[] => {
  const { play } = bankedAfter(nz, { ...alone, ...given }, lines);
  expect(chipsAstray(play)).toBe(0);
  return play.sheet.bets.map(({ wager, stake }) => `${wager} ${stake / 100}`);
};

describe('bets of the person at the keyboard', () => {
  test('nz/1.2(a) several bets on one line are all made', () => {
    expect(betsAfter(['hard 6 10, field 5, six 20'])).toEqual(['hard-6 10', 'field 5', 'six 20']);
  });

  test.each([
    ['hard 6 10, feild 5', 'Did you mean field?'],
    ['hard 6 150, field 60', 'more than the $50 in your rack'],
    ['hard 6 10, take any-7', 'You have no bet on any-7'],
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
    expect(asideOf(nz, ['take field'])).toContain('You have no bet on field to take down (nz/4.7)');
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
    const { play } = bankedAfter(nz, alone, ['six 200', 'roll 6 1', 'buy 100']);
    expect(play.racks.get('You')).toBe(100_00);
    expect(asideOf(nz, ['buy 1000001'])).toContain('$1,000,000 or less');
    expect(scripted(nz, alone, ['six 200', 'roll 6 1']).aside.at(-1)).toContain('You are out of chips');
  });
});

describe('limits and racks, on both sides of every number', () => {
  test('a stake may be the whole rack and not a cent more', () => {
    expect(betsAfter(['six 200'])).toEqual(['six 200']);
    expect(asideOf(nz, ['six 200.01'])).toBe(
      "$200.01 is more than the $200 in your rack. Stake $200 or less, or type 'buy 100' to buy in for more.",
    );
  });

  test.each([
    ['snake-eyes-nz', 'field', 'nz/2.0'],
    ['snake-eyes-nsw', 'field', 'nsw/7.1'],
    ['double-dice', 'any-7', 'double/6'],
    ['wonder-dice', 'field', 'wonder/bets-6'],
  ])('%s: a bet below the minimum on %s is refused by %s', (pack, wager, clause) => {
    const given = { minimum: 5_00 };
    expect(asideOf(pack, [`${wager} 4`], given)).toBe(
      `$4 is below the minimum of $5 (${clause}). Stake $5 or more.`,
    );
    expect(asideOf(pack, [`${wager} 5`], given)).toContain('Type a bet such as');
  });

  test('nsw/7.1 a bet may hold the maximum and not a cent more', () => {
    const given = { maximum: 10_00 };
    expect(asideOf('snake-eyes-nsw', ['field 10'], given)).toContain('Type a bet such as');
    expect(asideOf('snake-eyes-nsw', ['field 10.01'], given)).toContain(
      'over the maximum of $10 (nsw/7.1). Stake $10 or less.',
    );
    expect(asideOf('snake-eyes-nsw', ['field 6', 'field 5'], given)).toContain('Stake $4 or less.');
    expect(asideOf('snake-eyes-nsw', ['field 10', 'field 1'], given)).toContain('That bet is full.');
  });

  test('what is left of a bet is not below the minimum either', () => {
    expect(asideOf(nz, ['field 10', 'take field 6'], { minimum: 5_00 })).toContain(
      'would leave $4, below the minimum of $5',
    );
    expect(betsAfter(['field 10', 'take field 5'], { minimum: 5_00 })).toEqual(['field 5']);
  });

  test('wonder/chips-3 stakes at Wonder Dice are whole chips', () => {
    expect(asideOf('wonder-dice', ['field 5'], { chip: 2_00 })).toContain(
      'not a whole number of $2 chips (wonder/chips-3)',
    );
    expect(asideOf('wonder-dice', ['buy 5'], { chip: 2_00 })).toContain('not a whole number of $2 chips');
  });
});

describe('who has the dice at a Snake Eyes table', () => {
  test('nz/5.4 nsw/4.1 a shooter needs a bet to throw', () => {
    expect(asideOf('snake-eyes-nz', [''])).toContain('You need a bet on the layout to throw (nz/5.4)');
    expect(asideOf('snake-eyes-nsw', [''])).toContain('You need a bet on the layout to throw (nsw/4.1)');
  });

  test('nz/5.9(a) dice that are passed go to the next player with a bet', () => {
    const { play } = bankedAfter(nz, { house: 2 }, ['pass']);
    expect(play.shooter).toBe(1);
    expect(asideOf(nz, ['pass', 'pass'], { house: 2 })).toContain('Hana has the dice');
  });

  test('nz/5.9(d) when nobody takes the dice the dealer throws until what is up is decided', () => {
    const lines = ['hard 6 10', 'pass'];
    expect(bankedAfter(nz, alone, lines).play.shooter).toBe('dealer');
    expect(asideOf(nz, [...lines, 'field 5'])).toContain('nz/5.9(d)');
    expect(scripted(nz, alone, [...lines, 'roll 5 4']).table).toContain(
      'Roll 1. The dealer throws: 5-4, nine.',
    );
    expect(bankedAfter(nz, alone, [...lines, 'roll 5 4', 'roll 3 3']).play).toMatchObject({
      shooter: 0,
      rolled: 2,
    });
    expect(bankedAfter(nz, alone, [...lines, 'take hard-6']).play.shooter).toBe(0);
    expect(betsAfter([...lines, 'take hard-6', 'field 5'])).toEqual(['field 5']);
  });

  test('nz/5.3 with nothing on the layout they are offered to the same player again', () => {
    expect(asideOf(nz, ['pass'])).toContain('(nz/5.3)');
  });

  test('nsw/3.8.2 in New South Wales they come back to the shooter', () => {
    expect(asideOf('snake-eyes-nsw', ['field 5', 'pass'])).toContain('come back to you (nsw/3.8.2)');
  });

  test('the keyboard goes round: the last one ready lets the dice go', () => {
    const two = { house: 0, name: ['Ann', 'Ben'] };
    const { play } = bankedAfter(nz, two, ['six 5', '']);
    expect(play).toMatchObject({ rolled: 0, waiting: ['Ben'] });
    expect(bankedAfter(nz, two, ['six 5', '', '']).play).toMatchObject({
      rolled: 1,
      waiting: ['Ann', 'Ben'],
    });
  });
});
