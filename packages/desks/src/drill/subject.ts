import {
  assert,
  type Cents,
  type Game,
  type Limits,
  type TableProcedure,
  type TableRules,
  type Terms,
  toTerms,
} from '@dicepit/engine';
import type { DrillKind } from './question.ts';

/** The game that is drilled: as a table posts it, or the party game. */
export type DrillSubject =
  | { readonly is: 'party' }
  | {
      readonly is: 'banked';
      readonly game: Game;
      readonly procedure: TableProcedure<string>;
      readonly terms: Terms;
      readonly limits: Limits;
      readonly chips: readonly Cents[] | null;
    };

export type BankedSubject = Extract<DrillSubject, { readonly is: 'banked' }>;

export const partySubject: DrillSubject = { is: 'party' };

/** What a table posts beyond its odds, and what the rules leave it to choose. */
export type DrillPosting = {
  readonly options?: Readonly<Record<string, string>>;
  readonly limits?: Limits;
  /** What winnings are paid in, any number of each, where they are rounded up to chips. */
  readonly chips?: readonly Cents[];
};

/** A banked game as it is drilled, with limits that are usual where none are given. */
export function bankedSubject(rules: TableRules, posting: DrillPosting = {}): BankedSubject {
  const opened = rules.pack.open(posting.options);
  assert(opened.ok, () => `${rules.pack.id} is drilled with options that it refuses`);
  const { game } = opened;
  const { procedure } = rules;
  const chips = game.procedure.rounding.way === 'chip' ? (posting.chips ?? USUAL_CHIPS) : null;
  return {
    is: 'banked',
    game,
    procedure,
    terms: toTerms(game, chips === null ? {} : { chips }),
    limits: posting.limits ?? usualLimits(procedure),
    chips,
  };
}

/** Which drills there are for a game. */
export const listDrillKinds = ({ is }: DrillSubject): readonly DrillKind[] =>
  is === 'party' ? ['throw'] : ['pay', 'call', 'no-roll', 'mock'];

const USUAL_CHIPS: readonly Cents[] = [1_00];

/** Chips of an own colour go with small bets; a bet beyond what the law allows is never drilled. */
function usualLimits({ money, signs }: TableProcedure<string>): Limits {
  if (money.colour?.only !== true) return { minimum: 5_00, maximum: 500_00 };
  const lawful = signs.statutory?.byDefault.at(-1)?.maximum ?? null;
  return { minimum: money.colour.value.least, maximum: lawful ?? 50_00 };
}
