import { h, svg } from './dom.ts';
import { chip } from './marks.ts';
import { houseChips } from './money.ts';
import { figure, said } from './said.ts';

/** What each chip of the house is worth, by its own picture. */
export function chipKey(): HTMLElement {
  const chips = houseChips().map(({ worth }) => {
    const letters = figure(worth);
    const size = Math.min(42, 124 / Math.max(1, letters.length));
    const face = svg('svg', { viewBox: '-50 -50 100 100', 'aria-hidden': 'true' });
    face.innerHTML = chip(worth, 0);
    face.appendChild(
      svg('text', { y: size * 0.35, 'text-anchor': 'middle', 'font-size': size, fill: '#0b0f0e' }, letters),
    );
    const item = h('li', face);
    item.setAttribute('aria-label', letters);
    return item;
  });
  const key = h('ul.chip-key', ...chips);
  key.setAttribute('aria-label', said.chipKey);
  return key;
}
