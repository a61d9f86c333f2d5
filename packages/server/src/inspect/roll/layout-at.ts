import { type Game, openGame, phaseOf, type Table, type TableBet } from '@dicepit/engine';
import type { LayoutAt } from '@dicepit/wire';
import { type PitTable, rulesOf } from '../../table/pit-table.ts';

/** A table as it stood: what lay on the layout and what every account held. */
export function layoutAt(table: string, version: number, state: PitTable): LayoutAt {
  if (state.is === 'unset')
    return { table, version, phase: 'not set up', options: {}, bets: [], balances: [] };
  const { ledger } = state.table;
  return {
    table,
    version,
    phase: state.is === 'party' ? partyPhase(state.table.diceOut) : phaseOf(state.table),
    options: state.is === 'party' ? {} : (state.table.setup?.options ?? {}),
    ...(state.is === 'party' || state.table.course === undefined ? {} : { course: state.table.course }),
    bets: state.is === 'party' ? [] : betsOn(state.table, gameAt(state)),
    balances: [...ledger].map(([account, cents]) => ({ account, cents })),
  };
}

/** The game that a table plays with the odds it posts. */
export function gameAt(state: PitTable): Game | undefined {
  if (state.is !== 'banked') return undefined;
  const rules = rulesOf(state);
  const { setup } = state.table;
  return rules === undefined || setup === undefined ? undefined : openGame(rules, setup);
}

/** What somebody at a seat is called, and what a wager is. Nobody is called nothing: the reader names the seat. */
export const seatName = (table: Table, seat: number): string => table.seats.get(seat)?.name ?? '';

export const wagerName = (game: Game | undefined, wager: string): string =>
  game !== undefined && Object.hasOwn(game.wagers, wager) ? (game.wagers[wager]?.name ?? wager) : wager;

const partyPhase = (diceOut: boolean): string => (diceOut ? 'dice out' : 'playing');

const betsOn = (table: Table, game: Game | undefined): LayoutAt['bets'] =>
  table.betting.bets.map(({ bet, seat, wager, stage, chips, tokens }: TableBet) => ({
    bet,
    seat,
    name: seatName(table, seat),
    wager,
    wagerName: wagerName(game, wager),
    stage,
    chips,
    tokens,
  }));
