import type { DisputeEvent, DisputeSubject, Evidence, Remedy } from '@dicepit/desks';
import type { Finding, Head } from '@dicepit/proof';
import type { AuditLine } from '@dicepit/wire/refusals';
import { disputedRoll, frozen, gatherEntries, type Sheet, sheetIn, sheetOf } from '../disputes/frozen.ts';
import { FLOOR } from '../floor/floor.ts';
import { type AtTable, type PitTable, tableKind } from '../table/pit-table.ts';
import { found, isSameData } from './redecide.ts';
import type { Streams } from './registry.ts';

/**
 * Compares what disputes say of a table with the table itself, as it is played again: their evidence is frozen once more,
 * whole, and the remedies are looked up. A trail holds disputes before tables; where somebody has turned that round, what
 * a dispute says is found nowhere, and held against it.
 */
export type EvidenceClaims = {
  readonly inDispute: (stream: string, event: DisputeEvent) => void;
  /** The table is as it is after the event. */
  readonly atTable: (head: Head, event: AtTable, state: PitTable) => readonly Finding[];
  /** `streams` are those that the trail holds: what only one side can tell is not held against it. */
  readonly end: (streams: Streams) => readonly Finding[];
};

export function newEvidenceClaims(): EvidenceClaims {
  /** By the table's stream: what has still to be found there. */
  const claims = new Map<string, readonly Claim[]>();
  /** The table that a dispute is about. */
  const tables = new Map<string, string>();
  const add = (claim: Claim): void => {
    claims.set(claim.table, [...(claims.get(claim.table) ?? []), claim]);
  };
  return {
    inDispute(stream, event) {
      if (event.type === 'DisputeRaised') {
        tables.set(stream, event.evidence.stream);
        add(evidenceClaim(stream, event.about, event.evidence));
      }
      const table = tables.get(stream);
      if (event.type === 'RemedyNoted' && table !== undefined) add(remedyClaim(stream, table, event.remedy));
    },
    atTable(head, event, state) {
      const here = claims.get(head.stream);
      if (here === undefined) return [];
      const left = here.filter(({ version }) => version > head.version);
      if (left.length < here.length) claims.set(head.stream, left);
      return here.flatMap((claim) => claim.check(head, event, state));
    },
    end: (streams) =>
      [...claims.values()]
        .flat()
        // Whoever drops a whole stream is found by the signed heads; an export of one stream holds no other.
        .filter(({ table }) => streams.has(table) || streams.has(FLOOR))
        .map(({ stream, table, version }) =>
          forged(stream, { code: 'evidence-forged', case: 'nowhere', version, table }),
        ),
  };
}

type Claim = {
  /** Of the dispute. */
  readonly stream: string;
  /** The stream of the table, and the entry of it after which the claim can be checked. */
  readonly table: string;
  readonly version: number;
  /** Hears every entry up to that one, and finds what is wrong there. */
  readonly check: (head: Head, event: AtTable, state: PitTable) => readonly Finding[];
};

function evidenceClaim(stream: string, about: DisputeSubject, evidence: Evidence): Claim {
  const number = evidence.roll?.number;
  const collector = gatherEntries({ roll: number, bet: about.bet });
  /** The roll as the table last had it: by the time of the dispute it may have been forgotten. */
  let past: Sheet | undefined;
  return {
    stream,
    table: evidence.stream,
    version: evidence.version,
    check({ stream: table, version, hash }, event, state) {
      collector.take(version, event);
      if (state.is !== 'banked') return [];
      const done = state.table.recent.find((each) => each.number === number);
      if (done !== undefined) past = sheetOf(done);
      if (version !== evidence.version) return [];
      if (disputedRoll(state.table, about) !== number)
        return [
          forged(
            stream,
            number === undefined
              ? { code: 'evidence-forged', case: 'no-roll' }
              : { code: 'evidence-forged', case: 'other-roll', roll: number },
          ),
        ];
      const recomputed = frozen({
        name: table.slice(tableKind.name.length),
        pack: state.pack,
        table: state.table,
        version,
        hash,
        about,
        roll: number === undefined ? undefined : (sheetIn(state.table, number) ?? past),
        entries: collector.entries(),
      });
      return differing(recomputed, evidence).map((part) => forged(stream, lineOf(part, evidence)));
    },
  };
}

const remedyClaim = (stream: string, table: string, remedy: Remedy): Claim => ({
  stream,
  table,
  version: remedy.version,
  check: ({ version }, event) =>
    version !== remedy.version ||
    (event.type === remedy.type && ('clause' in event ? event.clause : '') === remedy.clause)
      ? []
      : [forged(stream, { code: 'evidence-forged', case: 'remedy', type: remedy.type, version })],
});

/** The parts of the evidence that are not as the table has them. */
function differing(recomputed: Evidence, claimed: Evidence): readonly (typeof parts)[number][] {
  // What was written has no fields that are undefined.
  const expected: Evidence = JSON.parse(JSON.stringify(recomputed));
  return parts.filter((part) => !isSameData(expected[part], claimed[part]));
}

const parts = ['pack', 'table', 'hash', 'roll', 'bet', 'present', 'entries'] as const;

function lineOf(part: (typeof parts)[number], { roll, version }: Evidence): AuditLine {
  const code = 'evidence-forged';
  return part === 'roll'
    ? { code, case: 'roll', roll: roll?.number ?? 0, version }
    : { code, case: 'part', part, version };
}

const forged = (stream: string, line: AuditLine): Finding => found({ stream, version: 1 }, line);
