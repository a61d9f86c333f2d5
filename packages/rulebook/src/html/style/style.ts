import type { Cloth } from '@dicepit/engine';
import { feltCss, fontCss, partyCss } from '@dicepit/layout';
import { clauses } from './clauses.ts';
import { coloursOn } from './colours.ts';
import { figures } from './figures.ts';
import { narrow } from './narrow.ts';
import { paper } from './paper.ts';
import { room } from './room.ts';

/** The dress of a book without its colours and its font, for a page that has both: it names the screens' own tokens. */
export const dress: string = [feltCss, partyCss, room, clauses, figures, narrow, paper].join('\n');

/** The look of a printed book, with the dress of the drawings in it. */
export const styleOn = (cloth: Cloth): string => [fontCss, coloursOn(cloth), dress].join('\n');
