import { balanceOf, type Decided, type Moment, moved } from '@dicepit/engine';
import { withoutPlayer } from '../evolve.ts';
import { isIn, type PartyGame, type Player } from '../game.ts';
import { endOfRound } from '../high-dice.ts';
import { leftOf, leftwardFrom } from '../passing.ts';
import { nextToThrow } from '../standing.ts';
import { allowedPlayers } from '../starting.ts';
import type { PartyTableFact } from './event.ts';
import { notPlaying, shortOfAnte, throwerOf, thrownFrom } from './games.ts';
import { isPlaying, type PartyTable } from './party-table.ts';
import { accept, type CommandOf, refuse } from './refusing.ts';

/** So long the others wait for whoever has the dice before one of them may throw instead. The host need not. */
const WAIT_FOR_THROWER_MS = 60_000;

/** Whoever did not throw in time is waited for so long the next time, until something is heard of them. */
const WAIT_FOR_AWAY_MS = 5_000;

/** After how many milliseconds the house throws for whoever has the dice, where everybody has `throwing` for a throw. */
export function throwIsDueIn(table: PartyTable, throwing: number): number {
  const isAway = table.away?.includes(throwerOf(table) ?? 0) === true;
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
  const seat = throwerOf(table);
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
export function throwFor(table: PartyTable, command: CommandOf<'ThrowFor'>): Decided<PartyTableFact> {
  const { seat, by, at } = command;
  const name = table.seats.get(seat)?.name ?? `Seat ${seat}`;
  const waited = at - (table.since ?? 0);
  const isPlayer = by.role === 'player';
  const own = [...table.seats].find(([, { person }]) => person === by.person)?.[0];

  if (isPlayer && own === undefined)
    return refuse(
      'NOT_SEATED',
      'policy/seats',
      'Only those at the table throw for each other. Sit down first.',
    );
  if (isPlayer && own === seat)
    return refuse('YOUR_OWN_SEAT', 'policy/absent', `Seat ${seat} is your own. Throw the dice yourself.`);
  const thrown = thrownFrom(table, command);
  if (!thrown.ok) return thrown;
  if (isPlayer && waited < WAIT_FOR_THROWER_MS)
    return refuse(
      'THROWER_HAS_TIME',
      'policy/absent',
      `${name} has ${seconds(WAIT_FOR_THROWER_MS)} seconds to throw, and ${seconds(waited)} have gone by. Wait, or ask the host.`,
    );

  return accept({ type: 'ThrowTakenOver', seat, clause: 'policy/absent' }, ...thrown.events);
}

/** Says that somebody is there again for whom others had to throw. */
export function comeBack(
  { seats, away = [] }: PartyTable,
  command: CommandOf<'ComeBack'>,
): Decided<PartyTableFact> {
  const { seat, by } = command;
  if (seats.get(seat)?.person !== by.person)
    return refuse('NOT_YOUR_SEAT', 'policy/seats', `Seat ${seat} is not yours.`);
  if (!away.includes(seat))
    return refuse('NOT_AWAY', 'policy/absent', 'You are in the game. There is nothing to come back to.');

  return accept({ type: 'CameBack', seat, clause: 'policy/absent' });
}

/** Ends the game that is being played. Nobody has turned every card down, so that nobody takes the whole kitty. */
export function endGame(table: PartyTable): Decided<PartyTableFact> {
  if (!isPlaying(table)) return notPlaying(table);
  if (table.diceOut)
    return refuse(
      'DICE_ARE_OUT',
      'policy/absent',
      'The dice are in the air. End the game when they have come to rest.',
    );

  return accept(...ended(table, table.game));
}

/** What it means for the game that somebody leaves it: the dice go on to the left, and one alone plays no game. */
export function leavingGame(table: PartyTable, seat: number): readonly PartyTableFact[] {
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
  return [{ type: 'DicePassed', player, to: leftOf(game, player), skipped: [], clause: 'party/setup-10' }];
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
