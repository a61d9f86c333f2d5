import {
  type CommandBody,
  evolveTable,
  type Table,
  type TableEvent,
  type TableRefusal,
} from '@dicepit/engine';
import { type Sight, tried } from '../sight.ts';
import { type Changes, stepsFor } from './changes.ts';

/** A command that was given, what should come of it, and how much of that has come. */
export type Act = {
  readonly command: CommandBody;
  readonly makes: Changes;
  readonly events: readonly TableEvent[];
  readonly seen: number;
};

/** The acts that make these changes, each tried at the table that the ones before it leave; or why one may not be. */
export function actsFor(
  sight: Sight,
  changes: Changes,
): { readonly acts: readonly Act[] } | { readonly refusal: TableRefusal } {
  const acts: Act[] = [];
  let table = sight.table;
  for (const { command, makes } of stepsFor(sight, changes)) {
    const answer = tried({ ...sight, table }, command);
    if ('refusal' in answer) return answer;
    acts.push({ command, makes, events: answer.events, seen: 0 });
    table = answer.events.reduce(evolveTable, table);
  }
  return { acts };
}

/** The table as it will be when what was given has come, and what is wished has been given. */
export function projected(sight: Sight, given: readonly Act[], wished: readonly Changes[]): Table {
  const landed = given.reduce(
    (table, { events, seen }) => events.slice(seen).reduce(evolveTable, table),
    sight.table,
  );
  return wished.reduce((table, changes) => {
    const answer = actsFor({ ...sight, table }, changes);
    return 'acts' in answer ? answer.acts.flatMap(({ events }) => events).reduce(evolveTable, table) : table;
  }, landed);
}

const ownEvents: ReadonlySet<string> = new Set<TableEvent['type']>([
  'BetPlaced',
  'BetAddedTo',
  'BetTakenDown',
  'LateBetAsked',
  'LateBetWithdrawn',
]);

/** The acts after one more event has come: the first that waits for something has it now. */
export function seenBy(
  acts: readonly Act[],
  event: { readonly type: string; readonly by?: unknown },
  person: string,
): readonly Act[] {
  const { by } = event;
  const isOwn = typeof by === 'object' && by !== null && 'person' in by && by.person === person;
  if (!isOwn || !ownEvents.has(event.type)) return acts;
  const first = acts.findIndex(({ events, seen }) => seen < events.length);
  return acts.map((act, index) => (index === first ? { ...act, seen: act.seen + 1 } : act));
}
