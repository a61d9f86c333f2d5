import { type Dispute, findLadder, phaseOfDispute } from '@dicepit/desks';
import { type Role, reviewing } from '@dicepit/engine';
import type { DisputeCard, DisputeFacts } from '@dicepit/wire';
import { namesOf } from '../people/names-of.ts';
import type { Pit } from '../pit/pit.ts';
import type { Somebody } from '../pit/result.ts';

/** Whether a dispute is somebody's to see: their own, one that they wrote down, or every one by their rank. */
export const mayLook = ({ person, raisedBy }: Dispute, caller: Somebody): boolean =>
  caller.person === person ||
  caller.person === raisedBy.person ||
  caller.roles.some((role) => reviewing.includes(role));

export async function cardOf(
  pit: Pick<Pit, 'people'>,
  dispute: Dispute,
  version: number,
): Promise<DisputeCard> {
  const { person, about, ground, raisedAt, evidence, decisions } = dispute;
  const names = await namesOf(pit, [person]);
  return {
    dispute: dispute.dispute,
    phase: phaseOfDispute(dispute),
    table: evidence.table,
    pack: evidence.pack,
    person,
    name: names[person] ?? '',
    about,
    ground,
    raisedAt,
    decisions: decisions.length,
    complaint: dispute.complaint !== undefined,
    next: nextFor(dispute),
    version,
  };
}

/** A dispute with all that is on record about it. */
export async function shownDispute(pit: Pit, dispute: Dispute, version: number): Promise<DisputeFacts> {
  const { words, evidence, raisedBy, decisions, review, rested, advice, remedies, closedAt, ruledBy } =
    dispute;
  const ladder = findLadder(evidence.pack, dispute.ground);
  return {
    ...(await cardOf(pit, dispute, version)),
    words,
    raisedBy,
    evidence,
    decided: decisions,
    remedies,
    ...(ruledBy === undefined ? {} : { ruledBy }),
    ...(review === undefined ? {} : { review }),
    ...(rested === undefined ? {} : { rested }),
    ...(advice === undefined ? {} : { advice }),
    ...(closedAt === undefined ? {} : { closedAt }),
    ...complainedIn(dispute),
    rights: ladder?.advice ?? null,
    names: await namesOf(pit, peopleIn(dispute)),
  };
}

/** Those above whoever decided last, while there is something to decide. */
function nextFor(dispute: Dispute): readonly Role[] {
  const { evidence, ground, decisions } = dispute;
  if (['ended', 'closed'].includes(phaseOfDispute(dispute))) return [];
  const last = decisions.at(-1)?.step ?? -1;
  const steps = findLadder(evidence.pack, ground)?.steps ?? [];
  return [...new Set(steps.slice(last + 1).flatMap(({ roles }) => roles))];
}

/** Everybody whom a dispute and its evidence speak of. */
function peopleIn({ person, raisedBy, decisions, review, advice, evidence }: Dispute): readonly string[] {
  const { present, entries, roll } = evidence;
  const acted = [raisedBy, review?.by, advice?.by, ...[...decisions, ...entries].map(({ by }) => by)];
  const called = roll?.calls.map(({ by }) => by) ?? [];
  return [
    person,
    ...present.map((each) => each.person),
    ...[...acted, ...called].flatMap((by) => (by === undefined ? [] : [by.person])),
  ];
}

/** That the player complained; the words are read by themselves. */
const complainedIn = ({ complaint }: Dispute): Pick<DisputeFacts, 'complained'> =>
  complaint === undefined ? {} : { complained: { at: complaint.at, isErased: complaint.isErased === true } };
