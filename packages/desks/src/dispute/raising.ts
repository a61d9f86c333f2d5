import { accept } from '../ruling.ts';
import type { OfType } from './command.ts';
import type { Dispute } from './dispute.ts';
import { findLadder } from './ladder.ts';
import { attendants } from './on-dispute.ts';
import { type DisputeRuling, refuse } from './refusals.ts';

export function raiseDispute(before: Dispute | undefined, command: OfType<'RaiseDispute'>): DisputeRuling {
  const { dispute, person, about, ground, words, evidence, by, at } = command;
  const ladder = findLadder(evidence.pack, ground);
  if (ladder === undefined) return refuse({ code: 'NO_DISPUTES_HERE', case: 'raising' });
  const clause = ladder.steps[0]?.clause ?? 'policy/disputes';
  const sat = evidence.present.filter((each) => each.person === person);
  if (before !== undefined) return refuse({ code: 'ALREADY_RAISED', clause });
  if (by.role === 'player' ? by.person !== person : !attendants.includes(by.role))
    return refuse({ code: 'NOT_YOUR_DISPUTE', case: 'raising', clause });
  if (sat.length === 0) return refuse({ code: 'NOT_AT_THE_TABLE', clause });
  if (evidence.roll === undefined && evidence.bet === undefined)
    return refuse({ code: 'NOTHING_DISPUTED', clause });
  if (evidence.bet !== undefined && !sat.some(({ seat }) => seat === evidence.bet?.seat))
    return refuse({ code: 'NOT_YOUR_BET', clause });
  if (words.trim() === '') return refuse({ code: 'WORDS_NEEDED', case: 'dispute', clause });

  const ruled = ground === 'face' && ladder.faces !== undefined && evidence.roll?.faceRuled === true;
  return accept({
    type: 'DisputeRaised',
    dispute,
    person,
    about,
    ground,
    words,
    evidence,
    ...(ruled && ladder.faces !== undefined ? { ruledBy: ladder.faces } : {}),
    clause,
    by,
    at,
  });
}
