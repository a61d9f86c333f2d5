import { element, short } from './svg.ts';
import type { Extent } from './text.ts';

const STEP = 6;

/** A bar in slanting lines. They are drawn one by one: a pattern needs a name, and two plots on a page would share it. */
export function hatched({ left, right, top, bottom }: Extent, stroke: string): string {
  const [width, height] = [right - left, bottom - top];
  const lines: string[] = [];
  for (let offset = STEP / 2; offset < width + height; offset += STEP) {
    // A line that falls from the upper right to the lower left cuts the frame where x + y is the offset.
    const [x1, x2] = [Math.min(offset, width), Math.max(0, offset - height)];
    lines.push(
      `M${short(left + x1)} ${short(top + offset - x1)}L${short(left + x2)} ${short(top + offset - x2)}`,
    );
  }
  return [
    element('rect', {
      x: left,
      y: top,
      width,
      height: Math.max(0, height),
      fill: 'none',
      stroke,
      class: 'out',
    }),
    element('path', { d: lines.join(''), stroke, 'stroke-width': 1.6 }),
  ].join('');
}
