import type { NextStep } from '@dicepit/engine';
import { toastWhyNot } from '../../shell/toasts.tsx';
import { type Desk, whyNot } from '../desk/desk.ts';
import { pressNext } from '../desk/press-next.ts';
import type { SheetState } from '../desk/sheet-state.ts';
import { wayTo } from '../desk/ways.ts';
import { withoutLast } from '../pad/faces.ts';
import { keep, keyed } from '../pad/kept.ts';
import { keyFace, keysTotals } from '../pad/pad-acts.ts';
import { faceOf, type KeyAct } from './acts.ts';

/** Does what a key stands for, exactly as its button would; a key whose button is not there now does nothing. */
export function press(desk: Desk, steps: readonly NextStep[], act: KeyAct): void {
  switch (act) {
    case 'face-1':
    case 'face-2':
    case 'face-3':
    case 'face-4':
    case 'face-5':
    case 'face-6':
      return keyFace(desk, faceOf(act));
    case 'next':
      return pressNext(desk, steps);
    case 'clear':
      return keep([]);
    case 'back':
      return takeBack(desk);
    case 'no-roll':
      return open(desk, 'no roll');
    case 'confirm-late':
      return answerLate(desk, 'ConfirmLateBet');
    case 'refuse-late':
      return answerLate(desk, 'DeclineLateBet');
    case 'face':
    case 'amend':
    case 'overrule':
    case 'fault':
    case 'supervisor':
    case 'shooter':
    case 'seats':
    case 'dice':
    case 'signs':
    case 'staff':
    case 'more':
      return open(desk, act);
  }
}

/** Takes the last face back; of a total nothing is left. */
export const takeBack = (desk: Desk): void => keep(keysTotals(desk) ? [] : withoutLast(keyed.peek()));

function open(desk: Desk, sheet: SheetState['is']): void {
  const way = wayTo(desk, sheet);
  if (way === undefined) return;
  if (way.why === undefined) desk.show(way.sheet);
  else toastWhyNot(way.why);
}

/** Answers the late bet that has waited longest. */
function answerLate(desk: Desk, type: 'ConfirmLateBet' | 'DeclineLateBet'): void {
  const [late] = desk.table.betting.late;
  if (late === undefined) return;
  const command = { type, bet: late.bet } as const;
  const why = whyNot(desk, command);
  if (why === undefined) void desk.give(command);
  else toastWhyNot(why);
}
