import { writeMoney } from '@dicepit/engine';
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
    return refused(
      404,
      'NOT_FOUND',
      `The account has ${account.version} entries, and ${entry} is none of them.`,
    );
  if (reason.trim() === '') return refused(400, 'MALFORMED', 'A line is undone for a reason. Say which.');
  if (issue === undefined)
    return refused(
      409,
      'CONFLICT',
      'Only issued chips are taken back at the cage. A buy-in or a cash-out is put right at its table.',
    );
  if (issue.reversed) return refused(409, 'CONFLICT', `Entry ${entry} was undone before.`);
  if (asked !== undefined)
    return refused(409, 'CONFLICT', `Entry ${entry} waits for a second person already: ${asked.reversal}.`);

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
    return refused(
      409,
      'SECOND_PERSON_NEEDED',
      'Another person has to agree: not the one who asked, who issued the chips, or whose account it is.',
    );
  if (cents > account.balance)
    return refused(
      409,
      'NOT_ENOUGH_IN_ACCOUNT',
      `${writeMoney(cents)} is more than the ${writeMoney(account.balance)} in the account. Chips at a table come back first.`,
    );

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
    return refused(409, 'SECOND_PERSON_NEEDED', 'Another person has to say no: not the one who asked.');

  return happened({ type: 'ReversalRefused', reversal, by, at });
}

function openReversal(account: Account, reversal: string) {
  const asked: AskedReversal | undefined = account.reversals.get(reversal);
  if (asked === undefined) return refused(404, 'NOT_FOUND', `There is no reversal '${reversal}' here.`);
  if (asked.state !== 'asked') return refused(409, 'CONFLICT', `The reversal was ${asked.state} before.`);
  return { ok: true as const, asked };
}
