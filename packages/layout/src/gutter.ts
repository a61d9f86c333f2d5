import type { Gutter } from '@dicepit/engine';
import { gem } from './lettering/draw.ts';
import { centred, type Line, toBaseline, widthOf } from './lettering/measured-text.ts';
import { element, short } from './svg.ts';

/** The name of a line of areas between two rules, with what all of them have in common. */
export function drawGutter({ name, note, at }: Gutter): string {
  const title: Line = { text: name, size: at.height * 0.7, spacing: 0.14 };
  const small: Line = { text: note, size: at.height * 0.57, weight: 600, spacing: 0.1 };
  const gap = at.height * 0.45;
  const jewel = at.height * 0.12;
  const middle = { x: at.x + at.width / 2, y: at.y + at.height / 2 };
  const width = widthOf(title) + widthOf(small) + 2 * gap + 2 * jewel;
  const left = middle.x - width / 2;
  const afterTitle = left + widthOf(title) + gap + jewel;
  const rest = 8;
  const rules = `M${at.x + rest} ${short(middle.y)}H${short(left - gap)}M${short(left + width + gap)} ${short(middle.y)}H${at.x + at.width - rest}`;
  return element(
    'g',
    { class: 'gutter' },
    element('path', { class: 'rule', d: rules }),
    centred(title, { x: left + widthOf(title) / 2, y: middle.y + title.size * toBaseline }),
    gem(afterTitle, middle.y, jewel),
    centred(
      small,
      { x: left + width - widthOf(small) / 2, y: middle.y + small.size * toBaseline },
      { class: 'note' },
    ),
  );
}
