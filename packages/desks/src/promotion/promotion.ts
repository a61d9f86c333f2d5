import type { Cents, Moment, Pips } from '@dicepit/engine';
import type { PersonalRef } from '../personal-ref.ts';
import type { MarketingItem, TellingOutcome, TellingWay, TermsChannel } from './command.ts';
import { type EntryList, noEntries } from './entry-list.ts';
import type { PrizeVoucher, Winner } from './event.ts';
import type { Payment } from './money.ts';
import type { PrizeReview } from './prize-words.ts';
import { type AwardMethod, blankTerms, type Prize, type Terms } from './terms.ts';

/** A text of the terms that was published, and on what ground: the notice, or an approval of the Authority. */
export type TermsVersion = {
  readonly version: number;
  readonly terms: Terms;
  readonly since: Moment;
  readonly approval?: string;
};

export type Amendment = {
  readonly amendment: string;
  readonly terms: Terms;
  readonly why: string;
  readonly at: Moment;
  /** The version that it was proposed to change. */
  readonly changes: number;
  readonly approval?: string;
};

export type DrawnWinner = Winner & { readonly at: Moment };

export type Telling = {
  readonly prize: string;
  readonly way: TellingWay;
  readonly outcome: TellingOutcome;
  readonly counts: boolean;
  readonly at: Moment;
};

export type PrizeClaim = {
  readonly claim: string;
  readonly prize: string;
  readonly person: string;
  readonly cents: Cents;
  readonly at: Moment;
  readonly state: 'made' | 'met' | 'denied';
  /** When it was denied; missing in snapshots of earlier days. */
  readonly deniedAt?: Moment;
  /** What is kept of a denied claim, until it is erased. */
  readonly record?: PersonalRef;
  readonly isErased?: true;
  /** When and how a refused claimant was told why. */
  readonly noticed?: { readonly way: TellingWay; readonly at: Moment };
};

export type Award = {
  readonly prize: string;
  readonly person: string;
  readonly take: 'prize' | 'cash alternative';
  readonly parts: readonly Payment[];
  readonly voucher?: PrizeVoucher;
  /** Why it was handed over before its date. */
  readonly remark?: string;
  readonly at: Moment;
};

export type TermsDispute = {
  readonly dispute: string;
  readonly person: string;
  readonly words: string;
  readonly at: Moment;
  readonly decision?: string;
  readonly advised?: 'shown' | 'told';
  readonly complaint?: PersonalRef;
  /** The words of the complaint are gone. */
  readonly isErased?: true;
  readonly isClosed: boolean;
};

/** One promotion, as its stream tells it. */
export type Promotion = {
  /** Empty before there is one. */
  readonly promotion: string;
  readonly title: string;
  readonly method: AwardMethod;
  /** As they are drafted, and from the opening on as they are in force. */
  readonly terms: Terms;
  readonly versions: readonly TermsVersion[];
  /** What was decided about words in the terms that may name something barred, the latest last. */
  readonly reviews?: readonly PrizeReview[];
  readonly marketing: readonly MarketingItem[];
  readonly channels: readonly TermsChannel[];
  readonly notice: { readonly at: Moment; readonly reference: string } | undefined;
  readonly opening: { readonly start: Moment; readonly commitment?: string } | undefined;
  /** How often it was opened: terms changed before the start close it again. Each opening has a seed of its own. */
  readonly openings: number;
  readonly amendments: readonly Amendment[];
  readonly entries: EntryList;
  readonly list: { readonly count: number; readonly digest: string; readonly at: Moment } | undefined;
  readonly scrutineer: string | undefined;
  readonly attested: { readonly before?: Moment; readonly after?: Moment };
  readonly seed: string | undefined;
  readonly throws: readonly (readonly Pips[])[];
  /** Who has won each prize, as it stands. */
  readonly winners: readonly DrawnWinner[];
  /** Those who were drawn and were not there in time, in the order in which they were passed over. */
  readonly passed?: readonly DrawnWinner[];
  readonly tellings: readonly Telling[];
  readonly claims: readonly PrizeClaim[];
  readonly awards: readonly Award[];
  readonly disputes: readonly TermsDispute[];
  readonly integrity:
    | { readonly is: 'compromised'; readonly reason: string; readonly at: Moment }
    | {
        readonly is: 'postponed';
        readonly what: 'promotion' | 'draw';
        readonly reason: string;
        readonly at: Moment;
      }
    | { readonly is: 'cancelled'; readonly reason: string; readonly at: Moment }
    | undefined;
  readonly closed: { readonly at: Moment; readonly words: string } | undefined;
};

export const newPromotion: Promotion = {
  promotion: '',
  title: '',
  method: 'prize draw',
  terms: blankTerms,
  versions: [],
  marketing: [],
  channels: [],
  notice: undefined,
  opening: undefined,
  openings: 0,
  amendments: [],
  entries: noEntries,
  list: undefined,
  scrutineer: undefined,
  attested: {},
  seed: undefined,
  throws: [],
  winners: [],
  tellings: [],
  claims: [],
  awards: [],
  disputes: [],
  integrity: undefined,
  closed: undefined,
};

export const findPrize = ({ terms }: Promotion, prize: string): Prize | undefined =>
  terms.prizes.find((each) => each.prize === prize);

/** How many prizes find a winner: an entry wins once at the most. */
export const toBeWon = ({ terms, entries }: Promotion): number =>
  Math.min(terms.prizes.length, entries.count);

export const isDrawn = (promotion: Promotion): boolean =>
  promotion.list !== undefined &&
  promotion.winners.length > 0 &&
  promotion.winners.length >= toBeWon(promotion);

/** Everybody who was drawn, in the order of drawing: the winners at first, and then whoever came for an absent one. */
export function listPicks({
  winners,
  passed = [],
}: Pick<Promotion, 'winners' | 'passed'>): readonly DrawnWinner[] {
  const inTurn = (prize: string): readonly DrawnWinner[] =>
    [...passed, ...winners].filter((each) => each.prize === prize);
  const after = (absent: DrawnWinner): readonly DrawnWinner[] => {
    const turn = inTurn(absent.prize);
    return turn.slice(turn.indexOf(absent) + 1).slice(0, 1);
  };
  return [...winners.flatMap(({ prize }) => inTurn(prize).slice(0, 1)), ...passed.flatMap(after)];
}

/**
 * The claim of a winner. What was denied to somebody before they were drawn was denied to one who had not won, and
 * counts no longer.
 */
export const findClaim = (
  { claims }: Pick<Promotion, 'claims'>,
  { prize, person, at }: DrawnWinner,
): PrizeClaim | undefined =>
  claims.find(
    (claim) =>
      claim.prize === prize &&
      claim.person === person &&
      (claim.state !== 'denied' || (claim.deniedAt ?? claim.at) >= at),
  );

export const isAwarded = ({ awards }: Pick<Promotion, 'awards'>, { prize }: Winner): boolean =>
  awards.some((award) => award.prize === prize);

/** Whether a prize that was won is settled: awarded, or its winner's claim denied. */
export const isSettled = (promotion: Promotion, winner: DrawnWinner): boolean =>
  isAwarded(promotion, winner) || findClaim(promotion, winner)?.state === 'denied';
