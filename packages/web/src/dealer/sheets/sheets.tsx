import { rolesFor } from '@dicepit/engine';
import { Buttons } from '../../parts/buttons.tsx';
import { toLobby, toSteps, toTable } from '../../shell/place.ts';
import { settingsOpen } from '../../shell/settings-sheet.tsx';
import { staffWords } from '../../staff/staff-words.ts';
import { CommandSheet } from '../command-form.tsx';
import { type Concern, concerns } from '../command-groups.ts';
import { type DealerView, sheetOpen } from '../dealer-view.ts';
import { commandWords, dealerWords } from '../dealer-words.ts';
import { actOfSheet } from '../keys.ts';
import { underMore } from '../next-step.ts';
import { Legend, shortcutOf } from '../pad-column.tsx';
import * as css from './desk-sheets.module.css';
import { DiceSheet, FaceSheet, FaultSheet, ShooterSheet } from './dice-sheets.tsx';
import { IncidentsSheet, SignsSheet, StaffSheet, SupervisorSheet } from './house-sheets.tsx';
import { KeysSheet } from './keys-sheet.tsx';
import { AmendSheet, NoRollSheet, OverruleSheet } from './outcome-sheets.tsx';
import { DeskSheet, OpenForm } from './parts.tsx';
import { BetSheet, SeatSheet, SeatsSheet } from './seat-sheets.tsx';

/** The sheet that is open over the desk, if one is. */
export function Sheets({ view }: { readonly view: DealerView }) {
  const sheet = sheetOpen.value;
  if (sheet === undefined) return null;
  switch (sheet.is) {
    case 'no roll':
      return <NoRollSheet view={view} />;
    case 'face':
      return <FaceSheet view={view} />;
    case 'amend':
      return <AmendSheet view={view} />;
    case 'overrule':
      return <OverruleSheet view={view} roll={sheet.roll} />;
    case 'fault':
      return <FaultSheet view={view} />;
    case 'dice':
      return <DiceSheet view={view} />;
    case 'signs':
      return <SignsSheet view={view} />;
    case 'seats':
      return <SeatsSheet view={view} />;
    case 'seat':
      return <SeatSheet view={view} seat={sheet.seat} />;
    case 'bet':
      return <BetSheet view={view} bet={sheet.bet} />;
    case 'shooter':
      return <ShooterSheet view={view} />;
    case 'staff':
      return <StaffSheet view={view} />;
    case 'supervisor':
      return <SupervisorSheet view={view} />;
    case 'keys':
      return <KeysSheet view={view} />;
    case 'incidents':
      return <IncidentsSheet view={view} />;
    case 'more':
      return <MoreSheet view={view} />;
    case 'all':
      return <AllSheet view={view} />;
    case 'form':
      return <CommandSheet key={sheet.type} view={view} form={sheet} />;
  }
}

/** Every command of the staff, by what it is about. What players do themselves is done at their own screens. */
function AllSheet({ view }: { readonly view: DealerView }) {
  const said = dealerWords.value;
  // The keys of the record are its concerns, and no others.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const names = Object.keys(concerns) as Concern[];
  return (
    <DeskSheet view={view} title={said.everything}>
      <p class="lead">{said.everythingText}</p>
      {names.map((concern) => (
        <details key={concern} class={css.concern}>
          <summary>{commandWords.value.concerns[concern]}</summary>
          <Buttons split="two">
            {concerns[concern]
              .filter((type) => rolesFor(view.rules.procedure, type).roles.some((role) => role !== 'player'))
              .map((type) => (
                <OpenForm key={type} view={view} type={type} back={{ is: 'all' }} />
              ))}
          </Buttons>
        </details>
      ))}
    </DeskSheet>
  );
}

/** The way to everything that has no button of its own at the desk. */
function MoreSheet({ view }: { readonly view: DealerView }) {
  const said = dealerWords.value;
  const pages = staffWords.value.pages.all;
  return (
    <DeskSheet view={view} title={said.moreTitle}>
      <Buttons split="two" class={css.tiles}>
        {underMore(view).map(({ name, sheet }) => (
          <button
            key={name}
            type="button"
            class="btn"
            aria-keyshortcuts={shortcutOf(actOfSheet(sheet))}
            onClick={() => view.show(sheet)}
          >
            {name}
            <Legend act={actOfSheet(sheet)} />
          </button>
        ))}
        <button
          type="button"
          class="btn"
          onClick={() => {
            view.show(undefined);
            settingsOpen.value = true;
          }}
        >
          {said.settings}
        </button>
        <a class="btn" href={toTable(view.id)}>
          {said.playerView}
        </a>
        <a class="btn" href={toSteps('paper', view.id)}>
          {pages.paper.name}
        </a>
        <a class="btn" href={toSteps('desk')}>
          {pages.desk.name}
        </a>
        <a class="btn" href={`${toLobby}dealer`}>
          {said.otherTables}
        </a>
      </Buttons>
    </DeskSheet>
  );
}
