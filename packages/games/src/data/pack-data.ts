import type {
  Commentary,
  Dice,
  Game,
  Layout,
  Odds,
  Pack,
  RegisterRow,
  TableProcedure,
} from '@dicepit/engine';
import type { Manner } from '../house-players/manner.ts';
import type { Announcing, PackFacts, ScreenCloth, TerminalWords } from '../manifest.ts';

/** Everything that the house asks of a banked pack, be it code or data. */
export type PackBundle = {
  readonly facts: PackFacts;
  readonly pack: Pack;
  readonly procedure: TableProcedure<string>;
  readonly layout: Layout;
  readonly cloth: ScreenCloth;
  readonly announcing: Announcing;
  readonly manners: readonly Manner[];
  readonly terminal: TerminalWords;
  readonly register: readonly RegisterRow[];
  readonly commentary: Commentary;
  readonly words: PackWords;
};

/** What a pack is called in a language, where that differs from what it calls itself. */
export type PackWords = Readonly<
  Record<string, { readonly name?: string; readonly wagers?: Readonly<Record<string, string>> }>
>;

/** The version of the form. A reader takes its own and no other. */
export const PACK_DATA_VERSION = 1;

/** Plain data: what JSON can hold. A set of rolls is `{ "set": "3f" }`, one bit to a roll. */
export type Plain =
  | string
  | number
  | boolean
  | null
  | readonly Plain[]
  | { readonly [key: string]: Plain | undefined };

/** A banked pack as JSON, as docs/pack-format.md describes it. */
export type PackData = {
  readonly dicepit: 'pack';
  readonly version: typeof PACK_DATA_VERSION;
  readonly id: string;
  readonly prefix: string;
  readonly name: string;
  readonly place: string;
  readonly citedAs: string;
  readonly dice: Dice;
  readonly alike?: 'double';
  readonly chancesBarred?: string;
  readonly promotions?: true;
  readonly options: Readonly<Record<string, OptionData>>;
  readonly cites: Game['cites'];
  /** The procedure of the game, and that of a table of it. */
  readonly game: Plain;
  readonly table: Plain;
  /** In the order in which they are offered. */
  readonly wagers: readonly OfferedWager[];
  readonly layout: Plain;
  readonly cloth: ScreenCloth;
  readonly announcing: Announcing;
  readonly manners: readonly Manner[];
  readonly terminal: TerminalWords;
  readonly register: readonly RegisterRow[];
  readonly commentary: Plain;
  readonly words?: PackWords;
};

/** A choice that a table has: among named values, among odds, or free odds above a floor for each part. */
export type OptionData =
  | {
      readonly kind: 'choice';
      readonly about: string;
      readonly clause: string;
      readonly values: readonly string[];
    }
  | {
      readonly kind: 'odds';
      readonly about: string;
      readonly clause: string;
      readonly odds: readonly Odds[];
    }
  | {
      readonly kind: 'no-lower';
      readonly about: string;
      readonly clause: string;
      readonly floors: readonly { readonly least: Odds; readonly clause: string }[];
    };

/** A wager, and the choices under which it is offered as it stands here: always, where nothing is said. */
export type OfferedWager = {
  readonly when?: Readonly<Record<string, readonly string[]>>;
  readonly wager: Plain;
};
