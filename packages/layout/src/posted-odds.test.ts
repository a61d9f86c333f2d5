import { type Game, type Layout, listRules, type Pack, roll, type Shape } from '@dicepit/engine';
import { layouts } from '@dicepit/games';
import { doubleDice } from '@dicepit/games/packs/double-dice';
import { snakeEyesNsw } from '@dicepit/games/packs/snake-eyes-nsw';
import { snakeEyesNz } from '@dicepit/games/packs/snake-eyes-nz';
import { wonderDice } from '@dicepit/games/packs/wonder-dice';
import { describe, expect, test } from 'vitest';
import { drawFelt } from './felt.ts';
import { describeOdds, findOdds, oddsOnTotal, writeOdds } from './plate.ts';

const shapes: readonly Shape[] = ['wide', 'portrait'];

describe('odds printed on a felt', () => {
  test.each(shapes)('nz/4.10 one table shows hard 6 at 8 to 1 and another at 9 to 1, %s', (shape) => {
    expect(printed(open(snakeEyesNz, { 'hard-6': '8' }), 'hard-6', shape)).toEqual(['8 TO 1']);
    expect(printed(open(snakeEyesNz, { 'hard-6': '9' }), 'hard-6', shape)).toEqual(['9 TO 1']);
    expect(printed(open(snakeEyesNz, { 'hard-6': '8' }), 'hard-8', shape)).toEqual(['9 TO 1']);
    expect(printed(open(snakeEyesNz, { 'craps-2': '31' }), 'craps-2', shape)).toEqual(['31 TO 1']);
    expect(printed(open(snakeEyesNz, { 'craps-2': '31' }), 'craps-12', shape)).toEqual(['33 TO 1']);
  });

  test.each([
    ['nz/appendix-1', '1', ['1 TO 1', '2 TO 1', '3 TO 1'], 2],
    ['nz/appendix-2', '2', ['1 TO 1', '2 TO 1', '2 TO 1'], 2],
    ['nz/appendix-3', '3', ['1 TO 1', '3 TO 1'], 1],
  ] as const)('%s field option %s rings only what pays more than 1 to 1', (_, field, odds, rings) => {
    const game = open(snakeEyesNz, { field });
    for (const shape of shapes) {
      expect(printed(game, 'field', shape).toSorted()).toEqual(odds);
      expect(areaText(game, 'field', shape).match(/class="ring"/g)).toHaveLength(rings);
    }
  });

  test('nz/4.10#2 the sign names the field’s option, whatever single lines are set to', () => {
    const game = open(snakeEyesNz, { field: '2', 'hard-4': '6', 'craps-12': '30' });
    for (const shape of shapes)
      expect(lettered(game, shape).join()).toContain('NEW ZEALAND · FIELD OPTION 2');
  });

  test('nsw/diagram-a option one prints its own figures', () => {
    const game = open(snakeEyesNsw, { table: '1' });
    expect(printed(game, 'hard-4')).toEqual(['7.5 TO 1']);
    expect(printed(game, 'hard-6')).toEqual(['9.5 TO 1']);
    expect(printed(game, 'eleven')).toEqual(['16 TO 1']);
    expect(lettered(game, 'wide')).toContain('NEW SOUTH WALES · OPTION ONE');
  });

  test('nsw/8.1 a table on option two shows no figure of option one', () => {
    const words = lettered(open(snakeEyesNsw, { table: '2' }), 'wide');
    expect(words).toContain('NEW SOUTH WALES · OPTION TWO');
    expect(words).toContain('7 TO 1');
    for (const figure of ['7.5 TO 1', '9.5 TO 1', '16 TO 1']) expect(words).not.toContain(figure);
  });

  test('nsw/diagram-b the field shows twelve at 2 to 1, and option one rings only the two', () => {
    expect(printed(open(snakeEyesNsw, { table: '2' }), 'field').toSorted()).toEqual([
      '1 TO 1',
      '2 TO 1',
      '3 TO 1',
    ]);
    expect(printed(open(snakeEyesNsw, { table: '1' }), 'field').toSorted()).toEqual(['1 TO 1', '3 TO 1']);
  });

  test.each(shapes)('double/9.4 the bonus shows the odds that are posted, %s', (shape) => {
    const posted = (odds: string) => printed(open(doubleDice, { 'bonus-odds': odds }), 'bonus', shape);
    expect(posted('5,10,20')).toEqual(['5 TO 1', '10 TO 1', '20 TO 1']);
    expect(posted('5.5,12,100')).toEqual(['5.5 TO 1', '12 TO 1', '100 TO 1']);
  });

  test('wonder/numbers-2 a number shows what one, two and three dice pay', () => {
    expect(printed(open(wonderDice), 'number-4')).toEqual(['1, 2 OR 3 TO 1']);
    expect(printed(open(wonderDice), 'any-triple')).toEqual(['30 TO 1']);
  });

  test.each([
    open(snakeEyesNz, { field: '3', 'hard-10': '6' }),
    open(snakeEyesNsw),
    open(doubleDice, { 'bonus-odds': '6,12.5,200' }),
    open(doubleDice, { bonus: 'off' }),
    open(wonderDice),
  ])('every price of a wager stands on its area and no other, $pack $options', (game) => {
    for (const shape of shapes) {
      const onFelt = Object.keys(game.wagers).map((id) => [id, figuresOf(printed(game, id, shape))]);
      const inRules = Object.values(game.wagers).map((wager) => [
        wager.id,
        figuresOf(
          listRules(wager).flatMap(({ verdict }) =>
            verdict.kind === 'wins' ? [verdict.odds.toUpperCase()] : [],
          ),
        ),
      ]);
      expect(onFelt).toEqual(inRules);
    }
  });
});

describe('odds in words', () => {
  const { wagers } = open(snakeEyesNz);

  test('several odds are written together', () => {
    expect(writeOdds(['7.5 to 1'])).toBe('7.5 TO 1');
    expect(writeOdds(['1 to 1', '2 to 1'])).toBe('1 OR 2 TO 1');
    expect(writeOdds(['2 to 1 less 5%'])).toBe('2 TO 1 −5%');
    expect(writeOdds(['1 to 1', '2 to 1', '3 to 1'])).toBe('1, 2 OR 3 TO 1');
  });

  test('a wager tells all its prices, the lowest first', () => {
    expect(wagers['field'] && describeOdds(wagers['field'])).toBe('pays 1 to 1, 2 to 1 or 3 to 1');
    expect(wagers['hard-4'] && describeOdds(wagers['hard-4'])).toBe('pays 7 to 1');
  });

  test('a felt that asks for the odds of a roll that does not win is our mistake', () => {
    expect(() => wagers['hard-4'] && findOdds(wagers['hard-4'], { on: roll('3-1') })).toThrow(
      'does not win on 3-1',
    );
    expect(() => wagers['hard-4'] && oddsOnTotal(wagers['hard-4'], 4)).toThrow('does not win');
    expect(wagers['field'] && oddsOnTotal(wagers['field'], 12)).toBe('2 to 1');
  });
});

/** What stands on an area in the colour of odds, without the OR between two numbers. */
function printed(game: Game, wager: string, shape: Shape = 'wide'): readonly string[] {
  return [...areaText(game, wager, shape).matchAll(/<text[^>]*class="odds"[^>]*>([^<]*)</g)]
    .map(([, text = '']) => text.replace(/^.* · /, ''))
    .filter((text) => text !== 'OR');
}

const figuresOf = (odds: readonly string[]): readonly string[] =>
  [...new Set(odds.flatMap((text) => text.replace(/ TO 1$/, '').split(/, | OR /)))].toSorted();

function areaText(game: Game, wager: string, shape: Shape): string {
  const svg = drawFelt(game, layoutOf(game), { shape, font: 'inherited', css: 'inherited' });
  return svg.split(`data-wager="${wager}"`)[1]?.split('data-wager=')[0] ?? '';
}

function lettered(game: Game, shape: Shape): readonly string[] {
  const svg = drawFelt(game, layoutOf(game), { shape });
  return [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) => text);
}

function open(pack: Pack, options: Readonly<Record<string, string>> = {}): Game {
  const opened = pack.open(options);
  if (!opened.ok) throw new Error(`${pack.id} refuses ${JSON.stringify(options)}`);
  return opened.game;
}

function layoutOf({ pack }: Game): Layout {
  const layout = layouts[pack];
  if (layout === undefined) throw new Error(`${pack} has no layout`);
  return layout;
}
