type Attributes = Readonly<Record<string, string | number | null | undefined>>;

/** One element, its attributes escaped and its numbers short. Children are markup already. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : escaped(value ?? '')}"`)
    .join('');
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join('')}</${name}>`;
}

/** Text as it may stand in markup, between tags or in an attribute, whoever wrote it. */
export const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(outsideXml, '\uFFFD')
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** A number with at most two decimals. */
export const short = (value: number): string => String(Math.round(value * 100) / 100);

// XML has no way to write these characters, not even escaped; one of them would spoil the whole picture.
// oxlint-disable-next-line no-control-regex
const outsideXml = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
