import { VerifySheet } from '../bank/verify-sheet.tsx';
import { ChipsSheet } from '../chips/chips-sheet.tsx';
import { GuestSheet } from '../guests/guest-sheet.tsx';
import { TopUp } from '../guests/top-up.tsx';
import { AddressSheet } from '../join/addresses.tsx';
import { RoomSheet } from '../join/room-sheet.tsx';
import { WifiSheet } from '../join/wifi-sheet.tsx';
import { EndSheet } from '../night/end-sheet.tsx';
import { PauseSheet } from '../night/pause-sheet.tsx';
import { NewStaff } from '../staff/new-staff.tsx';
import { StafferSheet } from '../staff/staffer-sheet.tsx';
import { TableSheet } from '../tables/table-sheet.tsx';
import { WordingSheet } from '../wording/wording-sheet.tsx';
import { openSheet } from './open-sheet.ts';

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
    case 'table':
      return <TableSheet key={sheet.table} table={sheet.table} />;
  }
}
