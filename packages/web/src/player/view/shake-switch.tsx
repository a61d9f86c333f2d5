import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { canShake, mayShake, onShake } from '../dice/shaking.ts';
import { playerWords } from '../said.ts';

/** Whether a shake throws: off until somebody wants it, and asked for anew by every page that is opened. */
const shakes = signal<'off' | 'on' | 'not allowed'>('off');

/** A switch for throwing by a shake, where the phone can tell of one. The button to throw is there all the same. */
export function ShakeSwitch({ onThrow }: { readonly onThrow: () => void }) {
  const isOn = shakes.value === 'on';
  useEffect(() => (isOn ? onShake(onThrow) : undefined), [isOn, onThrow]);
  if (!canShake()) return null;
  const { shake, shakeBarred } = playerWords.value.dice;
  if (shakes.value === 'not allowed')
    return (
      <p class="small quiet swipe" role="status">
        {shakeBarred}
      </p>
    );
  return (
    <button type="button" class="toggle" aria-pressed={isOn} onClick={() => void turn(!isOn)}>
      {shake}
    </button>
  );
}

async function turn(on: boolean): Promise<void> {
  if (!on) shakes.value = 'off';
  else shakes.value = (await mayShake()) ? 'on' : 'not allowed';
}
