import { totalOf } from '@dicepit/engine';
import { accept, type PartyDecision, refuse, type ThrowHighDice } from './command.ts';
import type { PartyEvent } from './event.ts';
import type { PartyGame, Player } from './game.ts';

/** One throw each for who goes first; those tied for the highest throw again among themselves. */
export function throwHighDice(game: PartyGame, { player, roll }: ThrowHighDice): PartyDecision {
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
