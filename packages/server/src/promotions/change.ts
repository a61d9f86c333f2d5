import {
  decidePromotion,
  evolvePromotion,
  type Promotion,
  type PromotionCommand,
  type PromotionEvent,
} from '@dicepit/desks';
import type { By, Moment, TableCommand } from '@dicepit/engine';
import type { Put } from '@dicepit/store';
import { FLOOR } from '../floor/floor.ts';
import { noticeWrite } from '../inspect/notice-write.ts';
import { promotionStream } from '../pit/desk-kinds.ts';
import { execute, type IdempotentRequest, type Plan, type PlannedWrite, planWrite } from '../pit/executor.ts';
import type { Pit } from '../pit/pit.ts';
import { type Outcome, type Result, refused, refusedBy, ruledAtDesk } from '../pit/result.ts';
import { decideAtTable, tableStream } from '../table/pit-table.ts';

/** What is kept as the answer: which promotion it is, and how far it has come. */
export type PromotionAt = { readonly promotion: string; readonly version: number };

/** A command with all that it has to know, and the records that belong to it. */
export type Made = Result<{ readonly command: PromotionCommand; readonly puts?: readonly Put[] }>;

export type Changing = {
  readonly promotion: string;
  readonly by: By;
  readonly asked?: IdempotentRequest;
  /** Other streams that take part: the inspectorate where it is told, a table where it takes a voucher. */
  readonly others?: readonly string[];
  /** Makes the command as things stand; asked again where somebody was quicker. */
  readonly make: (promotion: Promotion, stamp: { readonly by: By; readonly at: Moment }) => Promise<Made>;
};

/**
 * Does something in a promotion. What the inspectorate has to be told at once, and what a table has to know, is
 * written in the same append: all of it happens, or nothing.
 */
export function changePromotion(
  pit: Pit,
  { promotion, by, asked, others = [], make }: Changing,
): Promise<Outcome<PromotionAt>> {
  const stream = promotionStream(promotion);
  return execute<PromotionAt>(pit.writer, {
    streams: [stream, ...others],
    request: asked,
    plan: async (): Promise<Plan<PromotionAt>> => {
      const { state, version } = await pit.promotions.current(stream);
      const made = await make(state, { by, at: pit.ports.now() });
      if (!made.ok) return made;
      const { command, puts = [] } = made;
      const ruling = decidePromotion(state, command);
      const ruled = ruledAtDesk(ruling, ruling.ok ? undefined : statusOf(ruling.refusal.code));
      if (!ruled.ok) return ruled;
      const after = ruled.events.reduce(evolvePromotion, state);
      const end = version + ruled.events.length;
      const voucher = await voucherWrite(pit, ruled.events, command);
      if (!voucher.ok) return voucher;
      return {
        ok: true,
        writes: [
          planWrite(stream, version, ruled.events, command),
          ...(await notices(pit, after, { events: ruled.events, version: end, command })),
          ...voucher.writes,
        ],
        puts,
        answer: { promotion, version: end },
      };
    },
  });
}

type Happened = {
  readonly events: readonly PromotionEvent[];
  readonly version: number;
  readonly command: PromotionCommand;
};

/** What the inspectorate is told: no names, since its stream keeps for ever what it holds. */
async function notices(
  pit: Pit,
  { promotion, title }: Promotion,
  { events, version, command }: Happened,
): Promise<readonly PlannedWrite[]> {
  const { by, at } = command;
  for (const event of events) {
    const given = noticeOf(event, title);
    if (given === undefined) continue;
    const notice = { ...given, about: promotionStream(promotion), version, clause: event.clause };
    return [await noticeWrite(pit, notice, { by, at })];
  }
  return [];
}

function noticeOf(event: PromotionEvent, title: string) {
  const stopped = (how: 'compromised' | 'postponed' | 'drawPostponed' | 'drawCancelled') =>
    ({ kind: 'integrity-stop', line: { code: 'Notice', case: how, title } }) as const;
  if (event.type === 'IntegrityCompromised') return stopped('compromised');
  if (event.type === 'Postponed') return stopped(event.what === 'draw' ? 'drawPostponed' : 'postponed');
  if (event.type === 'DrawCancelled') return stopped('drawCancelled');
  if (event.type !== 'ComplaintLodged') return undefined;
  return { kind: 'complaint', line: { code: 'Notice', case: 'complaintOfTerms', title } } as const;
}

/** A refusal that is about the asker's role or about nothing that is there is answered as such. */
function statusOf(code: string): number {
  if (code === 'NOT_YOUR_ROLE') return 403;
  return code.startsWith('NO_SUCH_') ? 404 : 409;
}

type Writes = Result<{ readonly writes: readonly PlannedWrite[] }>;

/**
 * What a table writes when a prize is a voucher for it: the operator makes the voucher known there, by the same
 * command as by hand, and the table takes it once.
 */
async function voucherWrite(
  pit: Pit,
  events: readonly PromotionEvent[],
  { by, at }: { readonly by: By; readonly at: Moment },
): Promise<Writes> {
  const awarded = events.find((event) => event.type === 'PrizeAwarded');
  if (awarded?.voucher === undefined) return { ok: true, writes: [] };
  const { table, ...voucher } = awarded.voucher;
  const { state: floor } = await pit.floor.current(FLOOR);
  if (floor.tables.get(table)?.retired !== false) return refused(404, { code: 'NOT_FOUND', case: 'table' });
  const stream = tableStream(table);
  const { state, version } = await pit.tables.current(stream);
  const clock = state.is === 'banked' ? state.table.clock : 0;
  const command: TableCommand = { type: 'IssueVoucher', voucher, by, at: Math.max(at, clock) };
  const decided = decideAtTable(state, command);
  if (!decided.ok) return refusedBy(409, decided.refusal);
  return { ok: true, writes: [planWrite(stream, version, decided.events, command)] };
}
