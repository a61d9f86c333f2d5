import type { PartyScreen } from '@dicepit/wire';
import { svg } from './dom.ts';
import { partyChip } from './marks.ts';

/** Where the chips of a heap lie, the bottom row first. */
const places: readonly (readonly [number, number])[] = [5, 4, 3, 2, 1].reduce<(readonly [number, number])[]>(
  (all, wide, row) => [
    ...all,
    ...Array.from({ length: wide }, (_, index): readonly [number, number] => [
      145 + (index - (wide - 1) / 2) * 54,
      158 - row * 32,
    ]),
  ],
  [],
);

/** The kitty as a heap: the large chips below, and no more than there is room for. */
export function pile({ blue, red, white }: PartyScreen['pile']): SVGElement {
  const of = (value: number, count: number): readonly number[] => Array.from({ length: count }, () => value);
  const chips = [...of(10, blue), ...of(5, red), ...of(1, white)].slice(0, places.length);
  const top = 158 - Math.min(...chips.map((_, index) => (places[index] || [145, 158])[1]), 158);
  // A low heap lies in the middle of its place, not at the foot of it.
  const viewBox = `0 ${(128 - top) / 2} 290 200`;
  const drawn = svg('svg', { class: 'kpile', viewBox, 'aria-hidden': 'true' });
  chips.forEach((value, index) => {
    const [x, y] = places[index] || [145, 158];
    drawn.appendChild(
      svg('ellipse', { cx: x + 2, cy: y + 4, rx: 33, ry: 32, fill: '#000', 'fill-opacity': 0.35 }),
    );
    const face = svg('g', { transform: `translate(${x} ${y}) scale(.64)` });
    face.innerHTML = partyChip(value);
    drawn.appendChild(face);
    drawn.appendChild(
      svg('text', { x, y: y + 9, 'text-anchor': 'middle', 'font-size': 25, fill: '#0b0f0e' }, String(value)),
    );
  });
  return drawn;
}
