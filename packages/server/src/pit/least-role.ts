import { everyRole, type Role } from '@dicepit/engine';
import { type Refusal, refused } from './outcome.ts';
import type { Ruling } from './planned.ts';

/** As what somebody who is several things asks. */
type Asking = { readonly held: readonly Role[]; readonly named?: Role | undefined };

export type RuledAs<Event> =
  | { readonly ok: true; readonly role: Role; readonly events: readonly Event[] }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * Decides as the one named, or as the least of what somebody is that may. Where none may, the answer is the first that
 * is not merely about the rank.
 */
export function ruledAsLeast<Event>(
  { held, named }: Asking,
  decide: (role: Role) => Ruling<Event>,
): RuledAs<Event> {
  if (named !== undefined && !held.includes(named))
    return refused(403, 'NOT_ALLOWED', `You are not a ${named.replaceAll('-', ' ')} in this pit.`);
  const refusals: Refusal[] = [];
  for (const role of everyRole.filter((each) =>
    named === undefined ? held.includes(each) : each === named,
  )) {
    const ruling = decide(role);
    if (ruling.ok) return { ok: true, role, events: ruling.events };
    refusals.push(ruling.refusal);
  }
  const [first] = refusals;
  const refusal = refusals.find(({ code }) => !aboutRank.has(code)) ?? first;
  return refusal === undefined
    ? refused(403, 'NOT_ALLOWED', 'You are nothing in this pit that could do this.')
    : { ok: false, refusal };
}

const aboutRank: ReadonlySet<string> = new Set(['NOT_YOUR_ROLE', 'NOT_ABOVE', 'NOT_YOUR_DISPUTE']);
