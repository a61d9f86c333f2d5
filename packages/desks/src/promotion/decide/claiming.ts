import { assert } from '@dicepit/engine';
import { happened, type Ruling } from '../../ruling.ts';
import { refuse } from '../cited.ts';
import type { OfType } from '../command.ts';
import type { PrizeVoucher, PromotionEvent } from '../event.ts';
import { isLargeClaim, LARGE_CLAIM, needsScrutineer, worthOf, wrongPayment } from '../money.ts';
import { claimOf, isDrawn, type PrizeClaim, type Promotion, prizeOf } from '../promotion.ts';
import { isBlank, type Prize } from '../terms.ts';
import { locked } from './integrity.ts';
import { written } from './opening.ts';
import { barredNow } from './reviewing.ts';

/** Anybody may claim; who has not won is told why not. */
export function claimPrize(
  promotion: Promotion,
  { prize: id, person, by, at }: OfType<'ClaimPrize'>,
): Ruling<PromotionEvent> {
  const prize = prizeOf(promotion, id);
  if (by.role === 'player' && person !== by.person)
    return refuse('NOT_YOUR_CLAIM', 'nsw/10.7.8', 'Everybody claims for himself or herself.');
  if (prize === undefined) return refuse('NO_SUCH_PRIZE', 'nsw/10.7.8', `There is no prize '${id}'.`);
  const winner = promotion.winners.find((each) => each.prize === id);
  // When all is over a claim is written down whatever it is worth, so that it is answered.
  const isOver = promotion.closed !== undefined || promotion.integrity?.is === 'cancelled';
  if (winner === undefined && !isDrawn(promotion) && !isOver)
    return refuse('NOT_DRAWN', 'nsw/10.7.8', 'The prizes have not been drawn. Claim when they have.');
  const made =
    winner?.person === person
      ? claimOf(promotion, winner)
      : promotion.claims.find((claim) => claim.prize === id && claim.person === person);
  if (made !== undefined)
    return refuse('CLAIMED_ALREADY', 'nsw/10.7.8', 'This prize was claimed by the same person already.');

  const claim = `c-${promotion.claims.length + 1}`;
  const cents = worthOf(prize);
  return happened({ type: 'PrizeClaimed', claim, prize: id, person, cents, clause: 'nsw/10.7.8', by, at });
}

export function meetClaim(promotion: Promotion, command: OfType<'MeetClaim'>): Ruling<PromotionEvent> {
  const { claim: id, take, parts, remark = '', by, at } = command;
  if (promotion.integrity?.is === 'cancelled')
    return refuse(
      'DRAW_IS_CANCELLED',
      'nsw/10.12',
      'The draw is cancelled. Deny the claim, with the reason.',
    );
  const stopped = locked(promotion, 'draw');
  if (stopped !== undefined) return stopped;
  const claim = openClaim(promotion, id);
  if ('refusal' in claim) return claim;
  const prize = prizeOf(promotion, claim.prize);
  // Only a prize of the terms is claimed, and from then on they stay as they are.
  assert(prize !== undefined, () => `The prize of claim '${id}' is not in the terms`);
  const winner = promotion.winners.find((each) => each.prize === claim.prize);
  if (winner?.person !== claim.person)
    return refuse(
      'NOT_THE_WINNER',
      'nsw/10.10',
      'Somebody else has won this prize. Deny it, with the reason.',
    );
  if (needsScrutineer(promotion.terms) && promotion.attested.after === undefined)
    return refuse('NOT_ATTESTED', 'nsw/10.2', 'The scrutineer attests after the draw. Ask for it first.');
  const barred = take === 'prize' ? barredNow(onlyWith(promotion, prize), command.prescribed) : undefined;
  if (barred !== undefined) return barred;
  const wrong = wrongPayment(prize, take, parts);
  if (wrong !== undefined) return refuse(wrong.code, wrong.clause, wrong.sentence);
  const voucher = voucherFor(promotion, prize, command);
  if ('refusal' in voucher) return voucher;
  const date = promotion.terms.award.at;
  const isEarly = date !== null && at < date;
  if (isEarly && isBlank(remark))
    return refuse(
      'BEFORE_ITS_DATE',
      'nsw/10.7.2',
      `By the terms the prize is awarded at ${written(date)}. Wait until then, or say why it is sooner.`,
    );

  return happened({
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
): Ruling<PromotionEvent> {
  const claim = openClaim(promotion, id);
  if ('refusal' in claim) return claim;
  if (!given.reasons)
    return refuse('REASONS_MISSING', 'nsw/10.10', 'Whoever is refused a prize is told why. Say why.');
  const isLarge = isLargeClaim(claim.cents, prizeOf(promotion, claim.prize));
  if (isLarge && !(given.name && given.address))
    return refuse(
      'DETAILS_MISSING',
      'nsw/10.10.1',
      'Of a denied claim above $100 the name and the address are kept. Ask for both.',
    );

  const clause = isLarge ? 'nsw/10.10.1' : 'nsw/10.10';
  return happened({ type: 'ClaimDenied', claim: id, record, clause, by, at });
}

export function logDenialNotice(
  { claims }: Promotion,
  { claim: id, way, by, at }: OfType<'LogDenialNotice'>,
): Ruling<PromotionEvent> {
  const claim = claims.find((each) => each.claim === id);
  if (claim?.state !== 'denied')
    return refuse('NOT_DENIED', 'nsw/10.10', `Claim '${id}' was not denied. There is nothing to tell.`);
  if (claim.noticed !== undefined)
    return refuse('NOTICED_ALREADY', 'nsw/10.10', 'The claimant has been told already.');

  return happened({ type: 'DenialNoticed', claim: id, way, clause: 'nsw/10.10', by, at });
}

function openClaim({ claims }: Promotion, id: string): PrizeClaim | ReturnType<typeof refuse> {
  const claim = claims.find((each) => each.claim === id);
  if (claim === undefined) return refuse('NO_SUCH_CLAIM', 'nsw/10.10', `There is no claim '${id}'.`);
  if (claim.state !== 'made')
    return refuse(
      'CLAIM_IS_DECIDED',
      claim.cents > LARGE_CLAIM ? 'nsw/10.10.1' : 'nsw/10.10',
      `Claim '${id}' was ${claim.state}, and what was decided is not changed. It may be disputed.`,
    );
  return claim;
}

const DAY = 24 * 60 * 60_000;

/** What casino dollars are: a table takes it once, for tokens of the same value; its number is its own everywhere. */
function voucherFor(
  { promotion }: Promotion,
  { prize, kind, cents, details }: Prize,
  { table, at }: OfType<'MeetClaim'>,
): { readonly voucher?: PrizeVoucher } | ReturnType<typeof refuse> {
  if (kind !== 'casino dollars') return {};
  if (table === undefined)
    return refuse(
      'TABLE_MISSING',
      'nsw/1.1(casino-promotional-token)',
      'Casino dollars are a voucher for a table. Say for which.',
    );
  return {
    voucher: {
      table,
      voucher: `${promotion}-${prize}`,
      cents: cents ?? 0,
      expires: at + Number(details['days']) * DAY,
      singleUse: details['singleUse'] === true,
    },
  };
}
