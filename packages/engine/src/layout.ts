import type { Pips, Roll } from './roll.ts';

/** The two shapes a felt is drawn in: 1600 by 940 units for a table or a television, 390 by 620 for a phone. */
export type Shape = 'wide' | 'portrait';

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/**
 * The felt of a pack as data: where each wager's area stands and what is lettered on it.
 *
 * No odds stand here. An area names the roll whose odds it prints, and the rules of the game that is
 * drawn say what they are, so that a table can only show what it pays.
 */
export type Layout = {
  readonly pack: string;
  readonly cloth: Cloth;
  readonly sign: Sign;
  /** One felt for each set of wagers a table may offer; the one that has exactly the game's wagers is drawn. */
  readonly felts: Readonly<Record<Shape, readonly Felt[]>>;
};

/** The colours of the cloth, at rest and under the light of a won area. */
export type Cloth = { readonly base: string; readonly lit: string };

/** What the felt says of itself: the game, where its rules hold, and the option in force where there is one. */
export type Sign = {
  readonly name: string;
  readonly place: string;
  /** How the sign writes each value of an option: `{ key: 'table', says: { '1': 'OPTION ONE', … } }`. */
  readonly option?: { readonly key: string; readonly says: Readonly<Record<string, string>> };
};

export type Felt = {
  readonly areas: readonly Area[];
  /** Where the sign stands as a plate of its own; without one the sign runs along the edge of the cloth. */
  readonly plate?: Box;
  readonly gutters?: readonly Gutter[];
};

/** The name of a line of areas, lettered across the gutter above them. */
export type Gutter = { readonly name: string; readonly note: string; readonly at: Box };

/** One place on the felt, belonging to one wager. */
export type Area = {
  readonly wager: string;
  readonly at: Box;
  /** The room for chips, measured from the area's corner; no lettering stands in it. */
  readonly chips: Box;
  readonly lettering: readonly Lettering[];
  /** Drawn darker: the areas that hold the felt together. */
  readonly spine?: true;
  /** Where the word WIN stands: its centre and top, measured from the area's corner. */
  readonly win?: { readonly x?: number; readonly y?: number };
};

/** Where lettering stands: `y` is its baseline, measured from the area's top; `x` its middle, the area's own unless said. */
export type Place = { readonly x?: number; readonly y: number; readonly size: number };

/** The odds of the rule that claims this roll, in the opening stage unless another is named. */
export type OddsOf = { readonly on: Roll; readonly stage?: string };

export type Lettering =
  /** The small line above a name: how long the bet lasts. It gives way to the word WIN. */
  | (Place & { readonly kind: 'note'; readonly text: string; readonly bare?: true })
  /** A name, with a die at either side where the bet is on two faces. */
  | (Place & {
      readonly kind: 'name';
      readonly text: string;
      readonly spacing?: number;
      readonly between?: readonly [Pips, Pips];
    })
  /** Two numbers and a small OR. */
  | (Place & { readonly kind: 'either'; readonly numbers: readonly [number, number] })
  /** Odds, after some words or some dice where that is wanted. */
  | (Place & {
      readonly kind: 'odds';
      readonly of: OddsOf | readonly OddsOf[];
      readonly words?: string;
      readonly dice?: Roll;
      /** The widest it may be; the area's own width unless said. Longer odds are lettered smaller. */
      readonly within?: number;
    })
  /** Rolls drawn as printed dice in a row, or those on which a new bet is pushed; `y` is their top. */
  | (Place & { readonly kind: 'dice'; readonly rolls: readonly Roll[] | 'pushed' })
  /** The totals that win, each ringed and given its odds where it pays more than 1 to 1. */
  | {
      readonly kind: 'totals';
      readonly totals: readonly (readonly [total: number, x: number])[];
      readonly y: number;
      readonly size: number;
      /** The baseline of the odds under a ringed total. */
      readonly oddsAt: Pick<Place, 'y' | 'size'>;
      /** Where small gems part the totals. */
      readonly gems?: readonly number[];
    }
  /** Counted things printed as rings that fill as a turn goes: throws or sets. */
  | {
      readonly kind: 'counters';
      readonly counts: string;
      readonly rings: readonly Ring[];
      readonly y: number;
      readonly oddsAt?: Pick<Place, 'y' | 'size'> & { readonly within: number };
    }
  /** A dashed ring that shows where chips go, in an area whose lettering stands at one side. */
  | { readonly kind: 'spot'; readonly x: number; readonly y: number; readonly radius: number };

/** One ring of a counter; `odds` are what the bet is worth from there on. */
export type Ring = { readonly x: number; readonly radius: number; readonly odds?: OddsOf };
