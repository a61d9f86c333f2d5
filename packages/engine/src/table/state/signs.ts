import type { Cents } from '../../money.ts';
import type { Moment } from '../role.ts';

export type Limits = {
  readonly minimum: Cents;
  readonly maximum: Cents;
  /** The step for sums above the minimum. */
  readonly unit?: Cents;
  readonly multiples?: boolean;
};

export type Signs = {
  readonly limits: Limits | undefined;
  readonly byWager: ReadonlyMap<string, Limits>;
  readonly bySeat: ReadonlyMap<number, Limits>;
  /** A higher minimum that is announced, or in force since its time; for one wager where one is named. */
  readonly raise:
    | {
        readonly minimum: Cents;
        readonly wager?: string;
        readonly postedAt: Moment;
        readonly from: Moment;
      }
    | undefined;
  /** A change of the odds, and until when its sign has to stay up. */
  readonly payTable: { readonly changedAt: Moment; readonly until: Moment } | undefined;
  readonly closing: { readonly postedAt: Moment; readonly closesAt: Moment } | undefined;
  readonly statutory: readonly StatutoryMaximum[];
};

/** The largest bet that the law allows from a day on, none where it sets none, and where that is written. */
export type StatutoryMaximum = {
  readonly from: Moment;
  readonly maximum: Cents | null;
  readonly source: string;
};
