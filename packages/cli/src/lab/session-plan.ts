import { resolve } from 'node:path';
import { type PlannedBet, readStrategy, type StrategyRefusal } from '@dicepit/simulator';
import { type Order, StrategyFault } from '@dicepit/simulator/threads';
import type { Command } from 'commander';
import { type ChipFlags, type Chosen, chipsTyped, dollars, optionFlag, withChipFlags } from '../choosing.ts';
import { exit, Failure } from '../exit.ts';
import { harmless } from '../harmless.ts';
import type { TerminalFailure } from '../language.ts';
import { betFlag, offeredBets, type TypedBet } from './bets.ts';
import type { ChosenGame } from './chosen-game.ts';
import { diceFlag, loadedDice, type TypedDice } from './loaded-dice.ts';
import { formatDollars } from './number-text.ts';
import { largeNumber, precisely } from './typed-number.ts';

/** How a session is meant to be played, as it is typed. */
export type SessionFlags = {
  readonly option: Chosen;
  readonly bet: readonly TypedBet[];
  readonly dice?: TypedDice;
  readonly strategyTimeout?: number;
  readonly bank?: number;
  readonly goal?: number;
  readonly stopLoss?: number;
  readonly rolls: number;
} & ChipFlags;

export const withSessionFlags = (command: Command): Command =>
  withChipFlags(
    command
      .addOption(optionFlag())
      .addOption(betFlag(true))
      .addOption(diceFlag())
      .option(
        '--strategy-timeout <seconds>',
        'how long a strategy of a file may think before it is stopped; 10 when left out',
        precisely,
      )
      .option('--bank <dollars>', 'the bankroll; without one nothing ends a session early', dollars)
      .option('--goal <dollars>', 'the bankroll at which the player stops', dollars)
      .option('--stop-loss <dollars>', 'the bankroll at which the player gives up', dollars)
      .option('--rolls <n>', 'the most rolls of a session', largeNumber(1, 1e7), 200),
    'the smallest chip, where winnings are rounded to chips',
  );

/** The order for the simulator. What it could not play fails here, in a sentence. */
export function createOrder({ game, source }: ChosenGame, flags: SessionFlags, strategy?: string): Order {
  const bets = offeredBets(game, flags.bet);
  const { bank, goal, stopLoss, rolls } = flags;
  const stakes = bets.reduce((sum, { stake }) => sum + stake, 0);
  if (bank === undefined && (goal !== undefined || stopLoss !== undefined))
    throw new Failure({ code: 'BANK_MISSING' });
  if (bank !== undefined && bank < stakes)
    throw new Failure({ code: 'BANK_TOO_SMALL', bank: formatDollars(bank), bets: formatDollars(stakes) });
  if (bank !== undefined && goal !== undefined && goal <= bank)
    throw new Failure({ code: 'GOAL_REACHED', goal: formatDollars(goal), bank: formatDollars(bank) });
  if (bank !== undefined && stopLoss !== undefined && stopLoss >= bank)
    throw new Failure({
      code: 'STOPS_AT_ONCE',
      stopLoss: formatDollars(stopLoss),
      bank: formatDollars(bank),
    });
  return {
    game: { pack: source, options: game.options },
    bets,
    strategy: parseStrategies(flags.bet, bets, strategy),
    // Seconds are typed as sums are, to the hundredth.
    strategyTimeoutMs: flags.strategyTimeout === undefined ? undefined : flags.strategyTimeout * 10,
    fall: loadedDice(game, flags.dice)?.fall,
    bankroll: bank,
    goal,
    stopLoss,
    rolls,
    chips: chipsTyped(flags),
  };
}

const isFile = (text: string): boolean => /\.(ts|mts|js|mjs)$/.test(text);

/** One strategy for all bets, or one to each; nothing where all bets are flat. */
function parseStrategies(
  typed: readonly TypedBet[],
  bets: readonly PlannedBet[],
  forAll: string | undefined,
): Order['strategy'] {
  const own = typed.map(({ strategy }) => strategy);
  if (own.every((each) => each === undefined)) return parseStrategy(forAll, bets);
  if (forAll !== undefined) throw new Failure({ code: 'STRATEGY_TWICE' });
  const each = bets.map((bet, at) => parseStrategy(own[at], [bet]));
  return each.every((one) => one === undefined) ? undefined : { each };
}

/** A strategy by its name, such as `press:presses=2`, or by the file that exports it. `flat` is what bets are anyway. */
function parseStrategy(
  text: string | undefined,
  bets: readonly PlannedBet[],
): { readonly named: string } | { readonly file: string } | undefined {
  if (text === undefined) return undefined;
  if (isFile(text)) return { file: resolve(text) };
  const read = readStrategy(text, bets);
  if (!read.ok) throw new Failure(toFailure(read.refusal));
  return text.trim() === 'flat' ? undefined : { named: text };
}

function toFailure(refusal: StrategyRefusal): TerminalFailure {
  if (refusal.code === 'FIGURE_NOT_ALLOWED') return { ...refusal, value: refusal.value || 'none' };
  return { ...refusal, known: refusal.known.join(', ') || 'none' };
}

/** Whatever is wrong with the file of somebody's strategy is told as theirs, with its line. */
export async function blamingStrategy<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof StrategyFault)) throw cause;
    const { fault } = cause;
    const where = { file: fault.file, line: fault.line === undefined ? 'none' : String(fault.line) };
    switch (fault.code) {
      case 'NO_STRATEGY':
        throw new Failure({ code: 'NO_STRATEGY', file: fault.file }, exit.invalid);
      case 'STRATEGY_LOOPS':
        throw new Failure({ code: fault.code, file: fault.file, seconds: fault.seconds }, exit.invalid);
      case 'STRATEGY_ANSWER':
        throw new Failure(
          { code: fault.code, file: fault.file, asked: fault.asked, answer: harmless(fault.answer) },
          exit.invalid,
        );
      case 'STRATEGY_NOT_LOADED':
      case 'STRATEGY_THROWS':
        throw new Failure({ code: fault.code, ...where, why: harmless(fault.why) }, exit.invalid);
    }
  }
}
