import { everyRoll, isHard, type Pips, type Roll, type RollSet, totalOf, writeRoll } from '@dicepit/engine';

/**
 * A set of rolls as somebody reads it: faces that any die may show, whole totals, and what is left roll by roll.
 * `but` says that the totals do not count when all dice are alike.
 */
export type RollGroups = {
  readonly faces: readonly Pips[];
  readonly totals: readonly number[];
  readonly but: boolean;
  /** Every roll in which all dice are alike. */
  readonly alike: boolean;
  /** Single rolls, the order of their dice left out of account. */
  readonly rolls: readonly Roll[];
};

export function groupsOf(set: RollSet): RollGroups {
  const all = everyRoll[set.dice];
  const whole = set.dice === 3 ? faceOf(set) : undefined;
  if (whole !== undefined) return { faces: [whole], totals: [], but: false, alike: false, rolls: [] };
  const alikes = all.filter((roll) => isHard(roll));
  // With two dice a double is a roll like any other; with three, rules speak of all triples at once.
  const alike = set.dice === 3 && alikes.every((roll) => set.has(roll));
  const missesAlikes = set.dice === 3 && alikes.every((roll) => !set.has(roll));
  const aside = (roll: Roll): boolean => (alike || missesAlikes) && isHard(roll);
  const totals = [...new Set(all.filter((roll) => !aside(roll)).map((roll) => totalOf(roll)))].filter(
    (total) => all.every((roll) => totalOf(roll) !== total || aside(roll) || set.has(roll)),
  );
  const left = set
    .rolls()
    .filter((roll) => !totals.includes(totalOf(roll)) && !(alike && isHard(roll)))
    .map((roll) => roll.toSorted((a, b) => a - b));
  const rolls = [...new Map(left.map((roll) => [writeRoll(roll), roll])).values()];
  const but = missesAlikes && totals.some((total) => alikes.some((roll) => totalOf(roll) === total));
  return { faces: [], totals: totals.toSorted((a, b) => a - b), but, alike, rolls };
}

/** Totals with those that follow each other drawn together: `5 6 7 8 13` as `[5, 8] [13, 13]`. */
export function rangesOf(totals: readonly number[]): readonly (readonly [from: number, to: number])[] {
  const starts = totals.filter((total) => !totals.includes(total - 1));
  const ends = totals.filter((total) => !totals.includes(total + 1));
  return starts.map((from, index) => [from, ends[index] ?? from] as const);
}

/** The face that every roll of the set shows somewhere, where the set is all the rolls that do. */
function faceOf(set: RollSet): Pips | undefined {
  const rolls = set.rolls();
  return ([1, 2, 3, 4, 5, 6] as const).find(
    (pips) =>
      rolls.length === everyRoll[set.dice].filter((roll) => roll.includes(pips)).length &&
      rolls.every((roll) => roll.includes(pips)),
  );
}
