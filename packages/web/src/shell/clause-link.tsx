import { words } from '../words/words.ts';
import { addressOfClause } from './clause-address.ts';

/** A clause as it is written beside a payment, leading to its place in the rulebook. */
export function ClauseLink({ clause }: { readonly clause: string }) {
  const { href, written } = addressOfClause(clause);
  return (
    <a class="cl" href={href} aria-label={words.value.common.clause(written)}>
      {written}
    </a>
  );
}
