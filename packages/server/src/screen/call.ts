import {
  calledOf,
  callWordings,
  type Game,
  type HouseWording,
  sayCall,
  sayFaces,
  sayVoid,
} from '@dicepit/engine';
import type { BankedScreen } from '@dicepit/wire';
import type { StandingRoll } from './standing-roll.ts';

/** The dealer's call as it stands over the table; a void roll carries its reason and its clause. */
export function callOn(
  game: Game,
  standing: StandingRoll | undefined,
  house: HouseWording[string] = {},
): BankedScreen['call'] {
  if (standing === undefined) return null;
  const { number, outcome, clause, faceless, invalidated, thrower } = standing;
  if (outcome.kind === 'void') {
    const { clause: voiding } = game.procedure.voidRoll;
    const reason = game.procedure.noRolls.find((each) => each.reason === outcome.reason);
    return {
      is: 'void',
      number,
      words: { en: sayVoid(game, 'en', house.en), de: sayVoid(game, 'de', house.de) },
      reason: reason?.says ?? outcome.reason.replaceAll('-', ' '),
      clause: `${game.prefix}/${reason?.clause ?? voiding}`,
    };
  }
  if (invalidated) return { is: 'void', number, words: invalid, reason: 'what it decided is undone', clause };
  const { roll } = outcome;
  const called = calledOf(game, roll, thrower);
  return {
    is: 'total',
    number,
    faces: faceless ? [] : roll,
    words: {
      en: sayCall(callWordings.en, called, house.en),
      de: sayCall(callWordings.de, called, house.de),
    },
    says: game.dice === 3 ? { en: sayFaces(roll), de: sayFaces(roll, 'de') } : null,
  };
}

const invalid = { en: 'Roll invalid', de: 'Nichtig' };
