import type { CommandBody, DiePlace, Pips, TableEvent } from '@dicepit/engine';
import { type AtTable, dealer, house, player } from './at-table.ts';

/** A table with small words for dice, shooters and rolls. */
export type AtDice = AtTable & {
  /** The one who deals here: a person where people do every step, else the house. */
  readonly deals: (command: CommandBody) => readonly TableEvent[];
  readonly dealRefused: (command: CommandBody) => { readonly code: string; readonly clause: string };
  readonly sits: (seat: number, name: string) => void;
  readonly bets: (seat: number, wager: string, chips: number) => void;
  /** What a player does at their own seat. */
  readonly does: (seat: number, command: CommandBody) => readonly TableEvent[];
  readonly doesNot: (
    seat: number,
    command: CommandBody,
  ) => { readonly code: string; readonly clause: string };
  /** The dealer offers the dice: to whom they went. */
  readonly offers: () => number | undefined;
  readonly declines: (seat: number) => void;
  /** The seat that is offered the dice takes them, and chooses where people do. */
  readonly takes: (seat: number, ...dice: readonly string[]) => void;
  readonly throws: () => readonly TableEvent[];
  /** A whole roll, thrown by whoever has the dice, called, gathered and settled. */
  readonly rolls: (...faces: readonly Pips[]) => readonly TableEvent[];
  /** Throws, and lets the dealer void it. */
  readonly voids: (reason: string) => readonly TableEvent[];
  /** Where each of these dice is. */
  readonly places: (...dice: readonly string[]) => readonly (DiePlace | undefined)[];
};

export function withDice(at: AtTable): AtDice {
  const setup = () => {
    const { setup } = at.table();
    if (setup === undefined) throw new Error('no table is set up');
    return setup;
  };
  const byHand = (): boolean => setup().mode === 'strict' && setup().dice === 'physical';
  const who = () => (setup().mode === 'strict' ? dealer : house);
  const personAt = (seat: number) => player(at.table().seats.get(seat)?.person ?? `nobody at ${seat}`);
  const deals = (command: CommandBody) => at.give(who(), command);
  const does = (seat: number, command: CommandBody) => at.give(personAt(seat), command);
  const throws = () => {
    const { is } = at.table().shooter;
    if (!at.table().shooter.holding) deals({ type: 'PassDice' });
    return is.kind === 'seat'
      ? does(is.seat, { type: 'ThrowDice', seat: is.seat })
      : deals({ type: 'ThrowDice' });
  };
  return {
    ...at,
    deals,
    dealRefused: (command) => at.refused(who(), command),
    sits: (seat, name) => {
      at.give(player(name), { type: 'SitDown', seat, name, born: '1990-01-01' });
      deals({ type: 'BuyIn', seat, cents: 200_00, from: 'cash' });
    },
    bets: (seat, wager, chips) => {
      does(seat, { type: 'PlaceBets', seat, bets: [{ wager, chips }] });
    },
    does,
    doesNot: (seat, command) => at.refused(personAt(seat), command),
    offers: () => {
      const offered = deals({ type: 'OfferDice' }).find(({ type }) => type === 'DiceOffered');
      return offered?.type === 'DiceOffered' ? offered.to : undefined;
    },
    declines: (seat) => {
      does(seat, { type: 'DeclineDice', seat });
    },
    takes: (seat, ...dice) => {
      does(seat, { type: 'AcceptDice', seat });
      if (byHand()) does(seat, { type: 'ChooseDice', seat, ...(dice.length === 0 ? {} : { dice }) });
    },
    throws,
    rolls: (...faces) => {
      throws();
      at.give(setup().dice === 'virtual' ? house : who(), {
        type: 'BringToRest',
        ...(setup().dice === 'virtual' ? { faces } : {}),
      });
      deals({ type: 'CallRoll', faces });
      if (byHand() && at.table().setup?.pack.startsWith('snake-eyes')) {
        deals({ type: 'CollectDice' });
        deals({ type: 'CentreDice' });
      }
      return deals({ type: 'SettleRoll' });
    },
    voids: (reason) => {
      throws();
      return deals({ type: 'CallNoRoll', reason });
    },
    places: (...dice) => dice.map((die) => at.table().dice.dice.get(die)?.place),
  };
}
