import type { Finding, StreamEvent } from '@dicepit/proof';
import type { Said } from '../pit/stream-kind.ts';
import { difference, isSameData } from './same-data.ts';

type Decided<Event> =
  | { readonly ok: true; readonly events: readonly Event[] }
  | { readonly ok: false; readonly refusal: { readonly code: string; readonly message: string } };

/** How the commands of one stream are decided, once more. */
export type Deciding<State, Event> = {
  readonly initial: State;
  readonly evolve: (state: State, event: Event) => State;
  readonly decide: (state: State, cause: Cause) => Decided<Event>;
  /** Events that no command of this stream explains: others vouch for them. */
  readonly isApart: (event: Event) => boolean;
  /** Whether the stream has events of this type; where nothing is said, those that leave a state behind. */
  readonly isKnown?: (state: State, type: string) => boolean;
};

/** A command as it stands in a stream. */
export type Cause = { readonly type: string; readonly by: unknown; readonly at: unknown };

export type Anew<State, Event> = {
  readonly take: (version: number, said: Said<Event>) => readonly Finding[];
  readonly end: () => readonly Finding[];
  readonly state: () => State;
};

/**
 * Decides a stream anew: every command that stands in it must have caused exactly the events that follow it. Whoever
 * forges what came of a command, and mends the chain after it, has to forge the rules as well.
 */
export function decideAnew<State, Event extends StreamEvent>(
  stream: string,
  { initial, evolve, decide, isApart, isKnown = () => true }: Deciding<State, Event>,
): Anew<State, Event> {
  let state = initial;
  /** What the last command must still have caused. */
  let due: readonly string[] = [];
  let last = 0;
  const found = (version: number, kind: string, sentence: string): Finding => ({
    kind,
    stream,
    version,
    sentence,
  });

  const missing = (version: number): readonly Finding[] => {
    const [first] = due;
    due = [];
    return first === undefined
      ? []
      : [found(version, 'event-missing', `${eventIn(first).type} must follow here, and does not.`)];
  };

  const given = (version: number, cause: unknown): readonly Finding[] => {
    const left = missing(version);
    if (!isCause(cause)) return [...left, found(version, 'cause-malformed', 'The command makes no sense.')];
    const decided = decide(state, cause);
    if (!decided.ok) {
      const { code, message } = decided.refusal;
      return [
        ...left,
        found(version, 'command-refused', `${cause.type} is refused here, ${code}: ${message}`),
      ];
    }
    due = decided.events.map((event) => JSON.stringify(event));
    return left;
  };

  const compared = (version: number, event: Event): readonly Finding[] => {
    if (isApart(event)) return [];
    const [expected, ...others] = due;
    due = others;
    if (expected === undefined)
      return [found(version, 'event-uncaused', `No command explains this ${event.type}.`)];
    // Nearly always the texts are equal to the letter; the order of facts in an event is nobody's forgery, though.
    if (expected === JSON.stringify(event) || isSameData(eventIn(expected), event)) return [];
    return [{ ...found(version, 'event-differs', ''), ...differing(eventIn(expected), event) }];
  };

  /** What nobody knows is passed over; by what should stand there the rest of the stream can still be followed. */
  const strange = (version: number, type: string, expected: string | undefined): Finding => {
    const should = expected === undefined ? undefined : eventIn(expected);
    // It was decided by those whose events these are.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    if (should !== undefined) state = evolve(state, should as Event);
    return found(version, 'type-unknown', unknownType(type, should?.type));
  };

  return {
    take(version, { event, cause }) {
      last = version;
      const left = cause === undefined ? [] : given(version, cause);
      const [expected] = due;
      const findings = compared(version, event);
      const after = isKnown(state, event.type) ? evolve(state, event) : undefined;
      if (after === undefined) return [...left, strange(version, event.type, expected)];
      state = after;
      return [...left, ...findings];
    },
    end: () => missing(last),
    state: () => state,
  };
}

const isCause = (cause: unknown): cause is Cause =>
  typeof cause === 'object' &&
  cause !== null &&
  'type' in cause &&
  typeof cause.type === 'string' &&
  'by' in cause &&
  'at' in cause;

// What was decided is kept as it would be written: without what is undefined.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const eventIn = (text: string): StreamEvent => JSON.parse(text) as StreamEvent;

function unknownType(type: string, expected: string | undefined): string {
  const stands = `An event of the type '${type.slice(0, 60)}' stands here, and there is no such event in this stream`;
  const should = expected === undefined ? '' : `; by its command it should be ${expected}`;
  return (
    `${stands}${should}. Somebody has changed it, or a later version of dicepit wrote it: ` +
    'check it with the version that the header names, and ask the pit for the trail again.'
  );
}

function differing(expected: StreamEvent, found: StreamEvent): Pick<Finding, 'sentence' | 'differs'> {
  const { place, one: due, other: recorded } = difference(expected, found) ?? { place: [] };
  const differs = { event: found.type, place: place.join('.'), recorded: shown(recorded), due: shown(due) };
  return {
    differs,
    sentence:
      expected.type === found.type
        ? `${found.type} says ${differs.place} ${differs.recorded}, and the rules say ${differs.due}.`
        : `${found.type} stands where the rules say ${expected.type}.`,
  };
}

const shown = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 120);
