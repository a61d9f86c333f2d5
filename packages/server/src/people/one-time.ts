import type { Moment } from '@dicepit/engine';
import type { Put } from '@dicepit/store';
import type { Pit } from '../pit/pit.ts';
import { codeFrom, keyed, newSalt, plainCode, same, tokenFrom } from './secrets.ts';

type Keeping = Pick<Pit, 'store' | 'ports' | 'keys'>;

/** Something secret that is good once, and until a moment. */
export type OneTimeSecret = { readonly token: string; readonly until: Moment };

/** What is kept of it: a mark to recognise it by, and where it is to be shown again, what makes it with our keys. */
type Kept = {
  readonly mark: string;
  readonly person: string;
  readonly until: Moment;
  readonly salt?: string;
};

const SHELF = 'codes';
const HOUR_MS = 3_600_000;

/** How long each kind is good for. */
export const lasting = {
  /** Until somebody has claimed the pit. */
  host: 365 * 24 * HOUR_MS,
  staff: 24 * HOUR_MS,
  /** Those who watch are expected now, or are given another link. */
  watcher: 2 * HOUR_MS,
  /** How long those who watch stay, where nobody has said for how long. */
  visit: 24 * HOUR_MS,
  handover: 5 * 60_000,
} as const;

/** The token of the host, or of one member of the staff: a new one takes the place of the one before. */
export function tokenFor(
  { keys }: Pick<Keeping, 'keys'>,
  { person, salt, until }: { readonly person: string; readonly salt: string; readonly until: Moment },
): { readonly secret: OneTimeSecret; readonly put: Put } {
  const token = `${plainId(person)}${tokenFrom(keys.sessions, person, salt)}`;
  return {
    secret: { token, until },
    put: kept(placeOf(person), {
      mark: markOf({ keys }, token),
      person,
      until,
      ...(person === HOST ? { salt } : {}),
    }),
  };
}

/** The token to become the host by that is good now, as it was first given. */
export async function standingHostToken(pit: Keeping): Promise<OneTimeSecret | undefined> {
  const { salt, until } = (await goodRecord(pit, placeOf(HOST))) ?? {};
  return salt === undefined || until === undefined
    ? undefined
    : tokenFor(pit, { person: HOST, salt, until }).secret;
}

/** Whether it is the token to become the host by. */
export const isHostToken = async (pit: Keeping, token: string): Promise<boolean> =>
  (await holderOf(pit, HOST, token)) !== undefined;

/** Whose sign-up token it is, where it is good; the token carries the id. */
export const readStaffToken = (pit: Keeping, token: string): Promise<string | undefined> =>
  holderOf(pit, `p-${token.slice(0, PLAIN_ID_LENGTH)}`, token);

/** The host before there is one. */
export const HOST = 'host';

export const usedToken = (person: string): Put => ({ shelf: SHELF, key: placeOf(person), text: null });

/** A code to go on from another phone. */
export function handoverFor(
  { keys }: Pick<Keeping, 'keys'>,
  { person, salt, until }: { readonly person: string; readonly salt: string; readonly until: Moment },
): { readonly secret: OneTimeSecret; readonly put: Put } {
  const code = codeFrom(keys.sessions, `handover\n${person}`, salt);
  const mark = markOf({ keys }, code);
  return {
    secret: { token: `${code.slice(0, 4)}-${code.slice(4)}`, until },
    put: kept(`handover/${mark}`, { mark, person, until }),
  };
}

/** Whose code it is, where it is good, and what takes it away. */
export async function readHandover(
  pit: Keeping,
  text: string,
): Promise<{ readonly person: string; readonly used: Put } | undefined> {
  const place = `handover/${markOf(pit, plainCode(text))}`;
  const found = await goodRecord(pit, place);
  return found === undefined
    ? undefined
    : { person: found.person, used: { shelf: SHELF, key: place, text: null } };
}

/** What only the one who asked can show: the host sees the id of a claim and not this. */
export function claimSecret(
  { keys, ports }: Pick<Keeping, 'keys' | 'ports'>,
  claim: string,
  salt = newSalt(ports.entropy),
): { readonly salt: string; readonly token: string; readonly put: Put } {
  const token = tokenFrom(keys.sessions, claim, salt);
  return { salt, token, put: { shelf: SHELF, key: `claim/${claim}`, text: markOf({ keys }, token) } };
}

export async function isClaimSecret(pit: Keeping, claim: string, token: string): Promise<boolean> {
  const mark = await pit.store.record(SHELF, `claim/${claim}`);
  return mark !== undefined && same(mark, markOf(pit, token));
}

export const usedClaim = (claim: string): Put => ({ shelf: SHELF, key: `claim/${claim}`, text: null });

async function holderOf(pit: Keeping, person: string, token: string): Promise<string | undefined> {
  const record = await goodRecord(pit, placeOf(person));
  return record !== undefined && same(record.mark, markOf(pit, token)) ? record.person : undefined;
}

/** A person's id without its first letters, as a token carries it. */
const PLAIN_ID_LENGTH = 10;
const plainId = (person: string): string => (person === HOST ? '' : person.slice(-PLAIN_ID_LENGTH));

const placeOf = (person: string): string => `token/${person}`;

const markOf = ({ keys }: Pick<Keeping, 'keys'>, token: string): string =>
  keyed(keys.sessions, 'one-time', token);

const kept = (key: string, record: Kept): Put => ({ shelf: SHELF, key, text: JSON.stringify(record) });

async function goodRecord({ store, ports }: Keeping, key: string): Promise<Kept | undefined> {
  const text = await store.record(SHELF, key);
  // We wrote the record ourselves.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const record = text === undefined ? undefined : (JSON.parse(text) as Kept);
  return record === undefined || ports.now() >= record.until ? undefined : record;
}
