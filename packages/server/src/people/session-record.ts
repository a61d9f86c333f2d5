import { createHmac } from 'node:crypto';
import type { Mode, Moment } from '@dicepit/engine';
import type { Put } from '@dicepit/store';
import type { Pit } from '../pit/pit.ts';
import type { SessionChange } from '../pit/result.ts';
import type { Person } from './people.ts';
import { hashed, same } from './secrets.ts';

/** What is kept of a session, under the hash of its id: who reads the records cannot make the cookie. */
export type SessionRecord = {
  readonly person: string;
  readonly device: string;
  readonly began: Moment;
  /** The count of the person's sessions that it belongs to; see `Person.era`. */
  readonly era: number;
  /** What a screen on a wall is called, which has a session and is nobody. */
  readonly screen?: string;
  /** Whether it is the session of an access token, which lasts as long as its program is let in. */
  readonly program?: boolean;
};

export const SESSIONS = 'sessions';

/** When somebody was last seen is kept apart: writing it can then never bring back a session that has ended. */
export const SEEN = 'sessions-seen';

const HOUR_MS = 3_600_000;

/** How long a session lasts at the most, and how long without being used. */
export function limitsOf(
  kind: Person['kind'] | 'screen',
  mode: Mode,
): { readonly whole: number; readonly idle: number } {
  switch (kind) {
    case 'guest':
      return { whole: 24 * HOUR_MS, idle: 24 * HOUR_MS };
    case 'staff':
      return { whole: 12 * HOUR_MS, idle: mode === 'strict' ? HOUR_MS / 2 : 2 * HOUR_MS };
    case 'house player':
      // The house signs its players in at every start, and they play for as long as it runs.
      return { whole: 365 * 24 * HOUR_MS, idle: 365 * 24 * HOUR_MS };
    case 'screen':
      return { whole: 30 * 24 * HOUR_MS, idle: 30 * 24 * HOUR_MS };
  }
}

export type Begun = {
  /** The hash of the id, by which the trail and the listeners know the session. */
  readonly session: string;
  readonly put: Put;
  readonly change: Extract<SessionChange, { readonly is: 'began' }>;
};

/** A new session of somebody; it holds once its record is stored. */
export const beginSession = (
  pit: Pick<Pit, 'ports' | 'keys'>,
  { person, kind, era }: Pick<Person, 'person' | 'kind' | 'era'>,
  device: string,
): Begun => begin(pit, { person, device, began: pit.ports.now(), era }, kind);

/** A new session of a screen on a wall; one that was on it before is the same device. */
export const beginScreen = (pit: Pick<Pit, 'ports' | 'keys'>, title: string, device = ''): Begun =>
  begin(pit, { person: '', device, began: pit.ports.now(), era: 0, screen: title }, 'screen');

function begin(
  { ports, keys }: Pick<Pit, 'ports' | 'keys'>,
  record: SessionRecord,
  kind: Person['kind'] | 'screen',
): Begun {
  const id = Buffer.from(ports.entropy(16)).toString('base64url');
  const { began } = record;
  const session = hashed(id);
  return {
    session,
    put: { shelf: SESSIONS, key: session, text: JSON.stringify(record) },
    change: {
      is: 'began',
      cookie: `${id}.${signed(keys.sessions, id)}`,
      until: began + limitsOf(kind, 'home').whole,
    },
  };
}

/** The session that a cookie speaks of, where the cookie is one of ours. */
export function sessionIn(key: Uint8Array, cookie: string | undefined): string | undefined {
  const [id, signature, more] = (cookie ?? '').split('.');
  if (id === undefined || signature === undefined || more !== undefined || id.length > 64) return undefined;
  return same(signature, signed(key, id)) ? hashed(id) : undefined;
}

const signed = (key: Uint8Array, id: string): string =>
  createHmac('sha256', key).update(`session\n${id}`).digest('base64url');
