import { signal } from '@preact/signals';
import { client } from '../live/pit.ts';
import { announce } from '../shell/announcer.tsx';
import { toldProblem } from '../words/refusal-words.ts';
import { checksOf, verdictOf } from './checks.ts';
import { fairWords } from './said.ts';
import { type FairTurn, turnFrom } from './turn.ts';

/** What the page shows of a turn, and whence it came. */
export type Shown = {
  readonly turn: FairTurn;
  readonly from: 'pit' | 'text';
};

export const shown = signal<Shown | undefined>(undefined);

/** The last turn of the chosen table. */
export const lastTurn = signal<number | undefined>(undefined);

/** Why there is nothing to show; undefined where there is. */
export const trouble = signal<string | undefined>(undefined);

export const isAsking = signal(false);

/** Whether it is known what there is to see in this pit, or that there is nothing. */
export const hasLooked = signal(false);

/** Asks how far a table has come; a table without virtual dice has nothing to tell. */
export async function askTable(table: string): Promise<number | undefined> {
  const answer = await client.table(table).dice();
  lastTurn.value = answer.ok ? answer.value.turn : undefined;
  trouble.value = answer.ok ? undefined : toldProblem(answer.problem);
  // The newest turn that is over is what somebody who has just lost wants to see.
  return answer.ok ? (answer.value.revealed.at(-1)?.turn ?? answer.value.turn) : undefined;
}

export async function checkTurn(table: string, turn: number): Promise<void> {
  isAsking.value = true;
  const answer = await client.table(table).turn(turn);
  isAsking.value = false;
  hasLooked.value = true;
  const found = answer.ok ? turnFrom(table, answer.value.entries) : undefined;
  if (found === undefined) {
    trouble.value = answer.ok ? fairWords.value.unreadable['no-turn'] : toldProblem(answer.problem);
    return;
  }
  show({ turn: found, from: 'pit' });
}

export function show(next: Shown): void {
  trouble.value = undefined;
  shown.value = next;
  const { result, verdict } = fairWords.value;
  const { table, turn } = next.turn;
  announce(`${result({ turn, table })}: ${verdict[verdictOf(checksOf(next.turn))]}.`);
}
