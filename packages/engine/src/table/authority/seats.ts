import type { SeatsCommand } from '../command/seats.ts';
import type { Authority } from '../concern.ts';
import { player, supervisors } from './ranks.ts';

export const seats: Authority<SeatsCommand> = {
  SitDown: player,
  // Staff clear the seat of somebody who is gone.
  StandUp: [...player, 'dealer', ...supervisors],
  RequireToVacate: ['dealer', ...supervisors],
};
