import { words } from '../words/words.ts';
import { addressOfClause } from './clause-address.ts';
import type { RollPlace } from './place.ts';

/** A clause as it is written beside a payment, leading to its place in the rulebook. */
export function ClauseLink({ clause, from }: { readonly clause: string; readonly from?: RollPlace }) {
  const { href, written } = addressOfClause(clause, from);
  return (
    <a class="cl" href={href} aria-label={words.value.common.clause({ clause: written })}>
      {written}
    </a>
  );
}
