import { happened, type Ruling, refused } from '../pit/result.ts';
import type { Account, AskedReversal, CageEvent } from './account.ts';
import type { OfType } from './command.ts';

/** Only what was issued is undone here. What went to a table lies there, and an undone line here would leave it there. */
export function askReversal(
  account: Account,
  { entry, reason, by, at }: OfType<'AskReversal'>,
): Ruling<CageEvent> {
  const issue = account.issues.get(entry);
  const asked = [...account.reversals.values()].find(
    (each) => each.entry === entry && each.state === 'asked',
  );
  if (entry < 1 || entry > account.version)
    return refused(404, { code: 'NOT_FOUND', case: 'account-entry', entries: account.version, entry });
  if (reason.trim() === '') return refused(400, { code: 'MALFORMED', case: 'reversal-reason' });
  if (issue === undefined) return refused(409, { code: 'CONFLICT', case: 'not-issued' });
  if (issue.reversed) return refused(409, { code: 'CONFLICT', case: 'entry-undone', entry });
  if (asked !== undefined)
    return refused(409, { code: 'CONFLICT', case: 'entry-asked', entry, reversal: asked.reversal });

  const reversal = `r-${account.reversals.size + 1}`;
  return happened({ type: 'ReversalAsked', reversal, entry, reason, by, at });
}

export function approveReversal(
  account: Account,
  { reversal, by, at }: OfType<'ApproveReversal'>,
): Ruling<CageEvent> {
  const open = openReversal(account, reversal);
  if (!open.ok) return open;
  const { entry, askedBy } = open.asked;
  const { cents, by: issuer } = account.issues.get(entry) ?? { cents: 0, by: '' };
  if ([askedBy, issuer, account.person].includes(by.person))
    return refused(409, { code: 'SECOND_PERSON_NEEDED', case: 'agreeing' });
  if (cents > account.balance)
    return refused(409, {
      code: 'NOT_ENOUGH_IN_ACCOUNT',
      case: 'reversing',
      cents,
      balance: account.balance,
    });

  return happened({ type: 'ReversalApproved', reversal, entry, cents, by, at });
}

/** Whoever asked may not refuse it either: it stands until somebody else has looked at it. */
export function refuseReversal(
  account: Account,
  { reversal, by, at }: OfType<'RefuseReversal'>,
): Ruling<CageEvent> {
  const open = openReversal(account, reversal);
  if (!open.ok) return open;
  if (open.asked.askedBy === by.person)
    return refused(409, { code: 'SECOND_PERSON_NEEDED', case: 'declining' });

  return happened({ type: 'ReversalRefused', reversal, by, at });
}

function openReversal(account: Account, reversal: string) {
  const asked: AskedReversal | undefined = account.reversals.get(reversal);
  if (asked === undefined) return refused(404, { code: 'NOT_FOUND', case: 'reversal', reversal });
  if (asked.state !== 'asked')
    return refused(409, { code: 'CONFLICT', case: 'reversal-answered', state: asked.state });
  return { ok: true as const, asked };
}
