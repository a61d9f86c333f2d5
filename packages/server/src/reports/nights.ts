import { type DecidedBets, type NightReport, type NightRoll, nightAgainstTheory } from '@dicepit/analysis';
import type { Game, PastRoll, Payment, TableSettlement } from '@dicepit/engine';
import type { DoneRoll } from './reporter.ts';

/** The rolls of one table that were played by the same odds, as theory wants to see them. */
export type Nights = {
  readonly add: (group: string, done: DoneRoll) => void;
  readonly groups: () => readonly {
    readonly group: string;
    readonly game: Game;
    readonly night: NightReport;
  }[];
};

/** Rolls in groups of whatever name; where the odds change in one, each part is a night of its own. */
export function newNights(): Nights {
  const nights = new Map<string, Gathered>();
  return {
    add(group, done) {
      const key = `${group}\n${JSON.stringify(done.game.options)}`;
      const gathered = nights.get(key) ?? gatheredOf(group, done);
      nights.set(key, gathered);
      for (const bets of decidedIn(done.past)) addTo(gathered.decided, bets);
      const roll = rollIn(done);
      if (roll !== undefined) gathered.rolls.push(roll);
    },
    groups: () =>
      [...nights.values()].map(({ group, game, payment, decided, rolls }) => ({
        group,
        game,
        night: nightAgainstTheory(game, { decided: [...decided.values()], rolls }, payment),
      })),
  };
}

type Gathered = {
  readonly group: string;
  readonly game: Game;
  readonly payment: Payment;
  readonly decided: Map<string, DecidedBets>;
  readonly rolls: NightRoll[];
};

const gatheredOf = (group: string, { game, payment }: DoneRoll): Gathered => ({
  group,
  game,
  payment,
  decided: new Map(),
  rolls: [],
});

/** The bets that a roll, or the end of the turn after it, decided. */
const decidedIn = ({ settlements, atEndOfTurn }: PastRoll): readonly DecidedBets[] =>
  settlements
    .filter(({ verdict, inPlay }) => verdict !== 'stands' && inPlay > 0)
    .map((line) => ({ ...endOf(line), by: atEndOfTurn.includes(line.bet) ? 'turn' : 'roll' }));

const endOf = ({ wager, inPlay, odds, winnings, verdict }: TableSettlement): DecidedBets => ({
  wager,
  stake: inPlay,
  odds: verdict === 'wins' ? odds : null,
  winnings,
  count: 1,
});

function addTo(decided: Map<string, DecidedBets>, bets: DecidedBets): void {
  const { wager, stake, odds, winnings, by } = bets;
  const key = `${wager} ${stake} ${odds ?? ''} ${winnings} ${by ?? ''}`;
  decided.set(key, { ...bets, count: (decided.get(key)?.count ?? 0) + 1 });
}

/** A roll that counted, with the bets that lay on it. */
function rollIn({ past, shooter }: DoneRoll): NightRoll | undefined {
  const { outcome, invalidated, layout, settlements, dice } = past;
  if (outcome.kind !== 'total' || invalidated) return undefined;
  const inPlay = new Map(settlements.map((line) => [line.bet, line.inPlay]));
  return {
    roll: outcome.roll,
    shooter,
    dice: dice.toSorted().join(','),
    bets: layout.flatMap(({ bet, wager, stage, chips, tokens }) => {
      const stake = inPlay.get(bet) ?? chips + tokens;
      return stake === 0 ? [] : [{ wager, stage, stake }];
    }),
  };
}
