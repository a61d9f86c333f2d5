import { writeMoney } from '../../money.ts';
import type { ConductEvent } from '../event/conduct.ts';
import { quoted, type Telling } from './say.ts';

export const conduct: Telling<ConductEvent> = {
  BetVoided: ({ bet, chips, tokens }, say) =>
    `${say.bet(bet)} is void: ${writeMoney(chips + tokens)} goes back.`,
  RulePrompted: ({ seat, says }, say) => `${say.seat(seat)} is reminded: ${says}`,
  AdviceAsked: ({ seat, wanted }, say) =>
    `${say.seat(seat)} asks for ${wanted ? 'advice' : 'no more advice'}.`,
  AdviceGiven: ({ to, words }, say) => `${say.seat(to)} is given advice${quoted(words)}.`,
};
