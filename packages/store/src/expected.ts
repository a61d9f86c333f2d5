import type { Head, Write } from './store.ts';

/** Whether a stream ends where a write wants to go on. */
export const endsAsExpected = (
  { version, hash }: Pick<Head, 'version' | 'hash'>,
  { expected, after }: Pick<Write, 'expected' | 'after'>,
): boolean => version === expected && (after === undefined || hash === after);
