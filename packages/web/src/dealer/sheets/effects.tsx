import { SeatMark } from '../../parts/mark.tsx';
import { change } from '../../words/numbers.ts';
import { type Desk, nameAt } from '../desk/desk.ts';
import { dealerWords } from '../said.ts';
import type { SeatEffect } from '../settle/effects.ts';
import { Part } from './parts.tsx';

export type EffectsProps = {
  readonly desk: Desk;
  readonly effects: readonly SeatEffect[];
  readonly note?: string;
};

/** What a correction does to each seat, before it is done. */
export function Effects({ desk, effects, note }: EffectsProps) {
  const said = dealerWords.value;
  return (
    <Part title={said.whatChanges} {...(note === undefined ? {} : { note })}>
      {effects.length === 0 ? (
        <p class="small quiet">{said.nothingChanges}</p>
      ) : (
        <ul class="effects">
          {effects.map(({ seat, cents }) => (
            <li key={seat}>
              <SeatMark table={desk.table} seat={seat} />
              <span>{nameAt(desk, seat)}</span>
              <b>{change(cents)}</b>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
