import { happened, type Ruling, refused } from '../ruling.ts';
import type { OfType } from './command.ts';
import type { DisputeEvent } from './event.ts';
import { attendants, clauseNow, ended, type OnDispute, supervisors } from './on-dispute.ts';

/** The player asks somebody higher, or has staff write down the asking. */
export function askReview(on: OnDispute, { words, by, at }: OfType<'AskReview'>): Ruling<DisputeEvent> {
  const { dispute, ladder } = on;
  const clause = clauseNow(on);
  const over = ended(on);
  if (over !== undefined) return over;
  if (by.person !== dispute.person && !attendants.includes(by.role))
    return refused('NOT_YOUR_DISPUTE', 'Only the player whose dispute it is asks for a review.', clause);
  const last = dispute.decisions.at(-1);
  if (last === undefined)
    return refused('NOT_DECIDED_YET', 'Nobody has decided yet, so that there is nothing to review.', clause);
  if (dispute.review !== undefined)
    return refused('REVIEW_IS_ASKED', 'A review has been asked for. Wait for it.', clause);

  const next = ladder.steps[last.step + 1];
  return happened({
    type: 'ReviewAsked',
    ...(words === undefined ? {} : { words }),
    clause: next?.clause ?? clause,
    by,
    at,
  });
}

/** What puts a bet or a roll right at a table. */
const corrections: ReadonlySet<string> = new Set([
  'CallOverruled',
  'RollReversed',
  'RollSettledAgain',
  'BetSettledAgain',
  'BalanceCarried',
  'MatterRuled',
  'RollInvalidated',
  'StakeCorrected',
  'BetMoved',
  'EntryAmended',
  'FaceRuled',
  'BetTakenDown',
  'BetVoided',
]);

/** Says which entry of the table carried a decision out. */
export function noteRemedy(on: OnDispute, { remedy, by, at }: OfType<'NoteRemedy'>): Ruling<DisputeEvent> {
  const { dispute } = on;
  const clause = clauseNow(on);
  if (!supervisors.includes(by.role))
    return refused('NOT_YOUR_ROLE', 'Supervisors say how a decision was carried out.', clause);
  if (dispute.decisions.length === 0)
    return refused('NOT_DECIDED_YET', 'Nobody has decided yet. Decide, and put it right then.', clause);
  if (remedy.version <= dispute.evidence.version)
    return refused(
      'BEFORE_THE_DISPUTE',
      `Entry ${remedy.version} was there before the dispute, which began at entry ${dispute.evidence.version}.`,
      clause,
    );
  if (!corrections.has(remedy.type))
    return refused(
      'NOT_A_CORRECTION',
      `${remedy.type} puts nothing right. Name the entry that does.`,
      clause,
    );

  return happened({ type: 'RemedyNoted', remedy, clause, by, at });
}
