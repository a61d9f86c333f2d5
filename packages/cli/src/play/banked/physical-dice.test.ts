import { describe, expect, test } from 'vitest';
import { bankedAfter, chipsAstray, scripted } from '../scripted.ts';

const alone = { dice: 'physical', house: 0 } as const;
const rackAfter = (pack: string, lines: readonly string[], given = {}): number | undefined => {
  const { play, seen } = bankedAfter(pack, { ...alone, ...given }, lines);
  expect(chipsAstray(play)).toBe(0);
  return seen.racks.get('You');
};

describe('Snake Eyes, New Zealand, with typed dice', () => {
  test('nz/4.9(hardways-6) $10 on hard 6 at 9 to 1: $200 becomes $290', () => {
    expect(rackAfter('snake-eyes-nz', ['hard 6 10'])).toBe(190_00);
    expect(rackAfter('snake-eyes-nz', ['hard 6 10', '', '3 3'])).toBe(290_00);
    expect(rackAfter('snake-eyes-nz', ['hard 6 10', '', '33'], { option: { 'hard-6': '8' } })).toBe(280_00);
  });

  test('nz/4.1(a)(i)(A) an easy six takes it', () => {
    expect(rackAfter('snake-eyes-nz', ['hard 6 10', 'roll 5 1'])).toBe(190_00);
  });

  test('nz/4.2 other totals leave it up', () => {
    const { seen } = bankedAfter('snake-eyes-nz', alone, ['hard 6 10', 'roll 5 4']);
    expect(seen.bets).toEqual(['You hard-6 10']);
  });

  test('nz/4.9(field-2) the field pays 3, 2 and 3 to 1 on two under options 1, 2 and 3', () => {
    for (const [field, rack] of [
      ['1', 230_00],
      ['2', 220_00],
      ['3', 230_00],
    ] as const) {
      expect(rackAfter('snake-eyes-nz', ['field 10', 'roll 1 1'], { option: { field } })).toBe(rack);
    }
  });

  test('nz/4.9 a settlement line has stake, wager, odds, winnings and both clauses', () => {
    const { table } = scripted('snake-eyes-nz', alone, ['hard 6 10', 'roll 3 3']);
    expect(table).toContain('Roll 1. You throw: 3-3, hard six!');
    expect(table).toContain('  You win $90: $10 on Hard 6 at 9 to 1. nz/4.1(a)(i), nz/4.9(hardways-6)');
    expect(table).toContain('Racks: You $290.');
  });

  test('nz/5.7(a) a seven gives the dice to the next player, and they come round', () => {
    const three = { dice: 'physical', house: 0, name: ['Ann', 'Ben', 'Cy'] } as const;
    const seven = ['six 5', '', 'six 5', '', 'six 5', '', '6 1'];
    const shooters = [0, 1, 2, 3].map((turns) => {
      // Everybody is ready again, and the dice are out: they found a thrower.
      const lines = [...Array.from({ length: turns }, () => seven).flat(), ...seven.slice(0, -1)];
      return bankedAfter('snake-eyes-nz', three, lines).seen.shooter;
    });
    expect(shooters).toEqual(['Ann', 'Ben', 'Cy', 'Ann']);
  });

  test('nz/6.3(b) a die on the other voids the roll: nothing is decided and bets may be changed', () => {
    const { seen, told } = bankedAfter('snake-eyes-nz', alone, [
      'field 10',
      '',
      'void die-on-die',
      'take field 5',
    ]);
    expect(told.map(({ text }) => text).join('\n')).toContain(
      'No roll: one die came to rest on the other (nz/6.3(b)).',
    );
    expect(seen.bets).toEqual(['You field 5']);
    expect(seen.rolled).toBe(0);
  });

  test('nz/6.3(a) nz/6.1 a die off the table is looked for, inspected and back before the next throw', () => {
    const lines = ['field 10', '', 'no roll left-the-table', '', '2 2'];
    const { table } = scripted('snake-eyes-nz', alone, lines);
    const told = table.join('\n');
    expect(told).toContain('No roll: a die left the table (nz/6.3(a)). Every bet stands');
    expect(told).toMatch(/Incident: D\d has left the table\. nz\/6\.1\n/);
    expect(told).toMatch(/D\d is found sound and goes to the shooter\. nz\/6\.1\(c\)/);
    expect(told).toContain('You win $10: $10 on Field Bet');
  });

  test('nz/6.4(c) a reason that needs words is called with them, and refused without', () => {
    const lines = ['field 5', '', 'no roll improper', 'no roll improper: the cat was on the table'];
    const { aside, table } = scripted('snake-eyes-nz', alone, lines);
    expect(aside.at(-1)).toBe('Say in words why the roll is void. (nz/6.4(c))');
    expect(table.join('\n')).toContain('"the cat was on the table" (nz/6.4(c)). Every bet stands');
  });

  test('a float that is too small for a win is filled before it is paid', () => {
    const high = { rack: 1_000_000_00, maximum: 1_000_000_00 };
    expect(rackAfter('snake-eyes-nz', ['craps-2 1000000', 'roll 1 1'], high)).toBe(34_000_000_00);
  });

  test('what is no reason for a void roll is refused with the reasons there are', () => {
    const { aside } = scripted('snake-eyes-nz', alone, [
      'void die-on-die',
      'field 5',
      '',
      'void',
      'void bad luck',
      'no roll',
    ]);
    expect(aside.join('\n')).toContain('There is no roll to void');
    expect(aside.join('\n')).toContain('A void roll needs a reason');
    expect(aside.join('\n')).toContain("'bad luck' is no reason for a void roll here");
  });
});

describe('Snake Eyes, New South Wales, with typed dice', () => {
  test('nsw/6.5 winnings are rounded up to the smallest chip, once for the wager', () => {
    expect(rackAfter('snake-eyes-nsw', ['hard 4 5', 'roll 2 2'])).toBe(200_00 + 38_00);
    expect(rackAfter('snake-eyes-nsw', ['hard 4 5', 'roll 2 2'], { chip: 2_50 })).toBe(237_50);
    expect(rackAfter('snake-eyes-nsw', ['hard 4 5', 'roll 2 2'], { chip: 1_00 })).toBe(238_00);
    const { table } = scripted('snake-eyes-nsw', { ...alone, chip: 1_00 }, ['hard 4 5', 'roll 2 2']);
    expect(table.join('\n')).toContain('You win $38: $5 on Hard 4 at 7.5 to 1, up from $37.5 (nsw/6.5).');
  });

  test('nsw/6.5 the operator is warned where rounding takes the edge, and only there', () => {
    const warned = (given: object): string =>
      scripted('snake-eyes-nsw', { ...alone, ...given }, [])
        .aside.filter((line) => line.startsWith('Warning'))
        .join('\n');
    expect(warned({ chip: 1_00 })).toContain(
      'takes the whole edge on a bet of $1 on hard-4, hard-6, hard-8 and hard-10.',
    );
    expect(warned({ chip: 25_00, minimum: 5_00 })).toContain('gives the player the edge');
    expect(warned({ chip: 1_00, minimum: 2_00 })).toBe('');
    expect(warned({ chip: 50 })).toBe('');
    // The usual chips begin at a dollar, and so does the smallest bet.
    expect(warned({})).toContain('takes the whole edge');
  });

  test('nsw/9.1 players are told the posted odds and no chances', () => {
    const nsw = scripted('snake-eyes-nsw', alone, ['odds hard-6', 'odds', 'history', 'felt']).table.join(
      '\n',
    );
    expect(nsw).toContain('pays 9.5 to 1 on 3-3');
    expect(nsw).toContain('(nsw/9.1)');
    expect(nsw).not.toMatch(/\d+\/\d+ of|average|Past rolls/);
    expect(scripted('snake-eyes-nz', alone, ['odds hard-6']).table.join('\n')).toContain(
      'Wins 1/11 of the time',
    );
  });
});

describe('Wonder Dice with typed dice', () => {
  test('wonder/numbers-5 wonder/any-triple-2 wonder/high-4 three sixes pay twice and lose high', () => {
    expect(rackAfter('wonder-dice', ['number-6 10, triple 1, high 5', 'roll 666'])).toBe(
      200_00 + 30_00 + 30_00 - 5_00,
    );
    expect(scripted('wonder-dice', alone, ['triple 1', 'roll 6 6 6']).table).toContain(
      'Roll 1. The dealer throws: 6-6-6, triple sixes, eighteen!',
    );
  });

  test('wonder/rules-5 after a void round every bet stands, locked, until the dice are thrown again', () => {
    const lines = ['field 5', '', 'void not-flat', 'high 5', 'take field', '', '1 2 3'];
    const { aside, table } = scripted('wonder-dice', alone, lines);
    expect(
      aside.filter((line) => line.includes('no bet is changed until the dice are thrown again')),
    ).toHaveLength(2);
    expect(table.join('\n')).toContain('Roll 2. The dealer throws: 1-2-3, six.');
  });

  test('wonder/rules-3 the dealer has the dice, so there are none to pass', () => {
    expect(scripted('wonder-dice', alone, ['pass']).aside.join('\n')).toContain(
      'The dealer throws in this game; there is no shooter. (wonder/rules-3)',
    );
  });

  test('wonder/bets-2 the cup is not shaken before a bet is down', () => {
    const { seen, told } = bankedAfter('wonder-dice', { house: 0 }, ['', '', '']);
    expect(seen.rolled).toBe(0);
    expect(told.at(-1)?.text).toContain('Nobody has a bet. Place one first. (wonder/bets-2)');
  });
});

describe('dice that are typed wrongly', () => {
  test('nz/4.4 nz/4.7 while the dice are out no bet is made in the usual way, and one may be taken down', () => {
    const out = ['field 5, six 5', ''];
    const bets = (lines: readonly string[]) =>
      bankedAfter('snake-eyes-nz', alone, [...out, ...lines]).seen.bets;
    expect(bets(['eight 5'])).toEqual(['You field 5', 'You six 5']);
    expect(scripted('snake-eyes-nz', alone, [...out, 'eight 5']).aside.at(-1)).toContain('(nz/4.4)');
    expect(bets(['take field'])).toEqual(['You six 5']);
    expect(bankedAfter('snake-eyes-nz', alone, [...out, 'take field', '3 3']).seen.rolled).toBe(1);
  });

  test('nz/4.4(b) a late bet is called and confirmed while they are out', () => {
    const { seen, play } = bankedAfter('snake-eyes-nz', alone, [
      'field 5',
      '',
      'late six 5, late hard 6 5',
      '3 3',
    ]);
    expect(chipsAstray(play)).toBe(0);
    expect(seen.racks.get('You')).toBe(195_00);
    const called = bankedAfter('snake-eyes-nz', alone, ['field 5', '', 'late hard 6 5, six 5', '3 3']);
    expect(called.seen.racks.get('You')).toBeGreaterThan(200_00);
    expect(scripted('snake-eyes-nz', alone, ['late six 5']).aside.at(-1)).toMatch(/\(nz\/4\.4/);
    expect(scripted('wonder-dice', alone, ['field 5', '', 'late high 5']).aside.at(-1)).toMatch(/\(wonder\//);
  });

  test.each(['7 7', '3', '3 3 3', '0 1', 'three', '3.5 2'])('%s is not a roll', (typed) => {
    const { seen, told } = bankedAfter('snake-eyes-nz', alone, ['field 5', '', typed]);
    expect(seen.rolled).toBe(0);
    expect(seen.calling).toBe(true);
    expect(told.at(-1)?.to).toBe('aside');
  });

  test('software dice are not typed', () => {
    const { seen, told } = bankedAfter('snake-eyes-nz', { house: 0 }, ['field 5', 'roll 3 3']);
    expect(seen.rolled).toBe(0);
    expect(told.at(-1)?.text).toContain('--dice physical');
  });
});
