import { colours } from './colours.ts';
import { centred } from './lettering/measured-text.ts';
import { element } from './svg.ts';

/** One full set of cards, in the order of the row. There is no card 7. */
export const everyCardNumber: readonly number[] = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];

/** A card of 100 by 140 units without its number: ivory face up, walnut with a brass lozenge face down. */
const cardBlank = (side: 'up' | 'down'): string =>
  side === 'up'
    ? [
        '<rect x="1" y="1" width="98" height="138" rx="9" fill="#f7f2e4" stroke="#cbbf9f" stroke-width="2"/>',
        '<rect x="6.5" y="6.5" width="87" height="127" rx="5" fill="none" stroke="#d8b15a" stroke-width="1.2"/>',
      ].join('')
    : [
        '<rect x="1" y="1" width="98" height="138" rx="9" fill="#22150d" stroke="#0e0805" stroke-width="2"/>',
        '<rect x="6.5" y="6.5" width="87" height="127" rx="5" fill="none" stroke="#d8b15a" stroke-opacity=".5" stroke-width="1.2"/>',
        '<path d="M50 18L82 70L50 122L18 70z" fill="none" stroke="#d8b15a" stroke-opacity=".32" stroke-width="1.4"/>',
        '<path d="M50 30L74.5 70L50 110L25.5 70z" fill="none" stroke="#d8b15a" stroke-opacity=".2" stroke-width="1.2"/>',
      ].join('');

export const cardSymbols = (prefix: string): string =>
  (['up', 'down'] as const)
    .map((side) =>
      element('symbol', { id: `${prefix}card-${side}`, viewBox: '0 0 100 140' }, cardBlank(side)),
    )
    .join('');

/** A card with its number. One that is face down keeps it, so that the row can still be read. */
export function drawCard(
  number: number,
  isUp: boolean,
  at: { readonly x: number; readonly y: number; readonly width: number },
  prefix: string,
): string {
  const side = isUp ? 'up' : 'down';
  const text = String(number);
  return element(
    'g',
    {
      class: `card ${side}`,
      'data-card': number,
      transform: `translate(${round(at.x)} ${round(at.y)}) scale(${round(at.width / 100)})`,
    },
    element('title', {}, `${number}, face ${side}`),
    '<rect x="2" y="5" width="98" height="138" rx="9" fill="#000" fill-opacity=".4"/>',
    element('use', { href: `#${prefix}card-${side}`, width: 100, height: 140 }),
    isUp
      ? centred({ text, size: 78 }, { x: 50, y: 97 }, { fill: colours.ink }) + corners(text)
      : centred({ text, size: 40 }, { x: 50, y: 84 }, { fill: colours.brass, 'fill-opacity': 0.85 }),
  );
}

const corners = (text: string): string =>
  [undefined, 'rotate(180 50 70)']
    .map((transform) =>
      element('text', { class: 'corner', x: 13, y: 28, 'font-size': 22, fill: '#9c1026', transform }, text),
    )
    .join('');

const round = (value: number): number => Math.round(value * 1000) / 1000;
