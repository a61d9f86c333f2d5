import type { RefusalIn, RefusalTable } from '@dicepit/engine';
import type { Refused, Ruling } from '../ruling.ts';
import type { InspectorateEvent } from './event.ts';

/** Why the inspectorate takes nothing in: every code with its figures. */
export const inspectorateRefusals = {
  NOTICE_WITHOUT_WORDS: {},
  'NOT_FOR_PLAYERS.records': {},
} as const satisfies RefusalTable;

export type InspectorateRefusal = RefusalIn<typeof inspectorateRefusals, { readonly clause: string }>;

export type InspectorateRuling = Ruling<InspectorateEvent, InspectorateRefusal>;

export const refuse = (refusal: InspectorateRefusal): Refused<InspectorateRefusal> => ({
  ok: false,
  refusal,
});
