import { type DeskRefusal, happened, type Ruling, refused } from '../ruling.ts';
import type { OfType } from './command.ts';
import type { DisputeEvent } from './event.ts';
import { clauseNow, ended, type OnDispute } from './on-dispute.ts';

/** Decides at the lowest step that is open to whoever asks. */
export function decideDisputed(on: OnDispute, command: OfType<'DecideDispute'>): Ruling<DisputeEvent> {
  const { finding, words, by, at } = command;
  const { dispute, ladder } = on;
  const over = ended(on);
  if (over !== undefined) return over;
  if (by.person === dispute.person)
    return refused('OWN_CAUSE', 'It is your own dispute. Somebody else decides it.', 'policy/own-cause');
  const last = dispute.decisions.at(-1)?.step ?? -1;
  const step = ladder.steps.findIndex(({ roles }, index) => index > last && roles.includes(by.role));
  const found = ladder.steps[step];
  if (found === undefined) return notAbove(on, command);
  const barred = notYet(on, command, found);
  if (barred !== undefined) return barred;
  if (words.trim() === '')
    return refused('WORDS_NEEDED', 'A decision has reasons. Write them down.', found.clause);

  const { clause, final } = found;
  return happened({ type: 'DisputeDecided', step, finding, words, final, clause, by, at });
}

type Step = OnDispute['ladder']['steps'][number];
type Refused = { readonly ok: false; readonly refusal: DeskRefusal };

function notYet(
  { dispute, ladder }: OnDispute,
  { by }: OfType<'DecideDispute'>,
  { after, another, clause }: Step,
): Refused | undefined {
  const { decisions, review } = dispute;
  if (decisions.length < after)
    return refused(
      'NOT_DECIDED_YET',
      `Nobody has decided yet. It goes to a ${spoken(ladder.steps[0]?.roles ?? [])} first.`,
      clause,
    );
  if (decisions.length > 0 && review === undefined)
    return refused('REVIEW_NOT_ASKED', 'It is decided, and the player has asked for no review.', clause);
  return another && decisions.some((decision) => decision.by.person === by.person)
    ? refused('ANOTHER_PERSON_NEEDED', 'You have decided this before. A review is by somebody else.', clause)
    : undefined;
}

function notAbove(on: OnDispute, { by }: OfType<'DecideDispute'>): Refused {
  const { ladder, dispute } = on;
  const last = dispute.decisions.at(-1)?.step ?? -1;
  const above = ladder.steps.slice(last + 1).flatMap(({ roles }) => roles);
  return refused(
    ladder.steps.some(({ roles }) => roles.includes(by.role)) ? 'NOT_ABOVE' : 'NOT_YOUR_ROLE',
    `A ${spoken([by.role])} does not decide this now. It is for: ${spoken(above)}.`,
    clauseNow(on),
  );
}

const spoken = (roles: readonly string[]): string => roles.join(' or ').replaceAll('-', ' ');
