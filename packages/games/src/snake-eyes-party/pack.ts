import { type Roll } from '@dicepit/engine';
import type { Citation } from './clauses.ts';
import { facts } from './facts.ts';
import {
  evolveParty,
  newParty,
  nextToThrow,
  type PartyCommand,
  type PartyEvent,
  type PartySettings,
  type PartyStanding,
  toStanding,
} from './game.ts';
import type { PartyRefusal } from './refusals.ts';
import { allowedChips, allowedPlayers, decideParty, unfitSettings } from './rules.ts';

const setup = { players: 'party/setup-1', chips: 'party/setup-7' } as const satisfies Record<
  string,
  Citation
>;

/** The parlour game: a race of cards with a kitty and no bank, so a decider of its own and not a pack of wagers. */
export const party = {
  ...facts,
  settings: {
    players: { about: 'How many play', allowed: allowedPlayers, byDefault: 4, clause: setup.players },
    startingChips: {
      about: 'White chips each player brings; null is credit without limit',
      allowed: allowedChips,
      byDefault: 50,
      clause: setup.chips,
    },
  },
  begin: newParty,
  unfit: unfitSettings,
  decide: decideParty,
  evolve: evolveParty,
  standing: toStanding,
  playRecord,
} as const;

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
export type RefusedLine = LineOfRecord & PartyRefusal;

type LineOfRecord = { readonly of: 'settings' | 'highDice' | 'throws'; readonly index: number };

/** Plays a record from the antes to its last throw. */
export function playRecord(record: WrittenParty): PlayedParty {
  const { players, startingChips, highDice = [], throws } = record;
  const events: PartyEvent[] = [];
  const refused: RefusedLine[] = [];
  let game = newParty;

  const play = (line: LineOfRecord, command: PartyCommand): void => {
    const decision = decideParty(game, command);
    if (decision.ok) {
      events.push(...decision.events);
      game = decision.events.reduce(evolveParty, game);
    } else {
      refused.push({ ...line, ...decision.refusal });
    }
  };

  const first = highDice.length > 0 ? 'high dice' : 'first seat';
  play({ of: 'settings', index: 0 }, { type: 'StartGame', players, startingChips, first });
  // A record names no players: each roll is taken as thrown by whoever's throw is next.
  for (const [index, roll] of highDice.entries())
    play({ of: 'highDice', index }, { type: 'ThrowHighDice', player: nextToThrow(game) ?? 0, roll });
  for (const [index, roll] of throws.entries())
    play({ of: 'throws', index }, { type: 'ThrowDice', player: nextToThrow(game) ?? 0, roll });

  return { events, ...toStanding(game), refused };
}
