import { assert, type Cents, type Game, type Pack } from '@dicepit/engine';
import { doubleDice } from '@dicepit/games/packs/double-dice';
import { snakeEyesNz } from '@dicepit/games/packs/snake-eyes-nz';
import { wonderDice } from '@dicepit/games/packs/wonder-dice';
import type { Plan } from '../plan.ts';
import type { PlannedBet } from '../planned-bet.ts';

/** A pack opened with options that it allows. */
function opened(pack: Pack, options: Readonly<Record<string, string>> = {}): Game {
  const opening = pack.open(options);
  assert(opening.ok, () => `${pack.id} refuses ${JSON.stringify(options)}`);
  return opening.game;
}

/** Every choice of options that a pack lists, one option changed at a time and all of them together. */
export function everyGame(pack: Pack): readonly Game[] {
  const choices = Object.entries(pack.options).flatMap(([option, { values = [] }]) =>
    values.map((value) => ({ [option]: value })),
  );
  const last = Object.fromEntries(
    Object.entries(pack.options).flatMap(([option, { values = [] }]) =>
      values.slice(-1).map((value) => [option, value]),
    ),
  );
  return [{}, ...choices, last].map((options) => opened(pack, options));
}

export const bets = (stakes: Readonly<Record<string, Cents>>): readonly PlannedBet[] =>
  Object.entries(stakes).map(([wager, stake]) => ({ wager, stake }));

/** The ten flat bets that speed is measured with. */
const tenBets = bets({
  'hard-4': 5_00,
  'hard-6': 5_00,
  'hard-8': 5_00,
  'hard-10': 5_00,
  field: 5_00,
  'any-7': 5_00,
  'craps-2': 5_00,
  'craps-3': 5_00,
  'craps-12': 5_00,
  eleven: 5_00,
});

export const nz = opened(snakeEyesNz);
export const double = opened(doubleDice);
export const wonder = opened(wonderDice);

export const field: Plan = { game: nz, bets: bets({ field: 5_00 }), rolls: 200, bankroll: 200_00 };
export const ten: Plan = { game: nz, bets: tenBets, rolls: 50 };
