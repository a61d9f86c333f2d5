import { assert, totalOf } from '@dicepit/engine';
import { type Citation } from './clauses.ts';
import {
  accept,
  type Card,
  everyCard,
  evolveParty,
  isCard,
  isIn,
  isUp,
  type PartyCommand,
  type PartyDecision,
  type PartyEvent,
  type PartyGame,
  type PartySettings,
  type Player,
  type Range,
  refuse,
  type Seat,
  type StartGame,
  type ThrowDice,
  type ThrowHighDice,
  type Whites,
} from './game.ts';
import type { PartyRefusal } from './refusals.ts';

/** What happens in the party game, or why nothing does. */
export function decideParty(game: PartyGame, command: PartyCommand): PartyDecision {
  switch (command.type) {
    case 'StartGame':
      return startGame(game, command);
    case 'ThrowHighDice':
      return throwHighDice(game, command);
    case 'ThrowDice':
      return throwDice(game, command);
  }
}

/** What everyone puts in before the first throw. */
const ANTE: Whites = 2;

export const allowedPlayers: Range = { least: 2, most: 10 };
/** At least the ante; the upper end only keeps every sum a whole number. */
export const allowedChips: Range = { least: ANTE, most: 1_000_000_000 };

function startGame(game: PartyGame, command: StartGame): PartyDecision {
  const { players, startingChips, first } = command;
  const unfit = unfitSettings(command);

  if (game.phase.is !== 'gathering') return refuse({ code: 'GAME_HAS_STARTED', clause: 'party/setup-7' });
  if (unfit !== undefined) return refuse(unfit);

  return accept([
    { type: 'GameStarted', players, startingChips, cards: everyCard, clause: 'party/setup-1' },
    ...antes(command),
    ...(first === 'first seat' ? [firstSeat] : []),
  ]);
}

/** Why a game cannot start with these settings, if it cannot. */
export function unfitSettings({ players, startingChips }: PartySettings): PartyRefusal | undefined {
  if (!isWithin(players, allowedPlayers))
    return { code: 'PLAYERS_OUT_OF_RANGE', clause: 'party/setup-1', players, allowed: allowedPlayers };
  if (startingChips !== null && !isWithin(startingChips, allowedChips))
    return { code: 'CHIPS_OUT_OF_RANGE', clause: 'party/setup-7', startingChips, allowed: allowedChips };
  return undefined;
}

const antes = ({ players, startingChips }: PartySettings): readonly PartyEvent[] =>
  Array.from({ length: players }, (_, player) => ({
    type: 'AntePaid',
    player,
    chips: ANTE,
    rack: (startingChips ?? 0) - ANTE,
    kitty: ANTE * (player + 1),
    clause: 'party/setup-7',
  }));

const firstSeat: PartyEvent = {
  type: 'FirstThrowerChosen',
  player: 0,
  how: 'first seat',
  clause: 'party/setup-9',
};

const isWithin = (value: number, { least, most }: Range): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** One throw each for who goes first; those tied for the highest throw again among themselves. */
function throwHighDice(game: PartyGame, { player, roll }: ThrowHighDice): PartyDecision {
  const { phase } = game;

  if (phase.is === 'gathering') return refuse({ code: 'GAME_NOT_STARTED', clause: 'party/setup-7' });
  if (phase.is === 'won')
    return refuse({ code: 'GAME_IS_WON', clause: 'party/winner-1', winner: phase.winner });
  if (phase.is === 'throwing') {
    const { thrower } = phase;
    return refuse({ code: 'FIRST_THROWER_IS_CHOSEN', clause: 'party/setup-9', thrower });
  }
  const { contenders } = phase;
  const thrower = contenders[phase.totals.length];
  if (thrower !== undefined && player !== thrower)
    return refuse({ code: 'NOT_YOUR_THROW', clause: 'party/setup-9', player, thrower });
  if (roll.length !== 2) return refuse({ code: 'NOT_TWO_DICE', clause: 'party/setup-9', dice: roll.length });

  const total = totalOf(roll);
  const thrown: PartyEvent = { type: 'HighDiceThrown', player, roll, total, clause: 'party/setup-9' };
  return accept([thrown, ...endOfRound(contenders, [...phase.totals, total])]);
}

/** What a round of high dice comes to, once all have thrown or only one is left to go first. */
export function endOfRound(contenders: readonly Player[], totals: readonly number[]): readonly PartyEvent[] {
  if (totals.length < contenders.length && contenders.length > 1) return [];
  const highest = Math.max(...totals);
  const tied =
    contenders.length === 1 ? contenders : contenders.filter((_, turn) => totals[turn] === highest);
  const [player] = tied;
  return tied.length === 1 && player !== undefined
    ? [{ type: 'FirstThrowerChosen', player, how: 'high dice', clause: 'party/setup-9' }]
    : [{ type: 'HighDiceTied', players: tied, total: highest, clause: 'party/setup-9' }];
}

/** How many further throws a complete pass gives. */
const CHANCES = 3;

function throwDice(game: PartyGame, { player, roll }: ThrowDice): PartyDecision {
  const { phase } = game;

  if (phase.is === 'gathering') return refuse({ code: 'GAME_NOT_STARTED', clause: 'party/setup-7' });
  if (phase.is === 'won')
    return refuse({ code: 'GAME_IS_WON', clause: 'party/winner-1', winner: phase.winner });
  if (phase.is === 'high dice') {
    const { contenders } = phase;
    return refuse({ code: 'FIRST_THROWER_NOT_CHOSEN', clause: 'party/setup-9', contenders });
  }
  const { thrower, chances } = phase;
  if (player !== thrower)
    return refuse({ code: 'NOT_YOUR_THROW', clause: 'party/setup-10', player, thrower });
  if (roll.length !== 2) return refuse({ code: 'NOT_TWO_DICE', clause: 'party/play-1', dice: roll.length });

  const total = totalOf(roll);
  const thrown: Step = () => [
    { type: 'DiceThrown', player, roll, total, clause: clauseOfThrow(total, chances) },
  ];
  const follows = isCard(total) ? cardThrown(game, { player, card: total, chances }) : seven(game, player);
  return accept(inOrder(thrown, follows)(game));
}

type CardThrow = { readonly player: Player; readonly card: Card; readonly chances: number | null };

function clauseOfThrow(total: number, chances: number | null): Citation {
  if (total === 2 || total === 7) return 'party/play-2';
  return chances === null ? 'party/play-1' : 'party/complete-pass-2';
}

const seven = (game: PartyGame, player: Player): Step =>
  inOrder(
    pays(player, 2, 'party/seven-2'),
    passesDice({ from: player, to: leftNeighbour(game, player), clause: 'party/seven-3' }),
  );

function cardThrown(game: PartyGame, thrown: CardThrow): Step {
  const { player, card, chances } = thrown;
  if (isUp(game, player, card)) return ownCard(thrown);
  return chances === null ? pass(game, player, card) : miss(game, { player, card, chances });
}

function ownCard({ player, card, chances }: CardThrow): Step {
  if (card === 2) {
    return inOrder(turnsDown(player, 2, 'party/two-1'), draws(player, 2, 'party/two-2'), winsIfDone(player));
  }
  const clause = chances === null ? 'party/play-1' : 'party/complete-pass-5';
  return inOrder(turnsDown(player, card, clause), winsIfDone(player));
}

function pass(game: PartyGame, from: Player, card: Card): Step {
  const to = nearestWith(game, card, from);
  if (to === undefined) return inOrder(chipsForCardDown(from, card), completePass(from, card));

  const [passing, receiving] =
    card === 2 ? (['party/two-4', 'party/two-5'] as const) : (['party/pass-2', 'party/pass-3'] as const);
  return inOrder(
    chipsForCardDown(from, card),
    passesDice({ from, to, clause: passing }),
    turnsDown(to, card, receiving),
    winsIfDone(to),
  );
}

// A two draws where any other number pays: the special rule replaces the payment.
const chipsForCardDown = (player: Player, card: Card): Step =>
  card === 2 ? draws(player, 1, 'party/two-3') : pays(player, 1, 'party/pass-1');

const completePass =
  (player: Player, card: Card): Step =>
  () => [{ type: 'CompletePassMade', player, card, chances: CHANCES, clause: 'party/complete-pass-1' }];

function miss(game: PartyGame, { player, card, chances }: CardThrow & { readonly chances: number }): Step {
  const missed: Step = () => [
    { type: 'ChanceMissed', player, card, chances: chances - 1, clause: 'party/complete-pass-6' },
  ];
  const counted = card === 2 ? inOrder(draws(player, 1, 'party/two-3'), missed) : missed;
  return chances > 1 ? counted : inOrder(counted, failed(game, player));
}

const failed = (game: PartyGame, player: Player): Step =>
  inOrder(
    pays(player, 2, 'party/complete-pass-3'),
    passesDice({ from: player, to: leftNeighbour(game, player), clause: 'party/complete-pass-4' }),
  );

/** One thing that follows, decided on the game that the thing before it left. */
type Step = (game: PartyGame) => readonly PartyEvent[];

/** Several steps, each on the game after the one before. */
const inOrder =
  (...steps: readonly Step[]): Step =>
  (start) => {
    const events: PartyEvent[] = [];
    let game = start;
    for (const step of steps) {
      const followed = step(game);
      events.push(...followed);
      game = followed.reduce(evolveParty, game);
    }
    return events;
  };

/** A player pays the kitty, as far as the rack reaches; on credit it always does. */
const pays =
  (player: Player, due: Whites, clause: Citation): Step =>
  (game) => {
    const { rack } = findSeat(game, player);
    const chips = game.startingChips === null ? due : Math.min(due, rack);
    const after = { rack: rack - chips, kitty: game.kitty + chips };
    return [{ type: 'KittyPaid', player, chips, shortfall: due - chips, ...after, clause }];
  };

/** A player draws from the kitty, as far as it reaches. */
const draws =
  (player: Player, due: Whites, clause: Citation): Step =>
  (game) => {
    const chips = Math.min(due, game.kitty);
    const after = { rack: findSeat(game, player).rack + chips, kitty: game.kitty - chips };
    return [{ type: 'KittyDrawn', player, chips, shortfall: due - chips, ...after, clause }];
  };

const turnsDown =
  (player: Player, card: Card, clause: Citation): Step =>
  (game) => {
    const left = findSeat(game, player).faceUp.filter((each) => each !== card).length;
    return [{ type: 'CardTurnedDown', player, card, left, clause }];
  };

const passesDice =
  ({ from, to, clause }: { readonly from: Player; readonly to: Player; readonly clause: Citation }): Step =>
  (game) => [{ type: 'DicePassed', player: from, to, skipped: skippedBetween(game, from, to), clause }];

/** Ends the game and hands over the kitty if the player has no card left to turn. */
const winsIfDone =
  (player: Player): Step =>
  (game) => {
    const { rack, faceUp } = findSeat(game, player);
    if (faceUp.length > 0) return [];
    const collected = { chips: game.kitty, rack: rack + game.kitty, kitty: 0 };
    return [
      { type: 'GameWon', player, clause: 'party/winner-1' },
      { type: 'KittyCollected', player, ...collected, clause: 'party/winner-2' },
    ];
  };

/** A seat that must be there. */
function findSeat(game: PartyGame, player: Player): Seat {
  const seat = game.seats[player];
  assert(seat !== undefined, () => `player ${player} has no seat among ${game.seats.length}`);
  return seat;
}

/** Everybody else who is in the game, beginning on the immediate left. */
export const leftwardFrom = (game: PartyGame, player: Player): readonly Player[] =>
  game.seats
    .slice(1)
    .map((_, step) => (player + step + 1) % game.seats.length)
    .filter((each) => isIn(game, each));

/** The player on the immediate left: the next in the ring who is in the game. */
export const leftNeighbour = (game: PartyGame, player: Player): Player =>
  leftwardFrom(game, player)[0] ?? player;

/** The nearest on the left with a card face up, or nobody when the dice would make a complete pass. */
export const nearestWith = (game: PartyGame, card: Card, from: Player): Player | undefined =>
  leftwardFrom(game, from).find((player) => isUp(game, player, card));

/** Those whom the dice go past on their way. */
const skippedBetween = (game: PartyGame, from: Player, to: Player): readonly Player[] => {
  const others = leftwardFrom(game, from);
  return others.slice(0, others.indexOf(to));
};
