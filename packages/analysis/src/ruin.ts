import { assert, type Cents } from '@dicepit/engine';
import { type Answer, answered, unanswered } from './answer.ts';
import type { Distribution } from './distribution.ts';
import type { Fall } from './fall.ts';
import { Fraction } from './fraction.ts';
import { type JointChain, jointChain, listNets } from './joint-chain.ts';
import { Packing, type Row } from './packed.ts';
import { type RepeatedBet, sumStakes } from './repeated-bet.ts';
import { commonUnit, inUnits, MAX_BITS, MAX_MOVED_BITS, rolled } from './session-distribution.ts';

/**
 * A player with a bankroll who keeps the same bets up at every roll, and who may stop at a goal.
 *
 * The bankroll is all the player has: the chips in the rack and the stakes on the layout. After every roll
 * the decided bets are made again in full. The player is ruined when the bankroll is less than the stakes of
 * all the bets together, so that they cannot all be up for the next roll; play stops there and bets still
 * undecided are taken down. The goal is reached when the bankroll is as much or more after a roll; play stops
 * there too.
 */
export type Bankroll = {
  readonly bets: readonly RepeatedBet[];
  readonly bankroll: Cents;
  readonly goal?: Cents | undefined;
  /** How the dice fall; fairly when not said. */
  readonly fall?: Fall | undefined;
};

/** How a bankroll fares within so many rolls; the three chances add up to one. */
export type RuinWithin = {
  readonly ruin: Fraction;
  readonly goal: Fraction;
  readonly playing: Fraction;
  /** The chance to end with more than the bankroll, stopped or not. */
  readonly ahead: Fraction;
  /** The bankroll at the end, or where play stopped. */
  readonly final: Distribution;
};

/** Who is told now and then what share of the work is done. */
export type Progress = { readonly onProgress?: ((share: number) => void) | undefined };

/** The exact chances of ruin, goal and neither within so many rolls. */
export function ruinWithin(
  question: Bankroll & { readonly rolls: number },
  { onProgress }: Progress = {},
): Answer<RuinWithin> {
  const { bets, bankroll, goal, rolls } = question;
  assertSums(question);
  assert(Number.isSafeInteger(rolls) && rolls >= 0, () => `${rolls} is not a number of rolls`);
  const joint = jointChain(bets, question.fall);
  if (!joint.ok) return joint;

  const chain = joint.value;
  const stakes = sumStakes(bets);
  const packing = new Packing({ rolls, sides: chain.rolls });
  const lattice = createLattice(chain, question, rolls);
  const bits = lattice.size * packing.width * chain.stages.length;
  const moved = (bits / chain.stages.length) * rolls * chain.stages.flat().length;
  const farthest = lattice.lowest + lattice.size * lattice.unit;
  if (!Number.isSafeInteger(farthest))
    return unanswered({ code: 'TOO_LARGE', case: 'results', size: farthest, most: Number.MAX_SAFE_INTEGER });
  if (bits > MAX_BITS) return unanswered({ code: 'TOO_LARGE', case: 'bits', size: bits, most: MAX_BITS });
  if (moved > MAX_MOVED_BITS)
    return unanswered({ code: 'TOO_LARGE', case: 'steps', size: moved, most: MAX_MOVED_BITS });

  const final = inUnits(packing.counts(playedOut(chain, lattice, { rolls, packing, onProgress })), lattice);
  const ruin = final.chanceBelow(stakes);
  const reached = goal === undefined ? Fraction.zero : final.chanceAbove(goal - 1);
  return answered({
    ruin,
    goal: reached,
    playing: final.chanceAbove(stakes - 1).minus(reached),
    ahead: final.chanceAbove(bankroll),
    final,
  });
}

export function assertSums({ bets, bankroll, goal }: Bankroll): void {
  assert(Number.isSafeInteger(bankroll) && bankroll >= 0, () => `${bankroll} is not a bankroll`);
  assert(
    goal === undefined || (Number.isSafeInteger(goal) && goal >= sumStakes(bets)),
    () => `${goal} is not a goal: the stakes alone are ${sumStakes(bets)}`,
  );
}

/** The bankrolls that so many rolls can lead to, numbered from the lowest. */
type Lattice = {
  readonly lowest: Cents;
  readonly unit: Cents;
  readonly start: number;
  /** The first that is not ruined. */
  readonly floor: number;
  /** The first that has reached the goal. */
  readonly ceiling: number;
  readonly size: number;
};

function createLattice(chain: JointChain, { bets, bankroll, goal }: Bankroll, rolls: number): Lattice {
  const nets = listNets(chain);
  const unit = nets.reduce(commonUnit, 0) || 1;
  const [down, up] = [Math.max(0, -Math.min(...nets)) / unit, Math.max(0, ...nets) / unit];
  // No roll takes more than the stakes, so that a bankroll still in play never falls below zero.
  const start = Math.min(Math.floor(bankroll / unit), down * rolls);
  const lowest = bankroll - start * unit;
  const place = (sum: Cents): number => Math.max(0, Math.ceil((sum - lowest) / unit));
  const beyond = start + up * rolls + 1;
  const ceiling = goal === undefined ? beyond : Math.min(place(goal), beyond);
  return {
    lowest,
    unit,
    start,
    floor: place(sumStakes(bets)),
    ceiling,
    size: Math.max(start, ceiling) + up + 1,
  };
}

/** Every sequence of rolls counted at the bankroll where it stopped or ended. */
function playedOut(
  chain: JointChain,
  lattice: Lattice,
  { rolls, packing, onProgress }: Progress & { readonly rolls: number; readonly packing: Packing },
): Row {
  const { unit, start, floor, ceiling } = lattice;
  let stopped: Row = [];
  // A sequence that has stopped goes on in every way without a change, so it counts 36 times more at every
  // roll.
  const stop = (rows: readonly Row[], times: number): readonly Row[] => {
    const sum: bigint[] = [];
    packing.add(sum, stopped, { places: 0, ways: times });
    const playing = rows.map((row) => {
      const [ruined, standing] = packing.split(row, floor);
      const [between, reached] = packing.split(standing, ceiling);
      packing.add(sum, ruined, here);
      packing.add(sum, reached, here);
      return between;
    });
    stopped = packing.carried(sum);
    return playing;
  };

  let rows = stop(
    chain.stages.map((_, stage) => (stage === 0 ? packing.one(start) : [])),
    1,
  );
  for (let roll = 0; roll < rolls; roll++) {
    rows = stop(
      rolled(chain, rows, packing, (net) => net / unit),
      chain.rolls,
    );
    if (roll % 64 === 0) onProgress?.(roll / rolls);
  }

  const all = [...stopped];
  for (const row of rows) packing.add(all, row, here);
  return packing.carried(all);
}

const here = { places: 0, ways: 1 } as const;
