/** Attributes of an element; one that is undefined is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** One element, its attributes escaped and its numbers short. Children are markup already. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : escape(value ?? '')}"`)
    .join('');
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join('')}</${name}>`;
}

/** Text as it may stand in markup, between tags or in an attribute, whoever wrote it. */
export const escape = (text: string): string =>
  text
    .toWellFormed()
    .replace(outsideXml, '\uFFFD')
    .replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** A number with at most two decimals. */
export const short = (value: number): string => String(Math.round(value * 100) / 100);

/** How an attribute names something else in the drawing: `url(#lamp)`. */
export const reference = (id: string): string => `url(#${id})`;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

// XML has no way to write these characters, not even escaped; one of them would spoil the whole drawing.
// oxlint-disable-next-line no-control-regex
const outsideXml = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
