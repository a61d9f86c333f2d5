import { EDITION } from '@dicepit/engine';
import type { Finding, StreamEvent } from '@dicepit/proof';
import type { AuditLine } from '@dicepit/wire/refusals';
import type { Entry } from '../pit/projection.ts';

type Decided<Event> =
  | { readonly ok: true; readonly events: readonly Event[] }
  | { readonly ok: false; readonly refusal: DecidersRefusal };

/** A refusal as a decider gives it, with its figures beside its code or, as the pit answers it, apart. */
type DecidersRefusal = {
  readonly code: string;
  readonly clause?: string;
  readonly figures?: Readonly<Record<string, unknown>>;
};

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

export type Redecision<State, Event> = {
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
export function redecide<State, Event extends StreamEvent>(
  stream: string,
  { initial, evolve, decide, isApart, isKnown = () => true, isAlwaysCaused = false }: Deciding<State, Event>,
): Redecision<State, Event> {
  let state = initial;
  /** What the last command must still have caused. */
  let due: readonly string[] = [];
  let last = 0;
  /** The edition that the last command was decided by, and whether there is a remark on it. */
  let under: number | undefined;
  let remarked = false;
  const foundHere = (version: number, line: AuditLine): Finding => found({ stream, version }, line);

  /** The rules decide otherwise: a fault, or a remark where they are not the rules of then. */
  const otherwise = (finding: Finding, edition = under ?? EDITION): readonly Finding[] => {
    if (edition >= EDITION) return [finding];
    if (remarked) return [];
    remarked = true;
    return [decidedUnder(edition, finding)];
  };

  const missing = (version: number): readonly Finding[] => {
    const [first] = due;
    due = [];
    return first === undefined
      ? []
      : otherwise(foundHere(version, { code: 'event-missing', type: eventIn(first).type }));
  };

  /** Today's rules may find that an earlier edition cannot have come to this. */
  const decided = (cause: Cause): Decided<Event> | { readonly ok: false; readonly thrown: string } => {
    if ((under ?? EDITION) >= EDITION) return decide(state, cause);
    try {
      return decide(state, cause);
    } catch (thrown) {
      return { ok: false, thrown: thrown instanceof Error ? thrown.message : String(thrown) };
    }
  };

  const given = (version: number, cause: unknown, edition: number): readonly Finding[] => {
    const left = missing(version);
    under = edition;
    remarked = false;
    if (!isCause(cause)) return [...left, foundHere(version, { code: 'cause-malformed' })];
    const ruling = decided(cause);
    if (!ruling.ok) {
      const { type } = cause;
      const finding =
        'thrown' in ruling
          ? foundHere(version, { code: 'command-refused', case: 'undecided', type, why: ruling.thrown })
          : refusedHere(
              foundHere(version, { code: 'command-refused', type, refusal: ruling.refusal.code }),
              ruling.refusal,
            );
      return [...left, ...otherwise(finding)];
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
      const uncaused = foundHere(version, { code: 'event-uncaused', type: event.type });
      // No edition made anything before the first command, or an entry by itself without one.
      const isAlone = cause === undefined && (isAlwaysCaused || begins || under === undefined);
      return isAlone ? [uncaused] : otherwise(uncaused, edition);
    }
    // Nearly always the texts are equal to the letter; the order of facts in an event is nobody's forgery, though.
    if (expected === JSON.stringify(event) || isSameData(eventIn(expected), event)) return [];
    const { line, differs } = differing(eventIn(expected), event);
    return otherwise({ ...foundHere(version, line), differs });
  };

  /** What nobody knows is passed over; by what should stand there the rest of the stream can still be followed. */
  const strange = (version: number, type: string, expected: string | undefined): Finding => {
    const should = expected === undefined ? undefined : eventIn(expected);
    // It was decided by those whose events these are.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    if (should !== undefined) state = evolve(state, should as Event);
    const named = { code: 'type-unknown', type: type.slice(0, 60) } as const;
    return foundHere(version, should === undefined ? named : { ...named, case: 'due', due: should.type });
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

/** The refusal is told after the finding, by its own figures. */
const refusedHere = (finding: Finding, { figures = {}, ...refusal }: DecidersRefusal): Finding => ({
  ...finding,
  says: [...finding.says, { ...figures, ...refusal }],
});

function differing(expected: StreamEvent, found: StreamEvent) {
  const { place, one: due, other: recorded } = difference(expected, found) ?? { place: [] };
  const { type } = found;
  const facts = { place: place.join('.'), recorded: shown(recorded), due: shown(due) };
  const line: AuditLine =
    expected.type === type
      ? { code: 'event-differs', case: 'fact', type, ...facts }
      : { code: 'event-differs', case: 'type', type, due: expected.type };
  return { line, differs: { event: type, ...facts } };
}

const shown = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 120);

// What is found, and whether it differs.

/** What is found at a place of a trail; the kind of a finding is the code of its line. */
export const found = (
  { stream, version = 0 }: { readonly stream: string; readonly version?: number },
  line: AuditLine,
): Finding => ({ kind: line.code, stream, version, says: [line] });

/** No fault, but to be known: an earlier edition of the rules decided it, and today's would decide otherwise. */
export const decidedUnder = (edition: number, finding: Finding): Finding => {
  const line: AuditLine = { code: 'decided-under', edition, today: EDITION };
  return { ...finding, remark: true, says: [line, ...finding.says] };
};

/** Whether two values that JSON can say are the same; the order of facts in an object is nobody's forgery. */
export const isSameData = (one: unknown, other: unknown): boolean => difference(one, other) === undefined;

/** Where two values part company: the names on the way to the first difference, and what stands there in each. */
export type Difference = {
  readonly place: readonly string[];
  readonly one: unknown;
  readonly other: unknown;
};

/** The first difference of two values that JSON can say; nothing where they are the same. */
export function difference(one: unknown, other: unknown): Difference | undefined {
  if (one === other) return undefined;
  const here: Difference = { place: [], one, other };
  if (!isInside(one) || !isInside(other) || Array.isArray(one) !== Array.isArray(other)) return here;
  for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
    // A field that is there and one that is not differ, whatever is in it.
    if (Object.hasOwn(one, name) !== Object.hasOwn(other, name))
      return { place: [name], one: one[name], other: other[name] };
    const within = difference(one[name], other[name]);
    if (within !== undefined) return { ...within, place: [name, ...within.place] };
  }
  return undefined;
}

/** An object or a list, by the names or places of what is in it. */
const isInside = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
