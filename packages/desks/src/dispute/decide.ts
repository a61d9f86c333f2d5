import type { DisputeCommand } from './command.ts';
import { erasePersonal, lodgeComplaint } from './complaining.ts';
import { decideDisputed } from './deciding.ts';
import type { Dispute } from './dispute.ts';
import { acceptDecision, adviseOfComplaint, closeDispute, withdraw } from './ending.ts';
import { findLadder } from './ladder.ts';
import { raiseDispute } from './raising.ts';
import { type DisputeRuling, refuse } from './refusals.ts';
import { askReview, noteRemedy } from './reviewing.ts';

/** What happens in a dispute, or why nothing does. */
export function decideDispute(dispute: Dispute | undefined, command: DisputeCommand): DisputeRuling {
  if (command.type === 'RaiseDispute') return raiseDispute(dispute, command);
  if (dispute === undefined) return refuse({ code: 'NO_SUCH_DISPUTE', case: 'dispute' });
  const ladder = findLadder(dispute.evidence.pack, dispute.ground);
  if (ladder === undefined) return refuse({ code: 'NO_DISPUTES_HERE', case: 'kept' });
  const on = { dispute, ladder };
  switch (command.type) {
    case 'DecideDispute':
      return decideDisputed(on, command);
    case 'AskReview':
      return askReview(on, command);
    case 'NoteRemedy':
      return noteRemedy(on, command);
    case 'AcceptDecision':
      return acceptDecision(on, command);
    case 'WithdrawDispute':
      return withdraw(on, command);
    case 'AdviseOfComplaint':
      return adviseOfComplaint(on, command);
    case 'CloseDispute':
      return closeDispute(on, command);
    case 'LodgeComplaint':
      return lodgeComplaint(on, command);
    case 'ErasePersonal':
      return erasePersonal(on, command);
  }
}
