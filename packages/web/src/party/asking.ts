import type { PartyTableBody } from '@dicepit/games';
import type { ProblemDetails } from '@dicepit/wire';
import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { OpenTable } from '../live/table.ts';

/** Why the last thing that was asked of the table was not done. */
export const refused = signal<{ readonly problem: ProblemDetails; readonly after?: number } | undefined>(
  undefined,
);

export type Asking = {
  readonly isAsking: boolean;
  /** Asks something of the table; whether it was done. Nothing is asked twice at once. */
  readonly ask: (command: PartyTableBody) => Promise<boolean>;
};

export function useAsking({ give }: OpenTable): Asking {
  const [isAsking, setAsking] = useState(false);
  return {
    isAsking,
    ask: async (command) => {
      if (isAsking) return false;
      setAsking(true);
      const answer = await give.command(command);
      setAsking(false);
      if (!answer.ok)
        refused.value = {
          problem: answer.problem,
          ...(answer.after === undefined ? {} : { after: answer.after }),
        };
      return answer.ok;
    },
  };
}
