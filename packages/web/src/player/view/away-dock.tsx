import { Action } from '../../parts/action.tsx';
import { words } from '../../words/words.ts';
import type { Desk } from '../desk/desk.ts';
import { playerWords } from '../said.ts';
import { inChips, onTable, rackOf, type Sight } from '../sight.ts';
import { Figure } from './dock.tsx';

/** The dock while the pit cannot be reached: what still counts, and the one thing to do. */
export function AwayDock({ desk, sight }: { readonly desk: Desk; readonly sight: Sight }) {
  const said = playerWords.value;
  const lies = onTable(sight);
  return (
    <>
      <div class="money">
        <Figure name={words.value.chipsAt.rack} text={inChips(sight, rackOf(sight))} />
        <Figure name={words.value.chipsAt.onTable} text={inChips(sight, lies)} />
      </div>
      <p class="away-say">
        {lies > 0 ? said.notices.stillCounts({ sum: inChips(sight, lies) }) : said.notices.backSoon}
      </p>
      <Action class="btn btn-main wide" onPress={() => desk.open.followed.retryNow()}>
        {said.notices.tryNow}
      </Action>
      <p class="small quiet away-note">{said.notices.checkWifi}</p>
    </>
  );
}
