import {
  type Outcome,
  rollLines,
  type Settlement,
  type Table,
  type TableBet,
  type TableRules,
  type TableSettlement,
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

/** What it does to each bet is what the engine has settled or will settle: nothing is reckoned a second time here. */
export function standingRoll(rules: TableRules, table: Table): StandingRoll | undefined {
  const { roll, recent } = table;
  const call = roll?.calls.at(-1);
  if (roll !== undefined) {
    if (call === undefined) return undefined;
    const { number, thrower, layout } = roll;
    const { settled, left } = rollLines(rules, table);
    const decisions = [...settled, ...left].flatMap((line) => decided(layout, line));
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

function decided(layout: readonly TableBet[], line: TableSettlement): readonly Decision[] {
  const bet = layout.find((each) => each.bet === line.bet);
  const { verdict, odds, inPlay, winnings } = line;
  return bet === undefined ? [] : [{ bet, verdict, odds, inPlay, winnings }];
}
