import { Later } from '../../shell/later.tsx';
import type { Desk } from '../desk/desk.ts';
import { pastRoll } from '../desk/hearing.ts';
import { keysSheet } from '../keys/keys-later.ts';
import type { Sight } from '../sight.ts';
import { AreaSheet } from './area-sheet.tsx';
import { BoundsSheet } from './bounds-sheet.tsx';
import { ChipsSheet } from './chips-sheet.tsx';
import { ChooseSheet } from './choose-sheet.tsx';
import { LeaveSheet } from './leave-sheet.tsx';
import { MenuSheet } from './menu-sheet.tsx';
import { isOfferAside, isOfferedToMe, OfferSheet } from './offer-sheet.tsx';
import { RecordSheet } from './record-sheet.tsx';
import { ResultSheet } from './result-sheet.tsx';
import { TroubleSheet } from './trouble-sheet.tsx';
import { TypedSheet } from './typed-sheet.tsx';
import { WordsSheet } from './words-sheet.tsx';

const playersSheet = async () => (await import('../seats/players-sheet.tsx')).PlayersSheet;
const querySheet = async () => (await import('../../disputes/player/query-sheet.tsx')).QuerySheet;
const myDisputes = async () => (await import('../../disputes/player/my-disputes.tsx')).MyDisputes;
const adviceSheet = async () => (await import('../../conduct/player/advice-sheet.tsx')).AdviceSheet;

/** Whatever stands over the felt: the result of a roll, and one sheet that was asked for or that asks something. */
export function PlayerSheets({ desk, sight }: { readonly desk: Desk; readonly sight: Sight }) {
  const reading = desk.reading.value;
  const roll = reading === undefined ? undefined : pastRoll(sight.table, reading);
  const trouble = desk.trouble.value;
  return (
    <>
      {roll !== undefined && <ResultSheet key={roll.number} desk={desk} sight={sight} roll={roll} />}
      <Asked desk={desk} sight={sight} />
      {trouble !== undefined && <TroubleSheet desk={desk} trouble={trouble} />}
    </>
  );
}

/** The sheet that somebody has opened; else the one by which the table asks them something. */
function Asked({ desk, sight }: { readonly desk: Desk; readonly sight: Sight }) {
  const sheet = desk.sheet.value;
  const close = (): void => {
    desk.sheet.value = undefined;
  };
  if (sheet === undefined) return <TableAsks desk={desk} sight={sight} />;
  switch (sheet.is) {
    case 'area':
      return <AreaSheet desk={desk} sight={sight} wager={sheet.wager} />;
    case 'menu':
      return <MenuSheet desk={desk} sight={sight} />;
    case 'chips':
      return <ChipsSheet desk={desk} sight={sight} />;
    case 'record':
      return <RecordSheet sight={sight} onClose={close} />;
    case 'typed':
      return <TypedSheet desk={desk} sight={sight} />;
    case 'bounds':
      return <BoundsSheet desk={desk} />;
    case 'words':
      return <WordsSheet desk={desk} />;
    case 'leave':
      return <LeaveSheet desk={desk} sight={sight} />;
    case 'query': {
      const roll = pastRoll(sight.table, sheet.roll);
      const props = { sight, roll, table: desk.open.id, onClose: close };
      return <Later load={querySheet} props={props} />;
    }
    case 'disputes':
      return <Later load={myDisputes} props={{ onClose: close }} />;
    case 'advice':
      return <Later load={adviceSheet} props={{ desk, sight, onClose: close }} />;
    case 'players':
      return <Later load={playersSheet} props={{ sight, onClose: close }} />;
    case 'keys':
      return <Later load={keysSheet} props={{ onClose: close }} />;
  }
}

function TableAsks({ desk, sight }: { readonly desk: Desk; readonly sight: Sight }) {
  const { table, mine } = sight;
  const { is } = table.shooter;
  if (mine === undefined || desk.open.connection.value.is !== 'live') return null;
  if (is.kind === 'choosing' && is.seat === mine.seat) return <ChooseSheet desk={desk} sight={sight} />;
  return isOfferedToMe(sight) && !isOfferAside(desk, sight) ? <OfferSheet desk={desk} sight={sight} /> : null;
}
