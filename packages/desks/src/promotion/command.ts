import type { Cents, Moment, Pips } from '@dicepit/engine';
import type { PersonalRef } from '../personal-ref.ts';
import type { Stamp } from '../ruling.ts';
import type { Prescribed } from './barred.ts';
import type { Payment } from './money.ts';
import type { PrizeReview } from './prize-words.ts';
import type { Terms } from './terms.ts';

/** How terms are made easy to get. */
export const termsChannels = [
  'promotions page',
  'in the casino',
  'brochure',
  'direct mail',
  'email link',
  'secure website',
] as const;

export type TermsChannel = (typeof termsChannels)[number];

/** The ways in which a winner may be told that count, each with its clause, and one that people use besides. */
export const tellingWays = {
  'face to face': 'nsw/10.8.1',
  mail: 'nsw/10.8.2',
  telephone: 'nsw/10.8.3',
  email: 'nsw/10.8.4',
  'text message': undefined,
} as const;

export type TellingWay = keyof typeof tellingWays;

export type TellingOutcome = 'told' | 'sent' | 'no answer';

/** A poster, an advertisement, a letter; `reference` is how it points to the terms, empty where it does not. */
export type MarketingItem = { readonly item: string; readonly what: string; readonly reference: string };

/** What the regulations name at that moment; commands of earlier days do not say it. */
type PrescribedNow = { readonly prescribed?: readonly Prescribed[] };

/**
 * What is asked of one promotion. What the decider has to know of other streams the pit puts in before, and the stream
 * keeps it with the rest, so that anybody can decide it again.
 */
export type PromotionCommand = Stamp &
  (
    | {
        readonly type: 'CreatePromotion';
        readonly promotion: string;
        readonly title: string;
        readonly method: string;
      }
    | { readonly type: 'ChangeTerms'; readonly terms: Terms; readonly prescribed: readonly Prescribed[] }
    /** Somebody has looked at words that may name something barred, and decides. */
    | ({ readonly type: 'ReviewPrize' } & PrizeReview & PrescribedNow)
    | { readonly type: 'RecordMarketing'; readonly item: MarketingItem }
    | { readonly type: 'RecordChannel'; readonly channel: TermsChannel }
    | {
        readonly type: 'NotifyAuthority';
        /** How the notice is known to the Authority, where it has a number. */
        readonly reference: string;
        readonly prescribed: readonly Prescribed[];
      }
    | {
        readonly type: 'OpenPromotion';
        readonly start: Moment;
        readonly prescribed: readonly Prescribed[];
        /** The hash of the sealed seed, for a prize draw. */
        readonly commitment?: string;
      }
    | {
        readonly type: 'ProposeAmendment';
        readonly terms: Terms;
        readonly why: string;
        readonly prescribed: readonly Prescribed[];
      }
    | ({
        readonly type: 'ApproveAmendment';
        readonly amendment: string;
        readonly reference: string;
      } & PrescribedNow)
    | {
        readonly type: 'Enter';
        readonly person: string;
        /** What the entrant is on the operator's list of members; empty for no member. */
        readonly membership: string;
        readonly isPresent: boolean;
        /** The largest wager of the entrant at tables of these rules. */
        readonly largestWager: Cents;
      }
    | { readonly type: 'FixEntries' }
    | {
        readonly type: 'NominateScrutineer';
        readonly person: string;
        /** Whether the person holds the role in the pit. */
        readonly isScrutineer: boolean;
      }
    | { readonly type: 'Attest'; readonly when: 'before' | 'after'; readonly words: string }
    | ({
        readonly type: 'RunDraw';
        readonly seed: string;
        readonly isScrutineerHere: boolean;
      } & PrescribedNow)
    | ({
        readonly type: 'ThrowForPrize';
        readonly faces: readonly Pips[];
        /** Whether the scrutineer is signed in. */
        readonly isScrutineerHere: boolean;
      } & PrescribedNow)
    | {
        readonly type: 'LogTelling';
        readonly prize: string;
        readonly way: TellingWay;
        readonly outcome: TellingOutcome;
      }
    | { readonly type: 'ClaimPrize'; readonly prize: string; readonly person: string }
    | ({
        readonly type: 'MeetClaim';
        readonly claim: string;
        readonly take: 'prize' | 'cash alternative';
        readonly parts: readonly Payment[];
        /** The table that takes the voucher, for casino dollars. */
        readonly table?: string;
        /** Why it is handed over before its date, where it is. */
        readonly remark?: string;
      } & PrescribedNow)
    | {
        readonly type: 'DenyClaim';
        readonly claim: string;
        /** Name, address and reasons, kept apart; here only which of them were given. */
        readonly record: PersonalRef;
        readonly given: { readonly name: boolean; readonly address: boolean; readonly reasons: boolean };
      }
    /** `faces` are those of a throw, where the winner is found by dice. */
    | ({
        readonly type: 'RedrawPrize';
        readonly prize: string;
        readonly faces?: readonly Pips[];
        readonly isScrutineerHere: boolean;
      } & PrescribedNow)
    | { readonly type: 'LogDenialNotice'; readonly claim: string; readonly way: TellingWay }
    /** `seenAt` is when an inspector looked at it, as the inspectorate's stream says; missing where none has. */
    | { readonly type: 'ErasePersonal'; readonly ref: string; readonly seenAt?: Moment }
    | { readonly type: 'RaiseDispute'; readonly words: string }
    | { readonly type: 'DecideDispute'; readonly dispute: string; readonly words: string }
    | { readonly type: 'AdviseOfComplaint'; readonly dispute: string; readonly how: 'shown' | 'told' }
    | { readonly type: 'CloseDispute'; readonly dispute: string }
    | {
        readonly type: 'LodgeComplaint';
        readonly dispute: string;
        /** What is complained about, kept apart. */
        readonly statement: PersonalRef;
      }
    | { readonly type: 'DeclareCompromised'; readonly reason: string }
    | { readonly type: 'Postpone'; readonly what: 'promotion' | 'draw' }
    | { readonly type: 'CancelDraw' }
    | { readonly type: 'RecordValidation'; readonly words: string }
    | { readonly type: 'ClosePromotion'; readonly words: string }
  );

export type CommandType = PromotionCommand['type'];

export type OfType<Type extends CommandType> = Extract<PromotionCommand, { readonly type: Type }>;
