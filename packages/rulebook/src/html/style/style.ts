import type { Cloth } from '@dicepit/engine';
import { feltCss, fontCss, partyCss } from '@dicepit/layout';
import { clauses } from './clauses-style.ts';
import { coloursOn } from './colours.ts';
import { figures } from './figures-style.ts';
import { narrow } from './narrow-style.ts';
import { room } from './page-style.ts';
import { paper } from './print-style.ts';

/** The dress of a book without its colours and its font, for a page that has both: it names the screens' own tokens. */
export const dress: string = [feltCss, partyCss, room, clauses, figures, narrow, paper].join('\n');

/** The look of a printed book, with the dress of the drawings in it. */
export const styleOn = (cloth: Cloth): string => [fontCss, coloursOn(cloth), dress].join('\n');
