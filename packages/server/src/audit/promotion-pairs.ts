import type { InspectorateEvent, PromotionEvent } from '@dicepit/desks';
import type { Finding } from '@dicepit/proof';
import type { AtTable } from '../table/pit-table.ts';
import type { Streams } from './registry.ts';

/** Compares what promotions did with what the inspectorate was told and what tables were given by it. */
export type PromotionPairs = {
  readonly inPromotion: (stream: string, event: PromotionEvent) => void;
  readonly atInspectorate: (event: InspectorateEvent) => void;
  readonly atTable: (stream: string, event: AtTable) => void;
  /** `streams` are those that the trail holds: what only one side can tell is not held against it. */
  readonly end: (streams: Streams) => readonly Finding[];
};

/** What must have its other half elsewhere. */
type Half = {
  readonly stream: string;
  readonly where: string;
  readonly kind: string;
  readonly sentence: string;
};

export function newPromotionPairs(): PromotionPairs {
  const owed = new Map<string, Half>();
  const kept = new Set<string>();
  const notice = (about: string, clause: string, at: number): string => `notice ${about} ${clause} ${at}`;
  const voucher = (stream: string, id: string, cents: number): string => `voucher ${stream} ${id} ${cents}`;
  return {
    inPromotion(stream, event) {
      if (mustBeTold.has(event.type) || isDeclared(event))
        owed.set(notice(stream, event.clause, event.at), {
          stream,
          where: 'inspectorate',
          kind: 'notice-missing',
          sentence: `The inspectorate was not told of this ${event.type}.`,
        });
      if (event.type !== 'PrizeAwarded' || event.voucher === undefined) return;
      const { table, voucher: id, cents } = event.voucher;
      const where = `table/${table}`;
      const sentence = `Table ${table} was never given the voucher ${id} over ${cents} cents.`;
      owed.set(voucher(where, id, cents), { stream, where, kind: 'voucher-unissued', sentence });
    },
    atInspectorate(event) {
      if (event.type !== 'NoticeReceived') return;
      kept.add(notice(event.notice.about, event.notice.clause, event.at));
    },
    atTable(stream, event) {
      if (event.type !== 'VoucherIssued') return;
      kept.add(voucher(stream, event.voucher.voucher, event.voucher.cents));
    },
    end: (streams) =>
      [...owed]
        // Whoever drops a whole stream is found by the signed heads; an export of one stream holds no other.
        .filter(([name, { where }]) => !kept.has(name) && (streams.has(where) || streams.has('people')))
        .map(([, { stream, kind, sentence }]) => ({ kind, stream, version: 0, sentence })),
  };
}

const mustBeTold: ReadonlySet<PromotionEvent['type']> = new Set<PromotionEvent['type']>([
  'Postponed',
  'DrawCancelled',
  'ComplaintLodged',
]);

/** By an earlier edition the inspectorate was told only of what followed a declaration, which cited another clause. */
const isDeclared = ({ type, clause }: PromotionEvent): boolean =>
  type === 'IntegrityCompromised' && clause === 'nsw/10.12#2';
