import doubleDice from './double-dice/clauses.json' with { type: 'json' };
import snakeEyesNsw from './snake-eyes-nsw/clauses.json' with { type: 'json' };
import snakeEyesNz from './snake-eyes-nz/clauses.json' with { type: 'json' };
import snakeEyesParty from './snake-eyes-party/clauses.json' with { type: 'json' };
import wonderDice from './wonder-dice/clauses.json' with { type: 'json' };

/**
 * What the software does about a clause. Enforced: the engine refuses, or does it by itself. Recorded: a person
 * decides, and the software records it and applies the consequences. Displayed: a screen shows it. Physical: it
 * is outside the software's reach, and stands in the rulebook with its reason.
 */
export type Treatment = 'enforced' | 'recorded' | 'displayed' | 'physical';

/** One paragraph of the published rules in our own words, with all figures exact. */
export type RegisterRow = {
  /** With the pack in front: `nz/6.3(b)`. */
  readonly clause: string;
  readonly rule: string;
  readonly kind: string;
  readonly treatment: Treatment;
  /** What the software does about it, or why it cannot. */
  readonly software: string;
  readonly acceptance: string;
};

const treatments: readonly Treatment[] = ['enforced', 'recorded', 'displayed', 'physical'];

/** Every clause of every pack, in the order of the text. */
export const registers: Readonly<Record<string, readonly RegisterRow[]>> = {
  'snake-eyes-nz': rowsOf(snakeEyesNz),
  'snake-eyes-nsw': rowsOf(snakeEyesNsw),
  'double-dice': rowsOf(doubleDice),
  'wonder-dice': rowsOf(wonderDice),
  'snake-eyes-party': rowsOf(snakeEyesParty),
};

type Written = Readonly<Record<keyof Omit<RegisterRow, 'clause'>, string>>;

function rowsOf(register: Readonly<Record<string, Written>>): readonly RegisterRow[] {
  return Object.entries(register).map(([clause, row]) => {
    const treatment = treatments.find((each) => each === row.treatment);
    if (treatment === undefined)
      throw new Error(`Broken invariant: ${clause} is treated as '${row.treatment}'`);
    return { clause, ...row, treatment };
  });
}
