import type { ReportKind } from '@dicepit/wire';
import type { Calendar, Reporter } from '../reporter.ts';
import { approvalsReport } from './approvals.ts';
import { dailyReport } from './daily.ts';
import { diceReport } from './dice.ts';
import { exceptionsReport } from './exceptions.ts';
import { holdReport } from './hold.ts';
import { voidsReport } from './voids.ts';

/** How each report is made. */
export const reporters: Readonly<Record<ReportKind, (calendar: Calendar) => Reporter>> = {
  daily: dailyReport,
  hold: holdReport,
  voids: voidsReport,
  approvals: approvalsReport,
  exceptions: exceptionsReport,
  dice: diceReport,
};
