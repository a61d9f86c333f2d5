import type { TableRefusal } from '@dicepit/engine';
import type { ProblemDetails } from '@dicepit/wire';

/** A refusal of the rules as the server would answer it, so that both are shown by the same sheet, which tells it. */
export function asProblem(refusal: TableRefusal): ProblemDetails {
  const { code, clause, ...figures } = refusal;
  return {
    type: `urn:dicepit:problem:${code}`,
    title: '',
    status: 409,
    code,
    detail: '',
    figures,
    ...(clause.startsWith('policy/') ? {} : { clause }),
  };
}

/** Whether nothing is known of what became of a request: the line dropped. */
export const isUnreachable = ({ code }: Pick<ProblemDetails, 'code'>): boolean => code === 'UNREACHABLE';
