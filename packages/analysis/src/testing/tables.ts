import {
  type Cents,
  type Game,
  loses,
  movesTo,
  type Pack,
  rest,
  ruleCiting,
  stands,
  toTerms,
  twoDice,
  type Wager,
  wager,
  wins,
} from '@dicepit/engine';
import { type RepeatedBet, repeatedBets } from '../repeated-bet.ts';

/** A pack opened with options that a test knows to be allowed. */
export function gameOf(pack: Pack, options: Readonly<Record<string, string>> = {}): Game {
  const opened = pack.open(options);
  if (!opened.ok) throw new Error(`refused: ${opened.refusal.code}`);
  return opened.game;
}

export function wagerOf(game: Game, id: string): Wager {
  const wager = game.wagers[id];
  if (wager === undefined) throw new Error(`${game.pack} has no ${id}`);
  return wager;
}

/** Bets at a table, with the smallest chip it pays in where that matters. */
export function betsAt(
  game: Game,
  stakes: Readonly<Record<string, Cents>>,
  chip: Cents | null = null,
): readonly RepeatedBet[] {
  const named = repeatedBets(toTerms(game, { chip }), stakes);
  if (!named.ok) throw new Error(`refused: ${named.refusal.code}`);
  return named.bets;
}

/** One game for each value of each option, the other options at their defaults; the defaults first. */
export function everyOptionOf(pack: Pack): readonly Game[] {
  const others = Object.entries(pack.options).flatMap(([key, { values = [] }]) =>
    values.map((value) => gameOf(pack, { [key]: value })),
  );
  return [gameOf(pack), ...others];
}

const rule = ruleCiting<string>();
const { total } = twoDice;

const pointStage = (point: number) =>
  [
    rule('made', total(point), wins('1 to 1')),
    rule('out', total(7), loses),
    rule('on', rest, stands),
  ] as const;

/** Ordinary craps, which no pack has: a wager whose stages lead to one another before it is decided. */
export const passLine = wager({
  id: 'pass-line',
  name: 'Pass Line',
  clause: 'craps',
  stages: {
    comeOut: [
      rule('natural', total(7, 11), wins('1 to 1')),
      rule('craps', total(2, 3, 12), loses),
      rule('point', total(4), movesTo('on4')),
      rule('point', total(5), movesTo('on5')),
      rule('point', total(6), movesTo('on6')),
      rule('point', total(8), movesTo('on8')),
      rule('point', total(9), movesTo('on9')),
      rule('point', total(10), movesTo('on10')),
    ],
    on4: pointStage(4),
    on5: pointStage(5),
    on6: pointStage(6),
    on8: pointStage(8),
    on9: pointStage(9),
    on10: pointStage(10),
  },
});

/**
 * Even money on some totals against all others, decided by every roll: the duel that closed forms speak of.
 */
export const evenMoney = (totals: readonly number[]): Wager =>
  wager({
    id: 'even-money',
    name: 'Even money',
    clause: 'even',
    stages: { next: [rule('even', total(...totals), wins('1 to 1')), rule('even', rest, loses)] },
  });

/**
 * A wager whose stages lead back to one another: it swings from left to right and back until it is decided.
 */
export const swing = wager({
  id: 'swing',
  name: 'Swing',
  clause: 'swing',
  stages: {
    left: [
      rule('swing', total(12), wins('7.5 to 1')),
      rule('swing', total(6, 7, 8), movesTo('right')),
      rule('swing', rest, stands),
    ],
    right: [
      rule('swing', total(2, 3), loses),
      rule('swing', total(12), wins('2 to 1')),
      rule('swing', rest, movesTo('left')),
    ],
  },
});
