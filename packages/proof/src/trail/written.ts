/**
 * How an entry came to be written, beside what it says: on the first entry of every append to a stream. Who asked, as
 * what and when stands in the event and its command; older trails have none of this.
 */
export type Written = {
  /** One run of the software on one machine, told apart from every other. */
  readonly boot: string;
  /** Whole milliseconds since that run began: a clock that nobody can set. */
  readonly ms: number;
  readonly software: string;
  /** The session that asked, by the hash that the trail knows it by; nothing where the house acts by itself. */
  readonly device?: string;
  /** The edition of the rules that it was decided by; the first where nothing is said. */
  readonly edition?: number;
  /** The mark of the rules that the table played by when it was decided. */
  readonly rules?: string;
};

export const isWritten = (value: unknown): value is Written =>
  typeof value === 'object' &&
  value !== null &&
  'boot' in value &&
  typeof value.boot === 'string' &&
  'ms' in value &&
  Number.isSafeInteger(value.ms) &&
  Number(value.ms) >= 0 &&
  'software' in value &&
  typeof value.software === 'string' &&
  (!('edition' in value) || (Number.isSafeInteger(value.edition) && Number(value.edition) >= 1)) &&
  (!('device' in value) || typeof value.device === 'string') &&
  (!('rules' in value) || typeof value.rules === 'string');
