import type { CustodyCommand } from '../command/custody.ts';
import type { Authority } from '../concern.ts';
import { dealer, player, supervisors } from './ranks.ts';

export const custody: Authority<CustodyCommand> = {
  CollectDice: dealer,
  CentreDice: dealer,
  RecordDieOff: ['dealer', ...supervisors],
  StartSearch: ['dealer', ...supervisors],
  RecordFound: ['dealer', ...supervisors],
  InspectFoundDie: ['dealer', ...supervisors],
  DeclareLost: ['dealer', ...supervisors],
  AskForOriginals: player,
};
