import { assert, type Cents, everyRoll, toTerms } from '@dicepit/engine';
import { compileWagers, mayChange, type Up, verdictNames } from '../compiled/program.ts';
import { STANDS, toNets } from '../compiled/wager-table.ts';
import type { Plan } from '../plan.ts';
import type { Rolled } from '../strategy/strategy.ts';

/** Where all bets stand together, and what is already known of what comes next. */
type Standing = {
  readonly bets: readonly Up[];
  readonly up: readonly Cents[];
  readonly staked: Cents;
  readonly outcomes: (Outcome | undefined)[];
  /** The standings that stakes put down here lead to, and some that were asked for lately. */
  readonly puts: Map<string, Standing>;
  readonly lately: { readonly stakes: readonly Cents[]; readonly leads: Standing }[];
};

/** What one roll does from a standing. */
type Outcome = {
  readonly net: Cents;
  readonly rolled: Rolled;
  readonly after: Standing;
  times: number;
};

/** The standings of a plan's bets, found as they are met: a table that grows where a session goes. */
export type Standings = {
  readonly opening: () => Standing;
  readonly outcomeOf: (standing: Standing, roll: number) => Outcome;
  readonly put: (standing: Standing, stakes: readonly Cents[]) => Standing;
  /** How often each cell of each wager was met with which stake, since this was last asked. */
  readonly taken: () => ReadonlyMap<string, Float64Array>;
};

/** More standings than this are forgotten, and found again where they are needed. */
const MAX_STANDINGS = 20_000;
/** Stakes that are compared one by one before they are looked up. */
const LATELY = 4;

export function createStandings(plan: Plan): Standings {
  const tables = compileWagers(plan);
  const { rounding } = toTerms(plan.game, { chips: plan.chips ?? [1] });
  const rolls = everyRoll[plan.game.dice];
  const nothing: readonly Up[] = tables.map(() => ({ stage: 0, stake: 0 }));
  const nets = tables.map(() => new Map<Cents, Float64Array>());
  const counts = new Map<string, Float64Array>();
  let known = new Map<string, Standing>();

  const standing = (bets: readonly Up[]): Standing => {
    const key = bets.map(({ stage, stake }) => `${stage}:${stake}`).join();
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size >= MAX_STANDINGS) forget();
    const made: Standing = {
      bets,
      up: bets.map(({ stake }) => stake),
      staked: bets.reduce((sum, { stake }) => sum + stake, 0),
      outcomes: Array.from({ length: rolls.length }),
      puts: new Map(),
      lately: [],
    };
    known.set(key, made);
    return made;
  };

  const netOf = (bet: number, stake: Cents, cell: number): Cents => {
    const table = tables[bet];
    const byStake = nets[bet];
    assert(table !== undefined && byStake !== undefined, () => `there is no bet ${bet}`);
    const found = byStake.get(stake) ?? toNets(table, { stake, rounding });
    if (byStake.size < MAX_STANDINGS) byStake.set(stake, found);
    return found[cell] ?? 0;
  };

  const outcomeOf = ({ bets, outcomes }: Standing, roll: number): Outcome => {
    const before = outcomes[roll];
    if (before !== undefined) return before;
    let net = 0;
    const verdicts = bets.map(({ stage, stake }, bet) => {
      const cell = stage * rolls.length + roll;
      if (stake > 0) net += netOf(bet, stake, cell);
      return stake === 0 ? 'none' : (verdictNames[tables[bet]?.verdict[cell] ?? STANDS] ?? 'none');
    });
    const after = bets.map(({ stage, stake }, bet): Up => {
      const next = tables[bet]?.next[stage * rolls.length + roll] ?? 0;
      return verdicts[bet] === 'stands' ? { stage: next, stake } : { stage: 0, stake: 0 };
    });
    const made = { net, rolled: { roll: rolls[roll] ?? [], verdicts }, after: standing(after), times: 0 };
    outcomes[roll] = made;
    return made;
  };

  const put = (from: Standing, stakes: readonly Cents[]): Standing => {
    for (const { stakes: known, leads } of from.lately) if (areEqual(stakes, known)) return leads;
    const key = stakes.join();
    const before = from.puts.get(key);
    const made =
      before ??
      standing(
        from.bets.map((now, bet): Up => {
          const table = tables[bet];
          const stake = stakes[bet] ?? 0;
          assert(Number.isSafeInteger(stake) && stake >= 0, () => `${stake} is not a stake`);
          return table !== undefined && mayChange(table, now) ? { stage: 0, stake } : now;
        }),
      );
    if (before === undefined) from.puts.set(key, made);
    if (from.lately.length < LATELY) from.lately.push({ stakes: [...stakes], leads: made });
    return made;
  };

  function forget(): void {
    count();
    known = new Map();
    for (const byStake of nets) byStake.clear();
  }

  /** Brings what was met since the last time into the counts. */
  function count(): void {
    for (const { bets, outcomes } of known.values()) {
      for (const [roll, outcome] of outcomes.entries()) {
        if (outcome === undefined || outcome.times === 0) continue;
        for (const [bet, { stage, stake }] of bets.entries()) {
          if (stake === 0) continue;
          const of = `${bet} ${stake}`;
          const cells = counts.get(of) ?? new Float64Array(tables[bet]?.verdict.length ?? 0);
          counts.set(of, cells);
          const cell = stage * rolls.length + roll;
          cells[cell] = (cells[cell] ?? 0) + outcome.times;
        }
        outcome.times = 0;
      }
    }
  }

  return {
    opening: () => standing(nothing),
    outcomeOf,
    put,
    taken: () => {
      count();
      const taken = new Map(counts);
      counts.clear();
      return taken;
    },
  };
}

function areEqual(a: readonly Cents[], b: readonly Cents[]): boolean {
  for (let bet = 0; bet < b.length; bet++) if (a[bet] !== b[bet]) return false;
  return true;
}
