import type { ScreenCloth } from '../manifest.ts';

export const cloth: ScreenCloth = {
  base: '#0b3d2e',
  lit: '#14644a',
  raised: '#105240',
  sunk: '#082c21',
  line: '#7f9a84',
  room: '#06120d',
};
