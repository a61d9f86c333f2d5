import type { ConductRefusal } from './conduct/refusals.ts';
import type { DisputeRefusal } from './dispute/refusals.ts';
import type { InspectorateRefusal } from './inspectorate/refusals.ts';
import type { PromotionRefusal } from './promotion/refusals.ts';
import type { Ruling } from './ruling.ts';

/** Why nothing happened at one of the desks: a code, the clause it rests on, and the figures of the sentence. */
export type DeskRefusal = PromotionRefusal | DisputeRefusal | ConductRefusal | InspectorateRefusal;

export type DeskRuling<Event> = Ruling<Event, DeskRefusal>;
