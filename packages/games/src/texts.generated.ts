// Written by `npm run packs` from packages/games/src/list.ts.

import doubleDiceRegister from './double-dice/clauses.json' with { type: 'json' };
import doubleDiceReadings from './double-dice/readings.json' with { type: 'json' };
import snakeEyesNswRegister from './snake-eyes-nsw/clauses.json' with { type: 'json' };
import snakeEyesNswReadings from './snake-eyes-nsw/readings.json' with { type: 'json' };
import snakeEyesNzRegister from './snake-eyes-nz/clauses.json' with { type: 'json' };
import snakeEyesNzReadings from './snake-eyes-nz/readings.json' with { type: 'json' };
import snakeEyesPartyRegister from './snake-eyes-party/clauses.json' with { type: 'json' };
import snakeEyesPartyReadings from './snake-eyes-party/readings.json' with { type: 'json' };
import wonderDiceRegister from './wonder-dice/clauses.json' with { type: 'json' };
import wonderDiceReadings from './wonder-dice/readings.json' with { type: 'json' };

/** The clauses of each pack as its folder has them. */
export const registers = [
  ['snake-eyes-nz', snakeEyesNzRegister],
  ['snake-eyes-nsw', snakeEyesNswRegister],
  ['double-dice', doubleDiceRegister],
  ['wonder-dice', wonderDiceRegister],
  ['snake-eyes-party', snakeEyesPartyRegister],
] as const;

/** The readings of each pack as its folder has them. */
export const readings = [
  ['snake-eyes-nz', snakeEyesNzReadings],
  ['snake-eyes-nsw', snakeEyesNswReadings],
  ['double-dice', doubleDiceReadings],
  ['wonder-dice', wonderDiceReadings],
  ['snake-eyes-party', snakeEyesPartyReadings],
] as const;
