import type { colours as en } from '../en/colours.ts';

/** The colours that chips are made in. */
export const colours: typeof en = {
  blue: 'blau',
  red: 'rot',
  green: 'grün',
  yellow: 'gelb',
  orange: 'orange',
  purple: 'lila',
  pink: 'rosa',
  brown: 'braun',
  white: 'weiß',
  black: 'schwarz',
  grey: 'grau',
  turquoise: 'türkis',
};
