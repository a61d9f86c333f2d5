import { isPips, type Roll } from '@dicepit/engine';
import { type Card, decideParty, nextToThrow, type PartyEvent, type PartyTable } from '@dicepit/games';

/** What a number would do if it were thrown now, as the rules themselves decide it. Seats, not players. */
export type Forecast = {
  readonly total: number;
  /** Who would turn which card down. */
  readonly turns?: { readonly seat: number; readonly card: Card };
  /** Who would have the dice next. */
  readonly passesTo?: number;
  readonly pays?: { readonly seat: number; readonly chips: number };
  readonly draws?: { readonly seat: number; readonly chips: number };
  /** Chances that a complete pass would give, or that a miss would leave. */
  readonly chances?: { readonly how: 'given' | 'left'; readonly count: number };
  readonly wins?: number;
};

const totals = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** Every number and what it would do for whoever has the dice; nothing while nobody throws in play. */
export function forecasts({ game, players }: PartyTable): readonly Forecast[] {
  const player = nextToThrow(game);
  if (player === null || game.phase.is !== 'throwing') return [];
  const seatOf = (each: number): number => players[each] ?? 0;
  return totals.map((total) => {
    const decided = decideParty(game, { type: 'ThrowDice', player, roll: rollOf(total) });
    const parts = decided.ok ? decided.events.map((event) => partOf(event, seatOf)) : [];
    const forecast: Forecast = Object.assign({ total }, ...parts);
    return forecast;
  });
}

function partOf(event: PartyEvent, seatOf: (player: number) => number): Partial<Forecast> {
  switch (event.type) {
    case 'CardTurnedDown':
      return { turns: { seat: seatOf(event.player), card: event.card } };
    case 'DicePassed':
      return { passesTo: seatOf(event.to) };
    case 'KittyPaid':
      return { pays: { seat: seatOf(event.player), chips: event.chips } };
    case 'KittyDrawn':
      return { draws: { seat: seatOf(event.player), chips: event.chips } };
    case 'CompletePassMade':
      return { chances: { how: 'given', count: event.chances } };
    case 'ChanceMissed':
      return { chances: { how: 'left', count: event.chances } };
    case 'GameWon':
      return { wins: seatOf(event.player) };
    case 'GameStarted':
    case 'AntePaid':
    case 'HighDiceThrown':
    case 'HighDiceTied':
    case 'FirstThrowerChosen':
    case 'DiceThrown':
    case 'KittyCollected':
      return {};
  }
}

/** Any roll of a total: the party game looks at totals alone. */
function rollOf(total: number): Roll {
  const first = Math.ceil(total / 2);
  return [first, total - first].filter(isPips);
}
