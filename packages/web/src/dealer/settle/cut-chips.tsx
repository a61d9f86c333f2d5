import { cutOf, type TableSettlement } from '@dicepit/engine';
import { Chip, chipWorths } from '../../parts/chip.tsx';
import { figure, list, sum } from '../../words/numbers.ts';
import type { Desk } from '../desk/desk.ts';
import { dealerWords } from '../said.ts';

/** The chips to cut for a payment, by denomination or in the player's own colour. */
export function CutChips({ desk, line }: { readonly desk: Desk; readonly line: TableSettlement }) {
  const { chipsToCut, chipsOf } = dealerWords.value;
  const own = desk.table.seats.get(line.seat)?.colour;
  const { cut } = cutOf(line.winnings, own === undefined ? chipWorths() : [own.value]);
  return (
    <span class="chipsrow">
      <span class="sr">
        {chipsToCut({ chips: list(cut.map(({ worth, count }) => chipsOf({ count, worth: sum(worth) }))) })}
      </span>
      {cut.map(({ worth, count }) => (
        <span key={worth} class="cutchip" aria-hidden="true">
          <Chip worth={worth} figure={figure(worth)} {...(own === undefined ? {} : { colour: own.colour })} />
          ×{count}
        </span>
      ))}
    </span>
  );
}
