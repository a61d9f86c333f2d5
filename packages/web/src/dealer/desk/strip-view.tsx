import { phaseOf } from '@dicepit/engine';
import { Icon } from '../../parts/icon.tsx';
import { dealerWords } from '../said.ts';
import type { Desk } from './desk.ts';
import { stationOf, stationsOf } from './strip.ts';

/** Where the table stands, always in view. */
export function Strip({ desk }: { readonly desk: Desk }) {
  const { stations, phase, closed, opening } = dealerWords.value;
  const now = stationOf(desk.table);
  if (now === undefined) {
    return (
      <ol class="phases one" aria-label={phase}>
        <li class="now" aria-current="step">
          {phaseOf(desk.table) === 'closed' ? closed : opening}
        </li>
      </ol>
    );
  }
  const all = stationsOf(desk.game);
  const place = all.indexOf(now);
  return (
    <ol class="phases" aria-label={phase} style={{ '--stations': all.length }}>
      {all.map((station, index) => (
        <li
          key={station}
          class={index < place ? 'done' : index === place ? 'now' : ''}
          aria-current={index === place ? 'step' : undefined}
        >
          {index < place && <Icon name="check" />}
          <span>{stations[station]}</span>
        </li>
      ))}
    </ol>
  );
}
