import type { Layout } from '@dicepit/engine';
import { layout as newZealand } from '../snake-eyes-nz/layout.ts';
import { cloth } from './cloth.ts';

/** The fifteen areas are those of New Zealand, on another cloth: 2.2 and 6.1 ask for no others. */
export const layout: Layout = {
  pack: 'snake-eyes-nsw',
  cloth,
  sign: {
    name: 'SNAKE EYES',
    place: 'NEW SOUTH WALES',
    option: { key: 'table', says: { '1': 'OPTION ONE', '2': 'OPTION TWO' } },
  },
  felts: newZealand.felts,
};
