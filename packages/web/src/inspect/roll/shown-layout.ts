import { type Game, isPips, isRoll, type Pips, type Roll } from '@dicepit/engine';
import { bankedPacks, layouts } from '@dicepit/games';
import { drawFelt } from '@dicepit/layout';
import type { LayoutAt } from '@dicepit/wire';

/** The game with the odds that were printed on the layout at the time; a party has no bank, and none of it. */
export function gameAt(pack: string, { options }: Pick<LayoutAt, 'options'>): Game | undefined {
  const opened = bankedPacks.find(({ id }) => id === pack)?.open(options);
  return opened?.ok === true ? opened.game : undefined;
}

export type ShownLayout = {
  readonly at: LayoutAt;
  /** What was called: the areas that it won on are lit. */
  readonly called?: { readonly roll: Roll; readonly stages: Readonly<Record<string, string>> };
};

/**
 * The layout as it lay, as an image that carries its own letters and dress: two of them stand beside each other, and
 * neither can be pressed.
 */
export function layoutImage(game: Game, { at, called }: ShownLayout): string | undefined {
  const layout = layouts[game.pack];
  if (layout === undefined) return undefined;
  const svg = drawFelt(game, layout, {
    shape: 'wide',
    chips: at.bets
      .filter(({ chips, tokens }) => chips + tokens > 0)
      .map(({ wager, seat, chips, tokens }) => ({ wager, seat: seat - 1, stake: chips + tokens })),
    ...called,
  });
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The dice of an outcome such as `4-4`; nothing where it is void, or not called yet. */
export function diceIn(outcome: string | null): readonly Pips[] {
  if (outcome === null || !/^[1-6](-[1-6]){0,2}$/.test(outcome)) return [];
  return outcome.split('-').map(Number).filter(isPips);
}

/** The same as a roll of this game. */
export function rollIn(game: Game, outcome: string | null): Roll | undefined {
  const dice = diceIn(outcome);
  return isRoll(dice, game.dice) ? dice : undefined;
}

/** Where bets stood that the roll was called over; it decides what is lit. */
export const stagesOf = ({ bets }: Pick<LayoutAt, 'bets'>): Readonly<Record<string, string>> =>
  Object.fromEntries(bets.map(({ wager, stage }) => [wager, stage]));
