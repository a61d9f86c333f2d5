import { resolve } from 'node:path';
import { type PlannedBet, readStrategy, type StrategyRefusal } from '@dicepit/simulator';
import type { Order } from '@dicepit/simulator/threads';
import type { Command } from 'commander';
import { type ChipFlags, type Chosen, chipsTyped, dollars, optionFlag, withChipFlags } from '../choosing.ts';
import { exit, Failure } from '../exit.ts';
import type { TerminalFailure } from '../language.ts';
import { betFlag, offeredBets } from './bets.ts';
import type { ChosenGame } from './chosen-game.ts';
import { formatDollars } from './number-text.ts';
import { loadExports } from './pack-file.ts';
import { largeNumber } from './typed-number.ts';

/** How a session is meant to be played, as it is typed. */
export type SessionFlags = {
  readonly option: Chosen;
  readonly bet: readonly PlannedBet[];
  readonly bank?: number;
  readonly goal?: number;
  readonly stopLoss?: number;
  readonly rolls: number;
} & ChipFlags;

export const withSessionFlags = (command: Command): Command =>
  withChipFlags(
    command
      .addOption(optionFlag())
      .addOption(betFlag())
      .option('--bank <dollars>', 'the bankroll; without one nothing ends a session early', dollars)
      .option('--goal <dollars>', 'the bankroll at which the player stops', dollars)
      .option('--stop-loss <dollars>', 'the bankroll at which the player gives up', dollars)
      .option('--rolls <n>', 'the most rolls of a session', largeNumber(1, 1e7), 200),
    'the smallest chip, where winnings are rounded to chips',
  );

/** The order for the simulator. What it could not play fails here, in a sentence. */
export async function createOrder(
  { game, source }: ChosenGame,
  flags: SessionFlags,
  strategy?: string,
): Promise<Order> {
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
    strategy: strategy === undefined ? undefined : await parseStrategy(strategy, bets),
    bankroll: bank,
    goal,
    stopLoss,
    rolls,
    chips: chipsTyped(flags),
  };
}

const isFile = (text: string): boolean => /\.(ts|mts|js|mjs)$/.test(text);

/** A strategy by its name, such as `press:presses=2`, or by the file that exports it. */
async function parseStrategy(text: string, bets: readonly PlannedBet[]): Promise<Order['strategy']> {
  if (!isFile(text)) {
    const read = readStrategy(text, bets);
    if (!read.ok) throw new Failure(toFailure(read.refusal));
    return { named: text };
  }
  const file = resolve(text);
  const exported = await loadExports(file);
  if (exported.some((each) => typeof each === 'function' || isStrategy(each))) return { file };
  throw new Failure({ code: 'NO_STRATEGY', file }, exit.invalid);
}

function toFailure(refusal: StrategyRefusal): TerminalFailure {
  if (refusal.code === 'FIGURE_NOT_ALLOWED') return { ...refusal, value: refusal.value || 'none' };
  return { ...refusal, known: refusal.known.join(', ') || 'none' };
}

const isStrategy = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  (value.kind === 'machine' || value.kind === 'decider');
