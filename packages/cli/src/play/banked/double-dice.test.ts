import { describe, expect, test } from 'vitest';
import { bankedAfter, chipsAstray, scripted } from '../scripted.ts';

const alone = { dice: 'physical', house: 0 } as const;
const pair = { dice: 'physical', house: 0, name: ['Ann', 'Ben'] } as const;

/** A won set: a new Shooter's Bet, then four throws of four. */
const set = ['shooter 10', ...Array.from({ length: 4 }, () => 'roll 3 1')];
const sets = (count: number): readonly string[] => Array.from({ length: count }, () => set).flat();
const after = (lines: readonly string[]) => bankedAfter('double-dice', alone, lines);

describe('sets and the bonus, with typed dice', () => {
  test("double/7.5 four throws without a seven pay the Shooter's Bet 1 to 1", () => {
    const { play, seen } = after(sets(1));
    expect(seen.racks.get('You')).toBe(210_00);
    expect(seen.bets).toEqual([]);
    expect(chipsAstray(play)).toBe(0);
  });

  test('double/9.6 six sets in a row pay the bonus 20 to 1, and the count starts again', () => {
    const { play, seen } = after(['bonus 5', ...sets(6)]);
    expect(seen.racks.get('You')).toBe(200_00 + 6 * 10_00 + 5_00 * 20);
    expect(seen.bets).toEqual([]);
    expect(play.table.thrown).toBe(0);
    expect(chipsAstray(play)).toBe(0);
    const { table } = scripted('double-dice', alone, ['bonus 5', ...sets(6), 'bonus 5']);
    expect(table).toContain('6 sets in a row: the count starts again, and every bet is open (double/9.6#2).');
    expect(table.at(-3)).toBe('You bet $5 on Bonus. Rack $355. double/9');
  });

  test.each([
    [3, 'double/9.3', -5_00],
    [4, 'double/9.4', 25_00],
    [5, 'double/9.5', 50_00],
  ])('a seven after %i sets decides the bonus by %s', (won, clause, bonus) => {
    const lines = ['bonus 5', ...sets(won), 'shooter 10', 'roll 6 1'];
    expect(after(lines).seen.racks.get('You')).toBe(200_00 + won * 10_00 - 10_00 + bonus);
    expect(scripted('double-dice', alone, lines).table.join('\n')).toContain(
      `Bonus${bonus > 0 ? ` at ${bonus / 5_00} to 1` : ''}. ${clause}`,
    );
  });

  test('double/9.2 the sets won this turn are shown after every throw', () => {
    const { table } = scripted('double-dice', alone, [...sets(2), 'shooter 10', 'roll 3 1']);
    expect(table.filter((line) => line.includes('(double/9.2)')).map((line) => line.slice(0, 32))).toEqual([
      'Throw 1 of 4; 0 sets won this tu',
      'Throw 2 of 4; 0 sets won this tu',
      'Throw 3 of 4; 0 sets won this tu',
      'That set is won: 1 set won this ',
      'Throw 1 of 4; 1 set won this tur',
      'Throw 2 of 4; 1 set won this tur',
      'Throw 3 of 4; 1 set won this tur',
      'That set is won: 2 sets won this',
      'Throw 1 of 4; 2 sets won this tu',
    ]);
  });

  test('double/8.2#3 a won line is paid and stays up', () => {
    const { play, seen } = after(['shooter 10, six 5', 'roll 5 1']);
    expect(seen.racks.get('You')).toBe(200_00 - 15_00 + 5_00);
    expect(seen.bets).toEqual(['You shooters-bet 10', 'You number-6 5']);
    expect(chipsAstray(play)).toBe(0);
  });
});

describe('the shooter of Double Dice', () => {
  test("double/7.1 nobody throws the first throw of a set without a Shooter's Bet", () => {
    const { aside } = scripted('double-dice', alone, ['six 5', '', ...sets(1), '']);
    expect(
      aside.filter((line) =>
        line.includes("needs a bet on Shooter's Bet before the first throw of a set. (double/7.1)"),
      ),
    ).toHaveLength(2);
  });

  test("double/7.2 a Shooter's Bet is locked: not taken down, not cleared and not undone", () => {
    const asked = ['take shooter', 'clear', 'undo'];
    const { aside, table } = scripted('double-dice', alone, ['shooter 10', 'roll 3 1', ...asked]);
    expect(aside.slice(-3)).toEqual([
      "Shooter's Bet is locked until it is decided. (double/7.2)",
      "Shooter's Bet is locked until it is decided. (double/7.2)",
      'There is nothing to undo since the last roll.',
    ]);
    expect(table.join('\n')).not.toContain('take down');
  });

  test("double/7.2 a Shooter's Bet is free while nobody has the dice", () => {
    const { aside, table } = scripted('double-dice', alone, ['shooter 10', 'take shooter']);
    expect(aside.filter((line) => line.includes('(double/7.2)'))).toEqual([]);
    expect(table.join('\n')).toContain('take down');
  });

  test('double/7.5#2 between sets the shooter may stop, and the final count decides the bonus', () => {
    const lines = ['bonus 5', ...sets(4), 'pass'];
    expect(after(lines).seen.racks.get('You')).toBe(200_00 + 4 * 10_00 + 25_00);
    expect(scripted('double-dice', alone, lines).table.join('\n')).toContain(
      'You give up the dice (double/7.5#2).',
    );
  });

  test('double/7.5#2 a set once begun is finished before the dice are passed', () => {
    const { aside } = scripted('double-dice', alone, ['shooter 10', 'roll 3 1', 'pass']);
    expect(aside.at(-1)).toContain(
      'The set stands at 1 of 4 throws. Finish it before you pass. (double/7.5#2)',
    );
  });

  test('double/7 a player may decline to shoot, and the dice go on clockwise', () => {
    expect(bankedAfter('double-dice', pair, ['pass']).seen.shooter).toBe('Ben?');
    // Ann hands the keyboard on; Ben now needs the Shooter's Bet, Ann did not.
    const thrown = bankedAfter('double-dice', pair, ['pass', '', '', 'shooter 5', 'roll 3 1']);
    expect(thrown.seen.rolled).toBe(1);
    expect(thrown.told.some(({ text }) => text.includes("needs a bet on Shooter's Bet"))).toBe(true);
  });

  test("double/7.1 a house player who gets the dice makes a Shooter's Bet first", () => {
    const { seen, told } = bankedAfter('double-dice', { house: 1 }, ['pass', '']);
    expect(told.map(({ text }) => text)).toContain("Hana bets $5 on Shooter's Bet.");
    expect(told.some(({ text }) => text.startsWith('Roll 1. Hana throws'))).toBe(true);
    expect(seen.rolled).toBe(1);
  });

  test('double/5.1#2 after a No Throw nothing on the layout may be changed', () => {
    const { aside, table } = scripted('double-dice', alone, [
      'shooter 10',
      '',
      'no throw off-the-mat',
      'six 5',
      'pass',
      '',
      '3 1',
    ]);
    expect(table.join('\n')).toContain('No Throw: a die missed the base of the mat (double/4).');
    expect(aside.join('\n')).toContain(
      'After No Throw no bet is changed until the dice are thrown again and settled. (double/5.1#2)',
    );
    expect(aside.join('\n')).toContain('The throw was void. Throw it again first. (double/5.1)');
    expect(table.join('\n')).toContain('Throw 1 of 4');
  });

  test('double/9.1#2 the bonus is closed once the turn has begun', () => {
    expect(scripted('double-dice', alone, ['shooter 10', 'roll 3 1', 'bonus 5']).aside.at(-1)).toContain(
      '(double/9.1#2)',
    );
  });

  test('double/9 a table may offer no bonus', () => {
    const { aside } = scripted('double-dice', { ...alone, option: { bonus: 'off' } }, ['bonus 5']);
    expect(aside.at(-1)).toContain('bonus');
  });
});
