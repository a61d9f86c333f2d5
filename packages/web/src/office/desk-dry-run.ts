import type { DeskRefusal, DeskRuling } from '@dicepit/desks';
import { everyRole, type Role } from '@dicepit/engine';

/**
 * Why nothing that somebody is may do something, if nothing may: tried from the least, as the pit tries it. The reason
 * is the first that is not merely about the rank.
 */
export function refusalAs(
  held: readonly Role[],
  decide: (role: Role) => DeskRuling<unknown>,
): DeskRefusal | undefined {
  const refusals: DeskRefusal[] = [];
  for (const role of everyRole.filter((each) => held.includes(each))) {
    const ruling = decide(role);
    if (ruling.ok) return undefined;
    refusals.push(ruling.refusal);
  }
  return refusals.find(({ code }) => !aboutRank.has(code)) ?? refusals[0];
}

const aboutRank: ReadonlySet<string> = new Set(['NOT_YOUR_ROLE', 'NOT_ABOVE', 'NOT_YOUR_DISPUTE']);
