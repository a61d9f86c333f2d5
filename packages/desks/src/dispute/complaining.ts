import { accept } from '../ruling.ts';
import type { OfType } from './command.ts';
import { hasEnded } from './dispute.ts';
import { notTheirs, type OnDispute } from './on-dispute.ts';
import { type DisputeRuling, refuse } from './refusals.ts';

/** The complaint lands with the inspectorate in the same append. */
export function lodgeComplaint(
  on: OnDispute,
  { statement, by, at }: OfType<'LodgeComplaint'>,
): DisputeRuling {
  const { dispute, ladder } = on;
  if (ladder.advice === undefined) return refuse({ code: 'NO_COMPLAINT_HERE', clause: 'policy/disputes' });
  const { clause } = ladder.advice;
  const barred = notTheirs(on, by.person);
  if (barred !== undefined) return barred;
  if (!hasEnded(dispute)) return refuse({ code: 'NOT_ENDED_YET', case: 'complaining', clause });
  if (dispute.complaint !== undefined) return refuse({ code: 'COMPLAINT_IS_LODGED', clause });

  return accept({ type: 'ComplaintLodged', statement, clause, by, at });
}

/**
 * Whoever wrote a complaint takes the words back at will. The house, which they are about, takes them away only when the
 * inspector has read them: otherwise a complaint could be made to vanish by those who are complained of.
 */
export function erasePersonal(
  { dispute, ladder }: OnDispute,
  { ref, seenAt, by, at }: OfType<'ErasePersonal'>,
): DisputeRuling {
  const { complaint, person } = dispute;
  const clause = ladder.advice?.clause ?? 'policy/disputes';
  const isTheirs = by.person === person;
  if (complaint === undefined || complaint.isErased || complaint.statement.ref !== ref)
    return refuse({ code: 'NOTHING_TO_ERASE', case: 'dispute', clause });
  if (!isTheirs && by.role !== 'operator')
    return refuse({ code: 'NOT_YOUR_ROLE', case: 'complaint', clause });
  if (!isTheirs && seenAt === undefined) return refuse({ code: 'NOT_READ_YET', case: 'dispute', clause });

  return accept({
    type: 'PersonalErased',
    ref,
    ...(seenAt === undefined ? {} : { seenAt }),
    clause,
    by,
    at,
  });
}
