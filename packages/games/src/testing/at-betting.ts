import { type Account, balanceOf, type Pips, type TableBet, type TableEvent } from '@dicepit/engine';
import { type AtTable, house, player } from './at-table.ts';

/** Small words for bets and rolls at a table under test. */
export const seatOf = (at: AtTable, person: string): number => {
  const seat = [...at.table().seats.values()].find((each) => each.person === person)?.seat;
  if (seat === undefined) throw new Error(`${person} has no seat`);
  return seat;
};

export const bets = (
  at: AtTable,
  person: string,
  stakes: Readonly<Record<string, number>>,
): readonly TableEvent[] =>
  at.give(player(person), {
    type: 'PlaceBets',
    seat: seatOf(at, person),
    bets: Object.entries(stakes).map(([wager, chips]) => ({ wager, chips })),
  });

/** The bet of a person on a wager. */
export const betOf = (at: AtTable, person: string, wager: string): TableBet => {
  const seat = seatOf(at, person);
  const bet = at.table().betting.bets.find((each) => each.seat === seat && each.wager === wager);
  if (bet === undefined) throw new Error(`${person} has no bet on ${wager}`);
  return bet;
};

export const balance = (at: AtTable, account: Account): number => balanceOf(at.table().ledger, account);

export const rackOf = (at: AtTable, person: string): number => balance(at, `rack:${seatOf(at, person)}`);

/** Somebody is offered the dice and takes them. */
export function takesDice(at: AtTable, person: string): void {
  const seat = seatOf(at, person);
  for (let offers = 0; offers < 20; offers += 1) {
    const { is } = at.table().shooter;
    if (is.kind === 'offered' && is.to === seat) break;
    if (is.kind === 'offered' && is.to !== 'waiting') at.give(house, { type: 'DeclineDice', seat: is.to });
    else at.give(house, { type: 'OfferDice' });
  }
  at.give(player(person), { type: 'AcceptDice', seat });
}

/** The dice leave the hand, or the cup is shaken. */
export function throwsDice(at: AtTable): readonly TableEvent[] {
  const { is } = at.table().shooter;
  if (is.kind !== 'seat') return at.give(house, { type: 'ThrowDice' });
  const person = at.table().seats.get(is.seat)?.person ?? '';
  return at.give(player(person), { type: 'ThrowDice', seat: is.seat });
}

export const diceRest = (at: AtTable): readonly TableEvent[] => at.give(house, { type: 'BringToRest' });

export const called = (at: AtTable, ...faces: readonly Pips[]): readonly TableEvent[] =>
  at.give(house, { type: 'CallRoll', faces });

export const settled = (at: AtTable): readonly TableEvent[] => at.give(house, { type: 'SettleRoll' });

/** A whole roll from the hand to the chips. */
export function rolls(at: AtTable, ...faces: readonly Pips[]): readonly TableEvent[] {
  throwsDice(at);
  diceRest(at);
  called(at, ...faces);
  return settled(at);
}
