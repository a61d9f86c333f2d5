import type { Citation } from './clauses.ts';
import { decideParty } from './decide.ts';
import { evolveParty } from './evolve.ts';
import { newParty } from './game.ts';
import { playRecord } from './record.ts';
import { explainParty } from './refusal.ts';
import { standingOf } from './standing.ts';
import { allowedChips, allowedPlayers, unfitSettings } from './starting.ts';

const setup = { players: 'party/setup-1', chips: 'party/setup-7' } as const satisfies Record<
  string,
  Citation
>;

/** The parlour game: a race of cards with a kitty and no bank, so a decider of its own and not a pack of wagers. */
export const party = {
  id: 'snake-eyes-party',
  prefix: 'party',
  name: 'Snake Eyes',
  place: 'The parlour game',
  dice: 2,
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
  explain: explainParty,
  standing: standingOf,
  playRecord,
} as const;
