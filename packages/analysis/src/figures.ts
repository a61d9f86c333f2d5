import { assert, ratioPaid, type Verdict, type Wager, type Win } from '@dicepit/engine';
import { type Answer, answered, unanswered } from './answer.ts';
import { type Fall, fairFall, waysOfSet } from './fall.ts';
import { Fraction } from './fraction.ts';
import { type Equation, solveChain } from './solve-chain.ts';

/**
 * What a wager is worth, exactly, for one unit staked and left until it is decided.
 *
 * Per decision unless a name says per roll; per roll is the long run of a bet that is made again whenever it
 * is decided. The edge is what the house keeps on average, so it is the mean of the player's net with its
 * sign turned.
 */
export type WagerFigures = {
  readonly win: Fraction;
  readonly lose: Fraction;
  /** How often a bet is over with nothing won or lost. */
  readonly push: Fraction;
  readonly winPerRoll: Fraction;
  readonly losePerRoll: Fraction;
  readonly edge: Fraction;
  /** The edge of those bets that win or lose; the same where none are pushed. */
  readonly edgeDecided: Fraction;
  readonly edgePerRoll: Fraction;
  readonly mean: Fraction;
  readonly variance: Fraction;
  readonly standardDeviation: number;
  /** The third central moment over the cube of the standard deviation; zero for a certain result. */
  readonly skewness: number;
  /**
   * The fourth central moment over the square of the variance, less the three of a normal distribution; zero
   * for a certain result.
   */
  readonly kurtosis: number;
  /** How many rolls a bet waits for its decision, on average. */
  readonly rollsToDecision: Fraction;
  /** Every net result and its chance, the worst first. */
  readonly net: readonly NetChance[];
};

export type NetChance = { readonly net: Fraction; readonly chance: Fraction };

/**
 * The figures of a wager by its rules for rolls alone.
 *
 * What the end of a turn would do is left out: whether a shooter stops is a choice and has no chance of its
 * own. `pays` says what a unit earns by a win, for a table that rounds; the odds themselves when not
 * said.
 */
export function computeFigures(wager: Wager, pays: (win: Win) => Fraction = unitWinnings): WagerFigures {
  const figures = figuresUnder(wager, fairFall(wager.dice), pays);
  assert(figures.ok, () => `${wager.id} is never decided`);
  return figures.value;
}

/** The same by dice that fall otherwise; unanswered where they may leave a bet up for ever. */
export function figuresUnder(
  wager: Wager,
  fall: Fall,
  pays: (win: Win) => Fraction = unitWinnings,
): Answer<WagerFigures> {
  const stages = stagesReached(wager, fall);
  if (stages === undefined) return unanswered({ code: 'NEVER_DECIDED', wager: wager.id });
  const { win, push, rollsToDecision, net } = solveDecision(wager, { fall, pays, stages });
  const lose = Fraction.one.minus(win).minus(push);
  const mean = expected(net, (each) => each);
  const central = (exponent: 2 | 3 | 4): Fraction =>
    expected(net, (each) => power(each.minus(mean), exponent));
  const variance = central(2);
  const standardDeviation = variance.sqrt();
  const edge = mean.negate();
  return answered({
    win,
    lose,
    push,
    winPerRoll: win.over(rollsToDecision),
    losePerRoll: lose.over(rollsToDecision),
    edge,
    edgeDecided: push.isZero ? edge : edge.over(Fraction.one.minus(push)),
    edgePerRoll: edge.over(rollsToDecision),
    mean,
    variance,
    standardDeviation,
    skewness: variance.isZero ? 0 : central(3).toNumber() / standardDeviation ** 3,
    kurtosis: variance.isZero ? 0 : central(4).over(power(variance, 2)).toNumber() - 3,
    rollsToDecision,
    net,
  });
}

/** What one unit earns by a win, unrounded. */
export function unitWinnings(win: Pick<Win, 'odds' | 'commission'>): Fraction {
  const { pays, per } = ratioPaid(win);
  return Fraction.of(pays, per);
}

type Decision = Pick<WagerFigures, 'win' | 'push' | 'rollsToDecision' | 'net'>;

type Given = {
  readonly fall: Fall;
  readonly pays: (win: Win) => Fraction;
  readonly stages: readonly string[];
};

/** Solves the wager's stages as a chain that ends in a win or a loss. */
function solveDecision(wager: Wager, given: Given): Decision {
  const { fall, pays, stages } = given;
  const nets = listNets(wager, pays);

  const equations = stages.map((stage): Equation => {
    const ways = new Map<number, bigint>();
    const ends = nets.map(() => 0n);
    let wins = 0n;
    let pushes = 0n;
    for (const { rolls: claimed, verdict } of wager.stages[stage] ?? []) {
      const count = waysOfSet(fall, claimed);
      if (count === 0n) continue;
      if (verdict.kind === 'wins') wins += count;
      if (verdict.kind === 'pushes') pushes += count;
      if (verdict.kind !== 'stands' && verdict.kind !== 'moves') {
        const net = netOf(verdict, pays);
        const column = nets.findIndex((each) => each.equals(net));
        ends[column] = (ends[column] ?? 0n) + count;
      } else {
        const to = stages.indexOf(verdict.kind === 'moves' ? verdict.to : stage);
        ways.set(to, (ways.get(to) ?? 0n) + count);
      }
    }
    return { own: fall.total, ways, sums: [wins, pushes, fall.total, ...ends] };
  });

  const [opening = []] = solveChain(equations, 1);
  const [win = Fraction.zero, push = Fraction.zero, rollsToDecision = Fraction.zero, ...chances] = opening;
  return {
    win,
    push,
    rollsToDecision,
    net: nets.map((net, column) => ({ net, chance: chances[column] ?? Fraction.zero })),
  };
}

/** The stages a bet can come to, the opening one first; undefined where from one of them it never ends. */
function stagesReached(wager: Wager, fall: Fall): readonly string[] | undefined {
  const reached = new Map<string, readonly Verdict[]>();
  const look = (stage: string): void => {
    const falling = (wager.stages[stage] ?? []).filter(({ rolls }) => waysOfSet(fall, rolls) > 0n);
    const verdicts = falling.map(({ verdict }) => verdict);
    reached.set(stage, verdicts);
    for (const verdict of verdicts)
      if (verdict.kind === 'moves' && !reached.has(verdict.to)) look(verdict.to);
  };
  look(wager.opensAt);

  const ending = new Set<string>();
  const ends = (verdict: Verdict): boolean =>
    verdict.kind === 'moves' ? ending.has(verdict.to) : verdict.kind !== 'stands';
  // The last stages mostly end first, so that one look from the back finds nearly all.
  const backwards = [...reached].toReversed();
  for (let found = -1; found !== ending.size; ) {
    found = ending.size;
    for (const [stage, verdicts] of backwards) if (verdicts.some(ends)) ending.add(stage);
  }
  return ending.size === reached.size ? [...reached.keys()] : undefined;
}

function listNets(wager: Wager, pays: (win: Win) => Fraction): readonly Fraction[] {
  const found = new Map<string, Fraction>();
  for (const { verdict } of Object.values(wager.stages).flat()) {
    if (verdict.kind === 'stands' || verdict.kind === 'moves') continue;
    const net = netOf(verdict, pays);
    found.set(net.toString(), net);
  }
  return [...found.values()].sort((a, b) => a.compare(b));
}

function netOf(
  verdict: Extract<Verdict, { kind: 'wins' | 'loses' | 'pushes' }>,
  pays: (win: Win) => Fraction,
): Fraction {
  if (verdict.kind === 'wins') return pays(verdict);
  return verdict.kind === 'pushes' ? Fraction.zero : Fraction.one.negate();
}

const expected = (net: readonly NetChance[], of: (net: Fraction) => Fraction): Fraction =>
  Fraction.sum(net.map((each) => of(each.net).times(each.chance)));

const power = (base: Fraction, exponent: 2 | 3 | 4): Fraction =>
  exponent === 2 ? base.times(base) : power(base, exponent === 3 ? 2 : 3).times(base);
