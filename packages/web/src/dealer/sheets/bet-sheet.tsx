import { type Desk, nameAt } from '../desk/desk.ts';
import { betWords } from '../roll/layout-list.tsx';
import { dealerWords } from '../said.ts';
import { DeskSheet, OpenForm } from './parts.tsx';

/** One bet that lies wrong, is wrong, or is not taken. */
export function BetSheet({ desk, bet }: { readonly desk: Desk; readonly bet: string }) {
  const { noBets } = dealerWords.value;
  const found = desk.table.betting.bets.find((each) => each.bet === bet);
  const fixed = { bet };
  return (
    <DeskSheet
      desk={desk}
      title={found === undefined ? noBets : betWords(desk, found)}
      {...(found === undefined ? {} : { note: nameAt(desk, found.seat) })}
    >
      <div class="btns">
        <OpenForm desk={desk} type="NoteMovedBet" fixed={fixed} />
        <OpenForm desk={desk} type="RestoreBet" fixed={fixed} />
        <OpenForm desk={desk} type="CorrectStake" fixed={fixed} />
        <OpenForm desk={desk} type="RefuseWager" fixed={fixed} />
      </div>
    </DeskSheet>
  );
}
