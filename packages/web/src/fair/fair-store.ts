import fair from '@dicepit/words/pages/fair.json' with { type: 'json' };
import { signal } from '@preact/signals';
import { client } from '../live/pit.ts';
import { announce } from '../shell/announcer.tsx';
import { toldProblem } from '../words/refusal-words.ts';
import { pageWords } from '../words/words.ts';
import type { CheckedTrail } from './check-trail.ts';
import { checksOf, type FairTurn, readPasted, turnFrom, verdictOf } from './fair-checks.ts';
import { startChecker, type TrailChecker } from './trail-checker.ts';

/** The words of this page come with it, and not with every other: it says more than a phone needs. */
export const fairWords = pageWords('fair', fair);

/** What the page shows of a turn, and whence it came. */
export type TurnOnPage = {
  readonly turn: FairTurn;
  readonly from: 'pit' | 'text';
};

export const shown = signal<TurnOnPage | undefined>(undefined);

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

export function show(next: TurnOnPage): void {
  trouble.value = undefined;
  shown.value = next;
  const { result, verdict } = fairWords.value;
  const { table, turn } = next.turn;
  announce(`${result({ turn, table })}: ${verdict[verdictOf(checksOf(next.turn))]}.`);
}

/** Larger files are trails: a turn of the dice has a hundred throws at most. */
const MAX_TURN_BYTES = 1 << 20;

/** Checks a file that somebody brings: a trail of any size, or one turn. */
export async function checkBrought(file: Blob): Promise<void> {
  if (file.size > MAX_TURN_BYTES) checkFile(file);
  else checkText(await file.text());
}

export function checkText(text: string): void {
  const pasted = readPasted(text);
  // As it was brought: a character more or less would be another file.
  if (pasted.is === 'trail') return checkFile(new Blob([text]));
  putAway();
  if (pasted.is === 'turn') show({ turn: pasted.turn, from: 'text' });
  else trouble.value = fairWords.value.unreadable[pasted.why];
}

/** A whole trail: how far it is read, or what came of it. */
type Trail =
  | { readonly is: 'reading'; readonly lines: number; readonly part?: number }
  | { readonly is: 'checked'; readonly checked: CheckedTrail };

export const trail = signal<Trail | undefined>(undefined);

let checker: TrailChecker | undefined;

/** Fetches what checks a trail, so that it is here before the network goes. */
export const makeReady = (): void => {
  checker ??= startChecker();
};

/** Checks a trail beside the page; what was asked before and is still under way is given up. */
function checkFile(file: Blob): void {
  // One file at a time: a worker in the middle of another would tell of both.
  if (trail.peek()?.is === 'reading') giveUp();
  makeReady();
  trouble.value = undefined;
  shown.value = undefined;
  trail.value = { is: 'reading', lines: 0, part: 0 };
  checker?.check({ from: { file } }, (told) => {
    if (told.is === 'reading') trail.value = told;
    if (told.is === 'checked') tell(told.checked);
    if (told.is !== 'failed') return;
    giveUp();
    trouble.value = fairWords.value.wholeFile.failed;
  });
}

/** Whatever is shown of a trail is put away. */
export function putAway(): void {
  if (trail.peek()?.is === 'reading') giveUp();
  trail.value = undefined;
}

function giveUp(): void {
  checker?.end();
  checker = undefined;
  trail.value = undefined;
}

function tell(checked: CheckedTrail): void {
  trail.value = { is: 'checked', checked };
  const { holds, fails, wholeFile } = fairWords.value;
  if (checked.first !== undefined) show({ turn: checked.first, from: 'text' });
  announce(`${wholeFile.title}: ${checked.report.ok ? holds : fails}.`);
}
