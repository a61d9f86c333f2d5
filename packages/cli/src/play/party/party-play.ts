import { type Roll, writeRoll } from '@dicepit/engine';
import {
  decideParty,
  evolveParty,
  newParty,
  nextToThrow,
  type PartyEvent,
  type PartyGame,
  type Whites,
} from '@dicepit/games';
import { refusalTold, said } from '../../language.ts';
import { aside, type OutputLine, tell } from '../output-line.ts';
import { createStream, type Stream, throwDice } from '../random.ts';
import type { TextStyle } from '../text-style.ts';
import { type Names, standingLines, tellThrow } from './telling.ts';

/** What does not change while parties are played. */
export type PartyTable = {
  readonly names: Names;
  /** How many of them, from the first seat, sit at the keyboard; the others are house players. */
  readonly people: number;
  readonly startingChips: Whites;
  readonly dice: 'software' | 'physical';
  readonly ink: TextStyle;
};

/** The party game as it stands between two lines. */
export type PartyPlay = {
  readonly table: PartyTable;
  readonly game: PartyGame;
  readonly dice: Stream;
  /** The last rolls of this game, high dice included. */
  readonly rolls: readonly Roll[];
  readonly lastEvents: readonly PartyEvent[];
  /** What each player is up or down over the games before this one. */
  readonly earlier: readonly Whites[];
  readonly games: number;
  readonly over: boolean;
};

export type PartyOutcome = { readonly play: PartyPlay; readonly told: readonly OutputLine[] };

export function newPartyPlay(table: PartyTable, seed: string): PartyOutcome {
  const earlier = table.names.map(() => 0);
  return startGame({
    table,
    game: newParty,
    dice: createStream(seed, 'dice'),
    rolls: [],
    lastEvents: [],
    earlier,
    games: 0,
    over: false,
  });
}

/** Another game with the same people, who bring the same chips again. */
export function playAgain(play: PartyPlay): PartyOutcome {
  return startGame({ ...play, game: newParty, earlier: netOf(play), rolls: [] });
}

/** The person whose throw it is throws; the house players after them throw by themselves. */
export function throwFor(play: PartyPlay): PartyOutcome {
  const thrown = throwDice(play.dice, 2);
  return callThrow({ ...play, dice: thrown.stream }, thrown.value);
}

/** A throw, by software or typed in, and the house players' throws that follow it. */
export function callThrow(play: PartyPlay, roll: Roll): PartyOutcome {
  const first = oneThrow(play, roll);
  const rest = play.table.dice === 'software' ? houseThrows(first.play) : first;
  return rest === first ? first : { play: rest.play, told: [...first.told, ...rest.told] };
}

/** What each player is up or down over all the games. */
export const netOf = ({ table, game, earlier }: PartyPlay): readonly Whites[] =>
  earlier.map((net, player) => net + (game.seats[player]?.rack ?? table.startingChips) - table.startingChips);

/** Whether somebody at the keyboard is to press Enter. */
const personThrows = ({ table, game }: PartyPlay): boolean => (nextToThrow(game) ?? 0) < table.people;

function startGame(play: PartyPlay): PartyOutcome {
  const { names, startingChips, dice } = play.table;
  const decision = decideParty(newParty, {
    type: 'StartGame',
    players: names.length,
    startingChips,
    first: 'high dice',
  });
  if (!decision.ok) return { play, told: aside(refusalTold(decision.refusal)) };
  const game = decision.events.reduce(evolveParty, newParty);
  const started = { ...play, game, games: play.games + 1, lastEvents: decision.events };
  const told = tell(
    said().party.antes({ kitty: game.kitty, clause: 'party/setup-7' }),
    said().party.highDice({ clause: 'party/setup-9' }),
  );
  const rest = dice === 'software' ? houseThrows(started) : { play: started, told: [] };
  return { play: rest.play, told: [...told, ...rest.told] };
}

function houseThrows(play: PartyPlay): PartyOutcome {
  const told: OutputLine[] = [];
  let after = play;
  while (nextToThrow(after.game) !== null && !personThrows(after)) {
    const thrown = throwDice(after.dice, 2);
    const one = oneThrow({ ...after, dice: thrown.stream }, thrown.value);
    told.push(...one.told);
    after = one.play;
  }
  return { play: after, told };
}

function oneThrow(play: PartyPlay, roll: Roll): PartyOutcome {
  const { table, game } = play;
  const player = nextToThrow(game) ?? 0;
  const type = game.phase.is === 'high dice' ? 'ThrowHighDice' : 'ThrowDice';
  const decision = decideParty(game, { type, player, roll });
  if (!decision.ok)
    return {
      play,
      told: aside(said().party.refused({ roll: writeRoll(roll), why: refusalTold(decision.refusal) })),
    };
  const after = decision.events.reduce(evolveParty, game);
  const next = { ...play, game: after, rolls: [...play.rolls, roll].slice(-20), lastEvents: decision.events };
  const ended = after.phase.is === 'won' ? standingLines(table.names, after, netOf(next)) : [];
  return { play: next, told: tell(tellThrow(table, decision.events), ...ended) };
}
