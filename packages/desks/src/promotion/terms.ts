import type { Cents, Moment } from '@dicepit/engine';

/** What may be won. The kind decides what else has to be said about a prize. */
export const prizeKinds = [
  'cash',
  'casino dollars',
  'slots dollars',
  'goods',
  'service',
  'machinery or electric appliance',
  'motor vehicle',
  'travel',
  'real estate',
] as const;

export type PrizeKind = (typeof prizeKinds)[number];

/** How the winner is found: both are chance, which is what makes a prize a promotional one. */
export const awardMethods = ['prize draw', 'dice throw'] as const;

export type AwardMethod = (typeof awardMethods)[number];

/** How cash is paid. */
export const paymentWays = ['cash', 'crossed cheque', 'electronic transfer'] as const;

/** One thing in a prize, by what it is: a hamper holds several. */
export type PrizeItem = {
  readonly what: string;
  /** One of `itemCategories`; some others are barred. In streams of earlier days it is any text. */
  readonly category: string;
  readonly count: number;
  /** Of one of them, where it is liquor: whole millilitres, since litres with a point do not add up exactly. */
  readonly millilitres?: number;
  /** What its category asks for besides, by the keys of `prizeDetails`. */
  readonly details?: Readonly<Record<string, PrizeDetail>>;
};

export type PrizeDetail = string | number | boolean;

export type Prize = {
  /** Its own name in this promotion: `first`. */
  readonly prize: string;
  readonly kind: PrizeKind;
  readonly description: string;
  readonly cents: Cents | null;
  /** What receiving, using or accepting it depends on, or `none`. */
  readonly conditions: string;
  readonly items: readonly PrizeItem[];
  /** What the winner may take in cash instead, where the terms allow it. */
  readonly cashAlternative: Cents | null;
  /** What the kind asks for besides, by the keys of `prizeDetails`. */
  readonly details: Readonly<Record<string, PrizeDetail>>;
};

/** A place and a moment; either may be undecided in a draft. */
export type Occasion = { readonly place: string; readonly at: Moment | null };

/** The terms of a promotion, each as a field. A draft leaves empty what is not decided yet. */
export type Terms = {
  readonly manner: string;
  /** When and where prizes are handed over. */
  readonly award: Occasion;
  readonly eligibility: {
    readonly words: string;
    /** The memberships that may enter; everybody where none is named. */
    readonly memberships: readonly string[];
    /** Whether an entrant has to be in the casino on entering. */
    readonly present: boolean;
    /** How many entries somebody may make. */
    readonly entries: number;
  };
  readonly bet: { readonly required: boolean; readonly cents: Cents | null };
  readonly nature: string;
  readonly qualification: string;
  readonly reservation: string;
  readonly guarantee: string;
  readonly entriesClose: Moment | null;
  /** When and where the promotion itself takes place: the draw. */
  readonly event: Occasion;
  readonly claiming: string;
  /** Whether entrants have to be there for the draw; undecided in a draft. */
  readonly presence: boolean | null;
  /**
   * Where entrants have to be there: how long a winner has to claim before the prize is drawn again. Without it nothing
   * is drawn again.
   */
  readonly redraw?: { readonly minutes: number };
  readonly notifying: string;
  readonly publishing: string;
  readonly prizes: readonly Prize[];
};

/** What somebody writes where there is nothing to say, so that it is not merely forgotten. */
export const NONE = 'none';

export const isNone = (text: string): boolean => text.trim().toLowerCase() === NONE;

export const isBlank = (text: string): boolean => text.trim() === '';

const nowhere: Occasion = { place: '', at: null };

/** Terms with everything still to be said. */
export const blankTerms: Terms = {
  manner: '',
  award: nowhere,
  eligibility: { words: '', memberships: [], present: false, entries: 1 },
  bet: { required: false, cents: null },
  nature: '',
  qualification: '',
  reservation: '',
  guarantee: '',
  entriesClose: null,
  event: nowhere,
  claiming: '',
  presence: null,
  notifying: '',
  publishing: '',
  prizes: [],
};
