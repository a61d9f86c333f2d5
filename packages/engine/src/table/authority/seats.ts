import type { SeatsCommand } from '../command/seats.ts';
import type { Authority } from '../concern.ts';
import { player, supervisors } from './ranks.ts';

export const seats: Authority<SeatsCommand> = {
  SitDown: player,
  StandUp: player,
  RequireToVacate: ['dealer', ...supervisors],
};
