import { accept } from '../ruling.ts';
import type { OfType } from './command.ts';
import { clauseNow, ended, type OnDispute } from './on-dispute.ts';
import { type DisputeRuling, refuse } from './refusals.ts';

/** Decides at the lowest step that is open to whoever asks. */
export function decideDisputed(on: OnDispute, command: OfType<'DecideDispute'>): DisputeRuling {
  const { finding, words, by, at } = command;
  const { dispute, ladder } = on;
  const over = ended(on);
  if (over !== undefined) return over;
  if (by.person === dispute.person)
    return refuse({ code: 'OWN_CAUSE', case: 'dispute', clause: 'policy/own-cause' });
  const last = dispute.decisions.at(-1)?.step ?? -1;
  const step = ladder.steps.findIndex(({ roles }, index) => index > last && roles.includes(by.role));
  const found = ladder.steps[step];
  if (found === undefined) return notAbove(on, command);
  const barred = notYet(on, command, found);
  if (barred !== undefined) return barred;
  if (words.trim() === '') return refuse({ code: 'WORDS_NEEDED', case: 'decision', clause: found.clause });

  const { clause, final } = found;
  return accept({ type: 'DisputeDecided', step, finding, words, final, clause, by, at });
}

type Step = OnDispute['ladder']['steps'][number];
type Refused = ReturnType<typeof refuse>;

function notYet(
  { dispute, ladder }: OnDispute,
  { by }: OfType<'DecideDispute'>,
  { after, another, clause }: Step,
): Refused | undefined {
  const { decisions, review } = dispute;
  if (decisions.length < after)
    return refuse({ code: 'NOT_DECIDED_YET', case: 'deciding', clause, roles: ladder.steps[0]?.roles ?? [] });
  if (decisions.length > 0 && review === undefined) return refuse({ code: 'REVIEW_NOT_ASKED', clause });
  return another && decisions.some((decision) => decision.by.person === by.person)
    ? refuse({ code: 'ANOTHER_PERSON_NEEDED', clause })
    : undefined;
}

function notAbove(on: OnDispute, { by }: OfType<'DecideDispute'>): Refused {
  const { ladder, dispute } = on;
  const last = dispute.decisions.at(-1)?.step ?? -1;
  const above = ladder.steps.slice(last + 1).flatMap(({ roles }) => roles);
  const figures = { role: by.role, roles: above, clause: clauseNow(on) };
  return ladder.steps.some(({ roles }) => roles.includes(by.role))
    ? refuse({ code: 'NOT_ABOVE', ...figures })
    : refuse({ code: 'NOT_YOUR_ROLE', case: 'deciding', ...figures });
}
