import type { PageWords } from '@dicepit/words/pages';
import office from '@dicepit/words/pages/office.json' with { type: 'json' };
import { pageWords } from '../words/words.ts';

export type DeskWords = PageWords['office'];

/** The words of the desk come with it, and not with every other page. */
export const deskWords = pageWords('office', office);
