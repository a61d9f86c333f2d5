import { everyCard } from './cards.ts';
import { accept, type PartyDecision, refuse, type StartGame } from './command.ts';
import type { PartyEvent } from './event.ts';
import type { PartyGame, PartySettings, Whites } from './game.ts';
import type { PartyRefusal, Range } from './refusal.ts';

/** What everyone puts in before the first throw. */
const ANTE: Whites = 2;

export const allowedPlayers: Range = { least: 2, most: 10 };
/** At least the ante; the upper end only keeps every sum a whole number. */
export const allowedChips: Range = { least: ANTE, most: 1_000_000_000 };

export function startGame(game: PartyGame, command: StartGame): PartyDecision {
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
