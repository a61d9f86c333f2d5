import type { ScreenCloth } from '../manifest.ts';

export const cloth: ScreenCloth = {
  base: '#0c2340',
  lit: '#1a4680',
  raised: '#133159',
  sunk: '#08182d',
  line: '#7f8ca0',
  room: '#060c15',
};
