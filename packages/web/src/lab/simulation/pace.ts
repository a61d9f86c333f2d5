/** What a run has played so far. */
export type Made = { readonly sessions: number; readonly of: number; readonly rolls: number };

/** How far a run is, and how fast. */
export type Pace = {
  readonly sessions: number;
  readonly of: number;
  /** Rolls in a second. */
  readonly rate: number;
  /** Seconds until it is done. */
  readonly left: number;
};

export const paceOf = ({ sessions, of, rolls }: Made, seconds: number): Pace => ({
  sessions,
  of,
  rate: seconds > 0 ? rolls / seconds : 0,
  left: sessions > 0 ? (seconds * (of - sessions)) / sessions : Number.POSITIVE_INFINITY,
});
