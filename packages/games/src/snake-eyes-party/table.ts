import {
  type By,
  balanceOf,
  emptyLedger,
  isRoll,
  type Ledger,
  type Moment,
  moved,
  type Pips,
  type Posting,
  posted,
  type Role,
  type Roll,
} from '@dicepit/engine';
import {
  type ChipsMoved,
  everyCard,
  evolveParty,
  isIn,
  newParty,
  nextToThrow,
  type PartyEvent,
  type PartyGame,
  type PartySettings,
  type Player,
  type Whites,
  withChips,
  withoutPlayer,
} from './game.ts';
import type { PartyBasis, PartyTableRefusal } from './refusals.ts';
import {
  allowedChips,
  allowedPlayers,
  decideParty,
  endOfRound,
  leftNeighbour,
  leftwardFrom,
} from './rules.ts';

/** What is decided about a party table before anyone sits down. */
export type PartySetup = {
  readonly pack: 'snake-eyes-party';
  readonly table: string;
  /** Thrown by the software, or by hand and read by whoever threw. */
  readonly dice: 'virtual' | 'physical';
  /** How many seats there are; numbered from 1, and the next is on the left. */
  readonly seats: number;
  /** What everybody brings on sitting down; null is credit without limit. */
  readonly startingChips: PartySettings['startingChips'];
  /** Who goes first in each game. */
  readonly first: 'high dice' | 'first seat';
};

export type PartySeat = { readonly person: string; readonly name: string; readonly since: Moment };

/** One party with its players, its chips and the game in play: everything a fold of its events knows. */
export type PartyTable = {
  readonly setup: PartySetup | undefined;
  readonly seats: ReadonlyMap<number, PartySeat>;
  /** Every chip, counted in whites: in the racks, in the kitty, or not brought yet. */
  readonly ledger: Ledger;
  /** The game in play, or the last one when it is won. */
  readonly game: PartyGame;
  /** The seats of the game's players, in their order. */
  readonly players: readonly number[];
  /** Games begun so far. */
  readonly games: number;
  /** Virtual dice are in the air. */
  readonly diceOut: boolean;
  /** The seats that did not throw in time, and of whom nothing was heard since. */
  readonly away?: readonly number[];
  /** When something last happened here. */
  readonly since?: Moment;
};

export const newPartyTable: PartyTable = {
  setup: undefined,
  seats: new Map(),
  ledger: emptyLedger,
  game: newParty,
  players: [],
  games: 0,
  diceOut: false,
};

/** Whether a game is being played, from its antes until it is won. */
export const isPlaying = ({ game }: PartyTable): boolean =>
  game.phase.is === 'high dice' || game.phase.is === 'throwing';

/** What everybody puts in before the first throw. */
const ANTE: Whites = 2;

export type PartyTableBody =
  | { readonly type: 'SetUpTable'; readonly setup: PartySetup }
  | { readonly type: 'SitDown'; readonly seat: number; readonly name: string }
  /** Brings more chips between games. */
  | { readonly type: 'BringChips'; readonly seat: number; readonly whites: Whites }
  /** Leaves the table; in a game the host clears the seat of somebody who is gone, and the game goes on without them. */
  | { readonly type: 'StandUp'; readonly seat: number }
  /** Begins a game among those seated, without the seats of those who are not there. */
  | { readonly type: 'StartGame'; readonly without?: readonly number[] }
  /** Ends a game that nobody will win: its kitty is shared among those who are in it. */
  | { readonly type: 'EndGame' }
  /** Throws for who goes first, or in play. Dice thrown by hand come with what they show. */
  | { readonly type: 'ThrowDice'; readonly seat: number; readonly faces?: readonly Pips[] }
  /** Throws for the seat that has the dice and does not. */
  | { readonly type: 'ThrowFor'; readonly seat: number; readonly faces?: readonly Pips[] }
  /** Somebody for whom others had to throw is there again, and plays on. */
  | { readonly type: 'ComeBack'; readonly seat: number }
  /** Virtual dice come to rest and bring their faces. */
  | { readonly type: 'BringToRest'; readonly faces: readonly Pips[] };

/** What somebody asks of a party, as what, and when. */
export type PartyTableCommand = PartyTableBody & { readonly by: By; readonly at: Moment };

/** Who may give each command. A party has no staff: its host is the operator, and virtual dice are the house's. */
export const partyAuthority: Readonly<Record<PartyTableBody['type'], readonly Role[]>> = {
  SetUpTable: ['operator'],
  SitDown: ['player'],
  BringChips: ['player'],
  // The host clears the seat of somebody who is gone.
  StandUp: ['player', 'operator'],
  StartGame: ['player', 'operator'],
  EndGame: ['operator'],
  ThrowDice: ['player'],
  // Nobody chooses anything by a throw: whoever makes it, the dice decide the same.
  ThrowFor: ['player', 'operator'],
  ComeBack: ['player'],
  BringToRest: ['dealer'],
};

/** What happened at the table around the games. */
type SeatingEvent = (
  | { readonly type: 'TableSetUp'; readonly setup: PartySetup }
  | { readonly type: 'SatDown'; readonly seat: number; readonly person: string; readonly name: string }
  | { readonly type: 'ChipsBrought'; readonly seat: number; readonly whites: Whites }
  | { readonly type: 'StoodUp'; readonly seat: number }
  /** Those seated make up a game; its events count them from 0 in this order. */
  | { readonly type: 'PlayersCounted'; readonly game: number; readonly seats: readonly number[] }
  | { readonly type: 'DiceReleased'; readonly seat: number }
  /** Somebody else throws for this seat; by whom the stamp says. */
  | { readonly type: 'ThrowTakenOver'; readonly seat: number }
  | { readonly type: 'CameBack'; readonly seat: number }
  /** A player is out of the game, which goes on; what they paid stays in the kitty. */
  | { readonly type: 'PlayerLeft'; readonly player: Player; readonly chips: Whites }
  /** A part of the kitty, where a game is ended that nobody has won. */
  | ({ readonly type: 'KittyShared' } & ChipsMoved)
  | { readonly type: 'GameEnded'; readonly game: number }
) & { readonly clause: PartyBasis };

/** An event as the decider makes it, before it is known by whom and when. */
type PartyTableFact = (SeatingEvent | PartyEvent) & { readonly postings?: readonly Posting[] };

/** What happened at a party, by whom and when, with its clause and the chips it moved. */
export type PartyTableEvent = PartyTableFact & { readonly by: By; readonly at: Moment };

/** What the rules of a party say to a command: what happens, or why nothing does. */
export type PartyDecided<Event> =
  | { readonly ok: true; readonly events: readonly Event[] }
  | { readonly ok: false; readonly refusal: PartyTableRefusal };

/** What happens at a party table, or why nothing does. */
export function decidePartyTable(
  table: PartyTable,
  command: PartyTableCommand,
): PartyDecided<PartyTableEvent> {
  const { by, at } = command;
  const roles = partyAuthority[command.type];
  if (!roles.includes(by.role))
    return refuse({ code: 'NOT_YOUR_ROLE', case: 'party', clause: 'policy/roles', role: by.role, roles });
  if (table.setup === undefined && command.type !== 'SetUpTable')
    return refuse({ code: 'NO_TABLE', case: 'party', clause: 'policy/set-up' });

  const decided = decideFacts(table, command);
  return decided.ok ? { ok: true, events: decided.events.map((event) => ({ ...event, by, at })) } : decided;
}

function decideFacts(table: PartyTable, command: PartyTableCommand): PartyDecided<PartyTableFact> {
  switch (command.type) {
    case 'SetUpTable':
      return setUpTable(table, command);
    case 'SitDown':
      return sitDown(table, command);
    case 'BringChips':
      return bringChips(table, command);
    case 'StandUp':
      return standUp(table, command);
    case 'StartGame':
      return startGame(table, command);
    case 'EndGame':
      return endGame(table);
    case 'ThrowDice':
      return throwDice(table, command);
    case 'ThrowFor':
      return throwFor(table, command);
    case 'ComeBack':
      return comeBack(table, command);
    case 'BringToRest':
      return bringToRest(table, command);
  }
}

type CommandOf<Type extends PartyTableCommand['type']> = Extract<PartyTableCommand, { readonly type: Type }>;

const accept = (...events: readonly PartyTableFact[]): PartyDecided<PartyTableFact> => ({
  ok: true,
  events,
});

const refuse = (refusal: PartyTableRefusal): PartyDecided<never> => ({ ok: false, refusal });

function setUpTable(table: PartyTable, { setup }: CommandOf<'SetUpTable'>): PartyDecided<PartyTableFact> {
  const { seats, startingChips } = setup;
  if (table.setup !== undefined)
    return refuse({ code: 'TABLE_IS_SET_UP', case: 'party', clause: 'policy/set-up' });
  if (!isWithin(seats, allowedPlayers))
    return refuse({
      code: 'NO_SUCH_SEATS',
      case: 'party',
      clause: 'party/setup-1',
      allowed: allowedPlayers,
      seats,
    });
  if (startingChips !== null && !isWithin(startingChips, allowedChips))
    return refuse({
      code: 'CHIPS_OUT_OF_RANGE',
      case: 'setup',
      clause: 'party/setup-7',
      least: allowedChips.least,
      startingChips,
    });

  return accept({ type: 'TableSetUp', setup, clause: 'policy/set-up' });
}

function sitDown(table: PartyTable, command: CommandOf<'SitDown'>): PartyDecided<PartyTableFact> {
  const { seat, name, by } = command;
  const { seats = 0, startingChips = 0 } = table.setup ?? {};
  if (!isWithin(seat, { least: 1, most: seats }))
    return refuse({ code: 'NO_SUCH_SEAT', case: 'sitting', clause: 'policy/seats', seat, seats });
  if (table.seats.has(seat))
    return refuse({ code: 'SEAT_TAKEN', case: 'party', clause: 'policy/seats', seat });
  if ([...table.seats.values()].some(({ person }) => person === by.person))
    return refuse({ code: 'SEATED_ALREADY', case: 'party', clause: 'policy/seats' });
  if (isPlaying(table)) return gameIsOn('sitting');

  return accept(
    { type: 'SatDown', seat, person: by.person, name, clause: 'policy/seats' },
    ...(startingChips === null ? [] : [brought(seat, startingChips)]),
  );
}

function bringChips(table: PartyTable, command: CommandOf<'BringChips'>): PartyDecided<PartyTableFact> {
  const { seat, whites, by } = command;
  const { least, most } = { least: 1, most: allowedChips.most };
  if (table.seats.get(seat)?.person !== by.person) return notYours(seat);
  if (isPlaying(table)) return gameIsOn('bringing');
  if (!isWithin(whites, { least, most }))
    return refuse({
      code: 'CHIPS_OUT_OF_RANGE',
      case: 'bringing',
      clause: 'policy/chips',
      allowed: { least, most },
      whites,
    });
  if (balanceOf(table.ledger, `rack:${seat}`) + whites > most)
    return refuse({ code: 'RACK_IS_FULL', clause: 'policy/chips', most });

  return accept(brought(seat, whites));
}

function standUp(table: PartyTable, { seat, by }: CommandOf<'StandUp'>): PartyDecided<PartyTableFact> {
  const sitter = table.seats.get(seat);
  if (by.role === 'player' && sitter?.person !== by.person) return notYours(seat);
  if (sitter === undefined)
    return refuse({ code: 'NO_SUCH_SEAT', case: 'empty', clause: 'policy/seats', seat });
  if (isPlaying(table) && by.role === 'player') return gameIsOn('standing');
  if (table.diceOut) return refuse({ code: 'DICE_ARE_OUT', case: 'leaving', clause: 'policy/absent' });

  const rack = balanceOf(table.ledger, `rack:${seat}`);
  return accept(...(isPlaying(table) ? leavingGame(table, seat) : []), {
    type: 'StoodUp',
    seat,
    clause: 'policy/seats',
    postings: moved(`rack:${seat}`, 'outside', rack),
  });
}

const brought = (seat: number, whites: number): PartyTableFact => ({
  type: 'ChipsBrought',
  seat,
  whites,
  clause: 'policy/chips',
  postings: moved('outside', `rack:${seat}`, whites),
});

const notYours = (seat: number): PartyDecided<never> =>
  refuse({ code: 'NOT_YOUR_SEAT', case: 'party', clause: 'policy/seats', seat });

const gameIsOn = (doing: 'sitting' | 'bringing' | 'standing'): PartyDecided<never> =>
  refuse({ code: 'GAME_IS_ON', case: doing, clause: 'policy/between-games' });

const isWithin = (
  value: number,
  { least, most }: { readonly least: number; readonly most: number },
): boolean => Number.isInteger(value) && value >= least && value <= most;

/** Begins a game among those seated: a full set of cards and an ante each, from whatever their racks hold by now. */
function startGame(
  table: PartyTable,
  { by, without = [] }: CommandOf<'StartGame'>,
): PartyDecided<PartyTableFact> {
  const { startingChips = null, first } = table.setup ?? {};
  const seats = [...table.seats.keys()].filter((seat) => !without.includes(seat)).sort((a, b) => a - b);
  const short = shortOfAnte(table).find((seat) => seats.includes(seat));

  if (by.role === 'player' && ![...table.seats.values()].some(({ person }) => person === by.person))
    return refuse({ code: 'NOT_SEATED', case: 'starting', clause: 'policy/seats' });
  if (isPlaying(table)) return refuse({ code: 'GAME_HAS_STARTED', case: 'table', clause: 'party/setup-7' });
  if (seats.length < allowedPlayers.least && seats.length < table.seats.size)
    return refuse({
      code: 'PLAYERS_ARE_AWAY',
      clause: 'policy/absent',
      least: allowedPlayers.least,
      here: seats.length,
    });
  if (seats.length < allowedPlayers.least)
    return refuse({
      code: 'PLAYERS_OUT_OF_RANGE',
      case: 'table',
      clause: 'party/setup-1',
      least: allowedPlayers.least,
      players: seats.length,
    });
  if (short !== undefined)
    return refuse({
      code: 'ANTE_MISSING',
      clause: 'party/setup-7',
      seat: short,
      rack: rackOf(table, short),
      ante: ANTE,
    });

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

function throwDice(table: PartyTable, command: CommandOf<'ThrowDice'>): PartyDecided<PartyTableFact> {
  const { seat, by } = command;
  if (table.seats.get(seat)?.person !== by.person)
    return refuse({ code: 'NOT_YOUR_SEAT', case: 'party', clause: 'policy/seats', seat });

  return thrownFrom(table, command);
}

/** The throw of the seat that has the dice, whoever makes it. */
function thrownFrom(
  table: PartyTable,
  { seat, faces }: Pick<CommandOf<'ThrowDice'>, 'seat' | 'faces'>,
): PartyDecided<PartyTableFact> {
  const { game, setup } = table;
  const virtual = setup?.dice === 'virtual';
  const clause = game.phase.is === 'high dice' ? 'party/setup-9' : 'party/setup-10';
  const thrower = findThrower(table);
  if (thrower === undefined) return notPlaying(table);
  if (table.diceOut) return refuse({ code: 'DICE_ARE_OUT', case: 'throwing', clause });
  if (seat !== thrower) return refuse({ code: 'NOT_YOUR_THROW', case: 'table', clause, thrower, seat });
  if (virtual && faces !== undefined)
    return refuse({ code: 'FACES_ARE_SEALED', case: 'party', clause: 'policy/sealed-dice' });
  if (virtual) return accept({ type: 'DiceReleased', seat, clause });
  return played(table, faces);
}

function bringToRest(table: PartyTable, command: CommandOf<'BringToRest'>): PartyDecided<PartyTableFact> {
  const { faces } = command;
  if (!table.diceOut) return refuse({ code: 'DICE_NOT_OUT', case: 'party', clause: 'policy/sealed-dice' });

  return played(table, faces);
}

/** The seat whose throw is next, in high dice as in play. */
export function findThrower({ game, players }: PartyTable): number | undefined {
  const next = nextToThrow(game);
  return next === null ? undefined : players[next];
}

function played(table: PartyTable, faces: Roll | undefined): PartyDecided<PartyTableFact> {
  const { game } = table;
  const player = nextToThrow(game);
  if (player === null) return notPlaying(table);
  if (!isRoll(faces, 2)) return refuse({ code: 'NOT_A_ROLL', case: 'party', clause: 'party/play-1' });

  const type = game.phase.is === 'high dice' ? 'ThrowHighDice' : 'ThrowDice';
  const decision = decideParty(game, { type, player, roll: faces });
  if (!decision.ok) return decision;
  return accept(...decision.events.map((event) => ({ ...event, ...toPostings(table, event) })));
}

const notPlaying = ({ game }: PartyTable): PartyDecided<never> =>
  game.phase.is === 'won'
    ? refuse({ code: 'GAME_IS_WON', case: 'table', clause: 'party/winner-1' })
    : refuse({ code: 'GAME_NOT_STARTED', case: 'table', clause: 'party/setup-7' });

/** The postings of an event between a player and the kitty. */
function toPostings({ players }: PartyTable, event: PartyEvent): { readonly postings?: readonly Posting[] } {
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

/** So long the others wait for whoever has the dice before one of them may throw instead. The host need not. */
const WAIT_FOR_THROWER_MS = 60_000;

/** Whoever did not throw in time is waited for so long the next time, until something is heard of them. */
const WAIT_FOR_AWAY_MS = 5_000;

/** After how many milliseconds the house throws for whoever has the dice, where everybody has `throwing` for a throw. */
export function throwIsDueIn(table: PartyTable, throwing: number): number {
  const isAway = table.away?.includes(findThrower(table) ?? 0) === true;
  return isAway ? Math.min(WAIT_FOR_AWAY_MS, throwing) : throwing;
}

/** What a party waits for: a throw, the hour of the next game, or players. */
export type PartyWait =
  | { readonly for: 'throw'; readonly seat: number; readonly over: Moment }
  | { readonly for: 'game'; readonly over: Moment }
  | { readonly for: 'players' };

type PartyWaits = {
  readonly throwing: number;
  readonly betting: number;
  readonly until?: Moment;
  readonly longer?: Readonly<Record<string, number>>;
  readonly absent?: readonly number[];
};

/** Who can end a wait at a party of virtual dice, and when the house does; nothing while the dice are in the air. */
export function partyWaitsFor(table: PartyTable, waits: PartyWaits): PartyWait | undefined {
  const { since = 0, seats, diceOut } = table;
  const { throwing, betting, until = 0, longer = {}, absent = [] } = waits;
  const seat = findThrower(table);
  if (diceOut) return undefined;
  if (seat !== undefined) {
    const wait = throwIsDueIn(table, Math.max(throwing * (longer[seat] ?? 1), until - since));
    return { for: 'throw', seat, over: since + wait };
  }
  const out = new Set([...absent, ...shortOfAnte(table)]);
  const there = [...seats.keys()].filter((each) => !out.has(each)).length;
  if (there < allowedPlayers.least) return { for: 'players' };
  return { for: 'game', over: since + betting * Math.max(1, ...Object.values(longer)) };
}

/** Throws for somebody who has the dice and is not there to throw them. */
function throwFor(table: PartyTable, command: CommandOf<'ThrowFor'>): PartyDecided<PartyTableFact> {
  const { seat, by, at } = command;
  const name = table.seats.get(seat)?.name ?? String(seat);
  const waited = at - (table.since ?? 0);
  const isPlayer = by.role === 'player';
  const own = [...table.seats].find(([, { person }]) => person === by.person)?.[0];

  if (isPlayer && own === undefined)
    return refuse({ code: 'NOT_SEATED', case: 'throwing', clause: 'policy/seats' });
  if (isPlayer && own === seat) return refuse({ code: 'YOUR_OWN_SEAT', clause: 'policy/absent', seat });
  const thrown = thrownFrom(table, command);
  if (!thrown.ok) return thrown;
  if (isPlayer && waited < WAIT_FOR_THROWER_MS)
    return refuse({
      code: 'THROWER_HAS_TIME',
      clause: 'policy/absent',
      name,
      wait: seconds(WAIT_FOR_THROWER_MS),
      waited: seconds(waited),
    });

  return accept({ type: 'ThrowTakenOver', seat, clause: 'policy/absent' }, ...thrown.events);
}

/** Says that somebody is there again for whom others had to throw. */
function comeBack(
  { seats, away = [] }: PartyTable,
  command: CommandOf<'ComeBack'>,
): PartyDecided<PartyTableFact> {
  const { seat, by } = command;
  if (seats.get(seat)?.person !== by.person)
    return refuse({ code: 'NOT_YOUR_SEAT', case: 'party', clause: 'policy/seats', seat });
  if (!away.includes(seat)) return refuse({ code: 'NOT_AWAY', clause: 'policy/absent' });

  return accept({ type: 'CameBack', seat, clause: 'policy/absent' });
}

/** Ends the game that is being played. Nobody has turned every card down, so that nobody takes the whole kitty. */
function endGame(table: PartyTable): PartyDecided<PartyTableFact> {
  if (!isPlaying(table)) return notPlaying(table);
  if (table.diceOut) return refuse({ code: 'DICE_ARE_OUT', case: 'ending', clause: 'policy/absent' });

  return accept(...ended(table, table.game));
}

/** What it means for the game that somebody leaves it: the dice go on to the left, and one alone plays no game. */
function leavingGame(table: PartyTable, seat: number): readonly PartyTableFact[] {
  const player = table.players.indexOf(seat);
  const after = withoutPlayer(table.game, player);
  const chips = balanceOf(table.ledger, `rack:${seat}`);
  const left: PartyTableFact = { type: 'PlayerLeft', player, chips, clause: 'policy/absent' };
  const others = after.seats.filter((_, each) => isIn(after, each)).length;
  return [left, ...(others < allowedPlayers.least ? ended(table, after) : goingOn(after, player))];
}

function goingOn(game: PartyGame, player: Player): readonly PartyTableFact[] {
  const { phase } = game;
  if (phase.is === 'high dice') return endOfRound(phase.contenders, phase.totals);
  if (phase.is !== 'throwing' || phase.thrower !== player) return [];
  return [
    { type: 'DicePassed', player, to: leftNeighbour(game, player), skipped: [], clause: 'party/setup-10' },
  ];
}

/** The kitty in equal parts to all who are in the game; what is left over, one each from the thrower to the left. */
function ended(table: PartyTable, game: PartyGame): readonly PartyTableFact[] {
  const first = nextToThrow(game) ?? 0;
  const sharing = [...(isIn(game, first) ? [first] : []), ...leftwardFrom(game, first)];
  const each = Math.floor(game.kitty / sharing.length);
  const over = game.kitty % sharing.length;
  let { kitty } = game;
  const shares = sharing.flatMap((player, place): readonly PartyTableFact[] => {
    const chips = each + (place < over ? 1 : 0);
    if (chips === 0) return [];
    kitty -= chips;
    const rack = (game.seats[player]?.rack ?? 0) + chips;
    const postings = moved('kitty', `rack:${table.players[player] ?? 0}`, chips);
    return [{ type: 'KittyShared', player, chips, rack, kitty, clause: 'policy/absent', postings }];
  });
  return [...shares, { type: 'GameEnded', game: table.games, clause: 'policy/absent' }];
}

const seconds = (milliseconds: number): number => Math.max(0, Math.floor(milliseconds / 1_000));

/** The party after an event. It believes what it is told: what happened, happened. */
export function evolvePartyTable(table: PartyTable, event: PartyTableEvent): PartyTable {
  const after = { ...changed(table, event), ...whoIsAway(table, event), since: event.at };
  return event.postings === undefined ? after : { ...after, ledger: posted(after.ledger, event.postings) };
}

/**
 * Whoever did not throw in time is away, until they do anything again or leave. Not so somebody for whom the host throws,
 * who may sit beside the host and have no phone at all.
 */
function whoIsAway({ seats, away = [] }: PartyTable, event: PartyTableEvent): Pick<PartyTable, 'away'> {
  const isOver = (seat: number): boolean =>
    seats.get(seat)?.person === event.by.person || (event.type === 'StoodUp' && event.seat === seat);
  const still = away.filter((seat) => !isOver(seat));
  const isLate =
    event.type === 'ThrowTakenOver' && (event.by.role === 'player' || event.by.person === 'house');
  const now = isLate ? [...new Set([...still, event.seat])] : still;
  return now.length === 0 && away.length === 0 ? {} : { away: now };
}

function changed(table: PartyTable, event: PartyTableEvent): PartyTable {
  switch (event.type) {
    case 'TableSetUp':
      return { ...table, setup: event.setup };
    case 'SatDown': {
      const { seat, person, name, at } = event;
      return { ...table, seats: new Map(table.seats).set(seat, { person, name, since: at }) };
    }
    case 'StoodUp': {
      const seats = new Map(table.seats);
      seats.delete(event.seat);
      return { ...table, seats };
    }
    // The postings of this event are all there is to it.
    case 'ChipsBrought':
      return table;
    case 'PlayersCounted':
      return { ...table, players: event.seats, games: event.game };
    case 'DiceReleased':
      return { ...table, diceOut: true };
    case 'ThrowTakenOver':
    case 'CameBack':
      return table;
    case 'PlayerLeft':
      return { ...table, game: withoutPlayer(table.game, event.player) };
    case 'KittyShared':
      return { ...table, game: withChips(table.game, event) };
    case 'GameEnded':
      return { ...table, game: newParty, players: [], diceOut: false };
    case 'GameStarted':
    case 'AntePaid':
    case 'HighDiceThrown':
    case 'HighDiceTied':
    case 'FirstThrowerChosen':
    case 'DiceThrown':
    case 'CardTurnedDown':
    case 'KittyPaid':
    case 'KittyDrawn':
    case 'DicePassed':
    case 'CompletePassMade':
    case 'ChanceMissed':
    case 'GameWon':
    case 'KittyCollected':
      return { ...table, game: evolveParty(table.game, event), diceOut: false };
  }
}
