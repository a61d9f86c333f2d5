import { Action } from '../../parts/action.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { toastWith } from '../../shell/toasts.tsx';
import { sum } from '../../words/numbers.ts';
import { clearing } from '../bets/again.ts';
import { isNothing } from '../bets/changes.ts';
import type { Desk } from '../desk/desk.ts';
import { leave } from '../money/cashing-out.ts';
import { playerWords } from '../said.ts';
import { onTable, type Sight, worthOf } from '../sight.ts';

/** Leaving the table: what may come down comes down, the chips go to the account, the seat becomes free. */
export function LeaveSheet({ desk, sight }: { readonly desk: Desk; readonly sight: Sight }) {
  const said = playerWords.value.leave;
  const close = (): void => {
    desk.sheet.value = undefined;
  };
  const go = async (): Promise<void> => {
    const down = clearing(sight);
    if (!isNothing(down) && !(await desk.give(down, (done) => done))) return;
    const now = desk.actual.peek();
    if (now === undefined || !(await leave(desk, now))) return;
    close();
    toastWith(said.gone);
  };
  const worth = worthOf(sight);
  const lies = onTable(sight);
  return (
    <Sheet title={said.title} onClose={close}>
      <p class="lead">{worth > 0 ? said.text({ sum: sum(worth) }) : said.textEmpty}</p>
      {lies > 0 && <p class="lead">{said.betsUp({ sum: sum(lies) })}</p>}
      <div class="btns two">
        <Action onPress={() => void go()}>{said.go}</Action>
        <Action class="btn btn-main" onPress={close} autofocus>
          {said.stay}
        </Action>
      </div>
    </Sheet>
  );
}
