import { cpuUsage } from 'node:process';
import { assert } from '@dicepit/engine';
import { snakeEyesNz } from '@dicepit/games/packs/snake-eyes-nz';
import { flat, type Plan, prepare, type Strategy, wholeTable } from '@dicepit/simulator';
import { type Order, simulateInThreads } from '@dicepit/simulator/threads';
import { bareNet, barePath } from './simulator-bare.ts';
import { table } from './stopwatch.ts';

const wagers = 'hard-4 hard-6 hard-8 hard-10 field any-7 craps-2 craps-3 craps-12 eleven'.split(' ');
const bets = wagers.map((wager) => ({ wager, stake: 5_00 }));
const rolls = 200;

/**
 * The simulator beside bare loops of the same language and generator, in one run.
 *
 * Rates are by the processor's time and not by the clock, since others may use the machine: rolls to a second of
 * one core. Only the two workers are timed by the clock.
 */
export async function measureSimulator(): Promise<string> {
  const opened = snakeEyesNz.open();
  assert(opened.ok, () => 'the defaults are refused');
  const { game } = opened;
  const ten: Plan = { game, bets, rolls };
  const rich = { ...ten, bankroll: 1_000_000_00 };
  const field = bets.filter(({ wager }) => wager === 'field');
  const nets = prepare(ten, { seed: '1', sessions: 1 }).program?.tables.net ?? new Float64Array(36);

  const works: Readonly<Record<string, Work>> = {
    'bare loop: net of ten bets': bare((seed, sessions) => bareNet(nets, seed, sessions * rolls)),
    'ten flat bets, net': played(ten),
    'bare loop: bankroll, ruin, drawdown': bare((seed, sessions) => barePath(nets, seed, sessions * rolls)),
    'ten flat bets, bankroll, ruin, drawdown': played(rich, { checkpoints: [rolls] }),
    'the same with forty checkpoints': played(rich),
    'the same without WebAssembly': played(rich, { isPlain: true }),
    'one bet, a function at every decision': played({ ...rich, bets: field, strategy: asked(field) }),
    'ten bets, a function at every decision': played({ ...rich, strategy: asked(bets) }),
  };
  const rates = ratesOf(works);
  const bareRate = rates.get('bare loop: net of ten bets') ?? Number.NaN;
  const rows = [...rates].map(([name, rate]) => [name, millions(rate), `${(rate / bareRate).toFixed(2)} x`]);
  return [
    'Simulator: ten flat bets of $5 in sessions of 200 rolls, Snake Eyes (New Zealand)',
    table([['what', 'million rolls a core-second', 'of the bare loop'], ...rows]),
    await twoWorkers(),
    throughTheWholeTable(),
  ].join('\n');
}

/** Plays so many sessions, and does not look at what comes of them. */
type Work = (sessions: number) => unknown;

function played(
  plan: Plan,
  ways: { readonly checkpoints?: readonly number[]; readonly isPlain?: boolean } = {},
): Work {
  const { checkpoints, isPlain = false } = ways;
  const prepared = prepare(plan, { seed: '1', sessions: 2 ** 40, checkpoints }, { isPlain });
  return (sessions) => prepared.play(0, Math.max(1, Math.round(sessions / prepared.perBlock)));
}

const bare =
  (loop: (seed: number, sessions: number) => number): Work =>
  (sessions) =>
    loop(1, sessions);

/** Flat bets by a function that is asked every time. */
function asked(of: Plan['bets']): Strategy {
  const stakes = flat(of).stakes([]);
  return { kind: 'decider', name: 'asked', opens: [], decide: (_, memory) => ({ stakes, memory }) };
}

/** The best of several rounds of each, all in turn. */
function ratesOf(works: Readonly<Record<string, Work>>): ReadonlyMap<string, number> {
  const best = new Map<string, number>();
  for (let round = 0; round < 6; round++) {
    for (const [name, work] of Object.entries(works)) {
      const sessions = 4096 * (name.includes('function') ? 5 : 50);
      const from = cpuUsage();
      work(sessions);
      const { user, system } = cpuUsage(from);
      const rate = (sessions * rolls) / ((user + system) / 1e6);
      // The first round also compiles.
      if (round > 0) best.set(name, Math.max(best.get(name) ?? 0, rate));
    }
  }
  return best;
}

/** By the clock, and by the processor's time too: on a machine with two free cores the one follows from the other. */
async function twoWorkers(): Promise<string> {
  const order: Order = { game: { pack: 'snake-eyes-nz' }, bets, rolls, bankroll: 1_000_000_00 };
  const run = { seed: '1', sessions: 8_000_000 };
  const [clocks, cores] = [new Map<number, number>(), new Map<number, number>()];
  for (const workers of [1, 2, 1, 2]) {
    const [from, used] = [performance.now(), cpuUsage()];
    await simulateInThreads(order, run, { workers });
    const { user, system } = cpuUsage(used);
    clocks.set(workers, Math.min(clocks.get(workers) ?? Number.POSITIVE_INFINITY, performance.now() - from));
    cores.set(workers, Math.min(cores.get(workers) ?? Number.POSITIVE_INFINITY, user + system));
  }
  const times = (of: ReadonlyMap<number, number>): string => ((of.get(1) ?? 0) / (of.get(2) ?? 1)).toFixed(2);
  const rate = (run.sessions * rolls) / ((clocks.get(2) ?? 1) / 1000);
  return [
    `two workers, by the clock: ${times(clocks)} times one, ${millions(rate)} million rolls a second together`,
    `two workers, by the processor's time: ${times(cores)} times one for each of them`,
  ].join('\n');
}

function throughTheWholeTable(): string {
  const from = cpuUsage();
  const { rolls: settled, commands } = wholeTable({
    pack: 'double-dice',
    stake: 5_00,
    rolls: 2000,
    seed: '1',
  });
  const { user, system } = cpuUsage(from);
  const seconds = (user + system) / 1e6;
  return `through the whole table, five house players at Double Dice: ${Math.round(settled / seconds)} rolls, ${Math.round(commands / seconds)} commands a core-second`;
}

const millions = (rate: number): string => (rate / 1e6).toFixed(rate < 1e7 ? 1 : 0);
