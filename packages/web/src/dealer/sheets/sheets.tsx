import type { Desk } from '../desk/desk.ts';
import { sheetOpen } from '../desk/sheet-state.ts';
import { CommandSheet } from '../form/command-sheet.tsx';
import { AllSheet } from './all-sheet.tsx';
import { AmendSheet } from './amend-sheet.tsx';
import { BetSheet } from './bet-sheet.tsx';
import { DiceSheet } from './dice-sheet.tsx';
import { FaceSheet } from './face-sheet.tsx';
import { FaultSheet } from './fault-sheet.tsx';
import { IncidentsSheet } from './incidents-sheet.tsx';
import { KeysSheet } from './keys-sheet.tsx';
import { MoreSheet } from './more-sheet.tsx';
import { NoRollSheet } from './no-roll-sheet.tsx';
import { OverruleSheet } from './overrule-sheet.tsx';
import { SeatSheet } from './seat-sheet.tsx';
import { SeatsSheet } from './seats-sheet.tsx';
import { ShooterSheet } from './shooter-sheet.tsx';
import { SignsSheet } from './signs-sheet.tsx';
import { StaffSheet } from './staff-sheet.tsx';
import { SupervisorSheet } from './supervisor-sheet.tsx';

/** The sheet that is open over the desk, if one is. */
export function Sheets({ desk }: { readonly desk: Desk }) {
  const sheet = sheetOpen.value;
  if (sheet === undefined) return null;
  switch (sheet.is) {
    case 'no roll':
      return <NoRollSheet desk={desk} />;
    case 'face':
      return <FaceSheet desk={desk} />;
    case 'amend':
      return <AmendSheet desk={desk} />;
    case 'overrule':
      return <OverruleSheet desk={desk} roll={sheet.roll} />;
    case 'fault':
      return <FaultSheet desk={desk} />;
    case 'dice':
      return <DiceSheet desk={desk} />;
    case 'signs':
      return <SignsSheet desk={desk} />;
    case 'seats':
      return <SeatsSheet desk={desk} />;
    case 'seat':
      return <SeatSheet desk={desk} seat={sheet.seat} />;
    case 'bet':
      return <BetSheet desk={desk} bet={sheet.bet} />;
    case 'shooter':
      return <ShooterSheet desk={desk} />;
    case 'staff':
      return <StaffSheet desk={desk} />;
    case 'supervisor':
      return <SupervisorSheet desk={desk} />;
    case 'keys':
      return <KeysSheet desk={desk} />;
    case 'incidents':
      return <IncidentsSheet desk={desk} />;
    case 'more':
      return <MoreSheet desk={desk} />;
    case 'all':
      return <AllSheet desk={desk} />;
    case 'form':
      return <CommandSheet key={sheet.type} desk={desk} form={sheet} />;
  }
}
