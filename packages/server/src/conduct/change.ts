import {
  CONDUCT_STREAM,
  type ConductCommand,
  type ConductEvent,
  decideConduct,
  INSPECTORATE_STREAM,
} from '@dicepit/desks';
import type { By, Role } from '@dicepit/engine';
import type { Put } from '@dicepit/store';
import { type Asking as AskingAs, statusOf } from '../disputes/change.ts';
import type { Unstamped } from '../floor/change.ts';
import { noticeWrite } from '../inspect/notice-write.ts';
import { PEOPLE } from '../people/people.ts';
import { ruleAll } from '../people/rule-all.ts';
import { execute, type Plan, type PlannedWrite, planWrite } from '../pit/executor.ts';
import type { Pit } from '../pit/pit.ts';
import { type Outcome, type Result, ruledAsLeast, ruledAtDesk } from '../pit/result.ts';

/** What came of it, by the incident it is about where it is about one. */
export type ConductAt = { readonly version: number };

/**
 * Does something about the conduct of people. What follows from it elsewhere, an exclusion from the house or a notice
 * to the inspectorate, is in the same append, or nothing is written at all.
 */
export function changeConduct(
  pit: Pit,
  { caller, named, asked, puts = [] }: AskingAs,
  body: Unstamped<ConductCommand>,
): Promise<Outcome<ConductAt>> {
  const streams = [CONDUCT_STREAM, ...(touched[body.type] ?? [])];
  return execute<ConductAt>(pit.writer, {
    streams,
    request: asked,
    plan: async (): Promise<Plan<ConductAt>> => {
      const { state, version } = await pit.conduct.current(CONDUCT_STREAM);
      const at = pit.ports.now();
      const command = (role: Role): ConductCommand => ({ ...body, by: { person: caller.person, role }, at });
      const ruled = ruledAsLeast({ held: caller.roles, named }, (role) => {
        const ruling = decideConduct(state, command(role));
        return ruledAtDesk(ruling, ruling.ok ? undefined : statusOf(ruling.refusal.code));
      });
      if (!ruled.ok) return ruled;
      const after = version + ruled.events.length;
      const others = await elsewhere(pit, ruled.events, after);
      if (!others.ok) return others;
      return {
        ok: true,
        writes: [planWrite(CONDUCT_STREAM, version, ruled.events, command(ruled.role)), ...others.writes],
        puts,
        answer: { version: after },
      };
    },
  });
}

/** The streams beside its own that a command writes to. */
const touched: Readonly<Partial<Record<ConductCommand['type'], readonly string[]>>> = {
  ExcludeFromHouse: [PEOPLE],
  StartDetention: [INSPECTORATE_STREAM],
};

type Elsewhere = Result<{ readonly writes: readonly PlannedWrite[]; readonly puts?: readonly Put[] }>;

async function elsewhere(pit: Pit, events: readonly ConductEvent[], version: number): Promise<Elsewhere> {
  const [event] = events;
  if (event?.type === 'ExcludedFromHouse') return excluded(pit, event);
  if (event?.type !== 'DetentionStarted') return { ok: true, writes: [] };
  const notice = {
    kind: 'detention',
    about: CONDUCT_STREAM,
    version,
    line: { code: 'Notice', case: 'held', incident: event.incident },
    clause: event.clause,
  } as const;
  return { ok: true, writes: [await noticeWrite(pit, notice, stampOf(event))] };
}

/** The people of the pit hear of it at once: sessions end, and nobody lets the person in again. */
async function excluded(
  pit: Pit,
  event: Extract<ConductEvent, { readonly type: 'ExcludedFromHouse' }>,
): Promise<Elsewhere> {
  const { person, order, clause } = event;
  const { state, version } = await pit.people.current(PEOPLE);
  const ruled = ruleAll(state, [{ type: 'Exclude', person, words: order, clause, ...stampOf(event) }]);
  return ruled.ok ? { ok: true, writes: [{ stream: PEOPLE, expected: version, texts: ruled.texts }] } : ruled;
}

const stampOf = ({ by, at }: ConductEvent): { readonly by: By; readonly at: number } => ({ by, at });
