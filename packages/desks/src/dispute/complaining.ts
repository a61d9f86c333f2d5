import { happened, type Ruling, refused } from '../ruling.ts';
import type { OfType } from './command.ts';
import { hasEnded } from './dispute.ts';
import type { DisputeEvent } from './event.ts';
import { notTheirs, type OnDispute } from './on-dispute.ts';

/** The complaint lands with the inspectorate in the same append. */
export function lodgeComplaint(
  on: OnDispute,
  { statement, by, at }: OfType<'LodgeComplaint'>,
): Ruling<DisputeEvent> {
  const { dispute, ladder } = on;
  if (ladder.advice === undefined)
    return refused(
      'NO_COMPLAINT_HERE',
      'The rules of this game know no complaint to an inspector. Speak to the operator.',
      'policy/disputes',
    );
  const { clause } = ladder.advice;
  const barred = notTheirs(on, by.person);
  if (barred !== undefined) return barred;
  if (!hasEnded(dispute))
    return refused(
      'NOT_ENDED_YET',
      'The last decision is not there yet. Ask for a review, and complain about what comes of it.',
      clause,
    );
  if (dispute.complaint !== undefined)
    return refused('COMPLAINT_IS_LODGED', 'Your complaint lies with the inspector already.', clause);

  return happened({ type: 'ComplaintLodged', statement, clause, by, at });
}

/**
 * Whoever wrote a complaint takes the words back at will. The house, which they are about, takes them away only when the
 * inspector has read them: otherwise a complaint could be made to vanish by those who are complained of.
 */
export function erasePersonal(
  { dispute, ladder }: OnDispute,
  { ref, seenAt, by, at }: OfType<'ErasePersonal'>,
): Ruling<DisputeEvent> {
  const { complaint, person } = dispute;
  const clause = ladder.advice?.clause ?? 'policy/disputes';
  const isTheirs = by.person === person;
  if (complaint === undefined || complaint.isErased || complaint.statement.ref !== ref)
    return refused('NOTHING_TO_ERASE', 'Nothing personal is kept there.', clause);
  if (!isTheirs && by.role !== 'operator')
    return refused('NOT_YOUR_ROLE', 'Whoever wrote the complaint erases its words, or the operator.', clause);
  if (!isTheirs && seenAt === undefined)
    return refused(
      'NOT_READ_YET',
      'The inspector has not read the complaint. It is kept until then.',
      clause,
    );

  return happened({
    type: 'PersonalErased',
    ref,
    ...(seenAt === undefined ? {} : { seenAt }),
    clause,
    by,
    at,
  });
}
