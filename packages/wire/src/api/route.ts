import type { Role } from '@dicepit/engine';
import type { z } from 'zod';
import type { ProblemCode } from './problem-codes.ts';

/** Who may ask: anybody at all, anybody with a session (guest or staff), or whoever holds one of these roles. */
export type Access = 'anyone' | 'signed in' | readonly Role[];

/** What comes back: a JSON object, server-sent events, one JSON object to a line, plain text, a drawing, or a file. */
export type AnswerForm = 'json' | 'events' | 'lines' | 'text' | 'svg' | 'file';

/** One way to ask the pit for something, as data: the server, the client and the description are made of these. */
export type Route = {
  readonly method: 'GET' | 'POST';
  /** With what varies as `:table`. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  readonly params: z.ZodType;
  readonly query: z.ZodType;
  /** Nothing where nothing is sent. */
  readonly body: z.ZodType;
  readonly form: AnswerForm;
  /** The answer; of events the data of each by its name, of lines each line. */
  readonly answer: z.ZodType;
  /** Whether an Idempotency-Key has to be sent: with everything that changes anything. */
  readonly needsKey: boolean;
  /** What the server may say instead, besides what it may always say. */
  readonly codes: readonly ProblemCode[];
};
