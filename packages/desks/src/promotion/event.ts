import type { Cents, Moment, Pips } from '@dicepit/engine';
import type { PersonalRef } from '../personal-ref.ts';
import type { Ruling, Stamp } from '../ruling.ts';
import type { Cited } from './cited.ts';
import type { MarketingItem, TellingOutcome, TellingWay, TermsChannel } from './command.ts';
import type { Payment } from './money.ts';
import type { PrizeReview } from './prize-words.ts';
import type { PromotionRefusal } from './refusals.ts';
import type { AwardMethod, Terms } from './terms.ts';

/** A prize and the entry that won it. */
export type Winner = { readonly prize: string; readonly entry: string; readonly person: string };

/** A voucher that a table knows from the moment when the prize is awarded. */
export type PrizeVoucher = {
  readonly table: string;
  readonly voucher: string;
  readonly cents: Cents;
  readonly expires: Moment;
  readonly singleUse: boolean;
};

/** What happened to one promotion. */
export type PromotionEvent = Stamp & { readonly clause: Cited } & (
    | {
        readonly type: 'PromotionDrafted';
        readonly promotion: string;
        readonly title: string;
        readonly method: AwardMethod;
      }
    /** Before the start only; a notice that was given and an opening that was set hold no longer. */
    | { readonly type: 'TermsChanged'; readonly terms: Terms }
    /** Words that may name something barred were looked at, and it was decided what they mean. */
    | ({ readonly type: 'PrizeReviewed' } & PrizeReview)
    | { readonly type: 'MarketingRecorded'; readonly item: MarketingItem }
    | { readonly type: 'ChannelRecorded'; readonly channel: TermsChannel }
    /** The full terms as the Authority was given them, at this moment. */
    | { readonly type: 'AuthorityNotified'; readonly terms: Terms; readonly reference: string }
    | {
        readonly type: 'PromotionOpened';
        readonly start: Moment;
        /** Which text of the terms is in force. */
        readonly version: number;
        readonly commitment?: string;
      }
    | {
        readonly type: 'AmendmentProposed';
        readonly amendment: string;
        readonly terms: Terms;
        readonly why: string;
      }
    | {
        readonly type: 'AmendmentApproved';
        readonly amendment: string;
        readonly reference: string;
        readonly version: number;
      }
    | { readonly type: 'Entered'; readonly entry: string; readonly person: string }
    | { readonly type: 'EntriesFixed'; readonly count: number; readonly digest: string }
    | { readonly type: 'ScrutineerNominated'; readonly person: string }
    | { readonly type: 'Attested'; readonly when: 'before' | 'after'; readonly words: string }
    | { readonly type: 'DrawRun'; readonly seed: string; readonly winners: readonly Winner[] }
    | { readonly type: 'PrizeThrown'; readonly faces: readonly Pips[]; readonly winner: Winner }
    /** The throw was a number past the last whole multiple of those left: it chooses nobody. */
    | { readonly type: 'ThrowPassedOver'; readonly faces: readonly Pips[] }
    /** The winner was not there in time, and somebody else was drawn. */
    | {
        readonly type: 'PrizeRedrawn';
        readonly absent: Winner;
        readonly winner: Winner;
        readonly faces?: readonly Pips[];
      }
    | {
        readonly type: 'TellingLogged';
        readonly prize: string;
        readonly way: TellingWay;
        readonly outcome: TellingOutcome;
        /** Whether this way of telling counts. */
        readonly counts: boolean;
      }
    | {
        readonly type: 'PrizeClaimed';
        readonly claim: string;
        readonly prize: string;
        readonly person: string;
        readonly cents: Cents;
      }
    | {
        readonly type: 'PrizeAwarded';
        readonly claim: string;
        readonly prize: string;
        readonly person: string;
        readonly take: 'prize' | 'cash alternative';
        readonly parts: readonly Payment[];
        readonly voucher?: PrizeVoucher;
        /** Why it was handed over before its date. */
        readonly remark?: string;
      }
    | { readonly type: 'ClaimDenied'; readonly claim: string; readonly record: PersonalRef }
    | { readonly type: 'DenialNoticed'; readonly claim: string; readonly way: TellingWay }
    | { readonly type: 'PersonalErased'; readonly ref: string; readonly seenAt?: Moment }
    | {
        readonly type: 'DisputeRaised';
        readonly dispute: string;
        readonly person: string;
        readonly words: string;
      }
    | { readonly type: 'DisputeDecided'; readonly dispute: string; readonly words: string }
    | { readonly type: 'ComplaintAdvised'; readonly dispute: string; readonly how: 'shown' | 'told' }
    | { readonly type: 'DisputeClosed'; readonly dispute: string }
    | { readonly type: 'ComplaintLodged'; readonly dispute: string; readonly statement: PersonalRef }
    | { readonly type: 'IntegrityCompromised'; readonly reason: string }
    | { readonly type: 'Postponed'; readonly what: 'promotion' | 'draw' }
    /** `kept` are the prizes that had been awarded by then: they stay with their winners. */
    | { readonly type: 'DrawCancelled'; readonly kept?: readonly string[] }
    | { readonly type: 'IntegrityValidated'; readonly words: string }
    | { readonly type: 'PromotionClosed'; readonly words: string }
  );

export type PromotionRuling = Ruling<PromotionEvent, PromotionRefusal>;
