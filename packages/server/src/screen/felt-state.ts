import {
  type Game,
  type HouseChip,
  type Table,
  type TableBet,
  usualChips,
  writeMoney,
} from '@dicepit/engine';
import { chipsOf, litAreas, stakeFigure } from '@dicepit/layout';
import type { BankedScreen } from '@dicepit/wire';
import { letterAt } from './shown.ts';
import type { Decision, StandingRoll } from './standing-roll.ts';

type Bets = BankedScreen['bets'];
type State = Bets[number]['state'];

/** The chips on the felt: while a roll stands called, as they lay for it; otherwise as they lie. */
export function betsOn(
  table: Table,
  roll: StandingRoll | undefined,
  house: readonly HouseChip[] = usualChips,
): Bets {
  const { bets, late } = table.betting;
  const isCalled = roll !== undefined && !roll.settled && roll.outcome.kind === 'total';
  const lying = isCalled
    ? roll.decisions.map((decision) => shown(table, decision.bet, stateOf(decision)))
    : bets.map((bet) => shown(table, bet, 'up'));
  return [...lying, ...late.map((bet) => shown(table, bet, 'asking'))].map((bet) => ({
    ...bet,
    chips: bet.chips ?? chipsOf(bet.cents, house),
  }));
}

/** The areas that a roll lights: those with bets by the stage of their bets, the others by their opening stage. */
export function litBy(game: Game, roll: StandingRoll | undefined): readonly string[] {
  if (roll?.outcome.kind !== 'total' || roll.invalidated) return [];
  const opening = litAreas(game, roll.outcome.roll);
  const won = new Set(roll.decisions.filter(wins).map(({ bet }) => bet.wager));
  const staked = new Set(roll.decisions.map(({ bet }) => bet.wager));
  return Object.keys(game.wagers).filter((wager) =>
    staked.has(wager) ? won.has(wager) : opening.includes(wager),
  );
}

/** The areas that hold bets which stay up whatever the shooter does until the turn is over. */
export const liveOn = (game: Game, { betting }: Table): readonly string[] =>
  Object.values(game.wagers)
    .filter(({ id, locks }) => locks !== undefined && betting.bets.some(({ wager }) => wager === id))
    .map(({ id }) => id);

/** A stake as the player counts it: in chips of the own colour, or in money. */
export function figureOf(table: Table, seat: number, cents: number): string {
  const value = table.seats.get(seat)?.colour?.value;
  return value === undefined ? stakeFigure(cents) : writeCount(cents / value);
}

const wins = ({ verdict }: Decision): boolean => verdict === 'wins';

const stateOf = ({ verdict }: Decision): State =>
  verdict === 'wins' ? 'won' : verdict === 'loses' ? 'lost' : 'stands';

/** A bet; its chips only where they are of the player's own colour. */
function shown(
  table: Table,
  bet: TableBet,
  state: State,
): Omit<Bets[number], 'chips'> & { readonly chips: Bets[number]['chips'] | undefined } {
  const { wager, seat, chips, tokens, placedBy, flags } = bet;
  const cents = chips + tokens;
  const value = table.seats.get(seat)?.colour?.value;
  return {
    wager,
    seat,
    letter: letterAt(table, seat),
    cents,
    // A chip without a value of its own counts as nothing here; the page draws it in the seat's colour.
    chips: value === undefined ? undefined : Array.from({ length: highOf(cents / value) }, () => 0),
    figure: figureOf(table, seat, cents),
    state,
    placedBy,
    flags,
  };
}

/** Never more than four high; the figure tells the rest. */
const highOf = (count: number): number => Math.max(1, Math.min(4, Math.floor(count)));

const writeCount = (count: number): string =>
  Number.isInteger(count) ? String(count) : writeMoney(Math.round(count * 100)).replace(/[$,]/g, '');
