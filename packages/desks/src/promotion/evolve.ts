import { withEntry } from './entry-list.ts';
import type { PromotionEvent } from './event.ts';
import { type PrizeClaim, type Promotion, type TermsDispute } from './promotion.ts';

/** A promotion after one more thing has happened to it. */
export function evolvePromotion(promotion: Promotion, event: PromotionEvent): Promotion {
  const { at } = event;
  switch (event.type) {
    case 'PromotionDrafted': {
      const { title, method } = event;
      return { ...promotion, promotion: event.promotion, title, method };
    }
    case 'TermsChanged':
      return { ...promotion, terms: event.terms, notice: undefined, opening: undefined };
    case 'PrizeReviewed': {
      const { prize, text, why, finding, reason } = event;
      const reviewed = { prize, text, why, finding, reason };
      return { ...promotion, reviews: [...(promotion.reviews ?? []), reviewed] };
    }
    case 'MarketingRecorded': {
      const others = promotion.marketing.filter(({ item }) => item !== event.item.item);
      return { ...promotion, marketing: [...others, event.item] };
    }
    case 'ChannelRecorded':
      return { ...promotion, channels: [...new Set([...promotion.channels, event.channel])] };
    case 'AuthorityNotified':
      return { ...promotion, notice: { at, reference: event.reference } };
    case 'PromotionOpened': {
      const { start, version, commitment } = event;
      const { terms, versions, openings } = promotion;
      return {
        ...promotion,
        opening: commitment === undefined ? { start } : { start, commitment },
        openings: openings + 1,
        versions: [...versions.slice(0, version - 1), { version, terms, since: start }],
      };
    }
    case 'AmendmentProposed': {
      const { amendment, terms, why } = event;
      const changes = promotion.versions.length;
      return {
        ...promotion,
        amendments: [...promotion.amendments, { amendment, terms, why, at, changes }],
      };
    }
    case 'AmendmentApproved':
      return amended(promotion, event);
    case 'Entered': {
      const { entry, person } = event;
      return { ...promotion, entries: withEntry(promotion.entries, { entry, person, at }) };
    }
    case 'EntriesFixed':
      return { ...promotion, list: { count: event.count, digest: event.digest, at } };
    case 'ScrutineerNominated':
      return { ...promotion, scrutineer: event.person, attested: {} };
    case 'Attested':
      return { ...promotion, attested: { ...promotion.attested, [event.when]: at } };
    case 'DrawRun':
      return {
        ...promotion,
        seed: event.seed,
        winners: event.winners.map((winner) => ({ ...winner, at })),
      };
    case 'PrizeThrown':
      return {
        ...promotion,
        throws: [...promotion.throws, event.faces],
        winners: [...promotion.winners, { ...event.winner, at }],
      };
    case 'PrizeRedrawn':
      return redrawn(promotion, event);
    case 'ThrowPassedOver':
      return { ...promotion, throws: [...promotion.throws, event.faces] };
    case 'TellingLogged': {
      const { prize, way, outcome, counts } = event;
      return { ...promotion, tellings: [...promotion.tellings, { prize, way, outcome, counts, at }] };
    }
    case 'PrizeClaimed': {
      const { claim, prize, person, cents } = event;
      const made: PrizeClaim = { claim, prize, person, cents, at, state: 'made' };
      return { ...promotion, claims: [...promotion.claims, made] };
    }
    case 'PrizeAwarded': {
      const { claim, prize, person, take, parts, voucher, remark } = event;
      const award = {
        prize,
        person,
        take,
        parts,
        at,
        ...(voucher === undefined ? {} : { voucher }),
        ...(remark === undefined ? {} : { remark }),
      };
      return {
        ...withClaim(promotion, claim, { state: 'met' }),
        awards: [...promotion.awards, award],
      };
    }
    case 'ClaimDenied':
      return withClaim(promotion, event.claim, { state: 'denied', record: event.record, deniedAt: at });
    case 'DenialNoticed':
      return withClaim(promotion, event.claim, { noticed: { way: event.way, at } });
    case 'PersonalErased': {
      const claim = promotion.claims.find(({ record }) => record?.ref === event.ref);
      if (claim !== undefined) return withClaim(promotion, claim.claim, { isErased: true });
      const disputed = promotion.disputes.find(({ complaint }) => complaint?.ref === event.ref);
      return withDispute(promotion, disputed?.dispute ?? '', { isErased: true });
    }
    case 'DisputeRaised': {
      const { dispute, person, words } = event;
      const raised: TermsDispute = { dispute, person, words, at, isClosed: false };
      return { ...promotion, disputes: [...promotion.disputes, raised] };
    }
    case 'DisputeDecided':
      return withDispute(promotion, event.dispute, { decision: event.words });
    case 'ComplaintAdvised':
      return withDispute(promotion, event.dispute, { advised: event.how });
    case 'DisputeClosed':
      return withDispute(promotion, event.dispute, { isClosed: true });
    case 'ComplaintLodged':
      return withDispute(promotion, event.dispute, { complaint: event.statement });
    case 'IntegrityCompromised':
      return { ...promotion, integrity: { is: 'compromised', reason: event.reason, at } };
    case 'Postponed': {
      const { reason = '' } = promotion.integrity ?? {};
      return { ...promotion, integrity: { is: 'postponed', what: event.what, reason, at } };
    }
    case 'DrawCancelled': {
      const { reason = '' } = promotion.integrity ?? {};
      return { ...promotion, integrity: { is: 'cancelled', reason, at } };
    }
    case 'IntegrityValidated':
      return { ...promotion, integrity: undefined };
    case 'PromotionClosed':
      return { ...promotion, closed: { at, words: event.words } };
  }
}

type Redrawn = Extract<PromotionEvent, { readonly type: 'PrizeRedrawn' }>;

/** A scrutineer attests once more, to what was drawn now. */
function redrawn(promotion: Promotion, { winner, faces, at }: Redrawn): Promotion {
  const { winners, passed = [], throws, attested } = promotion;
  const { after: _, ...before } = attested;
  return {
    ...promotion,
    winners: winners.map((each) => (each.prize === winner.prize ? { ...winner, at } : each)),
    passed: [...passed, ...winners.filter(({ prize }) => prize === winner.prize)],
    throws: faces === undefined ? throws : [...throws, faces],
    attested: before,
  };
}

type Approved = Extract<PromotionEvent, { readonly type: 'AmendmentApproved' }>;

/** What a scrutineer attested was said of the terms as they were. */
function amended(promotion: Promotion, { amendment, reference, version, at }: Approved): Promotion {
  const proposed = promotion.amendments.find((each) => each.amendment === amendment);
  if (proposed === undefined) return promotion;
  const { terms } = proposed;
  return {
    ...promotion,
    terms,
    attested: {},
    amendments: promotion.amendments.map((each) =>
      each === proposed ? { ...each, approval: reference } : each,
    ),
    versions: [...promotion.versions, { version, terms, since: at, approval: reference }],
  };
}

const withClaim = (promotion: Promotion, id: string, changes: Partial<PrizeClaim>): Promotion => ({
  ...promotion,
  claims: promotion.claims.map((claim) => (claim.claim === id ? { ...claim, ...changes } : claim)),
});

const withDispute = (promotion: Promotion, id: string, changes: Partial<TermsDispute>): Promotion => ({
  ...promotion,
  disputes: promotion.disputes.map((each) => (each.dispute === id ? { ...each, ...changes } : each)),
});
