import type { Roll } from '@dicepit/engine';
import type { Citation } from './clauses.ts';
import type { PartyCommand } from './command.ts';
import { decideParty } from './decide.ts';
import type { PartyEvent } from './event.ts';
import { evolveParty } from './evolve.ts';
import { newParty, type PartySettings } from './game.ts';
import { explainParty, type PartyRefusal } from './refusal.ts';
import { nextToThrow, type PartyStanding, standingOf } from './standing.ts';

/** A written record of one game: what was brought, and what was thrown in the order it was thrown. */
export type WrittenParty = PartySettings & {
  /** One list over all rounds, tie-breaks included. Without any, player 0 goes first. */
  readonly highDice?: readonly Roll[] | undefined;
  readonly throws: readonly Roll[];
};

export type PlayedParty = { readonly events: readonly PartyEvent[] } & PartyStanding & {
    readonly refused: readonly RefusedLine[];
  };

/** A line of the record that changed nothing: which list it stands in, where, and why. */
export type RefusedLine = {
  readonly of: 'settings' | 'highDice' | 'throws';
  readonly index: number;
  readonly code: PartyRefusal['code'];
  readonly clause: Citation;
  readonly message: string;
};

/** Plays a record from the antes to its last throw. */
export function playRecord(record: WrittenParty): PlayedParty {
  const { players, startingChips, highDice = [], throws } = record;
  const events: PartyEvent[] = [];
  const refused: RefusedLine[] = [];
  let game = newParty;

  const play = (line: Pick<RefusedLine, 'of' | 'index'>, command: PartyCommand): void => {
    const decision = decideParty(game, command);
    if (decision.ok) {
      events.push(...decision.events);
      game = decision.events.reduce(evolveParty, game);
    } else {
      const { code, clause } = decision.refusal;
      refused.push({ ...line, code, clause, message: explainParty(decision.refusal) });
    }
  };

  const first = highDice.length > 0 ? 'high dice' : 'first seat';
  play({ of: 'settings', index: 0 }, { type: 'StartGame', players, startingChips, first });
  // A record names no players: each roll is taken as thrown by whoever's throw is next.
  for (const [index, roll] of highDice.entries())
    play({ of: 'highDice', index }, { type: 'ThrowHighDice', player: nextToThrow(game) ?? 0, roll });
  for (const [index, roll] of throws.entries())
    play({ of: 'throws', index }, { type: 'ThrowDice', player: nextToThrow(game) ?? 0, roll });

  return { events, ...standingOf(game), refused };
}
