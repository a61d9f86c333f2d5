import type { Drawing } from '../source.ts';
import { asWritten, html, type Markup } from './markup.ts';

/** A drawing in the page. Several felts carry the same ids, so each has its own put in front of them. */
export const drawing = ({ caption, svg }: Drawing, number: number): Markup =>
  html`<figure class="drawing">${asWritten(withOwnIds(svg, `drawing-${number}-`))}<figcaption>${caption}</figcaption></figure>
`;

export function withOwnIds(svg: string, mark: string): string {
  const ids = new Set([...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));
  const own = (id: string): string => (ids.has(id) ? mark + id : id);
  return svg
    .replace(
      /(\sid=")([^"]+)(")/g,
      (_, before: string, id: string, after: string) => before + own(id) + after,
    )
    .replace(
      /(url\(#)([^)"']+)(\))/g,
      (_, before: string, id: string, after: string) => before + own(id) + after,
    )
    .replace(
      /(href="#)([^"]+)(")/g,
      (_, before: string, id: string, after: string) => before + own(id) + after,
    )
    .replace(
      /(aria-(?:labelledby|describedby)=")([^"]+)(")/g,
      (_, before: string, list: string, after: string) => before + list.split(' ').map(own).join(' ') + after,
    );
}
