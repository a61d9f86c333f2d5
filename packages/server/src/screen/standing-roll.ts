import {
  type Game,
  type Outcome,
  partInPlay,
  type Roll,
  type Settlement,
  type Setup,
  settleBet,
  type Table,
  type TableBet,
  termsOf,
} from '@dicepit/engine';

/** What a roll did, or is about to do, to one bet. */
export type Decision = {
  readonly bet: TableBet;
  readonly verdict: Settlement['verdict'];
  readonly odds: Settlement['odds'];
  readonly inPlay: number;
  readonly winnings: number;
};

/** The roll that a board shows: the one that is called, or the last one until the dice are out again. */
export type StandingRoll = {
  readonly number: number;
  readonly outcome: Outcome;
  readonly thrower: number | 'dealer';
  readonly clause: string;
  /** Only the total was read, so that there are no faces to show. */
  readonly faceless: boolean;
  readonly invalidated: boolean;
  readonly decisions: readonly Decision[];
  /** All of it is settled. */
  readonly settled: boolean;
};

export function standingRoll(game: Game, setup: Setup, table: Table): StandingRoll | undefined {
  const { roll, recent } = table;
  const call = roll?.calls.at(-1);
  if (roll !== undefined) {
    if (call === undefined) return undefined;
    const { number, thrower, layout, lines } = roll;
    const undecided = layout.filter(({ bet }) => !lines.some((line) => line.bet === bet));
    const decisions = [
      ...lines.flatMap((line) => decided(layout, line)),
      ...(call.outcome.kind === 'total' ? settledBy(game, setup, undecided, call.outcome.roll) : []),
    ];
    const { outcome, clause, read } = call;
    const faceless = read === 'total';
    return { number, outcome, thrower, clause, faceless, invalidated: false, decisions, settled: false };
  }
  const [past] = recent;
  if (past === undefined || past.over) return undefined;
  const { number, outcome, thrower, calls, layout, settlements, invalidated } = past;
  const decisions = settlements.flatMap((line) => decided(layout, line));
  const clause = calls.at(-1)?.clause ?? '';
  const faceless = calls.at(-1)?.read === 'total';
  return { number, outcome, thrower, clause, faceless, invalidated, decisions, settled: true };
}

function decided(
  layout: readonly TableBet[],
  line: Table['recent'][number]['settlements'][number],
): readonly Decision[] {
  const bet = layout.find((each) => each.bet === line.bet);
  const { verdict, odds, inPlay, winnings } = line;
  return bet === undefined ? [] : [{ bet, verdict, odds, inPlay, winnings }];
}

/** What settling will do to bets that nobody has settled yet, by the very rules that will do it. */
function settledBy(
  game: Game,
  { policies }: Setup,
  bets: readonly TableBet[],
  roll: Roll,
): readonly Decision[] {
  const terms = termsOf(game, policies);
  return bets.map((bet) => {
    const inPlay = partInPlay(bet);
    const at = { player: String(bet.seat), wager: bet.wager, stake: inPlay, stage: bet.stage };
    const { verdict, odds, winnings } = settleBet(terms, at, roll);
    return { bet, verdict, odds, inPlay, winnings };
  });
}
