import type { Me } from '@dicepit/wire';
import { client, me, refreshMe } from '../live/pit.ts';
import { type KeptGuest, keepGuest } from './kept-guest.ts';
import { type TurnedAway, turnedAway } from './turned-away.ts';

/** Comes in as a guest; gives who somebody is then, or why they were turned away. */
export async function comeIn({
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
