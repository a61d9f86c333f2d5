import {
  calledOf,
  callWordings,
  type Game,
  germanVoids,
  type Language,
  offendedBy,
  type Pack,
  roll,
  sayCall,
  sayFaces,
  sayVoid,
  wordableCalls,
} from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { announcing, bankedPacks, doubleDice, snakeEyesNsw, snakeEyesNz, wonderDice } from './index.ts';
import { registers } from './texts.ts';

function gameOf(pack: Pack): Game {
  const opened = pack.open();
  if (!opened.ok) throw new Error(`${pack.id} refuses its defaults`);
  return opened.game;
}

const said = (pack: Pack, dice: string, language: Language = 'en'): string =>
  sayCall(callWordings[language], calledOf(gameOf(pack), roll(dice), 'dealer'));

describe('a call in words', () => {
  test.each([
    [snakeEyesNz, '4-4', 'Eight, hard', 'Acht, hart'],
    [snakeEyesNz, '5-3', 'Eight, easy', 'Acht, weich'],
    [snakeEyesNz, '1-1', 'Snake eyes', 'Schlangenaugen'],
    [snakeEyesNz, '6-6', 'Twelve', 'Zwölf'],
    [snakeEyesNz, '6-1', 'Seven', 'Sieben'],
    [doubleDice, '3-3', 'Six, double three', 'Sechs, Doppel drei'],
    [doubleDice, '1-1', 'Two, double one', 'Zwei, Doppel eins'],
    [doubleDice, '5-1', 'Six', 'Sechs'],
    [wonderDice, '3-3-5', 'Eleven', 'Elf'],
    [wonderDice, '3-3-3', 'Nine, triple three', 'Neun, Drilling drei'],
  ] as const)('$0.id $1 is $2', (pack, dice, english, german) => {
    expect(said(pack, dice)).toBe(english);
    expect(said(pack, dice, 'de')).toBe(german);
  });

  test('a seven of the shooter is seven out, one of the dealer is not', () => {
    const game = gameOf(snakeEyesNz);
    expect(sayCall(callWordings.en, calledOf(game, roll('5-2'), 3))).toBe('Seven out');
    expect(sayCall(callWordings.de, calledOf(game, roll('5-2'), 'shooter'))).toBe('Sieben, aus');
    expect(sayCall(callWordings.en, calledOf(game, roll('5-2'), 'dealer'))).toBe('Seven');
  });

  test('the words of the house go before those of the book, for that call alone', () => {
    const game = gameOf(snakeEyesNz);
    const house = { 'hard-4': 'Little Joe', void: 'As you were' };
    expect(sayCall(callWordings.en, calledOf(game, roll('2-2'), 1), house)).toBe('Little Joe');
    expect(sayCall(callWordings.en, calledOf(game, roll('3-1'), 1), house)).toBe('Four, easy');
    expect(sayVoid(game, 'en', house)).toBe('As you were');
    expect(sayVoid(game, 'en')).toBe('No roll');
  });

  test.each(bankedPacks.map((pack) => [pack.id, pack] as const))(
    'every call of %s has words in every language, each call its own',
    (_, pack) => {
      const game = gameOf(pack);
      for (const language of ['en', 'de'] as const) {
        const books = wordableCalls(game, language).map(({ book }) => book);
        expect(new Set(books).size).toBe(books.length);
        expect(books.filter((book) => /[{}\d]|undefined/.test(book))).toEqual([]);
      }
      expect(germanVoids).toHaveProperty([game.procedure.voidRoll.call]);
    },
  );

  test.each([
    ['3-5-3', 'two threes and a five', 'zwei Dreien und eine Fünf'],
    ['6-6-6', 'three sixes', 'drei Sechsen'],
    ['1-2-4', 'a one, a two and a four', 'eine Eins, eine Zwei und eine Vier'],
  ])('the faces %s', (dice, english, german) => {
    expect(sayFaces(roll(dice))).toBe(english);
    expect(sayFaces(roll(dice), 'de')).toBe(german);
  });
});

describe('what the rules say has to be heard', () => {
  const offence = (pack: Pack, key: string, text: string, language: Language = 'en') => {
    const wordable = wordableCalls(gameOf(pack), language).find((each) => each.key === key);
    if (wordable === undefined) throw new Error(`${key} is no call of ${pack.id}`);
    return offendedBy(wordable, text, { language, prescribed: announcing[pack.id]?.calls ?? {} });
  };

  test.each([
    ['the total by its name', 'hard-4', 'Little Joe, four', undefined],
    ['the total by its figure', 'hard-4', 'Little Joe (4)', undefined],
    ['no total', 'hard-4', 'Little Joe', 'nz/5.6(a)'],
    ['another figure that holds it', 'hard-4', 'Little Joe 14', 'nz/5.6(a)'],
    ["the book's own call", 'total-2', 'Snake eyes!', undefined],
    ['no word of a void roll', 'void', 'As you were', 'nz/6.3-tail'],
    ['the very word', 'void', 'No roll, thank you', undefined],
  ])('nz/5.6(a) a call with %s', (_, key, text, clause) => {
    expect(offence(snakeEyesNz, key, text)).toBe(clause);
  });

  test('in each language by its own names', () => {
    expect(offence(snakeEyesNsw, 'total-12', 'Doppelsechs', 'de')).toBe('nsw/4.3.1');
    expect(offence(snakeEyesNsw, 'total-12', 'Zwölf, Doppelsechs', 'de')).toBeUndefined();
    expect(offence(snakeEyesNsw, 'total-12', 'Twelve', 'de')).toBe('nsw/4.3.1');
  });

  test('Double Dice prescribes the void call alone, Wonder Dice nothing', () => {
    expect(offence(doubleDice, 'total-6', 'Half a dozen')).toBeUndefined();
    expect(offence(doubleDice, 'void', 'Again')).toBe('double/4');
    expect(offence(wonderDice, 'void', 'Again')).toBeUndefined();
  });

  test('every clause cited is in the register of its pack', () => {
    for (const [pack, { calls = {} }] of Object.entries(announcing))
      for (const clause of Object.values(calls))
        expect(registers[pack]?.map((row) => row.clause)).toContain(clause);
  });
});
