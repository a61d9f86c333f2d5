import { feltCss, fontCss, partyCss } from '@dicepit/layout';
import { clauses } from './clauses.ts';
import { colours } from './colours.ts';
import { figures } from './figures.ts';
import { narrow } from './narrow.ts';
import { paper } from './paper.ts';
import { room } from './room.ts';

/** The look of a printed book, with the dress of the drawings in it. */
export const style: string = [
  fontCss,
  feltCss,
  partyCss,
  colours,
  room,
  clauses,
  figures,
  narrow,
  paper,
].join('\n');
