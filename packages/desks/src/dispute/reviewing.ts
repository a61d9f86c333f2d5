import { accept } from '../ruling.ts';
import type { OfType } from './command.ts';
import { attendants, clauseNow, ended, type OnDispute, supervisors } from './on-dispute.ts';
import { type DisputeRuling, refuse } from './refusals.ts';

/** The player asks somebody higher, or has staff write down the asking. */
export function askReview(on: OnDispute, { words, by, at }: OfType<'AskReview'>): DisputeRuling {
  const { dispute, ladder } = on;
  const clause = clauseNow(on);
  const over = ended(on);
  if (over !== undefined) return over;
  if (by.person !== dispute.person && !attendants.includes(by.role))
    return refuse({ code: 'NOT_YOUR_DISPUTE', case: 'reviewing', clause });
  const last = dispute.decisions.at(-1);
  if (last === undefined) return refuse({ code: 'NOT_DECIDED_YET', case: 'reviewing', clause });
  if (dispute.review !== undefined) return refuse({ code: 'REVIEW_IS_ASKED', clause });

  const next = ladder.steps[last.step + 1];
  return accept({
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
export function noteRemedy(on: OnDispute, { remedy, by, at }: OfType<'NoteRemedy'>): DisputeRuling {
  const { dispute } = on;
  const clause = clauseNow(on);
  if (!supervisors.includes(by.role)) return refuse({ code: 'NOT_YOUR_ROLE', case: 'remedy', clause });
  if (dispute.decisions.length === 0) return refuse({ code: 'NOT_DECIDED_YET', case: 'remedy', clause });
  if (remedy.version <= dispute.evidence.version)
    return refuse({
      code: 'BEFORE_THE_DISPUTE',
      clause,
      entry: remedy.version,
      began: dispute.evidence.version,
    });
  if (!corrections.has(remedy.type)) return refuse({ code: 'NOT_A_CORRECTION', clause, type: remedy.type });

  return accept({ type: 'RemedyNoted', remedy, clause, by, at });
}
