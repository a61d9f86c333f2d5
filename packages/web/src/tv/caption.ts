import { h } from './dom.ts';
import type { Heard } from './heard.ts';
import { said } from './said.ts';

/** For so long a caption stands. */
const STANDS = 5_000;

/** What is heard, in words, for whoever does not hear it. */
export type Caption = { readonly place: HTMLElement; readonly show: (heard: readonly Heard[]) => void };

export function caption(): Caption {
  const place = h('p.caption');
  place.setAttribute('role', 'status');
  place.hidden = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    place,
    show: (heard) => {
      const lines = heard.map(wordsFor).filter((line) => line !== '');
      if (lines.length === 0) return;
      place.textContent = lines.join(' · ');
      place.hidden = false;
      clearTimeout(timer);
      timer = setTimeout(() => {
        place.hidden = true;
      }, STANDS);
    },
  };
}

/** Dice, chips, calls and wins are seen themselves; whatever else is heard is said. */
function wordsFor(heard: Heard): string {
  if (heard.kind === 'last call') return said.phases['last call'] || '';
  if (heard.kind !== 'join') return '';
  return 'seat' in heard
    ? said.sits({ name: heard.name, seat: heard.seat })
    : said.guests({ count: heard.guests });
}
