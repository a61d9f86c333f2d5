import { type HouseChip, type MoneySymbol, usualChips } from '@dicepit/engine';
import type { HouseMoney } from '@dicepit/wire';
import { signal } from '@preact/signals';

/** The chips of the house, the smallest first; the usual ones until the pit has said which. */
export const houseChips = signal<readonly HouseChip[]>(usualChips);

/** What sums are written with; null until the pit has said so, and where nobody has chosen. */
export const moneySymbol = signal<MoneySymbol | null>(null);

/** Takes what the pit says of its money; what says the same draws nothing anew. */
export function takeMoney({ chips, symbol }: HouseMoney): void {
  if (JSON.stringify(houseChips.peek()) !== JSON.stringify(chips)) houseChips.value = chips;
  if (JSON.stringify(moneySymbol.peek()) !== JSON.stringify(symbol)) moneySymbol.value = symbol;
}
