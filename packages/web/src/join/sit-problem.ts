import type { ProblemDetails } from '@dicepit/wire';
import { signal } from '@preact/signals';

/** Why nothing came of sitting down, or of the chips; it outlives the page that asked, which may be drawn anew. */
export const sitProblem = signal<{ readonly problem: ProblemDetails; readonly seated: boolean } | undefined>(
  undefined,
);
