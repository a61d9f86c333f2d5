import { happened, type Ruling, refused } from '../ruling.ts';
import type { OfType } from './command.ts';
import type { Dispute } from './dispute.ts';
import type { DisputeEvent } from './event.ts';
import { ladderOf } from './ladder.ts';
import { attendants } from './on-dispute.ts';

export function raiseDispute(
  before: Dispute | undefined,
  command: OfType<'RaiseDispute'>,
): Ruling<DisputeEvent> {
  const { dispute, person, about, ground, words, evidence, by, at } = command;
  const ladder = ladderOf(evidence.pack, ground);
  if (ladder === undefined)
    return refused(
      'NO_DISPUTES_HERE',
      'This game has no bank and no staff to decide. Settle it among those who play.',
    );
  const clause = ladder.steps[0]?.clause ?? 'policy/disputes';
  const sat = evidence.present.filter((each) => each.person === person);
  if (before !== undefined) return refused('ALREADY_RAISED', 'This dispute has been raised.', clause);
  if (by.role === 'player' ? by.person !== person : !attendants.includes(by.role))
    return refused(
      'NOT_YOUR_DISPUTE',
      'A player raises a dispute, or staff of the table for a player.',
      clause,
    );
  if (sat.length === 0)
    return refused(
      'NOT_AT_THE_TABLE',
      'Only somebody who sits at the table, or sat there at the roll, has a dispute about it.',
      clause,
    );
  if (evidence.roll === undefined && evidence.bet === undefined)
    return refused('NOTHING_DISPUTED', 'Name the roll or the bet that the dispute is about.', clause);
  if (evidence.bet !== undefined && !sat.some(({ seat }) => seat === evidence.bet?.seat))
    return refused('NOT_YOUR_BET', 'That bet is of another seat. Name one of your own.', clause);
  if (words.trim() === '') return refused('WORDS_NEEDED', 'Say in words what is wrong.', clause);

  const ruled = ground === 'face' && ladder.faces !== undefined && evidence.roll?.faceRuled === true;
  return happened({
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
