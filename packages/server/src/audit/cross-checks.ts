import {
  type ConductEvent,
  DECLARATION,
  type DisputeEvent,
  type InspectorateEvent,
  type PromotionEvent,
} from '@dicepit/desks';
import { type Finding, hashLink, NOTHING } from '@dicepit/proof';
import type { AuditLine } from '@dicepit/wire/refusals';
import type { CageEvent } from '../cage/account.ts';
import type { FloorEvent } from '../floor/floor.ts';
import type { AtTable } from '../table/pit-table.ts';
import { found } from './redecide.ts';
import type { Streams } from './registry.ts';

/** One sum that left an account for a table, or (negative) came back. */
type Moved = { readonly person: string; readonly table: string; readonly cents: number };

/**
 * Compares what the cage says went to each table with what the tables say came. Both are read in their own order, a
 * whole stream after another, so each side is kept as a hash and not as a list: a trail may be long.
 */
export type Pairing = {
  readonly atCage: (version: number, moved: Moved) => void;
  readonly atTable: (moved: Moved) => void;
  /** `streams` are those that the trail holds: what only one side can tell is not held against it. */
  readonly end: (streams: Streams) => readonly Finding[];
};

export function newPairing(): Pairing {
  const cages = new Map<string, Side>();
  const tables = new Map<string, Side>();
  const add = (sides: Map<string, Side>, moved: Moved, version: number): void => {
    const name = `${moved.person} ${moved.table}`;
    sides.set(name, after(sides.get(name) ?? nothing, moved, version));
  };
  return {
    atCage: (version, moved) => add(cages, moved, version),
    atTable: (moved) => add(tables, moved, 0),
    end: (streams) =>
      [...new Set([...cages.keys(), ...tables.keys()])].flatMap((name) => {
        const [person = '', table = ''] = name.split(' ');
        const stream = `cage/${person}`;
        const cage = cages.get(name) ?? nothing;
        const there = tables.get(name) ?? nothing;
        if (!streams.has(stream) || !streams.has(`table/${table}`) || cage.hash === there.hash) return [];
        const line = {
          code: 'cage-unpaired',
          count: cage.count,
          cents: cage.cents,
          table,
          there: there.count,
          sum: there.cents,
        } as const;
        return [found({ stream, version: cage.version }, line)];
      }),
  };
}

type Side = {
  readonly count: number;
  readonly cents: number;
  readonly hash: string;
  readonly version: number;
};

const nothing: Side = { count: 0, cents: 0, hash: NOTHING, version: 0 };

const after = ({ count, cents, hash }: Side, moved: Moved, version: number): Side => ({
  version,
  count: count + 1,
  cents: cents + moved.cents,
  hash: hashLink(hash, { stream: moved.table, version: count + 1, text: String(moved.cents) }),
});

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
  readonly line: AuditLine;
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
          line: { code: 'notice-missing', type: event.type },
        });
      if (event.type !== 'PrizeAwarded' || event.voucher === undefined) return;
      const { table, voucher: id, cents } = event.voucher;
      const where = `table/${table}`;
      const line = { code: 'voucher-unissued', table, voucher: id, cents } as const;
      owed.set(voucher(where, id, cents), { stream, where, line });
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
        .map(([, { stream, line }]) => found({ stream }, line)),
  };
}

const mustBeTold: ReadonlySet<PromotionEvent['type']> = new Set<PromotionEvent['type']>([
  'Postponed',
  'DrawCancelled',
  'ComplaintLodged',
]);

/** By an earlier edition the inspectorate was told only of what followed a declaration, which cited another clause. */
const isDeclared = ({ type, clause }: PromotionEvent): boolean =>
  type === 'IntegrityCompromised' && clause === DECLARATION;

/** Checks that nobody's account began with more than the pit gave to everybody at some time. */
export type Welcomes = {
  readonly onFloor: (event: FloorEvent) => void;
  readonly atCage: (stream: string, version: number, event: CageEvent) => void;
  readonly end: () => readonly Finding[];
};

export function newWelcomes(): Welcomes {
  const offered = new Set<number>();
  const given = new Map<number, { readonly stream: string; readonly version: number }>();
  let opened = false;
  return {
    onFloor(event) {
      opened ||= event.type === 'PitOpened';
      const settings = event.type === 'PitOpened' || event.type === 'SettingsChanged' ? event.settings : {};
      if (settings.startingStack !== undefined) offered.add(settings.startingStack);
    },
    atCage(stream, version, event) {
      if (event.type === 'AccountOpened' && !given.has(event.stack))
        given.set(event.stack, { stream, version });
    },
    // Without the stream of the pit nobody can tell what was offered.
    end: () =>
      [...given]
        .filter(([stack]) => opened && !offered.has(stack))
        .map(([stack, where]) => found(where, { code: 'welcome-forged', cents: stack })),
  };
}

/** Compares the bets that were voided at tables with those that a finding stands behind. */
export type Voidings = {
  readonly atTable: (stream: string, version: number, event: AtTable) => void;
  readonly inConduct: (event: ConductEvent) => void;
  /** `streams` are those that the trail holds: what only one side can tell is not held against it. */
  readonly end: (streams: Streams) => readonly Finding[];
};

export function newVoidings(): Voidings {
  const tables = new Map<string, { readonly stream: string; readonly version: number }>();
  const conduct = new Map<string, string>();
  const key = (stream: string, bet: string, cents: number): string => `${stream} ${bet} ${cents}`;
  return {
    atTable(stream, version, event) {
      if (event.type !== 'BetVoided') return;
      tables.set(key(stream, event.bet, event.chips + event.tokens), { stream, version });
    },
    inConduct(event) {
      if (event.type !== 'WagersVoided') return;
      const stream = `table/${event.table}`;
      for (const { bet, cents } of event.bets) conduct.set(key(stream, bet, cents), stream);
    },
    end: (streams) => {
      if (!streams.has('conduct')) return [];
      const unfounded = [...tables].filter(([name]) => !conduct.has(name));
      const unmade = [...conduct].filter(([name, stream]) => !tables.has(name) && streams.has(stream));
      return [
        ...unfounded.map(([, where]) => found(where, { code: 'void-unfounded' })),
        ...unmade.map(([name]) => found({ stream: 'conduct' }, { code: 'void-unmade', bet: name })),
      ];
    },
  };
}

/** Compares the turns of dice that ended by a recovery with the recoveries that the pit speaks of. */
export type Recoveries = {
  readonly onFloor: (version: number, event: FloorEvent) => readonly Finding[];
  readonly atTable: (stream: string, version: number, event: AtTable) => void;
  readonly end: (streams: Streams) => readonly Finding[];
};

export function newRecoveries(): Recoveries {
  const epochs = new Set<number>();
  const ended: { readonly stream: string; readonly version: number; readonly epoch: number }[] = [];
  return {
    // No fault, but nobody should have to look for it: a house that recovers often chooses its dice.
    onFloor(version, event) {
      if (event.type !== 'PitRecovered') return [];
      epochs.add(event.epoch);
      const line = { code: 'pit-recovered', epoch: event.epoch, why: event.why } as const;
      return [{ ...found({ stream: 'pit', version }, line), remark: true }];
    },
    atTable(stream, version, event) {
      if (event.type === 'SeedRevealed' && event.why === 'recovery')
        ended.push({ stream, version, epoch: event.epoch ?? 0 });
    },
    end: (streams) =>
      ended
        .filter(({ epoch }) => streams.has('pit') && !epochs.has(epoch))
        .map(({ stream, version, epoch }) =>
          found({ stream, version }, { code: 'recovery-unfounded', epoch }),
        ),
  };
}

/** Compares complaints that the house erased with the looks of inspectors that allowed it to. */
export type Erasures = {
  readonly inDesk: (stream: string, event: DisputeEvent | PromotionEvent) => void;
  readonly atInspectorate: (event: InspectorateEvent) => void;
  /** `streams` are those that the trail holds: what only one side can tell is not held against it. */
  readonly end: (streams: Streams) => readonly Finding[];
};

export function newErasures(): Erasures {
  const erased = new Map<string, string>();
  const seen = new Set<string>();
  const key = (ref: string, at: number): string => `${ref} ${at}`;
  return {
    inDesk(stream, event) {
      if (event.type === 'PersonalErased' && event.seenAt !== undefined)
        erased.set(key(event.ref, event.seenAt), stream);
    },
    atInspectorate(event) {
      if (event.type !== 'Looked' || event.by.role !== 'inspector') return;
      if (event.sight.part !== undefined) seen.add(key(event.sight.part, event.at));
    },
    end: (streams) =>
      [...erased]
        .filter(([name]) => !seen.has(name) && streams.has('inspectorate'))
        .map(([, stream]) => found({ stream }, { code: 'erased-unread' })),
  };
}
