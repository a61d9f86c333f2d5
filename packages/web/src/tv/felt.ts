import type { BankedScreen } from '@dicepit/wire';
import { clear, h } from './dom.ts';
import { layStacks } from './stacks.ts';

/** The felt on the screen: fetched once for the odds it posts, then lit, dimmed and laid with chips. */
export type FeltView = {
  readonly place: HTMLElement;
  readonly show: (screen: BankedScreen) => void;
};

export function feltView(): FeltView {
  const place = h('div.cloth-clip');
  // The print on a felt is English, whatever the screen speaks.
  place.setAttribute('lang', 'en');
  let drawn = '';
  let felt: SVGElement | null = null;
  let latest: BankedScreen | undefined;

  const dress = (): void => {
    if (felt === null || latest === undefined) return;
    const { phase, call, lit, live, sets } = latest;
    const isShown = (phase === 'called' || phase === 'settled') && call !== null && call.is === 'total';
    felt.classList.toggle('called', isShown);
    felt.classList.toggle('out', phase === 'dice out' || phase === 'cup shaken');
    felt.classList.toggle('last', phase === 'last call');
    for (const area of all(felt, '.area')) {
      const wager = area.getAttribute('data-wager') || '';
      const isLit = lit.indexOf(wager) >= 0;
      // A lit area comes last, so that nothing covers its light.
      if (isLit && !area.classList.contains('lit') && area.parentNode !== null)
        area.parentNode.appendChild(area);
      area.classList.toggle('lit', isLit);
      area.classList.toggle('live', live.indexOf(wager) >= 0);
    }
    if (sets !== null) {
      mark(felt, 'throw', sets.thrown);
      mark(felt, 'set', sets.won);
    }
    layStacks(felt, latest.bets);
  };
  const fetchFelt = (table: string, wanted: string): void => {
    fetch(`api/v1/tables/${table}/felt.svg`)
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(String(answer.status)))))
      .then((markup) => {
        clear(place);
        place.innerHTML = markup;
        felt = place.querySelector('svg');
        dress();
      })
      .catch(() => {
        // The next picture asks for it again.
        if (drawn === wanted) drawn = '';
      });
  };

  return {
    place,
    show: (screen) => {
      latest = screen;
      const wanted = `${screen.table} ${screen.felt}`;
      if (drawn !== wanted) {
        drawn = wanted;
        fetchFelt(screen.table, wanted);
      }
      dress();
    },
  };
}

/** Fills the printed rings of a counter. */
function mark(felt: SVGElement, name: string, count: number): void {
  for (const ring of all(felt, `[data-mark^="${name}-"]`)) {
    const index = Number((ring.getAttribute('data-mark') || '').slice(name.length + 1));
    ring.classList.toggle('done', index <= count);
  }
}

const all = (place: Element, selector: string): readonly Element[] =>
  Array.prototype.slice.call(place.querySelectorAll(selector));
