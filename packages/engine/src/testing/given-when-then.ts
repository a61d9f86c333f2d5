// The words that tests of deciders are written in. Given what happened before, when somebody gives a command, then these
// events come of it, or this refusal:
//
//   const table = givenHome(rules, ['ann', 'bob']);
//   table.given('ann', placeFive);                                            accepted, or the test fails
//   table.when('bob', takeDownHers).thenRefused('NO_SUCH_BET', 'nz/4.7');     and nothing has changed
//   table.when('ann', takeDownHers).thenEvents({ type: 'BetTakenDown', chips: 5_00 });
//
// This module knows commands, events and refusals, and no table: `given-table.ts` has the words of a table, and
// `given-sheet.ts` those of the auditor's sheet.

import { expect } from 'vitest';
import type { By } from '../table/role.ts';

/** What a decider says: what happened, or why nothing did. */
export type Decision<Event, Refusal> =
  | { readonly ok: true; readonly events: readonly Event[] }
  | { readonly ok: false; readonly refusal: Refusal };

type Typed = { readonly type: string };
type Coded = { readonly code: string; readonly clause: string };

/** An event as a test expects it: its type, or as much of it as the test is about. */
type Expected<Event extends Typed> = Event['type'] | object;

/** What came of something that was accepted. */
export type Happened<Event extends Typed> = {
  readonly events: readonly Event[];
  /** These events and no others, in this order. */
  readonly thenEvents: (...expected: readonly Expected<Event>[]) => void;
  readonly thenFirst: (expected: Expected<Event>) => void;
  readonly thenLast: (expected: Expected<Event>) => void;
  /** Each of these is somewhere among the events. What is said of an event's fields is said in full. */
  readonly thenAmong: (...expected: readonly Expected<Event>[]) => void;
  /** No event is of any of these types. */
  readonly thenNone: (...types: readonly Event['type'][]) => void;
};

/** What came of a command that may have been refused. To ask for events or a refusal fails where there are none. */
export type Outcome<Event extends Typed, Refusal extends Coded> = Happened<Event> & {
  readonly refusal: Refusal;
  readonly accepted: boolean;
  /** In one word, for tests of either: the code of the refusal, or the types of the events. */
  readonly answer: string;
  /** Refused with this code, by this clause; or with as much of a refusal as the test is about. */
  readonly thenRefused: {
    (code: string, clause?: string): void;
    (expected: object): void;
  };
};

/** A state that is given commands, and a clock that stands still until somebody waits. */
export type UnderTest<State, Body, Event extends Typed, Refusal extends Coded, Who = By> = {
  readonly state: () => State;
  /** All that has happened, from the beginning. */
  readonly events: () => readonly Event[];
  /** Somebody gave this command, which must be accepted: the past of what the test is about. */
  readonly given: (who: Who, command: Body) => Happened<Event>;
  /** Somebody gives this command. What comes of it has to be asked for: a test that forgets to fails at its next step. */
  readonly when: (who: Who, command: Body) => Outcome<Event, Refusal>;
  readonly wait: (milliseconds: number) => void;
  readonly now: () => number;
};

/** Noon on a Sunday, at which the clocks of the tests begin. */
const NOON = Date.UTC(2026, 4, 10, 12);

/** A decider under test, which stamps every command with who gives it and when. */
export function underTest<
  State,
  Body extends Typed,
  Event extends Typed,
  Refusal extends Coded,
  Who = By,
>(decider: {
  readonly start: State;
  readonly decide: (
    state: State,
    command: Body & { readonly by: By; readonly at: number },
  ) => Decision<Event, Refusal>;
  readonly evolve: (state: State, event: Event) => State;
  /** Who is meant, where people are named by more than `By`. */
  readonly by: (who: Who, state: State) => By;
}): UnderTest<State, Body, Event, Refusal, Who> {
  let state = decider.start;
  let now = NOON;
  let unasked: string | undefined;
  const events: Event[] = [];
  const decide = (who: Who, command: Body): Decision<Event, Refusal> => {
    mustBeAsked(unasked);
    const decision = decider.decide(state, { ...command, by: decider.by(who, state), at: now });
    if (decision.ok) {
      state = decision.events.reduce(decider.evolve, state);
      events.push(...decision.events);
    }
    return decision;
  };
  return {
    state: () => {
      mustBeAsked(unasked);
      return state;
    },
    events: () => events,
    given: (who, command) => happened(accepted(decide(who, command), command.type)),
    when: (who, command) => {
      const decision = decide(who, command);
      unasked = command.type;
      return outcomeOf(decision, command.type, () => {
        unasked = undefined;
      });
    },
    wait: (milliseconds) => {
      now += milliseconds;
    },
    now: () => now,
  };
}

/** The words for what came of one command; `onAsked` hears when a test looks. */
export function outcomeOf<Event extends Typed, Refusal extends Coded>(
  decision: Decision<Event, Refusal>,
  name: string,
  onAsked: () => void = () => {},
): Outcome<Event, Refusal> {
  const events = (): readonly Event[] => {
    onAsked();
    return accepted(decision, name);
  };
  const refusal = (): Refusal => {
    onAsked();
    if (decision.ok)
      throw new Error(`${name} was accepted: ${decision.events.map(({ type }) => type).join(', ')}`);
    return decision.refusal;
  };
  return {
    get events() {
      return events();
    },
    get refusal() {
      return refusal();
    },
    get accepted() {
      onAsked();
      return decision.ok;
    },
    get answer() {
      onAsked();
      return decision.ok ? decision.events.map(({ type }) => type).join(' ') : decision.refusal.code;
    },
    thenEvents: (...expected) => happened(events()).thenEvents(...expected),
    thenFirst: (expected) => happened(events()).thenFirst(expected),
    thenLast: (expected) => happened(events()).thenLast(expected),
    thenAmong: (...expected) => happened(events()).thenAmong(...expected),
    thenNone: (...types) => happened(events()).thenNone(...types),
    thenRefused: (expected: string | object, clause?: string) => {
      const code = typeof expected === 'string' ? { code: expected } : expected;
      expect(refusal()).toMatchObject(clause === undefined ? code : { ...code, clause });
    },
  };
}

/** The words for what was accepted. */
export const happened = <Event extends Typed>(events: readonly Event[]): Happened<Event> => ({
  events,
  thenEvents: (...expected) => {
    expect(events).toMatchObject(expected.map(asObject));
  },
  thenFirst: (expected) => {
    expect(events[0]).toMatchObject(asObject(expected));
  },
  thenLast: (expected) => {
    expect(events.at(-1)).toMatchObject(asObject(expected));
  },
  thenAmong: (...expected) => {
    for (const each of expected) expect(events).toContainEqual(expect.objectContaining(asObject(each)));
  },
  thenNone: (...types) => {
    const came = events.map(({ type }) => type);
    for (const type of types) expect(came).not.toContain(type);
  },
});

function accepted<Event, Refusal extends Coded>(
  decision: Decision<Event, Refusal>,
  name: string,
): readonly Event[] {
  if (!decision.ok) throw new Error(`${name} was refused: ${JSON.stringify(decision.refusal)}`);
  return decision.events;
}

function mustBeAsked(unasked: string | undefined): void {
  if (unasked !== undefined) throw new Error(`Nobody asked what came of ${unasked}.`);
}

const asObject = (expected: object | string): object =>
  typeof expected === 'string' ? { type: expected } : expected;
