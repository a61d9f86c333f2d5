import type { Moment } from '@dicepit/engine';
import type { Put } from '@dicepit/store';
import type { Pit } from '../pit/pit.ts';
import { keyed, newSalt, same } from './secrets.ts';

type Keeping = Pick<Pit, 'store' | 'ports' | 'keys'>;

/** For so long a passkey may be fetched after it was asked for. */
const CHALLENGE_LIFETIME_MS = 5 * 60_000;

const SHELF = 'challenges-used';

/**
 * What a passkey has to sign. It carries its own end and our mark, so that strangers who ask for many of them leave
 * nothing behind; only those that were used are kept, since each is good once.
 */
export function newChallenge(
  { ports, keys }: Pick<Keeping, 'ports' | 'keys'>,
  use: string,
): Uint8Array<ArrayBuffer> {
  const body = `${ports.now() + CHALLENGE_LIFETIME_MS}.${newSalt(ports.entropy)}`;
  return new Uint8Array(Buffer.from(`${body}.${markOf({ keys }, use, body)}`));
}

/** Whether a challenge, as it came back in base64url, is one of ours, for this use, and was not used before. */
export async function isOpenChallenge(
  { store, ports, keys }: Keeping,
  use: string,
  encoded: string,
): Promise<boolean> {
  const [until = '', salt = '', mark = ''] = Buffer.from(encoded, 'base64url').toString().split('.');
  if (!same(mark, markOf({ keys }, use, `${until}.${salt}`)) || ports.now() >= Number(until)) return false;
  return (await store.record(SHELF, mark)) === undefined;
}

/** Keeps a challenge from being used again. */
export function usedChallenge(encoded: string): Put {
  const [until = '', , mark = ''] = Buffer.from(encoded, 'base64url').toString().split('.');
  return { shelf: SHELF, key: mark, text: until };
}

/** Takes away what is left of challenges that have run out. */
export async function sweepChallenges({ store, ports }: Pick<Keeping, 'store' | 'ports'>): Promise<void> {
  const now: Moment = ports.now();
  const records = await store.records(SHELF);
  const over = records.filter(({ text }) => now >= Number(text));
  if (over.length > 0) await store.put(over.map(({ key }) => ({ shelf: SHELF, key, text: null })));
}

const markOf = ({ keys }: Pick<Keeping, 'keys'>, use: string, body: string): string =>
  keyed(keys.sessions, `challenge ${use}`, body);
