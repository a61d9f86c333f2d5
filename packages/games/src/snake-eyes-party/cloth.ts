import type { ScreenCloth } from '../manifest.ts';

export const cloth: ScreenCloth = {
  base: '#3a2416',
  lit: '#6b4426',
  raised: '#4c3120',
  sunk: '#28180e',
  line: '#a8937a',
  room: '#120b07',
};
