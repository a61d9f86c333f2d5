import type { ChipsMoved, PartyEvent } from './event.ts';
import type { PartyGame, PartyPhase, Player, Seat } from './game.ts';

/** The game after an event. It believes what it is told: what happened, happened. */
export function evolveParty(game: PartyGame, event: PartyEvent): PartyGame {
  switch (event.type) {
    case 'GameStarted':
      return started(event);
    case 'AntePaid':
    case 'KittyPaid':
    case 'KittyDrawn':
    case 'KittyCollected':
      return moved(game, event);
    case 'HighDiceThrown':
      return { ...game, phase: counted(game.phase, event.total) };
    case 'HighDiceTied':
      return { ...game, phase: { is: 'high dice', contenders: event.players, totals: [] } };
    case 'FirstThrowerChosen':
      return throwing(game, event.player, null);
    case 'DiceThrown':
      return game;
    case 'CardTurnedDown':
      return turnedDown(game, event);
    case 'DicePassed':
      return throwing(game, event.to, null);
    case 'CompletePassMade':
    case 'ChanceMissed':
      return throwing(game, event.player, event.chances);
    case 'GameWon':
      return { ...game, phase: { is: 'won', winner: event.player } };
  }
}

type Event<Type extends PartyEvent['type']> = Extract<PartyEvent, { readonly type: Type }>;

function started({ players, startingChips, cards }: Event<'GameStarted'>): PartyGame {
  const seats = Array.from({ length: players }, () => ({ rack: startingChips ?? 0, faceUp: cards }));
  const contenders = seats.map((_, player) => player);
  return { startingChips, seats, kitty: 0, phase: { is: 'high dice', contenders, totals: [] } };
}

const moved = (game: PartyGame, { player, rack, kitty }: ChipsMoved): PartyGame => ({
  ...withSeat(game, player, ({ faceUp }) => ({ rack, faceUp })),
  kitty,
});

const counted = (phase: PartyPhase, total: number): PartyPhase =>
  phase.is === 'high dice' ? { ...phase, totals: [...phase.totals, total] } : phase;

// A card turned down also ends the chances of whoever turned it.
const turnedDown = (game: PartyGame, { player, card }: Event<'CardTurnedDown'>): PartyGame =>
  throwing(
    withSeat(game, player, ({ rack, faceUp }) => ({ rack, faceUp: faceUp.filter((each) => each !== card) })),
    player,
    null,
  );

const throwing = (game: PartyGame, thrower: Player, chances: number | null): PartyGame => ({
  ...game,
  phase: { is: 'throwing', thrower, chances },
});

const withSeat = (game: PartyGame, player: Player, change: (seat: Seat) => Seat): PartyGame => ({
  ...game,
  seats: game.seats.map((seat, index) => (index === player ? change(seat) : seat)),
});
