import { chancesBarredAt, knownPacks, writeClause } from '@dicepit/games';
import type { Me, PitFacts } from '@dicepit/wire';
import { words } from '../words/words.ts';
import { type RollPlace, toRules } from './place.ts';

/** A clause as it is written beside a payment, leading to its place in the rulebook. */
export function ClauseLink({ clause, from }: { readonly clause: string; readonly from?: RollPlace }) {
  const { href, written } = addressOfClause(clause, from);
  return (
    <a class="cl" href={href} aria-label={words.value.common.clause({ clause: written })}>
      {written}
    </a>
  );
}

/**
 * Where a clause stands in the rulebook, whose anchors are the citations themselves, and how a person reads it. Whoever
 * comes from a roll finds there what that roll did, and the way back.
 */
export function addressOfClause(
  clause: string,
  from?: RollPlace,
): { readonly href: string; readonly written: string } {
  const [prefix = ''] = clause.split('/');
  return {
    href: toRules(knownPacks.find((each) => each.prefix === prefix)?.id ?? prefix, clause, from),
    written: writeClause(clause),
  };
}

export const toLab = './lab';

/** A table at which somebody sits whose rules bar what analyses the game, with the clause that does. */
export type ChancesBarred = { readonly title: string; readonly pack: string; readonly clause: string };

/**
 * Why somebody is shown no chances, no edge and no lab, if they are not: on every screen of the pit, whichever table or
 * game it is about. The server says the same to whoever asks for a page.
 */
export function chancesBarredFor(
  me: Pick<Me, 'seats'> | undefined,
  pit: Pick<PitFacts, 'tables'> | undefined,
): ChancesBarred | undefined {
  for (const { table, title, pack } of pit?.tables ?? []) {
    const clause = chancesBarredAt(pack);
    if (clause === undefined || me?.seats.some((seat) => seat.table === table) !== true) continue;
    return { title, pack, clause };
  }
  return undefined;
}
