import { Icon } from '../../parts/icon.tsx';
import { callOf } from '../../said/call.ts';
import { keyed } from '../pad/kept.ts';
import { dealerWords } from '../said.ts';
import type { Desk } from './desk.ts';

/** The pit cannot be reached: the dice stay where they are, the voice goes on, and what was keyed is kept. */
export function Away({ desk }: { readonly desk: Desk }) {
  const { awayTitle, awayText, notSent } = dealerWords.value;
  const faces = keyed.value;
  const whole = faces.length === desk.game.dice;
  return (
    <div class="banner away" role="alert">
      <Icon name="warn" />
      <div>
        <b>{awayTitle}</b>
        <span>{awayText}</span>
        {faces.length > 0 && (
          <span>{notSent({ call: whole ? callOf(desk.game, faces) : faces.join(', ') })}</span>
        )}
      </div>
    </div>
  );
}
