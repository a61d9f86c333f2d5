import { faces } from './lettering/faces.generated.ts';
import { element } from './svg.ts';

/** Where a drawing gets its font and its styles: carried inside, so that it works as an image, or from the page. */
export type EmbeddingOptions = {
  readonly font?: 'embedded' | 'inherited';
  readonly css?: 'embedded' | 'inherited';
};

/** The style element of a drawing, or nothing where the page has it. */
export function style({ font = 'embedded', css = 'embedded' }: EmbeddingOptions, rules: string): string {
  const text = (font === 'embedded' ? `\n${fontCss}` : '') + (css === 'embedded' ? rules : '');
  return text === '' ? '' : element('style', {}, text);
}

/** The lettering of every drawing as font faces, for a page that dresses several. */
export const fontCss = ([600, 700] as const)
  .map(
    (weight) =>
      `@font-face{font-family:'Barlow Condensed';font-weight:${weight};src:url(data:font/woff2;base64,${faces[weight]}) format('woff2')}`,
  )
  .join('\n');
