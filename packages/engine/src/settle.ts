import { type Cents, type Odds, type Rounding, winnings } from './money.ts';
import { cite, type Game, type Terms } from './pack.ts';
import type { Roll } from './roll.ts';
import { stands, type Verdict, type Win } from './rule.ts';
import { mayStayUp, ruleFor, type Wager } from './wager.ts';

/** One player's stake on one wager, and the stage it stands in. */
export type Bet = {
  readonly player: string;
  readonly wager: string;
  readonly stake: Cents;
  readonly stage: string;
};

/** What one called roll, or the end of a turn, did to one bet. */
export type Settlement = {
  readonly player: string;
  readonly wager: string;
  readonly stake: Cents;
  readonly verdict: 'wins' | 'loses' | 'pushes' | 'stands';
  readonly odds: Odds | null;
  readonly winnings: Cents;
  /** What the house kept of them, where it keeps a commission. */
  readonly commission?: Cents;
  /** The part of the stake that goes back to the player. */
  readonly returned: Cents;
  /** Where the bet stands afterwards; null when it has left the layout. */
  readonly stage: string | null;
  readonly clause: string;
  /** The clause that sets the odds, where a bet won. */
  readonly pays: string | null;
};

/** Settles one bet by one called roll, thrown in a stage of the table where the game has such stages. */
export function settleBet(terms: Terms, bet: Bet, roll: Roll, course?: string): Settlement {
  const wager = findWager(terms, bet);
  return settleBy(terms, wager, bet, rulingOn(terms.game, wager, bet.stage, { roll, course }));
}

/** A roll and the stage of the table that it was thrown in; of a game without a course, or in its first stage, none. */
export type Thrown = { readonly roll: Roll; readonly course?: string | undefined };

/** What a roll does to a bet in a stage of its wager: its rule, or nothing where the bet is off. */
export function rulingOn(game: Game, wager: Wager, stage: string, { roll, course }: Thrown): Ruling {
  const { off } = wager;
  const at = course ?? game.course?.opensAt;
  if (off !== undefined && at !== undefined && off.during.includes(at))
    return { clause: off.clause, verdict: stands, pays: undefined };
  const { clause, verdict, pays } = ruleFor(wager, stage, roll);
  return { clause, verdict, pays };
}

/** Settles one bet by the end of a turn; undefined where that decides nothing. */
export function settleAtEndOfTurn(terms: Terms, bet: Bet): Settlement | undefined {
  const wager = findWager(terms, bet);
  const rule = wager.atEndOfTurn[bet.stage];
  return rule && settleBy(terms, wager, bet, { ...rule, pays: undefined });
}

export type Ruling = {
  readonly clause: string;
  readonly verdict: Verdict;
  readonly pays: string | undefined;
};

function settleBy(terms: Terms, wager: Wager, bet: Bet, ruling: Ruling): Settlement {
  const { player, stake, stage } = bet;
  const { verdict } = ruling;
  const line = {
    player,
    wager: wager.id,
    stake,
    odds: null,
    winnings: 0,
    returned: 0,
    clause: cite(terms.game, ruling.clause),
    pays: null,
  };
  switch (verdict.kind) {
    case 'wins': {
      const stays = terms.staysUp && wager.leansOn === undefined && mayStayUp(wager);
      return {
        ...line,
        verdict: 'wins',
        odds: verdict.odds,
        winnings: winnings(stake, verdict, terms.rounding),
        ...commissionOn(stake, verdict, terms.rounding),
        returned: stays ? 0 : stake,
        stage: stays ? wager.opensAt : null,
        pays: cite(terms.game, ruling.pays ?? ruling.clause),
      };
    }
    case 'pushes': {
      const stays = terms.staysUp && wager.leansOn === undefined && mayStayUp(wager);
      return {
        ...line,
        verdict: 'pushes',
        returned: stays ? 0 : stake,
        stage: stays ? wager.opensAt : null,
      };
    }
    case 'loses':
      return { ...line, verdict: 'loses', stage: null };
    case 'stands':
      return { ...line, verdict: 'stands', stage };
    case 'moves':
      return { ...line, verdict: 'stands', stage: verdict.to };
  }
}

/** What a win would have earned without the commission, over what it earns; nothing is said where none is kept. */
const commissionOn = (stake: Cents, win: Win, rounding: Rounding): { readonly commission?: Cents } =>
  win.commission === undefined
    ? {}
    : { commission: winnings(stake, win.odds, rounding) - winnings(stake, win, rounding) };

function findWager(terms: Terms, bet: Bet): Wager {
  const wager = terms.game.wagers[bet.wager];
  if (wager === undefined)
    throw new Error(`Broken invariant: ${bet.wager} is not a wager of ${terms.game.pack}`);
  return wager;
}
