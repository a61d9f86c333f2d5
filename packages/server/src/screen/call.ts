import { callWords, facesInWords, type Game } from '@dicepit/engine';
import type { BankedScreen } from '@dicepit/wire';
import type { StandingRoll } from './standing-roll.ts';

/** The dealer's call as it stands over the table; a void roll carries its reason and its clause. */
export function callOn(game: Game, standing: StandingRoll | undefined): BankedScreen['call'] {
  if (standing === undefined) return null;
  const { number, outcome, clause, faceless, invalidated } = standing;
  if (outcome.kind === 'void') {
    const { call, clause: voiding } = game.procedure.voidRoll;
    const reason = game.procedure.noRolls.find((each) => each.reason === outcome.reason);
    return {
      is: 'void',
      number,
      words: call,
      reason: reason?.says ?? outcome.reason.replaceAll('-', ' '),
      clause: `${game.prefix}/${reason?.clause ?? voiding}`,
    };
  }
  if (invalidated)
    return { is: 'void', number, words: 'Roll invalid', reason: 'what it decided is undone', clause };
  const { roll } = outcome;
  const says = game.dice === 3 ? facesInWords(roll) : null;
  return { is: 'total', number, faces: faceless ? [] : roll, words: callWords(game, roll), says };
}
