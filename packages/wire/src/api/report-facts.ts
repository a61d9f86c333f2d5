import { z } from 'zod';
import { moment } from '../fields.ts';

/** What can be reported of a period. */
export const reportKinds = ['daily', 'hold', 'voids', 'approvals', 'exceptions', 'dice'] as const;

export type ReportKind = (typeof reportKinds)[number];

/** How the figures of a column are to be read. */
const columnForms = ['text', 'clause', 'count', 'money', 'share', 'number', 'moment'] as const;

export type ColumnForm = (typeof columnForms)[number];

const column = z.object({
  key: z.string(),
  title: z.string(),
  form: z.enum(columnForms),
});

export type ReportColumn = z.infer<typeof column>;

/** Money in cents, shares of one, moments in milliseconds; null where there is nothing to say. */
const cell = z.union([z.string(), z.number(), z.null()]);

export type ReportCell = z.infer<typeof cell>;

/** A report as data; a page, a CSV and a PDF are made of it. */
export const report = z.object({
  kind: z.enum(reportKinds),
  title: z.string(),
  pit: z.string(),
  software: z.string(),
  /** The period in milliseconds; null where it is open. */
  from: moment.nullable(),
  to: moment.nullable(),
  /** The time zone by which days are counted and moments printed. */
  zone: z.string(),
  madeAt: moment,
  /** Where the trail ended that the report was made from. */
  head: z.object({ hash: z.string(), words: z.string(), entries: z.number() }),
  columns: z.array(column).readonly(),
  rows: z.array(z.record(z.string(), cell)).readonly(),
  totals: z.record(z.string(), cell).nullable(),
  notes: z.array(z.string()).readonly(),
});

export type Report = z.infer<typeof report>;
