import { computed, effect, signal } from '@preact/signals';
import { pit } from '../live/pit.ts';
import { stepFor } from './software.ts';

/** Where it is written down, for this tab only, that it has loaded itself again for a software. */
const PLACE = 'dicepit.reloaded-for';

const first = signal<string | undefined>(undefined);
const reloaded = signal(false);

/** Whether the pit runs another software than this page came from, and loading again has been tried. */
export const isTooOld = computed(() => {
  const now = pit.value?.software;
  return reloaded.value && now !== undefined && first.value !== undefined && now !== first.value;
});

/** Watches the software of the pit for as long as the page is open. */
export function watchVersion(): void {
  effect(() => {
    const now = pit.value?.software;
    if (first.peek() === undefined && now !== undefined) first.value = now;
    const step = stepFor({ first: first.peek(), now, reloadedFor: reloadedFor() });
    if (step === 'say so') reloaded.value = true;
    if (step === 'reload' && now !== undefined && noted(now)) location.reload();
  });
}

function reloadedFor(): string | null {
  try {
    return sessionStorage.getItem(PLACE);
  } catch {
    return null;
  }
}

/** Where nothing can be noted, nothing is reloaded: it might go on for ever. */
function noted(software: string): boolean {
  try {
    sessionStorage.setItem(PLACE, software);
    return true;
  } catch {
    return false;
  }
}
