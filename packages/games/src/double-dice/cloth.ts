import type { ScreenCloth } from '../manifest.ts';

export const cloth: ScreenCloth = {
  base: '#4a1020',
  lit: '#861d39',
  raised: '#61182c',
  sunk: '#340a16',
  line: '#b08a83',
  room: '#13060a',
};
