import { isStake } from '@dicepit/engine';
import { happened, type Ruling, refused } from '../pit/result.ts';
import type { Account, CageEvent } from './account.ts';
import type { CageCommand, OfType } from './command.ts';
import { approveReversal, askReversal, refuseReversal } from './reversing.ts';

/** More than any account holds: ten thousand million dollars, the largest sum that travels. */
const MAX_ACCOUNT_CENTS = 1_000_000_000_000;

export function decideCage(account: Account, command: CageCommand): Ruling<CageEvent> {
  if (command.type === 'OpenAccount') return openAccount(account, command);
  if (!account.opened) return refused(404, { code: 'NOT_FOUND', case: 'account' });
  switch (command.type) {
    case 'IssueChips':
      return issueChips(account, command);
    case 'BuyIn':
      return buyIn(account, command);
    case 'CashOut': {
      const { table, seat, cents, by, at } = command;
      return happened({ type: 'CashedOut', table, seat, cents, by, at });
    }
    case 'AskReversal':
      return askReversal(account, command);
    case 'ApproveReversal':
      return approveReversal(account, command);
    case 'RefuseReversal':
      return refuseReversal(account, command);
  }
}

function openAccount(account: Account, { person, stack, by, at }: OfType<'OpenAccount'>): Ruling<CageEvent> {
  if (account.opened) return refused(409, { code: 'CONFLICT', case: 'account-open' });

  return happened({ type: 'AccountOpened', person, stack, by, at });
}

function issueChips(account: Account, { cents, reason, by, at }: OfType<'IssueChips'>): Ruling<CageEvent> {
  if (!isStake(cents)) return refused(400, { code: 'MALFORMED', case: 'sum' });
  if (reason.trim() === '') return refused(400, { code: 'MALFORMED', case: 'issue-reason' });
  const most = MAX_ACCOUNT_CENTS - account.balance;
  if (cents > most)
    return refused(409, { code: 'CONFLICT', case: 'account-full', cents, room: Math.max(most, 0) });

  return happened({ type: 'ChipsIssued', cents, reason, by, at });
}

function buyIn(account: Account, { table, seat, cents, by, at }: OfType<'BuyIn'>): Ruling<CageEvent> {
  if (cents > account.balance)
    return refused(409, { code: 'NOT_ENOUGH_IN_ACCOUNT', case: 'buying', cents, balance: account.balance });

  return happened({ type: 'BoughtIn', table, seat, cents, by, at });
}
