/** The seats of a table as far as making room goes. */
export type Seating = {
  /** How many there are. */
  readonly seats: number;
  readonly taken: ReadonlyMap<number, { readonly person: string }>;
  /** Who of those seated is of the house. */
  readonly house: readonly string[];
};

/** Whether somebody of the house may sit down: one seat has to be left for a guest. */
export const mayJoin = ({ seats, taken }: Seating): boolean => seats - taken.size >= 2;

/** Who of the house leaves, so that the next guest finds a seat; nobody while there is one. */
export function whoMakesRoom({ seats, taken, house }: Seating): string | undefined {
  if (taken.size < seats) return undefined;
  return [...taken]
    .toSorted(([a], [b]) => b - a)
    .map(([, { person }]) => person)
    .find((person) => house.includes(person));
}

/** The free seats, the lowest first. */
export const freeSeats = ({ seats, taken }: Seating): readonly number[] =>
  Array.from({ length: seats }, (_, index) => index + 1).filter((seat) => !taken.has(seat));
