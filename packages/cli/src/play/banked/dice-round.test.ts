import { createColors } from 'picocolors';
import { describe, expect, test } from 'vitest';
import { bankedAfter, scripted, settingsWith } from '../scripted.ts';
import { openPlay } from '../settings.ts';

const alone = { dice: 'physical', house: 0 } as const;
const pair = { dice: 'physical', house: 0, name: ['Ann', 'Ben'] } as const;
const nz = 'snake-eyes-nz';
const asideOf = (pack: string, lines: readonly string[], given = {}): string =>
  scripted(pack, { ...alone, ...given }, lines).aside.at(-1) ?? '';
const shooterAfter = (pack: string, given: object, lines: readonly string[]): string =>
  bankedAfter(pack, { ...alone, ...given }, lines).seen.shooter;

describe('dice that are offered', () => {
  test('nz/5.3(a) nsw/3.2 double/7 at the start of play to whoever sits on the left of the dealer', () => {
    for (const pack of [nz, 'snake-eyes-nsw', 'double-dice'])
      expect(shooterAfter(pack, pair, [])).toBe('Ann?');
  });

  test('nz/5.3(c) they are taken with a word, or with a bet and Enter', () => {
    for (const word of ['take', 'take the dice', 'accept', ''])
      expect(shooterAfter(nz, pair, ['six 5', word])).toBe('Ann');
  });

  test('nz/5.3(b) or declined, and the next player is asked', () => {
    for (const word of ['decline', 'pass', 'decline the dice'])
      expect(shooterAfter(nz, pair, [word])).toBe('Ben?');
    const { seen, told } = bankedAfter(nz, pair, ['decline', '', 'six 5', '']);
    expect(told.map(({ text }) => text)).toContain('Ann declines the dice (nz/5.3(b)).');
    expect(seen).toMatchObject({ shooter: 'Ben', calling: true });
  });

  test('nz/5.3(b) when all decline they are offered again once something has changed', () => {
    const declined = ['decline', 'decline'];
    expect(asideOf(nz, ['decline', ''], {})).toContain('Everybody has declined');
    expect(shooterAfter(nz, {}, ['decline', 'six 5', ''])).toBe('You');
    expect(shooterAfter(nz, {}, declined)).toBe('nobody');
  });

  test('only the one who is asked may take them', () => {
    expect(asideOf(nz, ['six 5', '', 'take'], pair)).toContain('The dice are not offered to you now');
    expect(asideOf('wonder-dice', ['take'])).toContain('there is no shooter. (wonder/rules-3)');
  });

  test('nz/5.9(a) in the course of play only those with a bet are asked, so all may bet first', () => {
    const three = { ...pair, name: ['Ann', 'Ben', 'Cy'] };
    const seven = ['six 5', '', 'six 5', '', 'six 5', '', '6 1'];
    expect(shooterAfter(nz, three, seven)).toBe('nobody');
    expect(shooterAfter(nz, three, [...seven, '', '', 'six 5', ''])).toBe('Cy');
    expect(shooterAfter(nz, three, [...seven, 'six 5', '', 'six 5', '', ''])).toBe('Ben');
  });

  test('somebody at the screen is asked before the dice are theirs, and a script is not', () => {
    const ink = { colours: createColors(false), drawsDice: false, width: undefined };
    const prompts = [true, false].map((asks) => {
      let { next } = openPlay(nz, settingsWith(alone), { ...ink, asks });
      for (const line of ['six 5', 'roll 6 1', 'six 5', '']) ({ next } = next.enter(line));
      return next.prompt;
    });
    expect(prompts).toEqual([
      "You $190 + $5 up, Enter takes the dice and throws, or 'decline' > ",
      'What do the 2 dice show? ',
    ]);
  });
});

describe('dice that are passed', () => {
  test('nz/5.4 nsw/4.1 a shooter needs a bet to throw', () => {
    expect(asideOf(nz, [''])).toContain('The shooter needs a bet on the layout to throw');
    expect(asideOf(nz, [''])).toContain('(nz/5.4)');
    expect(asideOf('snake-eyes-nsw', [''])).toContain('(nsw/4.1)');
  });

  test('nz/5.7-tail a shooter without a bet is asked for one or for the dice', () => {
    expect(asideOf(nz, ['field 5', 'roll 6 3'])).toContain("'pass' the dice (nz/5.7-tail)");
  });

  test('nz/5.7 nz/5.9(a) they go to the next player with a bet', () => {
    const three = { ...pair, name: ['Ann', 'Ben', 'Cy'] };
    const lines = ['six 5', '', '', 'six 5', '', '5 4', '', '', 'six 5'];
    expect(shooterAfter(nz, three, [...lines.slice(0, 6), 'pass', '', '', ''])).toBe('Cy');
    expect(asideOf(nz, ['six 5', '', 'pass'], pair)).toBe('You do not have the dice. (nz/5.7)');
  });

  test('nz/5.9(d) when nobody takes the dice the dealer throws until what is up is decided', () => {
    const lines = ['hard 6 10', 'take', 'pass'];
    expect(shooterAfter(nz, {}, lines)).toBe('dealer');
    expect(asideOf(nz, [...lines, 'field 5'])).toContain('(nz/5.9(d))');
    expect(scripted(nz, alone, [...lines, 'roll 5 4']).table).toContain(
      'Roll 1. The dealer throws: 5-4, nine.',
    );
    expect(bankedAfter(nz, alone, [...lines, 'roll 5 4', 'roll 3 3']).seen).toMatchObject({
      shooter: 'You?',
      rolled: 2,
    });
    expect(asideOf(nz, [...lines, 'take'])).toContain('not offered to you');
    expect(bankedAfter(nz, alone, [...lines, 'take hard-6', 'field 5']).seen.bets).toEqual(['You field 5']);
  });

  test('nsw/3.8.2 in New South Wales they come back to the shooter', () => {
    expect(shooterAfter('snake-eyes-nsw', {}, ['field 5', 'take', 'pass'])).toBe('You?');
  });

  test("double/7.1 a house player who bets to throw throws, and declines or passes only without a Shooter's Bet", () => {
    const lines = Array.from({ length: 150 }, () => ['pass', '']).flat();
    const { told } = bankedAfter('double-dice', { house: 5 }, lines);
    const said = told.map(({ text }) => text);
    const bets = said.flatMap((text, index) => (/^\w+ bets .*Shooter's Bet\.$/.test(text) ? [index] : []));
    expect(bets.length).toBeGreaterThan(10);
    expect(said.some((text) => /^\w+ declines the dice/.test(text))).toBe(true);
    expect(bets.every((index) => !/gives up/.test(said[index + 1] ?? ''))).toBe(true);
  });

  test('the keyboard goes round: the last one ready lets the dice go', () => {
    const two = { house: 0, name: ['Ann', 'Ben'] };
    expect(bankedAfter(nz, two, ['six 5', '']).seen).toMatchObject({ rolled: 0, waiting: ['Ben'] });
    expect(bankedAfter(nz, two, ['six 5', '', '']).seen).toMatchObject({
      rolled: 1,
      waiting: ['Ann', 'Ben'],
    });
  });
});
