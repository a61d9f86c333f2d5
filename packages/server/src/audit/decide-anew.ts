import { EDITION } from '@dicepit/engine';
import type { Finding, StreamEvent } from '@dicepit/proof';
import type { Entry } from '../pit/projection.ts';
import { difference, isSameData } from './same-data.ts';

type Decided<Event> =
  | { readonly ok: true; readonly events: readonly Event[] }
  | { readonly ok: false; readonly refusal: { readonly code: string; readonly message?: string } };

/** How the commands of one stream are decided, once more. */
export type Deciding<State, Event> = {
  readonly initial: State;
  readonly evolve: (state: State, event: Event) => State;
  readonly decide: (state: State, cause: Cause) => Decided<Event>;
  /** Events that no command of this stream explains: others vouch for them. */
  readonly isApart: (event: Event) => boolean;
  /** Whether the stream has events of this type; where nothing is said, those that leave a state behind. */
  readonly isKnown?: (state: State, type: string) => boolean;
  /** Whether every event has a command of its own: no edition of the rules made one without. */
  readonly isAlwaysCaused?: boolean;
};

/** A command as it stands in a stream. */
export type Cause = { readonly type: string; readonly by: unknown; readonly at: unknown };

/** By which edition of the rules an entry says that it was decided, and whether an append begins with it. */
export type Decision = { readonly edition: number; readonly begins: boolean };

const today: Decision = { edition: EDITION, begins: false };

export type Anew<State, Event> = {
  readonly take: (version: number, said: Entry<Event>, how?: Decision) => readonly Finding[];
  readonly end: () => readonly Finding[];
  readonly state: () => State;
};

/**
 * Decides a stream anew: every command that stands in it must have caused exactly the events that follow it. Whoever
 * forges what came of a command, and mends the chain after it, has to forge the rules as well.
 *
 * What an earlier edition of the rules decided may be decided otherwise today. The first difference of such a command is
 * a remark, the rest of what it brought follows from it, and the stream is followed by what it says.
 */
export function decideAnew<State, Event extends StreamEvent>(
  stream: string,
  { initial, evolve, decide, isApart, isKnown = () => true, isAlwaysCaused = false }: Deciding<State, Event>,
): Anew<State, Event> {
  let state = initial;
  /** What the last command must still have caused. */
  let due: readonly string[] = [];
  let last = 0;
  /** The edition that the last command was decided by, and whether there is a remark on it. */
  let under: number | undefined;
  let remarked = false;
  const found = (version: number, kind: string, sentence: string): Finding => ({
    kind,
    stream,
    version,
    sentence,
  });

  /** The rules decide otherwise: a fault, or a remark where they are not the rules of then. */
  const otherwise = (finding: Finding, edition = under ?? EDITION): readonly Finding[] => {
    if (edition >= EDITION) return [finding];
    if (remarked) return [];
    remarked = true;
    const sentence = `Decided under edition ${edition}; by today's rules, edition ${EDITION}: ${finding.sentence}`;
    return [{ ...finding, remark: true, sentence }];
  };

  const missing = (version: number): readonly Finding[] => {
    const [first] = due;
    due = [];
    return first === undefined
      ? []
      : otherwise(found(version, 'event-missing', `${eventIn(first).type} must follow here, and does not.`));
  };

  /** Today's rules may find that an earlier edition cannot have come to this. */
  const decided = (cause: Cause): Decided<Event> => {
    if ((under ?? EDITION) >= EDITION) return decide(state, cause);
    try {
      return decide(state, cause);
    } catch (thrown) {
      const message = thrown instanceof Error ? thrown.message : String(thrown);
      return { ok: false, refusal: { code: 'UNDECIDED', message } };
    }
  };

  const given = (version: number, cause: unknown, edition: number): readonly Finding[] => {
    const left = missing(version);
    under = edition;
    remarked = false;
    if (!isCause(cause)) return [...left, found(version, 'cause-malformed', 'The command makes no sense.')];
    const ruling = decided(cause);
    if (!ruling.ok) {
      const { code, message } = ruling.refusal;
      const sentence = `${cause.type} is refused here, ${code}${message === undefined ? '.' : `: ${message}`}`;
      return [...left, ...otherwise(found(version, 'command-refused', sentence))];
    }
    due = ruling.events.map((event) => JSON.stringify(event));
    return left;
  };

  const compared = (
    version: number,
    { event, cause }: Entry<Event>,
    { edition, begins }: Decision,
  ): readonly Finding[] => {
    if (isApart(event)) return [];
    const [expected, ...others] = due;
    due = others;
    if (expected === undefined) {
      const uncaused = found(version, 'event-uncaused', `No command explains this ${event.type}.`);
      // No edition made anything before the first command, or an entry by itself without one.
      const isAlone = cause === undefined && (isAlwaysCaused || begins || under === undefined);
      return isAlone ? [uncaused] : otherwise(uncaused, edition);
    }
    // Nearly always the texts are equal to the letter; the order of facts in an event is nobody's forgery, though.
    if (expected === JSON.stringify(event) || isSameData(eventIn(expected), event)) return [];
    return otherwise({ ...found(version, 'event-differs', ''), ...differing(eventIn(expected), event) });
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
    take(version, said, how = today) {
      const { event, cause } = said;
      last = version;
      const left = cause === undefined ? [] : given(version, cause, how.edition);
      const [expected] = due;
      const findings = compared(version, said, how);
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
