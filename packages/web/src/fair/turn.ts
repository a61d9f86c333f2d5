import {
  type DiceEntry,
  type DrawRecord,
  evolveDice,
  newDice,
  parseDiceEntry,
  type StreamEvent,
} from '@dicepit/proof';

/** One turn of the dice with all that there is to check it by. */
export type FairTurn = {
  readonly table: string;
  readonly turn: number;
  readonly commitment: string;
  /** Sealed until the turn is over. */
  readonly seed: string | undefined;
  readonly drawn: readonly DrawRecord[];
  /** Whether the commitment stands before everything else of the turn; undefined where the order is not told. */
  readonly committedFirst: boolean | undefined;
  /** What happened to the dice without a seed to show for it. */
  readonly lost: boolean;
};

/** An entry with its place in the stream. */
export type PlacedEvent = { readonly version: number; readonly event: StreamEvent };

/** The turn that these entries tell of; undefined where they tell of none that could be read. */
export function turnFrom(table: string, entries: readonly PlacedEvent[]): FairTurn | undefined {
  const told = entries
    .toSorted((a, b) => a.version - b.version)
    .flatMap(({ event }): readonly DiceEntry[] => {
      const entry = parseDiceEntry(event);
      return entry === undefined ? [] : [entry];
    });
  const state = told.reduce(evolveDice, newDice);
  const over = state.revealed.at(-1);
  const begun = told.filter((entry) => entry.type !== 'DiceFailed').reduce(evolveDice, newDice);
  const known = over ?? begun.live;
  if (known === undefined) return undefined;
  return {
    table,
    turn: known.turn,
    commitment: known.commitment,
    seed: over?.seed,
    drawn: known.drawn,
    committedFirst: told[0]?.type === 'SeedCommitted',
    lost: over === undefined && state.failed !== undefined,
  };
}
