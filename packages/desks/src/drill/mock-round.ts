import { type Called, listRules, type Roll, toCalledTotal, type Verdict, type Wager } from '@dicepit/engine';
import type { Chance } from '@dicepit/games';
import { pick } from './chance.ts';
import { decidingRoll, layoutWith } from './layout.ts';
import { payAsk } from './pay.ts';
import type { Level, PayAsk } from './question.ts';
import type { BankedSubject } from './subject.ts';

/** What another dealer may do wrong in a round; `sound` where nothing is. */
export type Mistake = 'sound' | 'wrong-call' | 'wrong-pay' | 'wrong-take' | 'late-bet';

/** A round as it ought to be dealt. */
export type Round = {
  readonly roll: Roll;
  readonly thrown: number;
  readonly call: Called;
  /** Every bet with what the engine makes of it. */
  readonly asks: readonly PayAsk[];
  /** The bet that a mistake may be made about. */
  readonly main: PayAsk;
  /** The bet that comes after the release of the dice, where one does. */
  readonly late: PayAsk | undefined;
};

/** A mock game shows more of a layout than paying it does: one bet alone would hide nothing. */
const layoutLevels: Readonly<Record<Level, Level>> = { 1: 2, 2: 2, 3: 3, 4: 4 };

/** Bets, and a roll with which the mistake can be made. */
export function roundFor(
  subject: BankedSubject,
  { mistake, level, chance }: { readonly mistake: Mistake; readonly level: Level; readonly chance: Chance },
): Round {
  const { game, procedure } = subject;
  const isWanted = wanted[mistake];
  const wager = pick(
    Object.values(game.wagers).filter(
      (each) =>
        listRules(each).some(({ verdict }) => isWanted(verdict)) &&
        (mistake !== 'late-bet' || hasOneStage(each)),
    ),
    chance,
  );
  const { thrown, roll } = decidingRoll(game, wager, chance, isWanted);
  const asks = layoutWith(subject, { wager, level: layoutLevels[level], chance }).map((bet) =>
    payAsk(subject, bet, { roll, thrown, topic: mistake }),
  );
  const main = pick(
    asks.filter(({ bet }) => bet.wager === wager.id),
    chance,
  );
  // Where late bets are allowed some come as they should, or every late bet would be the mistake.
  const others = asks.filter((ask) => ask !== main && hasOneStage(game.wagers[ask.bet.wager]));
  const isDecoy = procedure.late !== undefined && others.length > 0 && chance(2) === 0;
  const decoy = isDecoy ? pick(others, chance) : undefined;
  return {
    roll,
    thrown,
    call: toCalledTotal(game, roll, game.procedure.thrower.who),
    asks,
    main,
    late: mistake === 'late-bet' ? main : decoy,
  };
}

/** The verdicts about which a mistake can be made. */
const wanted: Readonly<Record<Mistake, (verdict: Verdict) => boolean>> = {
  sound: () => true,
  'wrong-call': () => true,
  'wrong-pay': ({ kind }) => kind === 'wins',
  'wrong-take': ({ kind }) => kind !== 'wins',
  'late-bet': () => true,
};

/** A new bet on such a wager stands as those that lie there do. */
const hasOneStage = (wager: Wager | undefined): boolean =>
  wager !== undefined && Object.keys(wager.stages).length === 1;
