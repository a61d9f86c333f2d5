import type { ProblemDetails } from '@dicepit/wire';

/** How an event stream stands, for a sign that a person can read. */
export type StreamState =
  | { readonly is: 'connecting' }
  /** In trouble when the pit lives but its store does not: nothing new happens until that is mended. */
  | { readonly is: 'live'; readonly inTrouble?: boolean }
  | {
      readonly is: 'reconnecting';
      /**
       * When the connection was lost; what is shown may be older than that by a beat or two. Of one that was let go
       * it is when something was last heard.
       */
      readonly since: number;
      /** When the pit was last heard of: what is shown was right then. */
      readonly staleSince: number;
      readonly problem: ProblemDetails;
    }
  /** Nothing more will come. */
  | { readonly is: 'ended'; readonly why: StreamEnd; readonly problem?: ProblemDetails };

/** Why a stream is over: its reader left, goes on at another phone, was sent away by the server, or there is nothing to read. */
export type StreamEnd = 'stopped' | 'session over' | 'replaced' | 'removed' | 'not allowed' | 'not there';

/** What a reader makes of a message: goes on, wants another connection, or is told that it is over. */
export type Took = 'goes on' | 'again' | { readonly over: StreamEnd };
