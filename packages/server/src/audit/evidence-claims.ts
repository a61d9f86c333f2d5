import { isDeepStrictEqual } from 'node:util';
import type { DisputeEvent, Evidence, EvidenceEntry } from '@dicepit/desks';
import type { Finding } from '@dicepit/proof';
import { sheetIn } from '../disputes/roll-sheet.ts';
import type { AtTable, PitTable } from '../table/pit-table.ts';

/**
 * Compares what disputes say of a table with the table itself, as it is played again. A trail holds disputes before
 * tables; a table that was read before a dispute about it cannot be asked any more.
 */
export type EvidenceClaims = {
  readonly inDispute: (stream: string, event: DisputeEvent) => void;
  /** The table is as it is after the event. */
  readonly atTable: (stream: string, version: number, event: AtTable, state: PitTable) => readonly Finding[];
};

export function newEvidenceClaims(): EvidenceClaims {
  /** By the table's stream and version: what must be found there. */
  const claims = new Map<string, Check[]>();
  const add = (stream: string, version: number, check: Check): void => {
    const key = `${stream} ${version}`;
    claims.set(key, [...(claims.get(key) ?? []), check]);
  };
  return {
    inDispute(stream, event) {
      if (event.type !== 'DisputeRaised') return;
      const { evidence } = event;
      for (const entry of evidence.entries)
        add(evidence.stream, entry.version, (at) => isEntry(entry, at) || misquoted(stream, entry));
      add(
        evidence.stream,
        evidence.version,
        (_, state) => isSheet(evidence, state) || misdrawn(stream, evidence),
      );
    },
    atTable(stream, version, event, state) {
      const found = claims.get(`${stream} ${version}`) ?? [];
      claims.delete(`${stream} ${version}`);
      return found.map((check) => check(event, state)).filter((finding) => finding !== true);
    },
  };
}

type Check = (event: AtTable, state: PitTable) => Finding | true;

const isEntry = ({ type, by, at, clause }: EvidenceEntry, event: AtTable): boolean =>
  event.type === type &&
  event.at === at &&
  'clause' in event &&
  event.clause === clause &&
  isDeepStrictEqual(event.by, by);

/** A roll that the table had forgotten by then is vouched for by its entries. */
function isSheet({ roll }: Evidence, state: PitTable): boolean {
  const known = roll === undefined || state.is !== 'banked' ? undefined : sheetIn(state.table, roll.number);
  if (roll === undefined || known === undefined) return true;
  const { faceRuled: _, ...claimed } = roll;
  // What was written has no fields that are undefined.
  return isDeepStrictEqual(JSON.parse(JSON.stringify(known.sheet)), claimed);
}

const misquoted = (stream: string, { version, type }: EvidenceEntry): Finding => ({
  kind: 'evidence-forged',
  stream,
  version: 1,
  sentence: `The evidence says ${type} of entry ${version} of the table, which says something else.`,
});

const misdrawn = (stream: string, { roll, version }: Evidence): Finding => ({
  kind: 'evidence-forged',
  stream,
  version: 1,
  sentence: `The evidence shows roll ${roll?.number ?? 0} otherwise than the table had it at entry ${version}.`,
});
