import { balanceOf } from '@dicepit/engine';
import { SeatMark } from '../../parts/mark.tsx';
import { sum } from '../../words/numbers.ts';
import { type Desk, rackAt } from '../desk/desk.ts';
import { dealerWords } from '../said.ts';
import { DeskSheet, Give, OpenForm, Part } from './parts.tsx';

const here = { is: 'seats' } as const;

/** Everybody at the table with their chips, and the float behind it all. */
export function SeatsSheet({ desk }: { readonly desk: Desk }) {
  const said = dealerWords.value;
  const seats = [...desk.table.seats.values()].toSorted((a, b) => a.seat - b.seat);
  const locked = desk.table.opening.floatLocked;
  return (
    <DeskSheet desk={desk} title={said.seatsAndChips}>
      {seats.length === 0 && <p class="lead">{said.emptyTable}</p>}
      <ul class="signlist">
        {seats.map(({ seat, name }) => (
          <li key={seat}>
            <button type="button" class="seatbtn" onClick={() => desk.show({ is: 'seat', seat })}>
              <SeatMark table={desk.table} seat={seat} />
              <b>{name}</b>
              <span>{said.rack({ sum: sum(rackAt(desk, seat)) })}</span>
            </button>
          </li>
        ))}
      </ul>
      <Part
        title={said.houseFund}
        note={said.floatHolds({ sum: sum(balanceOf(desk.table.ledger, 'float')) })}
      >
        <div class="btns two">
          <OpenForm desk={desk} type="FillFloat" back={here} />
          <OpenForm desk={desk} type="CreditFloat" back={here} />
          <Give desk={desk} command={{ type: locked ? 'UnlockFloat' : 'LockFloat' }} then={here} />
          <OpenForm desk={desk} type="IssueVoucher" back={here} />
        </div>
      </Part>
    </DeskSheet>
  );
}
