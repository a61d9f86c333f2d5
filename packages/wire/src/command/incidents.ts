import { z } from 'zod';
import { strict } from '../facts/strict.ts';
import { label, words } from '../facts/texts.ts';

/** Commands about what has to be looked into. */
export const incidents = {
  ReportIncident: strict({ type: z.literal('ReportIncident'), kind: label, words }),
  CloseIncident: strict({ type: z.literal('CloseIncident'), incident: label, words }),
} as const;
