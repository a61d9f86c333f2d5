import { type Role, rolesThat } from '@dicepit/engine';
import type { Cited } from './cited.ts';
import type { CommandType } from './command.ts';

const operator = /* #__PURE__ */ rolesThat('runs');
/** A patron for himself or herself, or the operator for somebody at the counter. */
const patrons = /* #__PURE__ */ rolesThat('plays', 'runs');

/** Who may give each command, and the clause that says so. */
export const promotionAuthority: Readonly<
  Record<CommandType, { readonly roles: readonly Role[]; readonly clause: Cited }>
> = {
  CreatePromotion: { roles: operator, clause: 'nsw/10.1' },
  ChangeTerms: { roles: operator, clause: 'nsw/10.6' },
  ReviewPrize: { roles: operator, clause: 'nsw/10.5' },
  RecordMarketing: { roles: operator, clause: 'nsw/10.6' },
  RecordChannel: { roles: operator, clause: 'nsw/10.6#2' },
  NotifyAuthority: { roles: operator, clause: 'nsw/10.9' },
  OpenPromotion: { roles: operator, clause: 'nsw/10.1' },
  ProposeAmendment: { roles: operator, clause: 'nsw/10.9.1' },
  ApproveAmendment: { roles: operator, clause: 'nsw/10.9.1' },
  Enter: { roles: patrons, clause: 'nsw/10.7.3' },
  FixEntries: { roles: operator, clause: 'nsw/10.7.6' },
  NominateScrutineer: { roles: operator, clause: 'nsw/10.2' },
  Attest: { roles: ['scrutineer'], clause: 'nsw/10.2' },
  RunDraw: { roles: operator, clause: 'nsw/10.7.1' },
  ThrowForPrize: { roles: operator, clause: 'nsw/10.7.1' },
  RedrawPrize: { roles: operator, clause: 'nsw/10.7.8' },
  LogTelling: { roles: operator, clause: 'nsw/10.8' },
  ClaimPrize: { roles: patrons, clause: 'nsw/10.7.8' },
  MeetClaim: { roles: operator, clause: 'nsw/10.7.2' },
  DenyClaim: { roles: operator, clause: 'nsw/10.10' },
  LogDenialNotice: { roles: operator, clause: 'nsw/10.10' },
  ErasePersonal: { roles: operator, clause: 'nsw/10.10.1' },
  RaiseDispute: { roles: ['player'], clause: 'nsw/10.11' },
  DecideDispute: { roles: operator, clause: 'nsw/10.11' },
  AdviseOfComplaint: { roles: operator, clause: 'nsw/10.11' },
  CloseDispute: { roles: operator, clause: 'nsw/10.11' },
  LodgeComplaint: { roles: ['player'], clause: 'nsw/10.11' },
  DeclareCompromised: { roles: operator, clause: 'nsw/10.12' },
  Postpone: { roles: operator, clause: 'nsw/10.12' },
  CancelDraw: { roles: operator, clause: 'nsw/10.12' },
  RecordValidation: { roles: operator, clause: 'nsw/10.12' },
  ClosePromotion: { roles: operator, clause: 'nsw/10.1' },
};
