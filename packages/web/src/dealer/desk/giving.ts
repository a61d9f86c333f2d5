import { type Asker, attempt, type CommandBody, type TableRules } from '@dicepit/engine';
import type { ProblemDetails } from '@dicepit/wire';
import { signal } from '@preact/signals';
import type { OpenTable } from '../../live/table.ts';

export type Refusal = { readonly problem: ProblemDetails; readonly after?: number };

/** Why the last thing asked was refused, until somebody has read it. */
export const refusedWith = signal<Refusal | undefined>(undefined);

/** How many things are being asked, and the version of the table that the last answer spoke of. */
export const asking = signal(0);
export const answeredAt = signal(0);

let last: Promise<boolean> = Promise.resolve(true);

/**
 * Gives commands one after another, those of an earlier press first, until one is refused. Quick hands at the pad
 * never overtake each other.
 */
export function giveInTurn(
  open: OpenTable,
  who: { readonly rules: TableRules; readonly asker: Asker },
  commands: readonly CommandBody[],
): Promise<boolean> {
  asking.value += 1;
  last = last
    .then(() => giveAll(open, who, commands))
    .finally(() => {
      asking.value -= 1;
    });
  return last;
}

async function giveAll(
  open: OpenTable,
  { rules, asker }: { readonly rules: TableRules; readonly asker: Asker },
  commands: readonly CommandBody[],
): Promise<boolean> {
  for (const command of commands) {
    const live = open.live.peek();
    const now = Date.now() + open.followed.ahead();
    const role =
      live?.kind === 'banked' ? attempt(rules, live.table, asker, command, now).by.role : undefined;
    const answer = await open.give.command(command, role === undefined ? {} : { as: role });
    if (!answer.ok) {
      refusedWith.value = answer;
      return false;
    }
    answeredAt.value = Math.max(answeredAt.peek(), answer.value.version);
  }
  return true;
}
