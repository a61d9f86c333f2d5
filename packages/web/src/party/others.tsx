import { guestWords } from '../join/said.ts';
import { Mark } from '../parts/mark.tsx';
import { number } from '../words/numbers.ts';
import { SmallCards } from './cards.tsx';
import { type Noting, noteOf } from './notes.ts';
import type { Row } from './party-sight.ts';
import { partyWords } from './said.ts';

/** The others around the table: their cards, their chips, and how the dice stand to them. */
export function Others({ rows, ...noting }: Noting & { readonly rows: readonly Row[] }) {
  return (
    <ol class="opps" aria-label={partyWords.value.around}>
      {rows.map((row) => (
        <Other key={row.seat} row={row} isThrower={row.seat === noting.sight.thrower?.seat} {...noting} />
      ))}
    </ol>
  );
}

function Other({ row, isThrower, ...noting }: Noting & { readonly row: Row; readonly isThrower: boolean }) {
  const said = partyWords.value;
  const note = noteOf(row, noting);
  return (
    <li class={isThrower ? 'opp cur' : 'opp'}>
      <Mark seat={row.seat} name={row.name} />
      <div class="on">
        <p>
          <b>{row.name}</b>
          {row.isHouse && <em class="house">{said.house}</em>}
          <span>{note}</span>
        </p>
        {row.player !== undefined && <SmallCards row={row} />}
      </div>
      <span class="lf">
        <b>{row.player === undefined ? number(row.rack) : number(row.faceUp.length)}</b>{' '}
        {row.player === undefined ? guestWords.value.me.chips : said.left}
      </span>
    </li>
  );
}
