/** An event of any stream: what happened, when, and by whom. */
export type AnyEvent = { readonly type: string; readonly at: number };

/** What one entry of a stream says: what happened, and on the first event of a command, the command. */
export type Said<Event> = { readonly event: Event; readonly cause?: unknown };

/** How one kind of stream is folded into a state. */
export type StreamKind<State, Event extends AnyEvent> = {
  /** Streams of this kind are named so, or begin so where the name ends in a slash. */
  readonly name: string;
  readonly initial: State;
  readonly evolve: (state: State, event: Event) => State;
  /** Whether this software knows what an event of such a type does; where nothing is said, `evolve` shows it. */
  readonly knows?: (state: State, type: string) => boolean;
  /** How a state is kept as text; streams that stay short are folded from their beginning. */
  readonly snapshot?: {
    readonly every: number;
    readonly write: (state: State) => string;
    readonly read: (text: string) => State;
  };
};

/** An entry that has become part of a stream, as listeners are told of it. */
export type News<Event> = { readonly stream: string; readonly version: number; readonly said: Said<Event> };

export const writeSaid = (event: AnyEvent, cause?: unknown): string =>
  JSON.stringify(cause === undefined ? { event } : { event, cause });

// Entries come from our own store, where only we have written: the chain vouches for them.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const readSaid = <Event>(text: string): Said<Event> => JSON.parse(text) as Said<Event>;

/** How a stream goes on with an event: a type that this software does not know, of a later one, leaves it as it is. */
export function evolved<State, Event extends AnyEvent>(
  { evolve, knows }: Pick<StreamKind<State, Event>, 'evolve' | 'knows'>,
  state: State,
  event: Event,
): { readonly state: State; readonly known: boolean } {
  if (knows?.(state, event.type) === false) return { state, known: false };
  // A switch over the types that there are gives nothing for any other, whatever its own type says.
  const next: State | undefined = evolve(state, event);
  return next === undefined && state !== undefined ? { state, known: false } : { state: next, known: true };
}
