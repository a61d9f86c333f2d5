import { everyRole, type Role } from '@dicepit/engine';
import { expect, test } from 'vitest';
import { promotionAuthority } from './authority.ts';
import type { CommandType, PromotionCommand } from './command.ts';
import { decidePromotion } from './decide/decide.ts';
import { newPromotion } from './promotion.ts';

const operator: readonly Role[] = ['operator'];
const patrons: readonly Role[] = ['player', 'operator'];

/** Who conducts a promotion, who enters and claims, who oversees and who complains, by the text. */
const mays: readonly [clause: string, command: CommandType, roles: readonly Role[]][] = [
  ['nsw/10.1', 'CreatePromotion', operator],
  ['nsw/10.6', 'ChangeTerms', operator],
  ['nsw/10.5', 'ReviewPrize', operator],
  ['nsw/10.6', 'RecordMarketing', operator],
  ['nsw/10.6#2', 'RecordChannel', operator],
  ['nsw/10.9', 'NotifyAuthority', operator],
  ['nsw/10.1', 'OpenPromotion', operator],
  ['nsw/10.9.1', 'ProposeAmendment', operator],
  ['nsw/10.9.1', 'ApproveAmendment', operator],
  ['nsw/10.7.3', 'Enter', patrons],
  ['nsw/10.7.6', 'FixEntries', operator],
  ['nsw/10.2', 'NominateScrutineer', operator],
  ['nsw/10.2', 'Attest', ['scrutineer']],
  ['nsw/10.7.1', 'RunDraw', operator],
  ['nsw/10.7.1', 'ThrowForPrize', operator],
  ['nsw/10.7.8', 'RedrawPrize', operator],
  ['nsw/10.8', 'LogTelling', operator],
  ['nsw/10.7.8', 'ClaimPrize', patrons],
  ['nsw/10.7.2', 'MeetClaim', operator],
  ['nsw/10.10', 'DenyClaim', operator],
  ['nsw/10.10', 'LogDenialNotice', operator],
  ['nsw/10.10.1', 'ErasePersonal', operator],
  ['nsw/10.11', 'RaiseDispute', ['player']],
  ['nsw/10.11', 'DecideDispute', operator],
  ['nsw/10.11', 'AdviseOfComplaint', operator],
  ['nsw/10.11', 'CloseDispute', operator],
  ['nsw/10.11', 'LodgeComplaint', ['player']],
  ['nsw/10.12', 'DeclareCompromised', operator],
  ['nsw/10.12', 'Postpone', operator],
  ['nsw/10.12', 'CancelDraw', operator],
  ['nsw/10.12', 'RecordValidation', operator],
  ['nsw/10.1', 'ClosePromotion', operator],
];

test('somebody may give every command', () => {
  expect(mays.map(([, command]) => command)).toEqual(Object.keys(promotionAuthority));
});

test.each(mays)('%s %s is for those who may, and for nobody else', (clause, type, roles) => {
  for (const role of everyRole) {
    // The role is looked at before anything else, so that the rest of the command may be missing.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const command = { type, by: { person: 'p-x', role }, at: 1 } as unknown as PromotionCommand;
    const ruled = () =>
      decidePromotion(newPromotion, type === 'CreatePromotion' ? { ...command, ...fresh } : command);
    expect({ role, ruling: ruled() }).toMatchObject({
      role,
      ruling: roles.includes(role)
        ? type === 'CreatePromotion'
          ? { ok: true }
          : { refusal: { code: 'NO_SUCH_PROMOTION' } }
        : { refusal: { code: 'NOT_YOUR_ROLE', clause } },
    });
  }
});

const fresh = { promotion: 'pr-1', title: 'A draw', method: 'prize draw' };
