import { accept } from '../../ruling.ts';
import { promotionAuthority } from '../authority.ts';
import { type OfType, type PromotionCommand, tellingWays } from '../command.ts';
import { dutiesAt } from '../duties.ts';
import type { PromotionRuling } from '../event.ts';
import { isDrawn, isSettled, type Promotion } from '../promotion.ts';
import { refuse } from '../refusals.ts';
import { isBlank } from '../terms.ts';
import { approveAmendment, proposeAmendment } from './amending.ts';
import { claimPrize, denyClaim, logDenialNotice, meetClaim } from './claiming.ts';
import { adviseOfComplaint, closeDispute, decideDispute, lodgeComplaint, raiseDispute } from './disputing.ts';
import { changeTerms, createPromotion, recordChannel, recordMarketing } from './drafting.ts';
import { runDraw, throwForPrize } from './drawing.ts';
import { enter, fixEntries } from './entering.ts';
import { erasePersonal } from './erasing.ts';
import { cancelDraw, declareCompromised, postpone, recordValidation } from './integrity.ts';
import { notifyAuthority, openPromotion } from './opening.ts';
import { redrawPrize } from './redrawing.ts';
import { reviewPrize } from './reviewing.ts';
import { attest, nominateScrutineer } from './scrutiny.ts';

/** What a command does to a promotion, or why it does nothing. */
export function decidePromotion(promotion: Promotion, command: PromotionCommand): PromotionRuling {
  const { roles, clause } = promotionAuthority[command.type];
  if (!roles.includes(command.by.role))
    return refuse({ code: 'NOT_YOUR_ROLE', case: 'promotion', clause, roles });
  if (command.type === 'CreatePromotion') return createPromotion(promotion, command);
  if (promotion.promotion === '') return refuse({ code: 'NO_SUCH_PROMOTION', clause: 'nsw/10.1' });
  if (promotion.closed !== undefined && !lasting.has(command.type))
    return refuse({ code: 'PROMOTION_IS_CLOSED', clause });
  switch (command.type) {
    case 'ChangeTerms':
      return changeTerms(promotion, command);
    case 'ReviewPrize':
      return reviewPrize(promotion, command);
    case 'RecordMarketing':
      return recordMarketing(promotion, command);
    case 'RecordChannel':
      return recordChannel(promotion, command);
    case 'NotifyAuthority':
      return notifyAuthority(promotion, command);
    case 'OpenPromotion':
      return openPromotion(promotion, command);
    case 'ProposeAmendment':
      return proposeAmendment(promotion, command);
    case 'ApproveAmendment':
      return approveAmendment(promotion, command);
    case 'Enter':
      return enter(promotion, command);
    case 'FixEntries':
      return fixEntries(promotion, command);
    case 'NominateScrutineer':
      return nominateScrutineer(promotion, command);
    case 'Attest':
      return attest(promotion, command);
    case 'RunDraw':
      return runDraw(promotion, command);
    case 'ThrowForPrize':
      return throwForPrize(promotion, command);
    case 'LogTelling':
      return logTelling(promotion, command);
    case 'ClaimPrize':
      return claimPrize(promotion, command);
    case 'MeetClaim':
      return meetClaim(promotion, command);
    case 'DenyClaim':
      return denyClaim(promotion, command);
    case 'LogDenialNotice':
      return logDenialNotice(promotion, command);
    case 'RedrawPrize':
      return redrawPrize(promotion, command);
    case 'ErasePersonal':
      return erasePersonal(promotion, command);
    case 'RaiseDispute':
      return raiseDispute(promotion, command);
    case 'DecideDispute':
      return decideDispute(promotion, command);
    case 'AdviseOfComplaint':
      return adviseOfComplaint(promotion, command);
    case 'CloseDispute':
      return closeDispute(promotion, command);
    case 'LodgeComplaint':
      return lodgeComplaint(promotion, command);
    case 'DeclareCompromised':
      return declareCompromised(promotion, command);
    case 'Postpone':
      return postpone(promotion, command);
    case 'CancelDraw':
      return cancelDraw(promotion, command);
    case 'RecordValidation':
      return recordValidation(promotion, command);
    case 'ClosePromotion':
      return closePromotion(promotion, command);
  }
}

/**
 * What may still be asked when all is over: claims that come late, and their answers; integrity that is found wanting
 * too late; somebody's own data, and the right to complain.
 */
const lasting: ReadonlySet<string> = new Set([
  'ClaimPrize',
  'MeetClaim',
  'DenyClaim',
  'LogDenialNotice',
  'LogTelling',
  'ReviewPrize',
  'DeclareCompromised',
  'Postpone',
  'CancelDraw',
  'RecordValidation',
  'ErasePersonal',
  'RaiseDispute',
  'DecideDispute',
  'AdviseOfComplaint',
  'CloseDispute',
  'LodgeComplaint',
]);

/** The end, when nothing is owed to anybody. */
function closePromotion(promotion: Promotion, { words, by, at }: OfType<'ClosePromotion'>): PromotionRuling {
  const { list, integrity, winners } = promotion;
  const isOver = isDrawn(promotion) || list?.count === 0 || integrity?.is === 'cancelled';
  if (!isOver) return refuse({ code: 'NOT_DRAWN', case: 'closing', clause: 'nsw/10.1' });
  const duty = dutiesAt(promotion, at).find(({ state }) => state !== 'late');
  if (duty !== undefined) return refuse({ code: 'DUTY_OPEN', clause: duty.clause, duty: duty.kind });
  const unclaimed = integrity === undefined && winners.some((winner) => !isSettled(promotion, winner));
  if (unclaimed && isBlank(words)) return refuse({ code: 'PRIZE_NOT_AWARDED', clause: 'nsw/10.7.2' });

  return accept({ type: 'PromotionClosed', words, clause: 'nsw/10.1', by, at });
}

/** An attempt to tell a winner. Any way is written down; only four of them count. */
function logTelling(
  { winners }: Promotion,
  { prize, way, outcome, by, at }: OfType<'LogTelling'>,
): PromotionRuling {
  if (!winners.some((winner) => winner.prize === prize))
    return refuse({ code: 'NO_SUCH_WINNER', case: 'telling', clause: 'nsw/10.8', prize });

  const clause = tellingWays[way];
  const counts = clause !== undefined;
  return accept({
    type: 'TellingLogged',
    prize,
    way,
    outcome,
    counts,
    clause: clause ?? 'nsw/10.8',
    by,
    at,
  });
}
