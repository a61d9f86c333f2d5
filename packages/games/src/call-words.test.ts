import {
  bet,
  bookCalls,
  type CallWording,
  endsTurn,
  type Game,
  loses,
  movesTo,
  offendedBy,
  type Pack,
  RollSet,
  rest,
  roll,
  sayCall,
  sayFaces,
  shooterKeepsDice,
  simplePack,
  stands,
  toCalledTotal,
  twoDice,
  voidCalled,
  wins,
  wordableCalls,
} from '@dicepit/engine';
import { callsIn, everyLanguage } from '@dicepit/words';
import { describe, expect, test } from 'vitest';
import { doubleDice } from './double-dice/pack.ts';
import { announcing, bankedPacks } from './index.ts';
import { snakeEyesNsw } from './snake-eyes-nsw/pack.ts';
import { snakeEyesNz } from './snake-eyes-nz/pack.ts';
import { registers } from './texts.ts';
import { wonderDice } from './wonder-dice/pack.ts';

const [en, de, fr] = [callsIn('en'), callsIn('de'), callsIn('fr')];

function gameOf(pack: Pack): Game {
  const opened = pack.open();
  if (!opened.ok) throw new Error(`${pack.id} refuses its defaults`);
  return opened.game;
}

const said = (pack: Pack, dice: string, wording: CallWording): string =>
  sayCall(wording, toCalledTotal(gameOf(pack), roll(dice), 'dealer'));

describe('a call in words', () => {
  test.each([
    [snakeEyesNz, '4-4', 'Eight, hard', 'Acht, hart', 'Huit en paire'],
    [snakeEyesNz, '5-3', 'Eight, easy', 'Acht, weich', 'Huit sans paire'],
    [snakeEyesNz, '1-1', 'Snake eyes', 'Schlangenaugen', 'Snake eyes'],
    [snakeEyesNz, '6-6', 'Twelve', 'Zwölf', 'Douze'],
    [snakeEyesNz, '6-1', 'Seven', 'Sieben', 'Sept'],
    [doubleDice, '3-3', 'Six, double three', 'Sechs, Doppel drei', 'Six, double trois'],
    [doubleDice, '1-1', 'Two, double one', 'Zwei, Doppel eins', 'Deux, double as'],
    [doubleDice, '5-1', 'Six', 'Sechs', 'Six'],
    [wonderDice, '3-3-5', 'Eleven', 'Elf', 'Onze'],
    [wonderDice, '3-3-3', 'Nine, triple three', 'Neun, Drilling drei', 'Neuf, brelan de trois'],
  ] as const)('$0.id $1 is $2', (pack, dice, english, german, french) => {
    expect(said(pack, dice, bookCalls)).toBe(english);
    expect(said(pack, dice, en)).toBe(english);
    expect(said(pack, dice, de)).toBe(german);
    expect(said(pack, dice, fr)).toBe(french);
  });

  test('a seven of the shooter is seven out, one of the dealer is not', () => {
    const game = gameOf(snakeEyesNz);
    expect(sayCall(en, toCalledTotal(game, roll('5-2'), 3))).toBe('Seven out');
    expect(sayCall(de, toCalledTotal(game, roll('5-2'), 'shooter'))).toBe('Sieben, aus');
    expect(sayCall(fr, toCalledTotal(game, roll('5-2'), 'shooter'))).toBe('Sept, la main passe');
    expect(sayCall(en, toCalledTotal(game, roll('5-2'), 'dealer'))).toBe('Seven');
  });

  test('at a table with a course a seven is out where the stage it was thrown in ends the turn', () => {
    const { hard, total } = twoDice;
    const counted = simplePack({
      id: 'counted',
      name: 'Counted',
      dice: 2,
      procedure: shooterKeepsDice({ until: total(7) }),
      course: {
        stages: {
          'come-out': [
            [total(4), movesTo('four')],
            [rest, stands],
          ],
          four: [
            [total(7), endsTurn('come-out')],
            [rest, stands],
          ],
        },
      },
      wagers: [
        // It tells 6-1 from 5-2, and no seven is made the hard way for that.
        bet('any', 'Any', [
          [hard(8), wins('9 to 1')],
          [RollSet.where(2, (each) => each.join() === '6,1'), wins('15 to 1')],
          [rest, loses],
        ]),
      ],
    });
    const called = (thrower: number | 'dealer', course: string) =>
      [en, de, fr].map((words) =>
        sayCall(words, toCalledTotal(gameOf(counted), roll('5-2'), thrower, { thrown: 1, course })),
      );
    expect(called(3, 'four')).toEqual(['Seven out', 'Sieben, aus', 'Sept, la main passe']);
    expect(called(3, 'come-out')).toEqual(['Seven', 'Sieben', 'Sept']);
    expect(called('dealer', 'four')).toEqual(['Seven', 'Sieben', 'Sept']);
  });

  test('the words of the house go before those of the book, for that call alone', () => {
    const game = gameOf(snakeEyesNz);
    const house = { 'hard-4': 'Little Joe', void: 'As you were' };
    expect(sayCall(en, toCalledTotal(game, roll('2-2'), 1), house)).toBe('Little Joe');
    expect(sayCall(en, toCalledTotal(game, roll('3-1'), 1), house)).toBe('Four, easy');
    expect(sayCall(en, voidCalled(game), house)).toBe('As you were');
    expect(sayCall(en, voidCalled(game))).toBe('No roll');
  });

  test.each(bankedPacks.map((pack) => [pack.id, pack] as const))(
    'every call of %s has words in every language, each call its own',
    (_, pack) => {
      const game = gameOf(pack);
      for (const language of everyLanguage) {
        const wording = callsIn(language);
        const books = wordableCalls(game, wording).map(({ book }) => book);
        expect(new Set(books).size).toBe(books.length);
        expect(books.filter((book) => /[{}\d]|undefined/.test(book))).toEqual([]);
        expect(wording.voids).toHaveProperty([game.procedure.voidRoll.call]);
      }
      // Drills know the calls by the words of the book, which the English catalogue has too.
      expect(wordableCalls(game, bookCalls)).toEqual(wordableCalls(game, en));
    },
  );

  test.each([
    ['3-5-3', 'two threes and a five'],
    ['6-6-6', 'three sixes'],
    ['1-2-4', 'a one, a two and a four'],
  ])('the faces %s', (dice, english) => {
    expect(sayFaces(roll(dice))).toBe(english);
  });
});

describe('what the rules say has to be heard', () => {
  const offence = (pack: Pack, key: string, text: string, wording = en) => {
    const wordable = wordableCalls(gameOf(pack), wording).find((each) => each.key === key);
    if (wordable === undefined) throw new Error(`${key} is no call of ${pack.id}`);
    return offendedBy(wordable, text, { wording, prescribed: announcing[pack.id]?.calls ?? {} });
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
    expect(offence(snakeEyesNsw, 'total-12', 'Doppelsechs', de)).toBe('nsw/4.3.1');
    expect(offence(snakeEyesNsw, 'total-12', 'Zwölf, Doppelsechs', de)).toBeUndefined();
    expect(offence(snakeEyesNsw, 'total-12', 'Twelve', de)).toBe('nsw/4.3.1');
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
