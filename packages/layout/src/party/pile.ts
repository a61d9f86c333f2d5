import type { Box } from '@dicepit/engine';
import { drawChip } from '../chip.ts';
import { element } from '../svg.ts';
import type { PartyChip } from './chips.ts';

/** The kitty as chips, white ones first: a pot of small change until it grows. At most sixteen are drawn. */
export function kittyChips(kitty: number): readonly PartyChip[] {
  const whites = kitty <= 12 ? kitty : 5 + (kitty % 5);
  const rest = kitty - whites;
  const reds = rest <= 25 ? rest / 5 : 2 + (rest % 10) / 5;
  const blues = (rest - reds * 5) / 10;
  const chips = [
    ...Array.from({ length: blues }, () => 10 as const),
    ...Array.from({ length: reds }, () => 5 as const),
    ...Array.from({ length: whites }, () => 1 as const),
  ];
  return chips.length <= places.length ? chips : [...chips.slice(0, 9), ...chips.slice(-(places.length - 9))];
}

/** The pile in the middle of the table, the chips at the back drawn first. */
export function drawPile(kitty: number, room: Box, prefix: string): string {
  const chips = kittyChips(kitty);
  const middle = { x: room.x + room.width / 2, y: room.y + room.height / 2 };
  const size = Math.min(room.width / 4.1, room.height / 2.6);
  if (chips.length === 0) {
    return element('circle', {
      class: 'spot',
      cx: middle.x,
      cy: middle.y,
      r: room.height * 0.4,
      'stroke-dasharray': `${size * 0.12} ${size * 0.12}`,
    });
  }
  const drawn = places
    .slice(0, chips.length)
    .map(([across, down], index) => ({ across, down, value: chips[index] ?? 1 }))
    .toSorted((a, b) => a.down - b.down);
  const lowest = Math.max(...drawn.map(({ down }) => down));
  const highest = Math.min(...drawn.map(({ down }) => down));
  return drawn
    .map(({ across, down, value }) =>
      drawChip(
        value,
        String(value),
        { x: middle.x + across * size, y: middle.y + (down - (lowest + highest) / 2) * size, size },
        prefix,
      ),
    )
    .join('');
}

/** Where each next chip of a pile falls, in chips from its middle. */
const places: readonly (readonly [across: number, down: number])[] = [
  [0, 0.04],
  [-0.74, 0.16],
  [0.72, 0.12],
  [-0.36, 0.68],
  [0.38, 0.72],
  [-0.3, -0.5],
  [0.42, -0.48],
  [-1.1, 0.72],
  [1.12, 0.66],
  [0.04, -0.98],
  [-1.44, 0.2],
  [1.42, 0.1],
  [-0.98, -0.4],
  [1.08, -0.42],
  [-0.62, -0.92],
  [0.7, -0.9],
];
