import type { PageWords } from '@dicepit/words/pages';
import staff from '@dicepit/words/pages/staff.json' with { type: 'json' };
import { pageWords } from '../words/words.ts';

export type StaffWords = PageWords['staff'];

/** The words for staff who come in come with the pages of staff, and not with a guest's. */
export const staffWords = pageWords('staff', staff);
