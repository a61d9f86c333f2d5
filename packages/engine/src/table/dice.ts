import type { DiceState, Die, DiePlace, Table } from './table.ts';

/** Where a die is when it can be thrown or handed to a shooter. */
const usablePlaces: ReadonlySet<DiePlace> = new Set([
  'bowl',
  'layout',
  'shooter',
  'in-flight',
  'at-rest',
  'dealer',
  'centre',
]);

export const isUsable = ({ dice }: Table, die: string): boolean => {
  const known = dice.dice.get(die);
  return known !== undefined && usablePlaces.has(known.place);
};

/** The dice at the table that may be thrown, in the order they came. */
export const usableDice = (table: Table): readonly string[] =>
  [...table.dice.dice.keys()].filter((die) => isUsable(table, die));

export const placeOf = ({ dice }: Table, die: string): DiePlace | undefined => dice.dice.get(die)?.place;

/** The dice with some of them put elsewhere. */
export function placed(state: DiceState, dice: Iterable<string>, place: DiePlace): DiceState {
  const after = new Map<string, Die>(state.dice);
  for (const die of dice) {
    const known = after.get(die);
    if (known !== undefined) after.set(die, { ...known, place });
  }
  return { ...state, dice: after };
}

/** The dice at one of these places. */
export const diceAt = ({ dice }: DiceState, ...places: readonly DiePlace[]): readonly string[] =>
  [...dice.values()].filter(({ place }) => places.includes(place)).map(({ die }) => die);

/** How many dice are at a table, wherever they lie; those put away or not here yet are not. */
export const diceHeld = ({ dice }: Table): number =>
  [...dice.dice.values()].filter(
    ({ place }) => place !== 'removed' && place !== 'quarantined' && place !== 'waiting',
  ).length;
