import { type Game, phaseOf, type Table } from '@dicepit/engine';

/** The stations of a roll as the strip at the top names them. */
export type Station = 'betsOpen' | 'lastCall' | 'diceOut' | 'called' | 'settling' | 'pass';

/** The stations of a game in their order; where the dealer throws, nothing is passed on. */
export const stationsOf = ({ procedure }: Game): readonly Station[] =>
  procedure.thrower.who === 'shooter'
    ? ['betsOpen', 'lastCall', 'diceOut', 'called', 'settling', 'pass']
    : ['betsOpen', 'lastCall', 'diceOut', 'called', 'settling'];

/** Where an open table stands; undefined before it is open and after it has closed. */
export function stationOf(table: Table): Station | undefined {
  const { shooter, roll } = table;
  switch (phaseOf(table)) {
    case 'closed':
    case 'opening':
      return undefined;
    case 'dice out':
    case 'at rest':
      return 'diceOut';
    case 'called':
      return (roll?.settled.length ?? 0) > 0 ? 'settling' : 'called';
    case 'offering the dice':
      return 'pass';
    case 'halted':
    case 'betting':
      if (shooter.is.kind !== 'seat' && shooter.is.kind !== 'dealer') return 'pass';
      return shooter.holding ? 'lastCall' : 'betsOpen';
  }
}
