import { pathToFileURL } from 'node:url';
import { assert, type Pack } from '@dicepit/engine';
import { bankedPacks } from '@dicepit/games';
import type { Plan } from '../plan.ts';
import type { PlannedBet } from '../planned-bet.ts';
import { explainStrategy, readStrategy } from '../strategy/named.ts';
import type { Strategy } from '../strategy/strategy.ts';

/**
 * A plan that can be sent to another thread: functions cannot, so the game is named by its pack and the strategy
 * by its name, or each by the file that exports it.
 */
export type Order = Omit<Plan, 'game' | 'strategy'> & {
  readonly game: {
    /** The id of a pack of the house, or the file of a module that exports one. */
    readonly pack: string;
    readonly options?: Readonly<Record<string, string>>;
  };
  /** Words such as `press:presses=2`, or the file of a module that exports a strategy. */
  readonly strategy?: { readonly named: string } | { readonly file: string } | undefined;
};

/** The plan that an order means. What an order may hold was checked when it was made; here it is taken as right. */
export async function loadPlan(order: Order): Promise<Plan> {
  const pack = bankedPacks.find(({ id }) => id === order.game.pack) ?? (await packIn(order.game.pack));
  const opened = pack.open(order.game.options);
  assert(opened.ok, () => `${pack.id} refuses ${JSON.stringify(order.game.options)}`);
  return { ...order, game: opened.game, strategy: await loadStrategy(order.strategy, order.bets) };
}

/** The strategy that a module exports, or makes of the bets. */
export async function strategyIn(file: string, bets: readonly PlannedBet[]): Promise<Strategy> {
  for (const exported of await loadExports(file)) {
    const made: unknown = typeof exported === 'function' ? exported(bets) : exported;
    if (isStrategy(made)) return made;
  }
  throw new Error(`${file} exports no strategy`);
}

async function loadStrategy(
  named: Order['strategy'],
  bets: readonly PlannedBet[],
): Promise<Strategy | undefined> {
  if (named === undefined) return undefined;
  if ('file' in named) return strategyIn(named.file, bets);
  const read = readStrategy(named.named, bets);
  assert(read.ok, () => (read.ok ? '' : explainStrategy(read.refusal)));
  return read.strategy;
}

async function packIn(file: string): Promise<Pack> {
  const pack = (await loadExports(file)).find(isPack);
  if (pack === undefined) throw new Error(`${file} exports no pack`);
  return pack;
}

async function loadExports(file: string): Promise<readonly unknown[]> {
  const exported: unknown = await import(pathToFileURL(file).href);
  return typeof exported === 'object' && exported !== null ? Object.values(exported) : [];
}

const isStrategy = (value: unknown): value is Strategy =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  (value.kind === 'machine' || value.kind === 'decider');

const isPack = (value: unknown): value is Pack =>
  typeof value === 'object' && value !== null && 'open' in value && 'wagerIds' in value;
