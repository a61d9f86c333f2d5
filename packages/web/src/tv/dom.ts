import { moneyKey } from './money.ts';

/** What may stand in an element; nothing stands where a part is left out. */
export type Part = Node | string | null;

/** An element of a page, by its name and classes: `h('li.seat.free', 'Seat 7')`. */
export function h(selector: string, ...parts: readonly Part[]): HTMLElement {
  const [name = 'div', ...classes] = selector.split('.');
  const made = document.createElement(name);
  made.className = classes.join(' ');
  return fill(made, parts);
}

/** An SVG element with its attributes. */
export function svg(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  ...parts: readonly Part[]
): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const key of Object.keys(attributes)) made.setAttribute(key, String(attributes[key]));
  return fill(made, parts);
}

/** A drawing that was made beforehand, inside an SVG element. */
export function drawing(attributes: Readonly<Record<string, string | number>>, markup: string): SVGElement {
  const made = svg('svg', attributes);
  made.innerHTML = markup;
  return made;
}

function fill<Element extends Node>(place: Element, parts: readonly Part[]): Element {
  for (const part of parts)
    if (part !== null) place.appendChild(typeof part === 'string' ? document.createTextNode(part) : part);
  return place;
}

export function clear(place: Node): void {
  while (place.firstChild !== null) place.removeChild(place.firstChild);
}

/** A place on the page that is drawn anew only when what it shows has changed: nothing flickers, and old sets keep up. */
export function slot(place: HTMLElement): (shown: unknown, draw: () => readonly Part[]) => boolean {
  let before: string | undefined;
  return (shown, draw) => {
    const now = JSON.stringify(shown) + moneyKey();
    if (now === before) return false;
    before = now;
    clear(place);
    fill(place, draw());
    return true;
  };
}
