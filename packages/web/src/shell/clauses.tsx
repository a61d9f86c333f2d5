import { chancesBarredAt, knownPacks, writeClause } from '@dicepit/games';
import type { Me, PitFacts } from '@dicepit/wire';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { words } from '../words/words.ts';
import { type RollPlace, toRules } from './place.ts';

/** The pack of the table, roll or case that is shown: a citation in it is one of its own rulebook, whose prefix another may share. */
export const PackHere = createContext<string | undefined>(undefined);

type ClauseLinkProps = {
  readonly clause: string;
  readonly from?: RollPlace;
  readonly pack?: string | undefined;
};

/** A clause as it is written beside a payment, leading to its place in the rulebook. */
export function ClauseLink({ clause, from, pack }: ClauseLinkProps) {
  const here = useContext(PackHere);
  const { href, written } = addressOfClause(clause, { from, pack: pack ?? here });
  return (
    <a class="cl" href={href} aria-label={words.value.common.clause({ clause: written })}>
      {written}
    </a>
  );
}

/**
 * Where a clause stands in the rulebook, whose anchors are the citations themselves, and how a person reads it. Whoever
 * comes from a roll finds there what that roll did, and the way back. A clause with the prefix of the pack it is cited in
 * is that pack's, and of any other the first that is known.
 */
export function addressOfClause(
  clause: string,
  { from, pack }: { readonly from?: RollPlace | undefined; readonly pack?: string | undefined } = {},
): { readonly href: string; readonly written: string } {
  const [prefix = ''] = clause.split('/');
  const withPrefix = knownPacks.filter((each) => each.prefix === prefix).map(({ id }) => id);
  const book = pack !== undefined && withPrefix.includes(pack) ? pack : withPrefix[0];
  return { href: toRules(book ?? prefix, clause, from), written: writeClause(clause) };
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
