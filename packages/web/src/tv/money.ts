import { withSymbol } from '@dicepit/engine';
import type { HouseMoney, Screen } from '@dicepit/wire';

let money: HouseMoney = { chips: [], symbol: null };

/** Takes what the pit says of its money; everything that is drawn afterwards is drawn with it. */
export function takeMoney(screen: Screen): void {
  money = screen.money;
}

/** What tells drawings in other money apart. */
export const moneyKey = (): string => JSON.stringify(money);

/** The chip of the house that is worth so much: its colour, and its place in the rack. */
export function chipWorth(worth: number): { readonly colour: string; readonly place: number } {
  const place = money.chips.findIndex((chip) => chip.worth === worth);
  const chip = money.chips[place];
  return chip === undefined ? { colour: 'white', place: 0 } : { colour: chip.colour, place };
}

export const houseChips = (): HouseMoney['chips'] => money.chips;

/** A figure with the symbol of the house, where it has one. */
export const inMoney = (figure: string, language: string): string =>
  money.symbol === null ? figure : withSymbol(figure, money.symbol, language);
