import type { ShooterCommand } from '../command/shooter.ts';
import type { Authority } from '../concern.ts';
import { dealer, operator, player, supervisors } from './ranks.ts';

export const shooter: Authority<ShooterCommand> = {
  OfferDice: dealer,
  AcceptDice: player,
  DeclineDice: ['player', 'dealer'],
  ChooseDice: player,
  GiveUpDice: player,
  WarnShooter: ['dealer', ...supervisors],
  OrderToPass: ['dealer', ...supervisors],
  ReportUnable: ['dealer', ...supervisors],
  NameSubstitute: operator,
};
