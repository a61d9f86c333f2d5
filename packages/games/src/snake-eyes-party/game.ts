import { type Roll } from '@dicepit/engine';
import { type Citation } from './clauses.ts';
import type { PartyRefusal } from './refusals.ts';

/** The number on a card. There is no card 7. */
export type Card = 2 | 3 | 4 | 5 | 6 | 8 | 9 | 10 | 11 | 12;

/** One full set, in the order of the row. */
export const everyCard: readonly Card[] = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];

/** Whether a total names a card: every total of two dice does, save seven. */
export const isCard = (total: number): total is Card => everyCard.some((card) => card === total);

/** Chips by colour, as they lie in a rack. */
export type ChipRack = { readonly blue: number; readonly red: number; readonly white: number };

/** What a chip of each colour is worth in whites: party/setup-4, setup-5 and setup-6. */
export const chipValues: ChipRack = { blue: 10, red: 5, white: 1 };

export const toWorth = ({ blue, red, white }: ChipRack): Whites =>
  blue * chipValues.blue + red * chipValues.red + white * chipValues.white;

/** The fewest chips of a worth: how a rack is drawn, with larger chips changed at the bank as it shrinks. */
export function fewestChips(worth: Whites): ChipRack {
  const { blue, red } = chipValues;
  return { blue: Math.floor(worth / blue), red: Math.floor((worth % blue) / red), white: worth % red };
}

/** A player by seat, counted from 0; the next seat in the ring is the one on the left. */
export type Player = number;

/** A number of chips counted in whites, the unit of every payment and draw. */
export type Whites = number;

/** What the host chooses: how many play, and what each brings. Null is credit without limit. */
export type PartySettings = { readonly players: number; readonly startingChips: Whites | null };

export type Seat = {
  /** Below zero only on credit. */
  readonly rack: Whites;
  /** The cards still face up, in the order of the row. */
  readonly faceUp: readonly Card[];
  /** Left the game, which goes on without this player: the dice go past. */
  readonly gone?: true;
};

/** Where the party stands. */
export type PartyPhase =
  | { readonly is: 'gathering' }
  | {
      readonly is: 'high dice';
      /** Those who may still go first, in seat order; each throws once a round. */
      readonly contenders: readonly Player[];
      /** What the first of them have thrown in this round. */
      readonly totals: readonly number[];
    }
  | {
      readonly is: 'throwing';
      readonly thrower: Player;
      /** Chances left after a complete pass; null in ordinary throwing. */
      readonly chances: number | null;
    }
  | { readonly is: 'won'; readonly winner: Player };

export type PartyGame = {
  readonly startingChips: Whites | null;
  readonly seats: readonly Seat[];
  readonly kitty: Whites;
  readonly phase: PartyPhase;
};

/** A party before anyone has sat down. */
export const newParty: PartyGame = {
  startingChips: null,
  seats: [],
  kitty: 0,
  phase: { is: 'gathering' },
};

/** Whether a player still has a card face up. */
export const isUp = (game: PartyGame, player: Player, card: Card): boolean =>
  game.seats[player]?.faceUp.includes(card) ?? false;

/** Whether a player is still in the game. */
export const isIn = ({ seats }: PartyGame, player: Player): boolean =>
  seats[player] !== undefined && seats[player].gone !== true;

export type PartyCommand = StartGame | ThrowHighDice | ThrowDice;

export type StartGame = {
  readonly type: 'StartGame';
  /** Who goes first: the highest throw, or the first seat where the players agreed on it. */
  readonly first: 'high dice' | 'first seat';
} & PartySettings;

export type ThrowHighDice = {
  readonly type: 'ThrowHighDice';
  readonly player: Player;
  readonly roll: Roll;
};

export type ThrowDice = { readonly type: 'ThrowDice'; readonly player: Player; readonly roll: Roll };

export type PartyDecision =
  | { readonly ok: true; readonly events: readonly PartyEvent[] }
  | { readonly ok: false; readonly refusal: PartyRefusal };

export const accept = (events: readonly PartyEvent[]): PartyDecision => ({ ok: true, events });
export const refuse = (refusal: PartyRefusal): PartyDecision => ({ ok: false, refusal });

/** What happened. Chips that moved are told with the rack and the kitty they left behind. */
export type PartyEvent = (
  | {
      readonly type: 'GameStarted';
      readonly players: number;
      readonly startingChips: Whites | null;
      readonly cards: readonly Card[];
    }
  | ({ readonly type: 'AntePaid' } & ChipsMoved)
  | HighDice
  | { readonly type: 'DiceThrown'; readonly player: Player; readonly roll: Roll; readonly total: number }
  | { readonly type: 'CardTurnedDown'; readonly player: Player; readonly card: Card; readonly left: number }
  /** A payment; the shortfall is what a rack did not hold, which is not owed. */
  | ({ readonly type: 'KittyPaid'; readonly shortfall: Whites } & ChipsMoved)
  /** A draw; the shortfall is what the kitty did not hold. */
  | ({ readonly type: 'KittyDrawn'; readonly shortfall: Whites } & ChipsMoved)
  | {
      readonly type: 'DicePassed';
      readonly player: Player;
      readonly to: Player;
      /** Those between, who have the card down: they pay, draw and turn nothing. */
      readonly skipped: readonly Player[];
    }
  | {
      readonly type: 'CompletePassMade';
      readonly player: Player;
      readonly card: Card;
      readonly chances: number;
    }
  | { readonly type: 'ChanceMissed'; readonly player: Player; readonly card: Card; readonly chances: number }
  | { readonly type: 'GameWon'; readonly player: Player }
  | ({ readonly type: 'KittyCollected' } & ChipsMoved)
) & { readonly clause: Citation };

type HighDice =
  | { readonly type: 'HighDiceThrown'; readonly player: Player; readonly roll: Roll; readonly total: number }
  | { readonly type: 'HighDiceTied'; readonly players: readonly Player[]; readonly total: number }
  | {
      readonly type: 'FirstThrowerChosen';
      readonly player: Player;
      readonly how: 'high dice' | 'first seat';
    };

/** Chips between a player and the kitty. */
export type ChipsMoved = {
  readonly player: Player;
  readonly chips: Whites;
  /** The player's rack afterwards. */
  readonly rack: Whites;
  /** The kitty afterwards. */
  readonly kitty: Whites;
};

export type Range = { readonly least: number; readonly most: number };

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

/** How a game stands, as a scoreboard shows it; lists go by player. */
export type PartyStanding = {
  readonly winner: Player | null;
  readonly kitty: Whites;
  /** Chips up or down on what each brought. */
  readonly net: readonly Whites[];
  readonly faceUp: readonly (readonly Card[])[];
  /** Whose throw is next, for high dice too; null before the start and when the game is won. */
  readonly next: Player | null;
  /** Chances left after a complete pass; null in ordinary throwing. */
  readonly chances: number | null;
};

export function toStanding(game: PartyGame): PartyStanding {
  const { phase, kitty, seats } = game;
  return {
    winner: phase.is === 'won' ? phase.winner : null,
    kitty,
    net: seats.map(({ rack }) => rack - (game.startingChips ?? 0)),
    faceUp: seats.map(({ faceUp }) => faceUp),
    next: nextToThrow(game),
    chances: phase.is === 'throwing' ? phase.chances : null,
  };
}

/** Whose throw is next, in high dice as in play; nobody's before the start and after the end. */
export function nextToThrow({ phase }: PartyGame): Player | null {
  switch (phase.is) {
    case 'high dice':
      return phase.contenders[phase.totals.length] ?? null;
    case 'throwing':
      return phase.thrower;
    case 'gathering':
    case 'won':
      return null;
  }
}
