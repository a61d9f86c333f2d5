/** The seats of a table as far as making room goes. */
export type Seating = {
  /** How many there are. */
  readonly seats: number;
  readonly taken: ReadonlyMap<number, { readonly person: string }>;
  /** Who of those seated is of the house. */
  readonly house: readonly string[];
};

/** How many of the house are still wanted: each of the people who come takes the place of one. */
const wanted = ({ taken, house }: Seating, among: number): number =>
  Math.max(0, among - (taken.size - house.length));

/** Whether somebody of the house may sit down: they are still wanted, and one seat has to be left for a guest. */
export const mayJoin = (seating: Seating, among: number): boolean =>
  seating.seats - seating.taken.size >= 2 && seating.house.length < wanted(seating, among);

/** Who of the house leaves: one for each of the people who have come, and so that the next finds a seat. */
export function whoMakesRoom(seating: Seating, among: number): string | undefined {
  const { seats, taken, house } = seating;
  if (taken.size < seats && house.length <= wanted(seating, among)) return undefined;
  return [...taken]
    .toSorted(([a], [b]) => b - a)
    .map(([, { person }]) => person)
    .find((person) => house.includes(person));
}

/** The free seats, the lowest first. */
export const freeSeats = ({ seats, taken }: Seating): readonly number[] =>
  Array.from({ length: seats }, (_, index) => index + 1).filter((seat) => !taken.has(seat));
