import type { Layout } from '@dicepit/engine';
import { layout as newZealand } from '../snake-eyes-nz/layout.ts';

/** The fifteen areas are those of New Zealand, on another cloth: 2.2 and 6.1 ask for no others. */
export const layout: Layout = {
  pack: 'snake-eyes-nsw',
  cloth: { base: '#0c2340', lit: '#1a4680' },
  sign: {
    name: 'SNAKE EYES',
    place: 'NEW SOUTH WALES',
    option: { key: 'table', says: { '1': 'OPTION ONE', '2': 'OPTION TWO' } },
  },
  felts: newZealand.felts,
};
