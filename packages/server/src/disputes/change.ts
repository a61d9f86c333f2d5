import {
  type Dispute,
  type DisputeCommand,
  type DisputeEvent,
  decideDispute,
  evolveDispute,
  INSPECTORATE_STREAM,
} from '@dicepit/desks';
import { assert, type Role } from '@dicepit/engine';
import type { Put } from '@dicepit/store';
import type { Unstamped } from '../floor/change.ts';
import { noticeWrite } from '../inspect/notice-write.ts';
import { disputeStream } from '../pit/desk-kinds.ts';
import { execute, type IdempotentRequest, type Plan, type PlannedWrite, planWrite } from '../pit/executor.ts';
import type { Pit } from '../pit/pit.ts';
import { type Outcome, ruledAsLeast, ruledAtDesk, type Somebody, type Stamp } from '../pit/result.ts';

export type Asking = {
  readonly caller: Somebody;
  readonly named?: Role | undefined;
  readonly asked?: IdempotentRequest;
  readonly puts?: readonly Put[];
};

/** What is kept as the answer: which dispute it is, and how far it has come. */
export type DisputeAt = { readonly dispute: string; readonly version: number };

/** Does something in a dispute; a complaint lands with the inspectorate in the same append, or neither is written. */
export function changeDispute(
  pit: Pit,
  dispute: string,
  { caller, named, asked, puts = [] }: Asking,
  body: Unstamped<DisputeCommand>,
): Promise<Outcome<DisputeAt>> {
  const stream = disputeStream(dispute);
  const streams = body.type === 'LodgeComplaint' ? [stream, INSPECTORATE_STREAM] : [stream];
  return execute<DisputeAt>(pit.writer, {
    streams,
    request: asked,
    plan: async (): Promise<Plan<DisputeAt>> => {
      const { state, version } = await pit.disputes.current(stream);
      const at = pit.ports.now();
      const command = (role: Role): DisputeCommand => ({ ...body, by: { person: caller.person, role }, at });
      const ruled = ruledAsLeast({ held: caller.roles, named }, (role) => {
        const ruling = decideDispute(state, command(role));
        return ruledAtDesk(ruling, ruling.ok ? undefined : statusOf(ruling.refusal.code));
      });
      if (!ruled.ok) return ruled;
      const cause = command(ruled.role);
      const after = {
        version: version + ruled.events.length,
        state: ruled.events.reduce(evolveDispute, state),
      };
      return {
        ok: true,
        writes: [
          planWrite(stream, version, ruled.events, cause),
          ...(await notices(pit, after.state, after.version, ruled.events, cause)),
        ],
        puts,
        answer: { dispute, version: after.version },
      };
    },
  });
}

/** What the inspectorate is told of what happened. */
async function notices(
  pit: Pit,
  state: Dispute | undefined,
  version: number,
  events: readonly DisputeEvent[],
  stamp: Stamp,
): Promise<readonly PlannedWrite[]> {
  const complaint = events.find(({ type }) => type === 'ComplaintLodged');
  if (complaint === undefined) return [];
  assert(state !== undefined, () => 'whoever complains has a dispute');
  const { table, roll } = state.evidence;
  const line =
    roll === undefined
      ? ({ code: 'Notice', case: 'complaintOfBet', table } as const)
      : ({ code: 'Notice', case: 'complaintOfRoll', roll: roll.number, table } as const);
  const { clause } = complaint;
  const about = disputeStream(state.dispute);
  const stamped = { by: stamp.by, at: stamp.at };
  return [await noticeWrite(pit, { kind: 'complaint', about, version, line, clause }, stamped)];
}

/** A refusal that is about the asker's rank or about nothing that is there is answered as such. */
export function statusOf(code: string): number {
  if (code === 'NOT_YOUR_ROLE') return 403;
  return code.startsWith('NO_SUCH_') ? 404 : 409;
}
