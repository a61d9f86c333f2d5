import type { SettlingCommand } from '../command/settling.ts';
import type { Authority } from '../concern.ts';
import { dealer } from './ranks.ts';

export const settling: Authority<SettlingCommand> = {
  SettleRoll: dealer,
  SettleBet: dealer,
};
