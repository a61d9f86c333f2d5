import { networkOf } from '../http/auth-guard.ts';
import { type Outcome, refused } from '../pit/result.ts';
import type { Backoff, Counted } from './backoff.ts';
import type { PeopleServices } from './services.ts';

type Guarding = {
  /** What is being guessed at, as the security stream calls it. */
  readonly kind: string;
  readonly address: string;
  readonly by: Backoff;
  readonly counted: readonly Counted[];
};

/** Looks at something secret that somebody has shown, unless there were too many wrong ones of late. */
export async function guarded<Answer, More>(
  { security }: Pick<PeopleServices, 'security'>,
  { kind, address, by, counted }: Guarding,
  look: () => Promise<Outcome<Answer> & More>,
): Promise<(Outcome<Answer> & More) | ReturnType<typeof refused>> {
  const attempt = by.attempt(...counted);
  if (!attempt.ok) {
    const { after } = attempt;
    security.note(`${kind}, too soon`, address);
    return refused(429, { code: 'TOO_MANY', case: 'tries', after }, { after });
  }
  const outcome = await look();
  const isWrong = !outcome.ok && outcome.refusal.status === 401;
  if (!isWrong) attempt.succeeded();
  if (!outcome.ok && (isWrong || outcome.refusal.status === 403)) security.note(kind, address);
  return outcome;
}

/** Codes and tokens: few free tries for an address, and the budget of the whole pit. */
export const guessing = (services: PeopleServices, kind: string, address: string): Guarding => ({
  kind,
  address,
  by: services.guesses,
  counted: [{ key: networkOf(address), free: 10 }],
});

/**
 * Passphrases: by address and name together, so that nobody is kept out by what strangers try elsewhere; and more
 * slowly by address, against those who try many names.
 */
export const signingIn = (services: PeopleServices, name: string, address: string): Guarding => ({
  kind: 'sign-in',
  address,
  by: services.signIns,
  counted: [
    { key: `${networkOf(address)} ${name}`, free: 5 },
    { key: networkOf(address), free: 30 },
  ],
});
