import type { Pit } from '../pit/pit.ts';
import { type Backoff, lastingBackoff } from './backoff.ts';
import { sweepChallenges } from './challenge.ts';
import type { Presence } from './presence.ts';
import { openSecurity, type Security } from './security.ts';
import { openSessions, type Sessions, sweepSessions } from './sessions.ts';

/** What those who answer for people need besides the pit itself. */
export type PeopleServices = {
  readonly sessions: Sessions;
  readonly presence: Presence;
  readonly security: Security;
  /** Join codes, handover codes and tokens: few letters, so the whole pit has one budget of guesses. */
  readonly guesses: Backoff;
  /** Passphrases and passkeys. */
  readonly signIns: Backoff;
  readonly end: () => Promise<void>;
};

/** Guesses of codes that are looked at in a minute, whoever makes them. */
const MAX_GUESSES_A_MINUTE = 200;

export async function openPeople(pit: Pit): Promise<PeopleServices> {
  await sweepSessions(pit);
  await sweepChallenges(pit);
  const sessions = await openSessions(pit);
  const security = openSecurity(pit);
  return {
    sessions,
    security,
    presence: pit.presence,
    guesses: await lastingBackoff(pit, 'guesses', MAX_GUESSES_A_MINUTE),
    signIns: await lastingBackoff(pit, 'sign-ins'),
    end: async () => {
      sessions.end();
      await security.end();
    },
  };
}
