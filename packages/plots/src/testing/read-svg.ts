import { type Extent, type Label, overlaps, toExtent } from '../text.ts';

const attributesOf = (tag: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
  );

/** The elements of a name in a picture, by their attributes. */
export const found = (
  svg: string,
  name: string,
  kind?: string,
): readonly Readonly<Record<string, string>>[] =>
  [...svg.matchAll(new RegExp(`<${name} [^>]*>`, 'g'))]
    .map(([tag]) => attributesOf(tag))
    .filter((each) => kind === undefined || each['class'] === kind);

export const labelsOf = (svg: string): readonly Label[] =>
  [...svg.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)].map(([, tag = '', text = '']) => {
    const { x, y, 'text-anchor': anchor, 'font-size': size, 'font-weight': weight } = attributesOf(tag);
    return {
      x: Number(x),
      y: Number(y),
      text: text.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))),
      anchor: anchor === 'end' || anchor === 'middle' ? anchor : 'start',
      size: Number(size),
      strong: weight === '600',
    };
  });

const frameOf = (svg: string): Extent => {
  const [{ width = '', height = '' } = {}] = found(svg, 'svg');
  return { left: 0, right: Number(width), top: 0, bottom: Number(height) };
};

/** The labels of a picture that stick out of its frame, and those that lie on one another. */
export function crowding(svg: string): readonly string[] {
  const frame = frameOf(svg);
  const extents = labelsOf(svg)
    .filter(({ text }) => text !== '')
    .map((label) => ({ ...toExtent(label), text: label.text }));
  const outside = extents.filter(
    ({ left, right, top, bottom }) => left < 0 || top < 0 || right > frame.right || bottom > frame.bottom,
  );
  const touching = extents.flatMap((one, index) =>
    extents
      .slice(index + 1)
      .flatMap((other) => (overlaps(one, other) ? [`${one.text} / ${other.text}`] : [])),
  );
  return [...outside.map(({ text }) => text), ...touching];
}
