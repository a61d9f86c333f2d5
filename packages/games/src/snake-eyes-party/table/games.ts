import { balanceOf, type Decided, isRoll, moved, type Posting, type Roll } from '@dicepit/engine';
import { everyCard } from '../cards.ts';
import { decideParty } from '../decide.ts';
import type { PartyEvent } from '../event.ts';
import type { Whites } from '../game.ts';
import { explainParty } from '../refusal.ts';
import { nextToThrow } from '../standing.ts';
import { allowedPlayers } from '../starting.ts';
import type { PartyTableFact } from './event.ts';
import { ANTE, isPlaying, type PartyTable } from './party-table.ts';
import { accept, type CommandOf, refuse } from './refusing.ts';

/** Begins a game among those seated: a full set of cards and an ante each, from whatever their racks hold by now. */
export function startGame(
  table: PartyTable,
  { by, without = [] }: CommandOf<'StartGame'>,
): Decided<PartyTableFact> {
  const { startingChips = null, first } = table.setup ?? {};
  const seats = [...table.seats.keys()].filter((seat) => !without.includes(seat)).sort((a, b) => a - b);
  const short = shortOfAnte(table).find((seat) => seats.includes(seat));

  if (by.role === 'player' && ![...table.seats.values()].some(({ person }) => person === by.person))
    return refuse('NOT_SEATED', 'policy/seats', 'Only those at the table start a game. Sit down first.');
  if (isPlaying(table))
    return refuse('GAME_HAS_STARTED', 'party/setup-7', 'The antes are in. Play the game out first.');
  if (seats.length < allowedPlayers.least && seats.length < table.seats.size)
    return refuse(
      'PLAYERS_ARE_AWAY',
      'policy/absent',
      `A game has ${allowedPlayers.least} players or more, and of those seated ${seats.length} are here. Wait for another.`,
    );
  if (seats.length < allowedPlayers.least)
    return refuse(
      'PLAYERS_OUT_OF_RANGE',
      'party/setup-1',
      `A game has ${allowedPlayers.least} players or more, not ${seats.length}. Wait for another.`,
    );
  if (short !== undefined)
    return refuse(
      'ANTE_MISSING',
      'party/setup-7',
      `Seat ${short} has ${rackOf(table, short)} of the ${ANTE} white chips for the ante. Bring chips, or stand up.`,
    );

  const antes = seats.map((seat, player): PartyTableFact => {
    const chips: PartyEvent = {
      type: 'AntePaid',
      player,
      chips: ANTE,
      rack: rackOf(table, seat) - ANTE,
      kitty: ANTE * (player + 1),
      clause: 'party/setup-7',
    };
    return { ...chips, postings: moved(`rack:${seat}`, 'kitty', ANTE) };
  });
  return accept(
    { type: 'PlayersCounted', game: table.games + 1, seats, clause: 'party/setup-1' },
    { type: 'GameStarted', players: seats.length, startingChips, cards: everyCard, clause: 'party/setup-1' },
    ...antes,
    ...(first === 'first seat' ? [firstSeat] : []),
  );
}

/** The seats that have too few chips for an ante; on credit nobody has. */
export const shortOfAnte = (table: PartyTable): readonly number[] =>
  table.setup?.startingChips === null
    ? []
    : [...table.seats.keys()].toSorted((a, b) => a - b).filter((seat) => rackOf(table, seat) < ANTE);

const firstSeat: PartyTableFact = {
  type: 'FirstThrowerChosen',
  player: 0,
  how: 'first seat',
  clause: 'party/setup-9',
};

export function throwDice(table: PartyTable, command: CommandOf<'ThrowDice'>): Decided<PartyTableFact> {
  const { seat, by } = command;
  if (table.seats.get(seat)?.person !== by.person)
    return refuse('NOT_YOUR_SEAT', 'policy/seats', `Seat ${seat} is not yours.`);

  return thrownFrom(table, command);
}

/** The throw of the seat that has the dice, whoever makes it. */
export function thrownFrom(
  table: PartyTable,
  { seat, faces }: Pick<CommandOf<'ThrowDice'>, 'seat' | 'faces'>,
): Decided<PartyTableFact> {
  const { game, setup } = table;
  const virtual = setup?.dice === 'virtual';
  const clause = game.phase.is === 'high dice' ? 'party/setup-9' : 'party/setup-10';
  const thrower = throwerOf(table);
  if (thrower === undefined) return notPlaying(table);
  if (table.diceOut) return refuse('DICE_ARE_OUT', clause, 'The dice are in the air. Wait until they rest.');
  if (seat !== thrower)
    return refuse('NOT_YOUR_THROW', clause, `Seat ${thrower} has the dice, not seat ${seat}. Wait for them.`);
  if (virtual && faces !== undefined)
    return refuse(
      'FACES_ARE_SEALED',
      'policy/sealed-dice',
      'Virtual dice tell their own faces. Throw without any.',
    );
  if (virtual) return accept({ type: 'DiceReleased', seat, clause });
  return played(table, faces);
}

export function bringToRest(table: PartyTable, command: CommandOf<'BringToRest'>): Decided<PartyTableFact> {
  const { faces } = command;
  if (!table.diceOut) return refuse('DICE_NOT_OUT', 'policy/sealed-dice', 'The dice are not in the air.');

  return played(table, faces);
}

/** The seat whose throw is next, in high dice as in play. */
export function throwerOf({ game, players }: PartyTable): number | undefined {
  const next = nextToThrow(game);
  return next === null ? undefined : players[next];
}

function played(table: PartyTable, faces: Roll | undefined): Decided<PartyTableFact> {
  const { game } = table;
  const player = nextToThrow(game);
  if (player === null) return notPlaying(table);
  if (!isRoll(faces, 2))
    return refuse(
      'NOT_A_ROLL',
      'party/play-1',
      'A throw is two dice, each showing 1 to 6. Throw again with both.',
    );

  const type = game.phase.is === 'high dice' ? 'ThrowHighDice' : 'ThrowDice';
  const decision = decideParty(game, { type, player, roll: faces });
  if (!decision.ok) {
    const { refusal } = decision;
    return refuse(refusal.code, refusal.clause, explainParty(refusal));
  }
  return accept(...decision.events.map((event) => ({ ...event, ...chipsOf(table, event) })));
}

export const notPlaying = ({ game }: PartyTable): Decided<never> =>
  game.phase.is === 'won'
    ? refuse('GAME_IS_WON', 'party/winner-1', 'The game is won, so no further throw counts. Start another.')
    : refuse('GAME_NOT_STARTED', 'party/setup-7', 'No chips are in the kitty yet. Start the game first.');

/** The postings of an event between a player and the kitty. */
function chipsOf({ players }: PartyTable, event: PartyEvent): { readonly postings?: readonly Posting[] } {
  switch (event.type) {
    case 'KittyPaid':
      return { postings: moved(`rack:${players[event.player] ?? 0}`, 'kitty', event.chips) };
    case 'KittyDrawn':
    case 'KittyCollected':
      return { postings: moved('kitty', `rack:${players[event.player] ?? 0}`, event.chips) };
    case 'AntePaid':
    case 'GameStarted':
    case 'HighDiceThrown':
    case 'HighDiceTied':
    case 'FirstThrowerChosen':
    case 'DiceThrown':
    case 'CardTurnedDown':
    case 'DicePassed':
    case 'CompletePassMade':
    case 'ChanceMissed':
    case 'GameWon':
      return {};
  }
}

const rackOf = ({ ledger }: PartyTable, seat: number): Whites => balanceOf(ledger, `rack:${seat}`);
