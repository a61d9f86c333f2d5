import { guestWords } from '../join/said.ts';
import { me, pit } from '../live/pit.ts';
import { chancesBarredFor, toLab } from './chances-barred.ts';

/** The way to the odds lab, where the rules of somebody's table do not bar it. */
export function LabFoot() {
  const { lab, labNote } = guestWords.value.lobby;
  if (pit.value === undefined || chancesBarredFor(me.value, pit.value) !== undefined) return null;
  return (
    <p class="labfoot">
      <a href={toLab}>{lab}</a>
      <span class="quiet small">{labNote}</span>
    </p>
  );
}
