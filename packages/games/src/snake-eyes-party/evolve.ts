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
      return withChips(game, event);
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

/** The game after chips went between a player and the kitty. */
export const withChips = (
  game: PartyGame,
  { player, rack, kitty }: Pick<ChipsMoved, 'player' | 'rack' | 'kitty'>,
): PartyGame => ({
  ...withSeat(game, player, (seat) => ({ ...seat, rack })),
  kitty,
});

/** The game without a player who has left it, chips and all. The dice are passed on by an event of their own. */
export function withoutPlayer(game: PartyGame, player: Player): PartyGame {
  const left = withSeat(game, player, ({ faceUp }) => ({ rack: 0, faceUp, gone: true }));
  const { phase } = game;
  if (phase.is !== 'high dice') return left;
  const place = phase.contenders.indexOf(player);
  const contenders = phase.contenders.filter((each) => each !== player);
  const totals = place < 0 ? phase.totals : phase.totals.filter((_, turn) => turn !== place);
  return { ...left, phase: { ...phase, contenders, totals } };
}

const counted = (phase: PartyPhase, total: number): PartyPhase =>
  phase.is === 'high dice' ? { ...phase, totals: [...phase.totals, total] } : phase;

// A card turned down also ends the chances of whoever turned it.
const turnedDown = (game: PartyGame, { player, card }: Event<'CardTurnedDown'>): PartyGame =>
  throwing(
    withSeat(game, player, (seat) => ({ ...seat, faceUp: seat.faceUp.filter((each) => each !== card) })),
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
