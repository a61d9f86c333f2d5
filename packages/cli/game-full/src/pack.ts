import { oddsChoice, pack } from '@dicepit/engine';
import type { Clause } from './clauses.ts';
import { procedure } from './procedure.ts';
import { hardEight, luckySeven, overSeven } from './wagers.ts';

const options = {
  seven: oddsChoice('What Lucky Seven pays to 1', 'seven-pays', ['4 to 1', '4.5 to 1']),
};

export const myPack = pack<Clause, typeof options>({
  id: 'my-game',
  prefix: 'my-game',
  name: 'My Game',
  place: 'House rules',
  dice: 2,
  options,
  cites: { wagers: 'bets', options: 'seven-pays', takingDown: 'bets', dice: 'dice' },
  procedure,
  wagers: ({ seven }) => [luckySeven(seven), hardEight, overSeven],
});
