import { linkOf } from '@dicepit/store';
import type { Known, Latest } from './known.ts';
import { type AnyEvent, readSaid, type Said, type StreamKind } from './stream-kind.ts';

/** Entries for one stream that are on their way to the store, and what they were decided on. */
type UnderWay = {
  readonly stream: string;
  readonly expected: number;
  readonly after?: string;
  readonly texts: readonly string[];
};

/**
 * What a stream will hold when everything that is on its way to the store is durable, so that the next command need
 * not wait for the one before. Nobody hears of it: an append may fail, and then all that was foreseen after it falls.
 */
export type Foreseen = {
  /** Foresees an append; nothing where it does not go on from what is foreseen or known, and is to be waited for. */
  readonly add: (underWay: UnderWay) => Ticket | undefined;
  /** The append has come to nothing: forgets it and whatever was decided on it. */
  readonly drop: (stream: string, ticket: Ticket) => void;
};

/** Stands for one append. */
export type Ticket = { readonly expected: number };

export type Foreseeing<State, Event> = Foreseen & {
  /** How the stream will end; nothing where nothing is under way. */
  readonly tip: (stream: string) => Latest<State> | undefined;
  /**
   * An entry has become durable. Answers with what was foreseen of it; where another entry stands in its place,
   * everything foreseen falls.
   */
  readonly came: (stream: string, version: number, text: string) => Step<State, Event> | undefined;
  readonly has: (stream: string) => boolean;
};

type Step<State, Event> = {
  readonly ticket: Ticket;
  readonly version: number;
  readonly text: string;
  readonly said: Said<Event>;
  readonly state: State;
  readonly hash: string;
};

export function newForeseen<State, Event extends AnyEvent>(
  { evolve }: StreamKind<State, Event>,
  known: (stream: string) => Known<State> | undefined,
): Foreseeing<State, Event> {
  /** Of every stream the steps that are not durable yet, the first of them right after what is known. */
  const ahead = new Map<string, Step<State, Event>[]>();

  return {
    tip: (stream) => {
      const last = ahead.get(stream)?.at(-1);
      return last && { state: last.state, version: last.version, after: last.hash };
    },
    add: ({ stream, expected, after, texts }) => {
      const steps = ahead.get(stream) ?? [];
      const last = steps.at(-1) ?? known(stream);
      if (last?.hash === undefined || last.version !== expected) return undefined;
      if (after !== undefined && after !== last.hash) return undefined;
      const ticket = { expected };
      let { state, version, hash } = last;
      for (const text of texts) {
        version += 1;
        hash = linkOf(hash, stream, version, text);
        const said = readSaid<Event>(text);
        state = evolve(state, said.event);
        steps.push({ ticket, version, text, said, state, hash });
      }
      ahead.set(stream, steps);
      return ticket;
    },
    drop: (stream, ticket) => {
      const steps = ahead.get(stream) ?? [];
      const from = steps.findIndex((step) => step.ticket === ticket);
      if (from === 0) ahead.delete(stream);
      else if (from > 0) steps.length = from;
    },
    came: (stream, version, text) => {
      const steps = ahead.get(stream);
      const first = steps?.[0];
      if (steps === undefined || first === undefined) return undefined;
      if (first.version !== version || first.text !== text || steps.length === 1) ahead.delete(stream);
      else steps.shift();
      return first.version === version && first.text === text ? first : undefined;
    },
    has: (stream) => ahead.has(stream),
  };
}
