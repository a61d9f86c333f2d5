import type { By, Game, Moment, PastRoll, Payment } from '@dicepit/engine';
import type { ReportCell, ReportColumn } from '@dicepit/wire';
import type { PitTable } from '../table/pit-table.ts';

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
  readonly title: string;
  readonly columns: readonly ReportColumn[];
  /** Every entry, those before the period too: for what has to be followed from the beginning. */
  readonly pass?: (seen: Seen) => void;
  readonly see?: (seen: Seen) => void;
  readonly roll?: (done: DoneRoll) => void;
  readonly end: (names: Names) => Reported;
};

/** What a reporter knows of people and days. */
type Names = { readonly nameOf: (person: string) => string };

export type Calendar = {
  /** The day of a moment, such as `2026-11-15`, by the clock of the house. */
  readonly dayOf: (at: Moment) => string;
};

export const text = (key: string, title: string): ReportColumn => ({ key, title, form: 'text' });
/** A clause as the record cites it; whoever shows it to people writes it as people do. */
export const citation = (key: string, title: string): ReportColumn => ({ key, title, form: 'clause' });
export const count = (key: string, title: string): ReportColumn => ({ key, title, form: 'count' });
export const money = (key: string, title: string): ReportColumn => ({ key, title, form: 'money' });
export const share = (key: string, title: string): ReportColumn => ({ key, title, form: 'share' });
export const figure = (key: string, title: string): ReportColumn => ({ key, title, form: 'number' });
export const moment = (key: string, title: string): ReportColumn => ({ key, title, form: 'moment' });
