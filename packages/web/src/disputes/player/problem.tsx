import type { ProblemDetails } from '@dicepit/wire';
import { ClauseLink } from '../../shell/clauses.tsx';

/** Why something was not done, said where it was asked. */
export function Problem({ problem }: { readonly problem: ProblemDetails | undefined }) {
  if (problem === undefined) return null;
  const { clause, detail, title } = problem;
  return (
    <p class="wrong" role="alert">
      {detail === '' ? title : detail}{' '}
      {clause !== undefined && !clause.startsWith('policy/') && <ClauseLink clause={clause} />}
    </p>
  );
}
