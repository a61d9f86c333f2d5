import {
  type By,
  balanceOf,
  type Cents,
  type CommandBody,
  decideTable,
  type Moment,
  type NewBet,
  phaseOf,
  type Seat,
  type Table,
  type TableRules,
} from '@dicepit/engine';
import type { Manner } from './manner.ts';

/** A whole number below a bound, each as likely as any other: all a house player knows of chance. */
export type Chance = (below: number) => number;

export type HousePlayer = {
  readonly rules: TableRules;
  readonly manner: Manner;
  /** What is staked on one bet. */
  readonly stake: Cents;
};

/**
 * What a house player does next from a seat, or nothing for now. A house player is lawful: what the rules would
 * refuse is not asked.
 */
export function housePlayer(
  player: HousePlayer,
  table: Table,
  seat: Seat,
  now: Moment,
  chance: Chance,
): CommandBody | undefined {
  const by: By = { person: seat.person, role: 'player' };
  const isLawful = (command: CommandBody): boolean =>
    decideTable(player.rules, table, { ...command, by, at: now }).ok;
  return wishes(player, table, seat, chance, isLawful).find(isLawful);
}

type IsLawful = (command: CommandBody) => boolean;

function wishes(
  { manner, rules, stake }: HousePlayer,
  table: Table,
  { seat }: Seat,
  chance: Chance,
  isLawful: IsLawful,
): readonly CommandBody[] {
  const oneIn = (times: number): boolean => times > 0 && chance(times) === 0;
  const { is } = table.shooter;
  switch (phaseOf(table)) {
    case 'offering the dice':
      if (is.kind !== 'offered' || is.to !== seat) return [];
      return oneIn(manner.declines) ? [{ type: 'DeclineDice', seat }] : [{ type: 'AcceptDice', seat }];
    case 'betting': {
      const mine = is.kind === 'seat' && is.seat === seat;
      const bets = wanted({ manner, rules, stake, mine }, table, seat, chance, isLawful);
      return [
        ...(bets.length === 0 ? [] : [{ type: 'PlaceBets' as const, seat, bets }]),
        ...(is.kind === 'choosing' && is.seat === seat ? [chosen(table, rules, seat)] : []),
        ...(mine && oneIn(manner.givesUp) ? [{ type: 'GiveUpDice' as const, seat }] : []),
        ...(mine ? [{ type: 'ThrowDice' as const, seat }] : []),
      ];
    }
    case 'closed':
    case 'opening':
    case 'halted':
    case 'dice out':
    case 'at rest':
    case 'called':
      return [];
  }
}

/** The bets that the manner keeps or picks, that are not up yet, and that the rules and the rack allow. */
function wanted(
  { manner, rules, stake, mine }: HousePlayer & { readonly mine: boolean },
  table: Table,
  seat: number,
  chance: Chance,
  isLawful: IsLawful,
): readonly NewBet[] {
  const { needs } = rules.procedure.throwing;
  const must = !mine || needs.what !== 'wager' ? [] : [needs.wager];
  const picked = manner.picks.length === 0 ? [] : [manner.picks[chance(manner.picks.length)] ?? ''];
  const up = table.betting.bets.filter((bet) => bet.seat === seat).map(({ wager }) => wager);
  // One pick at a time: a picked bet that still stands is not joined by another.
  const wishing = [...must, ...manner.keeps, ...(picks(manner, up) ? [] : picked)];
  const rack = balanceOf(table.ledger, `rack:${seat}`);
  return [...new Set(wishing)]
    .filter((wager) => !up.includes(wager))
    .map((wager) => ({ wager, chips: stake }))
    .filter((bet) => isLawful({ type: 'PlaceBets', seat, bets: [bet] }))
    .slice(0, Math.floor(rack / stake));
}

const picks = ({ picks }: Manner, up: readonly string[]): boolean =>
  picks.some((wager) => up.includes(wager));

function chosen(table: Table, { pack }: TableRules, seat: number): CommandBody {
  const free = [...table.dice.dice.values()].filter(({ place }) => place === 'bowl' || place === 'layout');
  return { type: 'ChooseDice', seat, dice: free.slice(0, pack.dice).map(({ die }) => die) };
}
