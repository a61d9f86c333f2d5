import { staff as de } from '../words/de/staff.ts';
import { staff as en } from '../words/en/staff.ts';
import { pageWords } from '../words/page-words.ts';

export type StaffWords = typeof en;

/** The words for staff who come in come with the pages of staff, and not with a guest's. */
export const staffWords = pageWords<StaffWords>(en, de);
