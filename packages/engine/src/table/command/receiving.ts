/** A die as it reaches the table, by its serial; its faces as scanned, opposite by opposite, where they were. */
export type NewDie = {
  readonly die: string;
  readonly opposite?: readonly (readonly [number, number])[];
};

/** Commands about dice that reach a table. */
export type ReceivingCommand =
  | { readonly type: 'ReceiveDice'; readonly dice: readonly NewDie[] }
  /** What one inspector found, die by die. */
  | {
      readonly type: 'InspectDice';
      readonly findings: readonly { readonly die: string; readonly sound: boolean }[];
    }
  | { readonly type: 'PutInBowl'; readonly dice: readonly string[] };
