import { writeMoney } from '../../money.ts';
import type { EventOf } from '../concern.ts';
import { quoted, type Telling } from './say.ts';

export const conduct: Telling<EventOf<'conduct'>> = {
  BetVoided: ({ bet, seat, chips, tokens, undone = [] }, say) => {
    const sum = writeMoney(chips + tokens);
    const wager = undone[0]?.line.wager;
    return wager === undefined
      ? `${say.bet(bet)} is void: ${sum} goes back.`
      : `Bet ${bet} of seat ${seat}, ${say.wager(wager)}, is void: what it did is undone and ${sum} goes back.`;
  },
  RulePrompted: ({ seat, says }, say) => `${say.seat(seat)} is reminded: ${says}`,
  AdviceAsked: ({ seat, wanted }, say) =>
    `${say.seat(seat)} asks for ${wanted ? 'advice' : 'no more advice'}.`,
  AdviceGiven: ({ to, words }, say) => `${say.seat(to)} is given advice${quoted(words)}.`,
};
