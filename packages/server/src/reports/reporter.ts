import type { By, Game, Moment, PastRoll, Payment } from '@dicepit/engine';
import type { ReportCell, ReportColumn } from '@dicepit/wire';
import type { Teller } from '@dicepit/words';
import type { PitTable } from '../table/pit-table.ts';
import type { ReportWords } from './report-words.ts';

/** An event of any stream, as far as reports look at it. */
export type SeenEvent = {
  readonly type: string;
  readonly at: Moment;
  readonly by?: By;
  readonly clause?: string;
};

/** An entry as it goes by; of a table, with how the table stood before and after. */
export type Seen = {
  readonly stream: string;
  readonly version: number;
  readonly event: SeenEvent;
  readonly before: PitTable;
  readonly after: PitTable;
  /** Whether it is the first entry that a command brought. */
  readonly begins: boolean;
};

/** A roll that nothing can change any more, as it stands after every correction. */
export type DoneRoll = {
  readonly table: string;
  readonly game: Game;
  /** What the table pays with, where its rules round to chips. */
  readonly payment: Payment;
  /** When it was settled or voided. */
  readonly at: Moment;
  readonly shooter: string;
  readonly past: PastRoll;
};

export type Row = Readonly<Record<string, ReportCell>>;

type Reported = {
  readonly rows: readonly Row[];
  readonly totals: Row | null;
  readonly notes: readonly string[];
};

/** Makes one report of entries that go by once, those of the period and no others. */
export type Reporter = {
  readonly columns: readonly Column[];
  /** Every entry, those before the period too: for what has to be followed from the beginning. */
  readonly pass?: (seen: Seen) => void;
  readonly see?: (seen: Seen) => void;
  readonly roll?: (done: DoneRoll) => void;
  readonly end: (reader: Reader) => Reported;
};

/** For whom a report is written: what people are called, and in which words. */
export type Reader = {
  readonly nameOf: (person: string) => string;
  readonly teller: Teller;
  readonly words: ReportWords;
};

/** What a role is called. */
export const roleIn = ({ teller }: Pick<Reader, 'teller'>, role: string): string =>
  role === '' ? '' : (teller.name(`role.${role}`) ?? role.replaceAll('-', ' '));

export type Calendar = {
  /** The day of a moment, such as `2026-11-15`, by the clock of the house. */
  readonly dayOf: (at: Moment) => string;
};

/** A column of a report; its title is the word of that name. */
type Column = Omit<ReportColumn, 'title'> & { readonly name: ColumnName };

type ColumnName = keyof ReportWords['columns'];

const column =
  (form: ReportColumn['form']) =>
  (name: ColumnName, key: string = name): Column => ({ key, name, form });

export const text = column('text');
/** A clause as the record cites it; whoever shows it to people writes it as people do. */
export const citation = column('clause');
export const count = column('count');
export const money = column('money');
export const share = column('share');
export const figure = column('number');
export const moment = column('moment');
