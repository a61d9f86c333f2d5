import { assert } from '@dicepit/engine';
import { accept } from '../../ruling.ts';
import type { OfType } from '../command.ts';
import type { PrizeVoucher, PromotionRuling } from '../event.ts';
import { isLargeClaim, LARGE_CLAIM, needsScrutineer, toWorth, wrongPayment } from '../money.ts';
import { findClaim, findPrize, isDrawn, type PrizeClaim, type Promotion } from '../promotion.ts';
import { refuse } from '../refusals.ts';
import { isBlank, type Prize } from '../terms.ts';
import { locked } from './integrity.ts';
import { barredNow } from './reviewing.ts';

/** Anybody may claim; who has not won is told why not. */
export function claimPrize(
  promotion: Promotion,
  { prize: id, person, by, at }: OfType<'ClaimPrize'>,
): PromotionRuling {
  const prize = findPrize(promotion, id);
  if (by.role === 'player' && person !== by.person)
    return refuse({ code: 'NOT_YOUR_CLAIM', clause: 'nsw/10.7.8' });
  if (prize === undefined) return refuse({ code: 'NO_SUCH_PRIZE', clause: 'nsw/10.7.8', prize: id });
  const winner = promotion.winners.find((each) => each.prize === id);
  // When all is over a claim is written down whatever it is worth, so that it is answered.
  const isOver = promotion.closed !== undefined || promotion.integrity?.is === 'cancelled';
  if (winner === undefined && !isDrawn(promotion) && !isOver)
    return refuse({ code: 'NOT_DRAWN', case: 'claiming', clause: 'nsw/10.7.8' });
  const made =
    winner?.person === person
      ? findClaim(promotion, winner)
      : promotion.claims.find((claim) => claim.prize === id && claim.person === person);
  if (made !== undefined) return refuse({ code: 'CLAIMED_ALREADY', clause: 'nsw/10.7.8' });

  const claim = `c-${promotion.claims.length + 1}`;
  const cents = toWorth(prize);
  return accept({ type: 'PrizeClaimed', claim, prize: id, person, cents, clause: 'nsw/10.7.8', by, at });
}

export function meetClaim(promotion: Promotion, command: OfType<'MeetClaim'>): PromotionRuling {
  const { claim: id, take, parts, remark = '', by, at } = command;
  if (promotion.integrity?.is === 'cancelled')
    return refuse({ code: 'DRAW_IS_CANCELLED', case: 'claim', clause: 'nsw/10.12' });
  const stopped = locked(promotion, 'draw');
  if (stopped !== undefined) return stopped;
  const claim = openClaim(promotion, id);
  if ('refusal' in claim) return claim;
  const prize = findPrize(promotion, claim.prize);
  // Only a prize of the terms is claimed, and from then on they stay as they are.
  assert(prize !== undefined, () => `The prize of claim '${id}' is not in the terms`);
  const winner = promotion.winners.find((each) => each.prize === claim.prize);
  if (winner?.person !== claim.person) return refuse({ code: 'NOT_THE_WINNER', clause: 'nsw/10.10' });
  if (needsScrutineer(promotion.terms) && promotion.attested.after === undefined)
    return refuse({ code: 'NOT_ATTESTED', case: 'after', clause: 'nsw/10.2' });
  const barred = take === 'prize' ? barredNow(onlyWith(promotion, prize), command.prescribed) : undefined;
  if (barred !== undefined) return barred;
  const wrong = wrongPayment(prize, take, parts);
  if (wrong !== undefined) return refuse(wrong);
  const voucher = voucherFor(promotion, prize, command);
  if ('refusal' in voucher) return voucher;
  const date = promotion.terms.award.at;
  const isEarly = date !== null && at < date;
  if (isEarly && isBlank(remark)) return refuse({ code: 'BEFORE_ITS_DATE', clause: 'nsw/10.7.2', date });

  return accept({
    type: 'PrizeAwarded',
    claim: id,
    prize: prize.prize,
    person: claim.person,
    take,
    parts,
    ...voucher,
    ...(isEarly ? { remark } : {}),
    clause: take === 'prize' ? 'nsw/10.7.2' : 'nsw/10.3',
    by,
    at,
  });
}

/** What is wrong with another prize, or with the words about all, does not keep this one from its winner. */
const onlyWith = (promotion: Promotion, prize: Prize): Promotion => ({
  ...promotion,
  terms: { ...promotion.terms, nature: '', prizes: [prize] },
});

export function denyClaim(
  promotion: Promotion,
  { claim: id, record, given, by, at }: OfType<'DenyClaim'>,
): PromotionRuling {
  const claim = openClaim(promotion, id);
  if ('refusal' in claim) return claim;
  if (!given.reasons) return refuse({ code: 'REASONS_MISSING', clause: 'nsw/10.10' });
  const isLarge = isLargeClaim(claim.cents, findPrize(promotion, claim.prize));
  if (isLarge && !(given.name && given.address))
    return refuse({ code: 'DETAILS_MISSING', clause: 'nsw/10.10.1', above: LARGE_CLAIM });

  const clause = isLarge ? 'nsw/10.10.1' : 'nsw/10.10';
  return accept({ type: 'ClaimDenied', claim: id, record, clause, by, at });
}

export function logDenialNotice(
  { claims }: Promotion,
  { claim: id, way, by, at }: OfType<'LogDenialNotice'>,
): PromotionRuling {
  const claim = claims.find((each) => each.claim === id);
  if (claim?.state !== 'denied') return refuse({ code: 'NOT_DENIED', clause: 'nsw/10.10', claim: id });
  if (claim.noticed !== undefined) return refuse({ code: 'NOTICED_ALREADY', clause: 'nsw/10.10' });

  return accept({ type: 'DenialNoticed', claim: id, way, clause: 'nsw/10.10', by, at });
}

function openClaim({ claims }: Promotion, id: string): PrizeClaim | ReturnType<typeof refuse> {
  const claim = claims.find((each) => each.claim === id);
  if (claim === undefined) return refuse({ code: 'NO_SUCH_CLAIM', clause: 'nsw/10.10', claim: id });
  if (claim.state !== 'made')
    return refuse({
      code: 'CLAIM_IS_DECIDED',
      clause: claim.cents > LARGE_CLAIM ? 'nsw/10.10.1' : 'nsw/10.10',
      claim: id,
      state: claim.state,
    });
  return claim;
}

const DAY_MS = 24 * 60 * 60_000;

/** What casino dollars are: a table takes it once, for tokens of the same value; its number is its own everywhere. */
function voucherFor(
  { promotion }: Promotion,
  { prize, kind, cents, details }: Prize,
  { table, at }: OfType<'MeetClaim'>,
): { readonly voucher?: PrizeVoucher } | ReturnType<typeof refuse> {
  if (kind !== 'casino dollars') return {};
  if (table === undefined)
    return refuse({ code: 'TABLE_MISSING', clause: 'nsw/1.1(casino-promotional-token)' });
  return {
    voucher: {
      table,
      voucher: `${promotion}-${prize}`,
      cents: cents ?? 0,
      expires: at + Number(details['days']) * DAY_MS,
      singleUse: details['singleUse'] === true,
    },
  };
}
