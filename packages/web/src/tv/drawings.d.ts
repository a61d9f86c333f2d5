declare module 'virtual:felt.css';

declare module 'virtual:drawings' {
  /** Thrown dice of 200 units, by their pips less one. */
  export const dice: readonly string[];
  /** Chips of 100 units about their middle, by their value. */
  export const chips: Readonly<Record<string, string>>;
  /** What tells seats apart besides their letter, by seat less one. */
  export const seats: readonly { readonly colour: string; readonly dashes: string }[];
}
