import { z } from 'zod';
import { cents, count, list, moment, patience, role, seat, version } from '../fields.ts';
import type { Plain } from '../state/state.ts';

const texts = z.array(z.string()).readonly();

/** In milliseconds, counted from when the table came to where it stands. */
const waits = z.object({
  /** For an answer to an offer of the dice. */
  answering: count,
  /** For a throw by whoever holds them. */
  throwing: count,
  /** For bets before the dice go out, and before they are offered again; at a party, for the next game. */
  betting: count,
  /** Somebody has asked for more time, and has it until then. */
  until: moment.exactOptional(),
  /** The seats for which it waits so many times as long. */
  longer: z.record(z.string(), patience).readonly().exactOptional(),
  /** The seats of a party whose players are not there: the next game is begun without them. */
  absent: list(seat).exactOptional(),
});

/**
 * What a table that the house runs waits for, who can end the wait, and when the house goes on by itself: an answer or a
 * throw of one player, somebody to take dice that nobody wanted, a first bet or more of them, players; at a party the
 * next game.
 */
export const tableWait = z.object({
  for: z.enum(['answer', 'throw', 'taker', 'bet', 'bets', 'player', 'game', 'players']),
  /** Whose answer or throw it is. */
  name: z.string().exactOptional(),
  over: moment.exactOptional(),
});

/** What a sign in the lobby says of a table. */
export const tableCard = z.object({
  table: z.string(),
  title: z.string(),
  pack: z.string(),
  kind: z.enum(['banked', 'party']),
  /** Where it stands, as a sign over it would say: betting, dice out. */
  phase: z.string(),
  seats: count,
  taken: count,
  /** How many of those seated play for the house. */
  house: count.exactOptional(),
  dice: z.enum(['virtual', 'physical']),
  /** A party has none. */
  mode: z.enum(['home', 'fun', 'strict', 'training']).nullable(),
  staffed: z.enum(['house', 'people']),
  /** How long the house waits for a player at a table that it runs; nobody else has a clock. */
  waits: waits.exactOptional(),
  waiting: tableWait.exactOptional(),
  /** It is there to look around at, and goes when somebody opens a table of their own. */
  demo: z.literal(true).exactOptional(),
  limits: z.object({ minimum: cents, maximum: cents }).nullable(),
  version,
});

/** Where fair dice stand: what binds the house now, what players added, and the seeds of the last turns. */
export const diceFacts = z.object({
  turn: count,
  commitment: z.string(),
  /** In the order of each person's first contribution, with the latest text. */
  contributions: z.array(z.object({ person: z.string(), text: z.string() })).readonly(),
  /** Draws made of this seed so far. */
  draws: count,
  revealed: list(z.object({ turn: count, commitment: z.string(), seed: z.string() })),
});

/** Who asks, as the table knows them. */
const you = z.object({
  /** Null for a screen or a guest who has not joined. */
  person: z.string().nullable(),
  roles: z.array(role).readonly(),
  seat: seat.exactOptional(),
});

/** A table or a party as `plainState` writes it; `stateFrom` makes the `Table` or the `PartyTable` of it again. */
export const plainTable = z
  .custom<Plain>((value) => typeof value === 'object' && value !== null, { error: 'a table is an object' })
  .meta({ type: 'object' });

/** A table as somebody may see it at one version: where an event stream begins, and what a page is drawn from. */
export const snapshot = z.object({
  table: z.string(),
  title: z.string(),
  pack: z.string(),
  kind: z.enum(['banked', 'party']),
  version,
  view: plainTable,
  /** Null where people throw. */
  dice: diceFacts.nullable(),
  you,
  /** House players, by their ids: marked wherever they are shown. */
  house: texts,
  staffed: z.enum(['house', 'people']),
  /** The server's clock, so that a page can count down what is left of a wait. */
  now: moment,
});

export type Waits = z.infer<typeof waits>;
export type TableCard = z.infer<typeof tableCard>;
export type DiceFacts = z.infer<typeof diceFacts>;
export type Snapshot = z.infer<typeof snapshot>;
export type You = z.infer<typeof you>;
