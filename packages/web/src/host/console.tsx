import { client } from '../live/pit.ts';
import { Icon } from '../parts/icon.tsx';
import { StaffPages } from '../staff/staff-pages.tsx';
import { timeToTheSecond } from '../words/words.ts';
import { Bank, VerifySheet } from './bank.tsx';
import { Banners, Bar } from './bar.tsx';
import { ChipsPanel, ChipsSheet } from './chips.tsx';
import * as css from './console.module.css';
import {
  clock,
  lasted,
  night,
  nightConnection,
  openSheet,
  savedAt,
  show,
  withToast,
} from './console-state.ts';
import { Claims, GuestSheet, Guests, TopUp } from './guests.tsx';
import { hostWords } from './host-words.ts';
import { AddressSheet, JoinPanel } from './join-panel.tsx';
import { RoomSheet, WifiSheet } from './network-sheets.tsx';
import { EndSheet, PauseSheet } from './night.tsx';
import { NewProgram, ProgramSheet, Programs } from './programs.tsx';
import { NewStaff, Staff, StafferSheet } from './staff.tsx';
import { TableSheet, Tables } from './tables.tsx';
import { Televisions } from './televisions.tsx';
import { WordingSheet } from './wording.tsx';

/** The running night: who is here, what the tables do, where the chips are. */
export function Console({ onNewTable }: { readonly onNewTable: () => void }) {
  const { console: title } = hostWords.value.desk;
  const isStale = nightConnection.value.is !== 'live';
  return (
    <div class={`wide ${css.console} ${isStale ? css.isStale : ''}`}>
      <NightBar />
      <main class={css.main}>
        <h1 class="sr">{title}</h1>
        <Banners />
        <Claims />
        <div class={css.columns} data-part="console">
          <div class={css.column}>
            <JoinPanel />
            <ChipsPanel />
          </div>
          <div class={css.column}>
            <Guests />
          </div>
          <div class={css.column}>
            <Tables onNewTable={onNewTable} />
            <Televisions />
            <Staff />
            <StaffPages />
            <Programs />
          </div>
        </div>
      </main>
      <Bank />
    </div>
  );
}

function NightBar() {
  const said = hostWords.value;
  const overview = night.value;
  if (overview === undefined) return null;
  const { pit, guests } = overview;
  const people = guests.filter(({ kind }) => kind === 'guest').length;
  const note = [
    said.desk.openFor({ time: lasted(clock.value - pit.openedAt) }),
    said.desk.guests({ count: people }),
    said.desk.modes[pit.mode],
  ].join(', ');
  const resume = (): void => void withToast(client.ask('resumePit'), said.night.resumed);
  return (
    <Bar title={pit.name} note={note}>
      {savedAt.value !== undefined && (
        <span class={`pill good ${css.saved}`}>
          <Icon name="check" />
          {said.desk.saved({ time: timeToTheSecond(savedAt.value) })}
        </span>
      )}
      {pit.paused === null ? (
        <button type="button" class="btn btn-sm" onClick={() => show({ is: 'pause' })}>
          <Icon name="pause" small />
          {said.desk.pause}
        </button>
      ) : (
        <button type="button" class="btn btn-sm btn-main" onClick={resume}>
          <Icon name="play" small />
          {said.desk.resume}
        </button>
      )}
      <a class={`btn btn-sm ${css.office}`} href="./desk">
        {said.desk.office}
      </a>
      <button type="button" class="btn btn-sm" onClick={() => show({ is: 'end' })}>
        {said.desk.end}
      </button>
    </Bar>
  );
}

/** The one sheet that is open, if any. */
export function Sheets() {
  const sheet = openSheet.value;
  switch (sheet?.is) {
    case undefined:
      return null;
    case 'address':
      return <AddressSheet />;
    case 'wifi':
      return <WifiSheet />;
    case 'chips':
      return <ChipsSheet />;
    case 'wording':
      return <WordingSheet />;
    case 'room':
      return <RoomSheet />;
    case 'new staff':
      return <NewStaff />;
    case 'new program':
      return <NewProgram />;
    case 'pause':
      return <PauseSheet />;
    case 'end':
      return <EndSheet />;
    case 'verify':
      return <VerifySheet />;
    case 'top up':
      return <TopUp key={sheet.person} person={sheet.person} />;
    case 'guest':
      return <GuestSheet key={sheet.person} person={sheet.person} />;
    case 'staffer':
      return <StafferSheet key={sheet.person} person={sheet.person} />;
    case 'program':
      return <ProgramSheet key={sheet.person} person={sheet.person} />;
    case 'table':
      return <TableSheet key={sheet.table} table={sheet.table} />;
  }
}
