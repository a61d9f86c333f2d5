import type { Promotion, PromotionCommand } from '@dicepit/desks';
import type { By, Moment } from '@dicepit/engine';
import type { GivenPromotionCommand } from '@dicepit/wire';
import { promotionStream } from '../pit/desk-kinds.ts';
import type { Pit } from '../pit/pit.ts';
import { refused } from '../pit/result.ts';
import type { Made } from './change.ts';
import { type DeskServices, isPayableTo, isScrutineer, isSignedIn, prescribedNow } from './facts.ts';

type Stamp = { readonly by: By; readonly at: Moment };

/** A command of the desk with what the pit knows besides: lists, seeds, who is there. */
export async function commandOf(
  pit: Pit,
  services: DeskServices,
  {
    promotion,
    given,
    stamp,
  }: { readonly promotion: Promotion; readonly given: GivenPromotionCommand; readonly stamp: Stamp },
): Promise<Made> {
  const made = (command: PromotionCommand): Made => ({ ok: true, command });
  switch (given.type) {
    case 'ChangeTerms':
    case 'ProposeAmendment':
    case 'ApproveAmendment':
    case 'ReviewPrize':
    case 'NotifyAuthority':
      return made({ ...given, prescribed: await prescribedNow(pit), ...stamp });
    case 'OpenPromotion':
      return opening(pit, promotion, { ...given, prescribed: await prescribedNow(pit), ...stamp });
    case 'NominateScrutineer':
      return made({ ...given, isScrutineer: await isScrutineer(pit, given.person), ...stamp });
    case 'ThrowForPrize':
    case 'RedrawPrize':
      return made({
        ...given,
        isScrutineerHere: await isSignedIn(pit, services, promotion.scrutineer),
        prescribed: await prescribedNow(pit),
        ...stamp,
      });
    case 'RunDraw': {
      const seed = await pit.vault.open(promotionStream(promotion.promotion), promotion.openings);
      if (promotion.method === 'prize draw' && promotion.opening !== undefined && seed === undefined)
        return lost;
      const isScrutineerHere = await isSignedIn(pit, services, promotion.scrutineer);
      const prescribed = await prescribedNow(pit);
      return made({ ...given, seed: seed ?? '', isScrutineerHere, prescribed, ...stamp });
    }
    case 'MeetClaim': {
      const { person = '' } = promotion.claims.find(({ claim }) => claim === given.claim) ?? {};
      const parts = await Promise.all(
        given.parts.map(async ({ way, cents, payee }) => ({
          way,
          cents,
          toWinner: await isPayableTo(pit, person, payee),
        })),
      );
      return made({ ...given, parts, prescribed: await prescribedNow(pit), ...stamp });
    }
    case 'RecordMarketing':
    case 'RecordChannel':
    case 'FixEntries':
    case 'Attest':
    case 'LogTelling':
    case 'LogDenialNotice':
    case 'DecideDispute':
    case 'AdviseOfComplaint':
    case 'CloseDispute':
    case 'DeclareCompromised':
    case 'Postpone':
    case 'CancelDraw':
    case 'RecordValidation':
    case 'ClosePromotion':
      return made({ ...given, ...stamp });
  }
}

/** A prize draw is committed to when the promotion opens, before anybody can enter; its seed is sealed by then. */
function opening(
  pit: Pit,
  { promotion, method, openings }: Promotion,
  command: Extract<PromotionCommand, { readonly type: 'OpenPromotion' }>,
): Made {
  if (method !== 'prize draw') return { ok: true, command };
  const sealed = pit.vault.seal(promotionStream(promotion), openings + 1);
  if (sealed === undefined)
    return refused(
      503,
      { code: 'UNAVAILABLE', case: 'entropy' },
      {
        after: 5,
      },
    );
  return { ok: true, command: { ...command, commitment: sealed.commitment }, puts: [sealed.put] };
}

const lost = refused(409, { code: 'SEED_LOST', case: 'pit' }, { clause: 'nsw/10.12' });
