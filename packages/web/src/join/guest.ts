import type { Me, ProblemDetails, TableCard } from '@dicepit/wire';
import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { client, me, refreshMe } from '../live/pit.ts';
import { guestWords } from './guest-words.ts';

/** What somebody brings along in the address: a code to join by, a code to move by, or the wish to look around. */
export type Arrival =
  | { readonly is: 'plain' }
  | { readonly is: 'code'; readonly code: string }
  | { readonly is: 'move'; readonly code: string }
  | { readonly is: 'tables' }
  | { readonly is: 'watch' };

/** Reads what stands behind the hash of an address. Whatever is no code of ours is left alone. */
export function arrivalOf(hash: string): Arrival {
  const text = unescaped(hash.replace(/^#(code=)?/, '')).trim();
  if (text === '/tables') return { is: 'tables' };
  if (text === '/watch') return { is: 'watch' };
  const move = /^\/move\/([\w -]{4,128})$/.exec(text)?.[1];
  if (move !== undefined) return { is: 'move', code: move };
  return /^[A-Za-z0-9][A-Za-z0-9 -]{3,31}$/.test(text)
    ? { is: 'code', code: text.toUpperCase() }
    : { is: 'plain' };
}

/**
 * The table that somebody is led to from the front door: where their one seat is, or the only table there is. Whoever has
 * asked for the tables sees those.
 */
export function landsOn(
  came: Arrival,
  me: Pick<Me, 'person' | 'seats'> | undefined,
  tables: readonly Pick<TableCard, 'table' | 'phase'>[],
): string | undefined {
  const { person = null, seats = [] } = me ?? {};
  if (came.is === 'tables' || person === null) return undefined;
  if (seats.length > 0) return seats.length === 1 ? seats[0]?.table : undefined;
  const [only, ...others] = tables;
  return others.length === 0 && only?.phase !== 'closed' ? only?.table : undefined;
}

/** The address that moves somebody to another phone; codes stay behind the hash, where no server log sees them. */
export const toMove = (pit: string, code: string): string =>
  `${pit.replace(/\/+$/, '')}/#/move/${encodeURIComponent(code)}`;

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Comes in as a guest; gives who somebody is then, or why they were turned away. */
async function comeIn({
  name,
  code,
}: KeptGuest): Promise<{ readonly me: Me } | { readonly away: TurnedAway }> {
  const answer = await client.join({ name, code });
  if (!answer.ok) return { away: turnedAway(answer.problem, answer.after) };
  keepGuest({ name, code });
  return { me: answer.value };
}

/** Goes on as whoever has made the code on another phone. */
export async function moveHere(code: string): Promise<TurnedAway | undefined> {
  const answer = await client.ask('joinByHandover', { body: { code } });
  if (!answer.ok) return turnedAway(answer.problem, answer.after);
  me.value = answer.value;
  return undefined;
}

/** Asks the host to be somebody again; gives the claim to wait for. */
export async function askToBe({
  name,
  code,
}: KeptGuest): Promise<{ readonly claim: string } | { readonly away: TurnedAway }> {
  const answer = await client.ask('askClaim', { body: { name, code } });
  return answer.ok ? { claim: answer.value.claim } : { away: turnedAway(answer.problem, answer.after) };
}

export type ClaimState = 'asked' | 'confirmed' | 'refused' | 'lapsed';

/** How a claim stands. The answer that confirms it brings the session along. */
export async function claimNow(claim: string, guest: KeptGuest): Promise<ClaimState> {
  const answer = await client.ask('readClaim', { params: { claim } });
  // A network that is away for a moment decides nothing.
  if (!answer.ok) return answer.problem.status === 404 ? 'lapsed' : 'asked';
  if (answer.value.state === 'confirmed') {
    keepGuest(guest);
    await refreshMe();
  }
  return answer.value.state;
}

/** Somebody at the door: what they have typed, what is missing, and why they were turned away. */
type Guest = {
  readonly name: string;
  readonly code: string;
  readonly isCodeKnown: boolean;
  readonly isAsking: boolean;
  readonly missing: string | undefined;
  readonly away: TurnedAway | undefined;
  readonly setName: (name: string) => void;
  readonly setCode: (code: string) => void;
  readonly forgetCode: () => void;
  readonly forget: () => void;
  /** Comes in; who they are then, where they were let in. The page does not know it yet. */
  readonly come: () => Promise<Me | undefined>;
};

export function useGuest(given: string): Guest {
  const kept = keptGuest();
  const [name, setName] = useState(kept.name);
  const [code, setCode] = useState(given === '' ? kept.code : given);
  const [isCodeKnown, setCodeKnown] = useState(given !== '');
  const [isAsking, setAsking] = useState(false);
  const [missing, setMissing] = useState<string | undefined>(undefined);
  const [away, setAway] = useState<TurnedAway | undefined>(undefined);

  const typed = (set: (text: string) => void) => (text: string) => {
    set(text);
    setMissing(undefined);
    // A name that is taken and a code that is wrong are told until something else is typed.
    if (away?.is !== 'wait') setAway(undefined);
  };
  const come = async (): Promise<Me | undefined> => {
    const { nameNeeded, codeNeeded } = guestWords.value.join;
    const why = name.trim() === '' ? nameNeeded : code.trim() === '' ? codeNeeded : undefined;
    setMissing(why);
    if (why !== undefined || isAsking || away?.is === 'wait') return undefined;
    setAsking(true);
    setAway(undefined);
    const answer = await comeIn({ name: name.trim(), code: code.trim() });
    setAsking(false);
    if ('me' in answer) return answer.me;
    setAway(answer.away);
    // A code that came along and is not right has to be typed.
    if (answer.away.is === 'wrong code') setCodeKnown(false);
    return undefined;
  };
  return {
    name,
    code,
    isCodeKnown,
    isAsking,
    missing,
    away,
    setName: typed(setName),
    setCode: typed(setCode),
    forgetCode: () => {
      setCodeKnown(false);
      setCode('');
    },
    forget: () => setAway(undefined),
    come,
  };
}

/** Who somebody was on this phone, so that nothing has to be typed twice. The session itself is in the cookie. */
export type KeptGuest = { readonly name: string; readonly code: string };

const STORAGE_KEY = 'dicepit.guest';

function keepGuest(guest: KeptGuest): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(guest));
  } catch {
    // A private window may have no storage: then it is typed again.
  }
}

export function keptGuest(): KeptGuest {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return { name: textIn(kept, 'name'), code: textIn(kept, 'code') };
  } catch {
    return { name: '', code: '' };
  }
}

function textIn(kept: unknown, field: 'name' | 'code'): string {
  const value: unknown = Reflect.get(Object(kept), field);
  return typeof value === 'string' ? value : '';
}

/** Why somebody was not let in, as far as it decides what they can do about it. */
export type TurnedAway =
  | { readonly is: 'wrong code' }
  | { readonly is: 'locked'; readonly said: string }
  | { readonly is: 'name taken' }
  | { readonly is: 'excluded' }
  | { readonly is: 'wait'; readonly seconds: number }
  | { readonly is: 'away' }
  | { readonly is: 'refused'; readonly title: string; readonly said: string };

/** Where nothing is said about how long, this is long enough for whatever counts the tries. */
const RETRY_AFTER_SECONDS = 30;

export function turnedAway(
  { code, title, detail, status }: Pick<ProblemDetails, 'code' | 'title' | 'detail' | 'status'>,
  after?: number,
): TurnedAway {
  if (status === 0 || code === 'UNAVAILABLE') return { is: 'away' };
  switch (code) {
    case 'WRONG_CREDENTIALS':
    case 'MALFORMED':
      return { is: 'wrong code' };
    case 'PIT_LOCKED':
      return { is: 'locked', said: detail };
    case 'NAME_TAKEN':
      return { is: 'name taken' };
    case 'EXCLUDED':
      return { is: 'excluded' };
    case 'TOO_MANY':
      return { is: 'wait', seconds: Math.max(1, Math.ceil(after ?? RETRY_AFTER_SECONDS)) };
    default:
      return { is: 'refused', title, said: detail };
  }
}

/** Why nothing came of sitting down, or of the chips; it outlives the page that asked, which may be drawn anew. */
export const sitProblem = signal<{ readonly problem: ProblemDetails; readonly seated: boolean } | undefined>(
  undefined,
);

/**
 * The seat that is being taken on this phone, until the chips of it lie there as well: a bet made in between would be refused
 * for want of chips. `since` is the version of the table at which they do.
 */
export const takingSeat = signal<
  { readonly table: string; readonly seat: number; readonly since?: number } | undefined
>(undefined);
