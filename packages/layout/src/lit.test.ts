import {
  everyRoll,
  type Game,
  isOneRoll,
  type Layout,
  litAreas,
  litByRoll,
  type Pack,
  roll,
  rollInView,
  ruleFor,
  settleBet,
  toTerms,
} from '@dicepit/engine';
import { bankedPacks, layouts } from '@dicepit/games';
import { doubleDice } from '@dicepit/games/packs/double-dice';
import { snakeEyesNsw } from '@dicepit/games/packs/snake-eyes-nsw';
import { snakeEyesNz } from '@dicepit/games/packs/snake-eyes-nz';
import { describe, expect, test } from 'vitest';
import { craps } from '../../../examples/craps/src/pack.ts';
import { casinoSupervisor, givenShooter, rulesOf } from '../../games/src/testing/given-table.ts';
import { drawFelt } from './felt.ts';

const everyGame = [
  ...bankedPacks.map((pack) => ({ of: pack.id, game: open(pack) })),
  { of: 'snake-eyes-nz, field option 3', game: open(snakeEyesNz, { field: '3' }) },
  { of: 'snake-eyes-nsw, option two', game: open(snakeEyesNsw, { table: '2' }) },
  { of: 'double-dice without the bonus', game: open(doubleDice, { bonus: 'off' }) },
];

describe('lit areas', () => {
  test.each([
    ['nz/3.4(c)(ii)', snakeEyesNz],
    ['nsw/2.6.3.2', snakeEyesNsw],
  ] as const)('%s 2-2 lights Hard 4, Hardway Combo and Field and nothing else', (_, pack) => {
    const game = open(pack);
    expect(litAreas(game, roll('2-2')).toSorted()).toEqual(['field', 'hard-4', 'hardway-combo']);
    const drawn = drawnAreas(game, '2-2', 'wide').filter(({ isLit }) => isLit);
    expect(drawn.map(({ wager }) => wager).toSorted()).toEqual(['field', 'hard-4', 'hardway-combo']);
  });

  describe.each(everyGame)('$of', ({ game }) => {
    test.each(everyRoll[game.dice].map((dice) => dice.join('-')))(
      '%s lights the wagers that win on it',
      (dice) => {
        const winning = Object.values(game.wagers)
          .filter((wager) => ruleFor(wager, wager.opensAt, roll(dice)).verdict.kind === 'wins')
          .map(({ id }) => id)
          .toSorted();
        for (const shape of ['wide', 'portrait'] as const) {
          const areas = drawnAreas(game, dice, shape);
          const lit = areas.filter(({ isLit }) => isLit).map(({ wager }) => wager);
          expect(lit.toSorted()).toEqual(winning);
          // A lit area comes after every other, so that nothing covers its light.
          expect(areas.slice(areas.length - lit.length).map(({ wager }) => wager)).toEqual(lit);
        }
      },
    );

    test('every wager that one roll decides is lit by some roll', () => {
      const everLit = new Set(everyRoll[game.dice].flatMap((called) => litAreas(game, called)));
      const dark = Object.values(game.wagers).filter((wager) => isOneRoll(wager) && !everLit.has(wager.id));
      expect(dark).toEqual([]);
    });
  });

  test('a bet past its opening stage is lit by its own stage', () => {
    const game = open(doubleDice);
    const bets = [
      { wager: 'shooters-bet', stage: 'throw4' },
      { wager: 'bonus', stage: 'set5throw1' },
    ];
    expect(litAreas(game, roll('3-3')).toSorted()).toEqual(['double-3', 'number-6']);
    expect(litAreas(game, roll('3-3'), { bets }).toSorted()).toEqual([
      'double-3',
      'number-6',
      'shooters-bet',
    ]);
    expect(litAreas(game, roll('4-3'), { bets }).toSorted()).toEqual(['any-7', 'bonus']);
  });

  describe('at craps', () => {
    const game = open(craps);

    test('nothing that is off is lit, and nothing that needs a bet to lean on', () => {
      // Big 6 and the hop are on at every roll.
      expect(litAreas(game, roll('3-3'))).toEqual(['big-6', 'hop-3-3']);
      expect(litAreas(game, roll('6-5'))).toContain('pass-line');
      expect(litAreas(game, roll('6-5'))).not.toContain('come');
    });

    test('with a point, numbers are on and no line is open', () => {
      const lit = litAreas(game, roll('3-3'), { course: 'point-8' });
      expect(lit).toEqual(['place-6', 'buy-6', 'big-6', 'hard-6', 'hop-3-3']);
      expect(litAreas(game, roll('6-1'), { course: 'point-8' })).toContain('come');
      expect(litAreas(game, roll('6-1'), { course: 'point-8' })).not.toContain('pass-line');
    });

    test('of several bets on one wager each is asked', () => {
      const bets = [
        { wager: 'come', stage: 'on-6' },
        { wager: 'come', stage: 'come' },
        { wager: 'come-odds-6', stage: 'up' },
      ];
      expect(litAreas(game, roll('3-3'), { bets, course: 'point-8' })).toEqual(
        expect.arrayContaining(['come', 'come-odds-6']),
      );
      expect(litAreas(game, roll('3-3'), { bets })).toEqual(['come', 'big-6', 'hop-3-3']);
    });

    test.each(['come-out', 'point-8'])('in %s a bet is lit where it is paid, on every roll', (course) => {
      const terms = toTerms(game);
      const faults = Object.values(game.wagers).flatMap(({ id, stages }) =>
        Object.keys(stages).flatMap((stage) =>
          everyRoll[2].filter((dice) => {
            const bet = { player: 'ann', wager: id, stage, stake: 60_00 };
            const isPaid = settleBet(terms, bet, dice, course).verdict === 'wins';
            return litAreas(game, dice, { bets: [bet], course }).includes(id) !== isPaid;
          }),
        ),
      );
      expect(faults).toEqual([]);
    });
  });

  describe('of a roll at a table', () => {
    const seen = (at: ReturnType<typeof givenShooter>) => rollInView(rulesOf('snake-eyes-nsw'), at.table());

    test('are those that were paid where bets lay, and otherwise those that would have been', () => {
      const at = givenShooter('snake-eyes-nsw', [
        [1, 'six', 20_00],
        [2, 'field', 20_00],
      ]);
      at.rolls(6, 3);
      const paid = at
        .table()
        .recent.flatMap(({ settlements }) =>
          settlements.flatMap(({ verdict, wager }) => (verdict === 'wins' ? [wager] : [])),
        );
      const game = open(snakeEyesNsw);
      expect(paid).toEqual(['field']);
      expect(litByRoll(game, seen(at)).toSorted()).toEqual(litAreas(game, roll('6-3')).toSorted());
    });

    test('a bet that the end of the turn has paid is lit although the roll left it standing', () => {
      const at = givenShooter('snake-eyes-nsw', [[1, 'six', 20_00]]);
      at.rolls(6, 3);
      const past = seen(at);
      const decisions = past?.decisions.map(({ bet, line }) => ({
        bet,
        line: { ...line, verdict: 'wins' as const },
      }));
      expect(litByRoll(open(snakeEyesNsw), past && { ...past, decisions: decisions ?? [] })).toContain('six');
    });

    test('are none where it is void or declared invalid', () => {
      const at = givenShooter('snake-eyes-nsw', [[1, 'field', 20_00]]);
      at.rolls(6, 3);
      const game = open(snakeEyesNsw);
      const won = seen(at);
      expect(litByRoll(game, won)).toContain('field');
      expect(litByRoll(game, won && { ...won, invalidated: true })).toEqual([]);
      at.given(casinoSupervisor, { type: 'InvalidateRoll', roll: 1, ground: 'fire', bets: 'refund' });
      expect(litByRoll(game, seen(at))).toEqual([]);
      expect(litByRoll(game, undefined)).toEqual([]);
    });
  });

  test('a felt is open, dark while the dice are out, or dimmed once a roll is called', () => {
    const classOf = (options: object) =>
      /class="([^"]*)"/.exec(
        drawFelt(open(snakeEyesNz), layoutOf('snake-eyes-nz'), { shape: 'wide', ...options }),
      )?.[1];
    expect(classOf({})).toBe('felt felt-wide felt-nz');
    expect(classOf({ diceOut: true })).toBe('felt felt-wide felt-nz out');
    expect(classOf({ roll: roll('4-3') })).toBe('felt felt-wide felt-nz called');
    expect(() => classOf({ roll: roll('4-3-1') })).toThrow('4-3-1 is not a roll of snake-eyes-nz');
  });
});

function drawnAreas(game: Game, dice: string, shape: 'wide' | 'portrait') {
  const options = { shape, roll: roll(dice), font: 'inherited', css: 'inherited' } as const;
  const svg = drawFelt(game, layoutOf(game.pack), options);
  return [...svg.matchAll(/class="(area[^"]*)" data-wager="([^"]*)"/g)].map(
    ([, classes = '', wager = '']) => ({
      wager,
      isLit: classes.split(' ').includes('lit'),
    }),
  );
}

function open(pack: Pack, options: Readonly<Record<string, string>> = {}): Game {
  const opened = pack.open(options);
  if (!opened.ok) throw new Error(`${pack.id} refuses ${JSON.stringify(options)}`);
  return opened.game;
}

function layoutOf(pack: string): Layout {
  const layout = layouts[pack];
  if (layout === undefined) throw new Error(`${pack} has no layout`);
  return layout;
}
