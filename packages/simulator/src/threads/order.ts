import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { assert, type Pack } from '@dicepit/engine';
import { bankedPacks } from '@dicepit/games';
import { type PackData, toPack } from '@dicepit/games/data';
import type { Plan } from '../plan.ts';
import type { PlannedBet } from '../planned-bet.ts';
import type { Ways } from '../prepared.ts';
import { eachItsOwn } from '../strategy/each-its-own.ts';
import { explainStrategy, readStrategy } from '../strategy/named.ts';
import { flat, type Strategy } from '../strategy/strategy.ts';
import { findOwnPackages } from './own-packages.ts';
import { STRATEGY_TIMEOUT_MS, strategyIn, withinTime } from './strategy-file.ts';

/**
 * A plan that can be sent to another thread: functions cannot, so the game is named by its pack and the strategy
 * by its name, or each by the file that exports it.
 */
export type Order = Omit<Plan, 'game' | 'strategy'> & {
  readonly game: {
    /** The id of a pack of the house, the file of a module that exports one, or that of one that was built. */
    readonly pack: string;
    readonly options?: Readonly<Record<string, string>>;
  };
  /** Words such as `press:presses=2`, or the file of a module that exports a strategy. */
  readonly strategy?:
    | OrderedStrategy
    | { readonly each: readonly (OrderedStrategy | undefined)[] }
    | undefined;
  /** How long a strategy of a file may take over some thousand rolls. */
  readonly strategyTimeoutMs?: number | undefined;
};

type OrderedStrategy = { readonly named: string } | { readonly file: string };

/** The file of a person's own strategy, which is not trusted to come to an end. */
export function strategyFile({ strategy }: Pick<Order, 'strategy'>): string | undefined {
  const all = strategy === undefined ? [] : 'each' in strategy ? strategy.each : [strategy];
  return all.flatMap((each) => (each !== undefined && 'file' in each ? [each.file] : []))[0];
}

/** Rolls to a block where a strategy of a file is asked: few, so that a loop is soon found. */
const WATCHED_ROLLS = 2 ** 14;

/** How an order is played; none of it changes a result. */
export const waysFor = (order: Order): Ways =>
  strategyFile(order) === undefined
    ? {}
    : { perBlock: Math.max(4, Math.min(4096, Math.floor(WATCHED_ROLLS / order.rolls))) };

/** Does what asks the strategy of an order, and stops it where that never ends. */
export function watched<Value>(order: Order, work: () => Value): Value {
  const file = strategyFile(order);
  return file === undefined ? work() : withinTime(work, file, order.strategyTimeoutMs ?? STRATEGY_TIMEOUT_MS);
}

/** The plan that an order means. What an order may hold was checked when it was made; here it is taken as right. */
export async function loadPlan(order: Order): Promise<Plan> {
  const pack = bankedPacks.find(({ id }) => id === order.game.pack) ?? (await packIn(order.game.pack));
  const opened = pack.open(order.game.options);
  assert(opened.ok, () => `${pack.id} refuses ${JSON.stringify(order.game.options)}`);
  return { ...order, game: opened.game, strategy: await loadStrategy(order) };
}

async function loadStrategy({ strategy, bets, strategyTimeoutMs }: Order): Promise<Strategy | undefined> {
  const load = async (ordered: OrderedStrategy, of: readonly PlannedBet[]): Promise<Strategy> => {
    if ('file' in ordered) return strategyIn(ordered.file, of, strategyTimeoutMs);
    const read = readStrategy(ordered.named, of);
    assert(read.ok, () => (read.ok ? '' : explainStrategy(read.refusal)));
    return read.strategy;
  };
  if (strategy === undefined) return undefined;
  if (!('each' in strategy)) return load(strategy, bets);
  const each = bets.map(async (bet, at) => {
    const ordered = strategy.each[at];
    return ordered === undefined ? flat([bet]) : load(ordered, [bet]);
  });
  return eachItsOwn(await Promise.all(each));
}

async function packIn(file: string): Promise<Pack> {
  findOwnPackages();
  // A built pack was held against its schema when the order was made.
  if (file.endsWith('.json')) {
    const data: PackData = JSON.parse(await readFile(file, 'utf8'));
    return toPack(data);
  }
  const pack = (await loadExports(file)).find(isPack);
  if (pack === undefined) throw new Error(`${file} exports no pack`);
  return pack;
}

async function loadExports(file: string): Promise<readonly unknown[]> {
  const exported: unknown = await import(pathToFileURL(file).href);
  return typeof exported === 'object' && exported !== null ? Object.values(exported) : [];
}

const isPack = (value: unknown): value is Pack =>
  typeof value === 'object' && value !== null && 'open' in value && 'wagerIds' in value;
