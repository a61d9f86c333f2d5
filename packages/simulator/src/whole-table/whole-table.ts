import { assert, type Cents, defaultPace, type Setup, type TableEvent } from '@dicepit/engine';
import { type HouseRun, houseRun, manners, tableRules } from '@dicepit/games';
import type { Method } from '../result.ts';
import { type Interval, meanInterval, meanOfBets } from '../statistics/interval.ts';
import { addAll, deviationOf, noSums, type Sums } from '../statistics/sums.ts';
import { createChance, createDice } from './fate.ts';

/** A table of the house with house players at it. */
export type WholeTable = {
  /** The id of a pack with a bank. */
  readonly pack: string;
  readonly options?: Readonly<Record<string, string>> | undefined;
  /** How many of the pack's house players sit down, from the first; all of them when not said. */
  readonly players?: number | undefined;
  readonly stake: Cents;
  readonly rolls: number;
  readonly seed: string | bigint;
};

/** What came of it: every command was decided by the same rules that decide at a table with people. */
export type WholeTableResult = {
  readonly method: Method;
  readonly seed: string;
  readonly rolls: number;
  readonly commands: number;
  /** How long it would have taken with people, in seconds. */
  readonly seconds: number;
  readonly turns: number;
  /** Throws of a shooter's turn; nothing where nobody shoots. */
  readonly throwsOfTurn: Interval | undefined;
  /** How many turns had so many throws, by their number. */
  readonly turnsOfThrows: Readonly<Record<number, number>>;
  /** Why turns ended: on a seven, by choice, by order, or because the shooter left. */
  readonly turnsEnded: Readonly<Record<string, number>>;
  readonly perWager: readonly WholeTableWager[];
};

export type WholeTableWager = {
  readonly wager: string;
  readonly won: number;
  readonly lost: number;
  readonly staked: Cents;
  readonly net: Cents;
  readonly edge: Interval;
};

/** Runs a table through the real engine until so many rolls are settled. It is slow, and leaves nothing out. */
export function wholeTable(table: WholeTable): WholeTableResult {
  const running = runningWholeTable(table);
  for (;;) {
    const next = running.next();
    if (next.done === true) return next.value;
  }
}

/** The same roll by roll; it yields how many are settled. */
export function* runningWholeTable(table: WholeTable): Generator<number, WholeTableResult, undefined> {
  const run = createHouseRun(table);
  const wagers = new Map<string, { won: number; lost: number; staked: Cents; nets: Sums }>();
  const turnsOfThrows: Record<number, number> = {};
  const turnsEnded: Record<string, number> = {};
  const throwsOfTurn = noSums();
  let [rolls, commands, turns, thrown, now] = [0, 0, 0, 0, run.from];

  const note = (event: TableEvent): void => {
    for (const { wager, verdict, stake, winnings } of settlementsOf(event)) {
      if (verdict === 'stands') continue;
      const kept = wagers.get(wager) ?? { won: 0, lost: 0, staked: 0, nets: noSums() };
      wagers.set(wager, kept);
      if (verdict !== 'pushes') kept[verdict === 'wins' ? 'won' : 'lost']++;
      kept.staked += stake;
      addAll(kept.nets, Float64Array.of(verdict === 'loses' ? -stake : winnings), 1);
    }
    if (event.type === 'RollSettled') rolls++;
    if (event.type === 'DiceAccepted') thrown = 0;
    if (event.type === 'DiceThrown' && event.thrower !== 'dealer') thrown++;
    if (event.type !== 'DiceGivenUp') return;
    turns++;
    turnsEnded[event.cause] = (turnsEnded[event.cause] ?? 0) + 1;
    turnsOfThrows[thrown] = (turnsOfThrows[thrown] ?? 0) + 1;
    addAll(throwsOfTurn, Float64Array.of(thrown), 1);
  };

  for (const { events, command } of houseRun(run)) {
    commands++;
    now = command.at;
    const before = rolls;
    for (const event of events) note(event);
    if (rolls > before) yield rolls;
    if (rolls >= table.rolls) break;
  }
  return {
    method: 'through the whole table',
    seed: String(table.seed),
    rolls,
    commands,
    seconds: (now - run.from) / 1000,
    turns,
    throwsOfTurn:
      turns === 0
        ? undefined
        : meanInterval(Number(throwsOfTurn.sum) / turns, deviationOf(throwsOfTurn), turns),
    turnsOfThrows,
    turnsEnded,
    perWager: [...wagers].map(([wager, { won, lost, staked, nets }]) => {
      const each = staked / nets.count;
      const edge = meanOfBets(-Number(nets.sum) / staked, deviationOf(nets) / each, nets.count);
      return { wager, won, lost, staked, net: Number(nets.sum), edge };
    }),
  };
}

function settlementsOf(event: TableEvent) {
  if (event.type === 'RollSettled' || event.type === 'TurnEnded') return event.settlements;
  return event.type === 'BetSettled' ? [event.settlement] : [];
}

function createHouseRun({ pack, options = {}, players = 8, stake, seed }: WholeTable): HouseRun {
  const rules = tableRules[pack];
  assert(rules !== undefined, () => `${pack} is not a pack with a bank`);
  const setup: Setup = {
    table: 'simulated',
    pack,
    options,
    mode: 'home',
    dice: 'virtual',
    seats: 8,
    policies: { limitsAtEntry: 'refuse', betsInRunOut: false, betsAfterVoidRound: false },
  };
  return {
    rules,
    setup,
    // More than any night wins from the house, so that the float never ends it.
    settings: { ...defaultPace, float: stake * 1_000_000 },
    players: (manners[pack] ?? []).slice(0, players).map((manner) => ({ name: manner.name, manner })),
    buyIn: stake * 40,
    stake,
    from: Date.UTC(2026, 0, 1, 12),
    dice: createDice(seed, 0, rules.pack.dice),
    chance: createChance(seed, 1),
  };
}
