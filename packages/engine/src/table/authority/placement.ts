import type { PlacementCommand } from '../command/placement.ts';
import type { Authority } from '../concern.ts';
import { dealer, player, supervisors } from './ranks.ts';

export const placement: Authority<PlacementCommand> = {
  PlaceForPlayer: dealer,
  ContestPlacement: player,
  NoteMovedBet: dealer,
  RestoreBet: supervisors,
  CorrectStake: supervisors,
  RefuseWager: supervisors,
};
