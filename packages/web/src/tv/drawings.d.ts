declare module 'virtual:felt.css';

declare module 'virtual:drawings' {
  /** Thrown dice of 200 units, by their pips less one. */
  export const dice: readonly string[];
  /** Chips of 100 units about their middle, by their place in the rack; `@body`, `@spot` and `@edge` are their colours. */
  export const chipFaces: readonly string[];
  export const chipColours: Readonly<
    Record<string, { readonly body: string; readonly spot: string; readonly edge: string }>
  >;
  /** The chips of the party, by their worth in whites. */
  export const partyChips: Readonly<Record<string, string>>;
  /** What tells seats apart besides their letter, by seat less one. */
  export const seats: readonly { readonly colour: string; readonly dashes: string }[];
}

declare module 'virtual:television-words' {
  /** The scripts that have the words of the other languages. */
  export const scripts: Readonly<Record<string, string>>;
}
