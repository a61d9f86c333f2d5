import type { BettingCommand } from '../command/betting.ts';
import type { Authority } from '../concern.ts';
import { player } from './ranks.ts';

export const betting: Authority<BettingCommand> = {
  PlaceBets: player,
  TakeDownBet: player,
};
