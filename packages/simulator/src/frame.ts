import { type Cents, everyRoll, toTerms } from '@dicepit/engine';
import { commonUnitOf } from './compiled/automaton-tables.ts';
import { compileWagers, type Program } from './compiled/program.ts';
import { toNets } from './compiled/wager-table.ts';
import type { Plan, Run } from './plan.ts';
import type { Ruler } from './statistics/histogram.ts';
import type { Frame } from './tally.ts';

/** How finely the results of a session are kept apart, and how finely its path. */
const FINAL_BARS = 4096;
const PATH_BARS = 1024;
const LOOKS = 40;

/** How the tally of a plan is laid out; nothing in it depends on what the dice do. */
export function createFrame(plan: Plan, run: Run, program: Program | undefined): Frame {
  const nets = program === undefined ? netsBetByBet(plan) : [...program.tables.net];
  // A decider may stake anything, so its sums have nothing in common but the cent.
  const unit = program === undefined ? 1 : commonUnitOf(program.tables);
  const { start, low, high } = estimateReach(plan, nets);
  const rulerOf = (from: Cents, to: Cents, size: number): Ruler => {
    let width = unit;
    while (width * (size - 2) < to - from) width *= 2;
    return { from: start - Math.ceil((start - from) / width) * width, width, size, unit };
  };
  const falling = rulerOf(low, high, FINAL_BARS);
  return {
    start,
    ruler: falling,
    markRuler: rulerOf(low, high, PATH_BARS),
    fallRuler: { ...falling, from: 0 },
    checkpoints: listCheckpoints(plan, run),
  };
}

function listCheckpoints({ bankroll, rolls }: Plan, { checkpoints }: Run): readonly number[] {
  if (checkpoints !== undefined)
    return [...new Set(checkpoints)].filter((roll) => roll >= 1 && roll <= rolls).sort((a, b) => a - b);
  if (bankroll === undefined) return [];
  const looks = Math.min(LOOKS, rolls);
  return Array.from({ length: looks }, (_, look) => Math.round(((look + 1) * rolls) / looks));
}

/** Where nearly all sessions will end: eight deviations about the mean, as far as bankroll and goal allow. */
function estimateReach({ game, bankroll, goal, rolls, strategy, fall }: Plan, nets: readonly Cents[]) {
  const start = bankroll ?? 0;
  // Nets are those of every roll, stage after stage.
  const sides = everyRoll[game.dice].length;
  const weights = Array.from({ length: sides }, (_, roll) =>
    fall === undefined ? 1 : (Number(fall.ways[roll] ?? 0n) / Number(fall.total)) * sides,
  );
  const mean = nets.reduce((sum, net, at) => sum + net * (weights[at % sides] ?? 1), 0) / nets.length;
  const square = nets.reduce((sum, net, at) => sum + net * net * (weights[at % sides] ?? 1), 0) / nets.length;
  // A strategy may bet several times its first stakes.
  const wider = strategy?.kind === 'decider' ? 4 : 1;
  const reach = wider * (8 * Math.sqrt(square * rolls) + Math.abs(mean) * rolls);
  const highest = nets.reduce((most, net) => Math.max(most, net), 0);
  return {
    start,
    low: bankroll === undefined ? start - reach : Math.max(0, start - reach),
    high: Math.min(start + reach, Math.max(start, goal ?? Number.POSITIVE_INFINITY) + wider * highest),
  };
}

function netsBetByBet(plan: Plan): readonly Cents[] {
  const { rounding } = toTerms(plan.game, { chips: plan.chips ?? [1] });
  return compileWagers(plan).flatMap((table, bet) => [
    ...toNets(table, { stake: plan.bets[bet]?.stake ?? 0, rounding }),
  ]);
}
