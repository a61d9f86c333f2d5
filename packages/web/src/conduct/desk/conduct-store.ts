import type { Answer } from '@dicepit/client';
import type { DeskRefusal } from '@dicepit/desks';
import type { ConductFacts, IncidentFacts } from '@dicepit/wire';
import { signal } from '@preact/signals';
import { withToast } from '../../host/console-state.ts';
import { client, me } from '../../live/pit.ts';
import { type ConductBody, refusalFor } from '../conduct-dry-run.ts';
import { conductWords } from '../conduct-words.ts';

/** All that is on record about conduct; undefined until the pit has told. */
export const conduct = signal<ConductFacts | undefined>(undefined);

export async function readConduct(): Promise<void> {
  const read = await client.ask('readConduct');
  if (read.ok) conduct.value = read.value;
}

/** Waits for what was asked, says what came of it, and reads everything anew. */
export async function sendAndRefresh(asked: Promise<Answer<unknown>>, said: string): Promise<boolean> {
  const answer = await withToast(asked, said);
  if (answer === undefined) return false;
  await readConduct();
  return true;
}

/** Why whoever sits at the desk may not do something, if they may not. */
export const refusalHere = (facts: ConductFacts, body: ConductBody): DeskRefusal | undefined =>
  refusalFor(facts, me.value ?? { person: null, roles: [] }, body, Date.now());

export const nameIn = ({ names }: Pick<ConductFacts, 'names'>, person: string | undefined): string => {
  const said = conductWords.value;
  if (person === undefined) return said.unknown;
  return names[person] ?? (person === 'house' ? said.house : person);
};

/** An incident, and all that is on record beside it. */
export type OnIncident = { readonly facts: ConductFacts; readonly incident: IncidentFacts };
