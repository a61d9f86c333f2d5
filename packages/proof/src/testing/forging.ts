import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { DiceFault } from '../dice/dice-fault.ts';
import type { StreamEvent } from '../finding.ts';
import { toHex } from '../hex.ts';
import { people } from './honest-dice.ts';

type Stream = readonly StreamEvent[];

/** A way to bend the dice of an honest stream; nothing where the stream has no place for it. */
export type Forgery = {
  readonly name: string;
  readonly kind: DiceFault;
  readonly forge: (stream: Stream, pick: number) => Stream | undefined;
};

/** The places of events of a type that fit. */
export const places = (
  stream: Stream,
  type: string,
  fits: (place: number) => boolean = () => true,
): readonly number[] => stream.flatMap((event, place) => (event.type === type && fits(place) ? [place] : []));

export const at = (all: readonly number[], pick: number): number | undefined =>
  all[pick % Math.max(1, all.length)];

type Change = (stream: Stream, place: number) => Stream;

/** Changes one event of a type, whichever is picked. */
export const one =
  (type: string, change: Change, fits?: (stream: Stream) => (place: number) => boolean): Forgery['forge'] =>
  (stream, pick) => {
    const place = at(places(stream, type, fits?.(stream)), pick);
    return place === undefined ? undefined : change(stream, place);
  };

export const withFacts =
  (facts: (event: StreamEvent) => Readonly<Record<string, unknown>>): Change =>
  (stream, place) =>
    stream.map((event, each) => (each === place ? { ...event, ...facts(event) } : event));

export const without: Change = (stream, place) => stream.toSpliced(place, 1);

export const followedBy =
  (next: (event: StreamEvent) => StreamEvent): Change =>
  (stream, place) => {
    const event = stream[place];
    return event === undefined ? stream : stream.toSpliced(place + 1, 0, next(event));
  };

export const moved = (stream: Stream, from: number, to: number): Stream => {
  const event = stream[from];
  return event === undefined ? stream : stream.toSpliced(from, 1).toSpliced(to, 0, event);
};

export const typeAt = (stream: Stream, place: number): string | undefined => stream[place]?.type;
export const numberIn = (event: StreamEvent, fact: string): number => Number(event[fact]);
export const hash = (text: string): string => toHex(sha256(utf8ToBytes(text)));

export const otherFaces = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.map((face) => (Number(face) % 6) + 1) : [];

/** Draws whose seed is revealed later on: only then can a wrong face be told. */
export const isProved =
  (stream: Stream) =>
  (place: number): boolean =>
    stream.some((event, each) => each > place && event.type === 'SeedRevealed');

export const isNotLast =
  (type: string) =>
  (stream: Stream) =>
  (place: number): boolean =>
    stream.some((event, each) => each > place && event.type === type);

export const contributes = (facts: Readonly<Record<string, unknown>>) => (event: StreamEvent) => ({
  type: 'SeedContributed',
  turn: event['turn'],
  person: people[0],
  text: 'mine',
  by: { person: people[0], role: 'player' },
  at: 1,
  ...facts,
});

/** Removes what stands between two turns, so that one shooter seems to follow the other under one seed. */
export const joined: Forgery['forge'] = (stream, pick) => {
  const place = at(places(stream, 'SeedRevealed', isNotLast('FacesDrawn')(stream)), pick);
  const turn = stream[place ?? -1]?.['turn'];
  if (place === undefined) return undefined;
  return stream
    .toSpliced(place, 2)
    .map((event, each) => (each >= place && event['turn'] === Number(turn) + 1 ? { ...event, turn } : event));
};
