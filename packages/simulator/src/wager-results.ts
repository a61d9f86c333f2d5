import type { Cents, Rounding } from '@dicepit/engine';
import type { Program } from './compiled/program.ts';
import { LOSES, PUSHES, STANDS, toNets, type WagerTable, WINS } from './compiled/wager-table.ts';
import type { WagerResult } from './result.ts';
import { chanceInterval, meanOfBets } from './statistics/interval.ts';

/**
 * How the bets on each wager fared, from how often each cell was met. Summed in one order whatever the parts of
 * the run were, so that the last bit is the same too.
 */
export function wagerResults(
  {
    tables,
    program,
    rounding,
  }: {
    readonly tables: readonly WagerTable[];
    readonly program: Program | undefined;
    readonly rounding: Rounding;
  },
  counts: ReadonlyMap<string, Float64Array>,
): readonly WagerResult[] {
  const met = program === undefined ? betByBet(counts) : fromProgram(program, counts);
  return tables.map((table, bet) =>
    resultFor(
      table,
      rounding,
      [...(met.get(bet) ?? [])].sort(([a], [b]) => a - b),
    ),
  );
}

/** For each bet and each stake it had, how often each cell of its wager was met. */
type Met = Map<number, Map<Cents, Float64Array>>;

function betByBet(counts: ReadonlyMap<string, Float64Array>): Met {
  const met: Met = new Map();
  for (const [of, cells] of counts) {
    const [bet = 0, stake = 0] = of.split(' ').map(Number);
    met.set(bet, (met.get(bet) ?? new Map<Cents, Float64Array>()).set(stake, cells));
  }
  return met;
}

function fromProgram(
  { bets, states, tables: { sides } }: Program,
  counts: ReadonlyMap<string, Float64Array>,
): Met {
  const met: Met = new Map(bets.map((_, bet) => [bet, new Map<Cents, Float64Array>()]));
  const cells = counts.get('cells') ?? new Float64Array(states.length * sides);
  for (const [state, { up }] of states.entries()) {
    for (const [bet, { stage, stake }] of up.entries()) {
      if (stake === 0) continue;
      const byStake = met.get(bet);
      const sum = byStake?.get(stake) ?? new Float64Array(bets[bet]?.verdict.length ?? 0);
      byStake?.set(stake, sum);
      for (let roll = 0; roll < sides; roll++)
        sum[stage * sides + roll] = (sum[stage * sides + roll] ?? 0) + (cells[state * sides + roll] ?? 0);
    }
  }
  return met;
}

function resultFor(
  table: WagerTable,
  rounding: Rounding,
  met: readonly (readonly [Cents, Float64Array])[],
): WagerResult {
  let [won, lost, pushed, stood, staked, net] = [0, 0, 0, 0, 0, 0];
  let [nets, products, stakes] = [0, 0, 0];
  for (const [stake, cells] of met) {
    const brings = toNets(table, { stake, rounding });
    for (const [cell, times] of cells.entries()) {
      if (times === 0) continue;
      const verdict = table.verdict[cell] ?? STANDS;
      if (verdict === STANDS) {
        stood += times;
        continue;
      }
      const each = brings[cell] ?? 0;
      if (verdict === WINS) won += times;
      if (verdict === LOSES) lost += times;
      if (verdict === PUSHES) pushed += times;
      staked += times * stake;
      net += times * each;
      nets += times * each * each;
      products += times * each * stake;
      stakes += times * stake * stake;
    }
  }
  const decided = won + lost + pushed;
  const part = net / staked;
  // How far single bets are from that part of their stakes: a ratio of two sums, both of them random.
  const spread = Math.max(0, nets - 2 * part * products + part * part * stakes) / Math.max(1, decided - 1);
  const deviation = (Math.sqrt(spread) * decided) / staked;
  return {
    wager: table.wager.id,
    won,
    lost,
    ...(pushed === 0 ? {} : { pushed }),
    stood,
    staked,
    net,
    wins: chanceInterval(won, decided),
    edge: meanOfBets(0 - part, deviation, decided),
  };
}
