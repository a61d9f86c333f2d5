import { toLobby, toSteps, toTable } from '../../shell/place.ts';
import { settingsOpen } from '../../shell/settings-sheet.tsx';
import { staffWords } from '../../staff/said.ts';
import type { Desk } from '../desk/desk.ts';
import { underMore } from '../desk/ways.ts';
import { actOfSheet } from '../keys/acts.ts';
import { Legend, shortcutOf } from '../keys/legend.tsx';
import { dealerWords } from '../said.ts';
import { DeskSheet } from './parts.tsx';

/** The way to everything that has no button of its own at the desk. */
export function MoreSheet({ desk }: { readonly desk: Desk }) {
  const said = dealerWords.value;
  const pages = staffWords.value.pages.all;
  return (
    <DeskSheet desk={desk} title={said.moreTitle}>
      <div class="btns two tiles">
        {underMore(desk).map(({ name, sheet }) => (
          <button
            key={name}
            type="button"
            class="btn"
            aria-keyshortcuts={shortcutOf(actOfSheet(sheet))}
            onClick={() => desk.show(sheet)}
          >
            {name}
            <Legend act={actOfSheet(sheet)} />
          </button>
        ))}
        <button
          type="button"
          class="btn"
          onClick={() => {
            desk.show(undefined);
            settingsOpen.value = true;
          }}
        >
          {said.settings}
        </button>
        <a class="btn" href={toTable(desk.id)}>
          {said.playerView}
        </a>
        <a class="btn" href={toSteps('paper', desk.id)}>
          {pages.paper.name}
        </a>
        <a class="btn" href={toSteps('desk')}>
          {pages.desk.name}
        </a>
        <a class="btn" href={`${toLobby}dealer`}>
          {said.otherTables}
        </a>
      </div>
    </DeskSheet>
  );
}
