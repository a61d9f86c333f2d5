import type { ScreenCloth } from '../manifest.ts';

export const cloth: ScreenCloth = {
  base: '#2a1748',
  lit: '#4f2d8a',
  raised: '#3a2360',
  sunk: '#1c0f33',
  line: '#958aa6',
  room: '#0c0715',
};
