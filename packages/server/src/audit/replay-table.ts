import { type Posting, sumOf } from '@dicepit/engine';
import { type Finding, isDiceEntry } from '@dicepit/proof';
import type { AuditLine } from '@dicepit/wire/refusals';
import { type Movement, movementsIn } from '../cage/account.ts';
import type { Entry } from '../pit/projection.ts';
import {
  type AnyCommand,
  type AtTable,
  decideAtTable,
  evolvePitTable,
  isOfTable,
  type PitTable,
  tableKind,
} from '../table/pit-table.ts';
import { type Decision, decideAnew } from './decide-anew.ts';
import { found } from './found.ts';

/** A table's stream, decided anew by the same rules, with its chips. Its dice are checked by `verifyTrail` itself. */
export type TableReplay = {
  readonly take: (version: number, said: Entry<AtTable>, how?: Decision) => readonly Finding[];
  readonly end: () => readonly Finding[];
  /** What the last entry moved between an account at the cage and this table. */
  readonly moved: () => readonly Movement[];
  /** The table after the last entry. */
  readonly state: () => PitTable;
};

export function replayTable(stream: string): TableReplay {
  const anew = decideAnew<PitTable, AtTable>(stream, {
    initial: tableKind.initial,
    evolve: evolvePitTable,
    // What makes no sense to the rules is thrown by them, and found.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    decide: (state, cause) => decideAtTable(state, cause as AnyCommand),
    isApart: isDiceEntry,
    isKnown: isOfTable,
  });
  let movements: readonly Movement[] = [];
  return {
    take(version, said, how) {
      const { event } = said;
      movements = movementsIn(anew.state(), [event]);
      const here = (line: AuditLine): Finding => found({ stream, version }, line);
      return [
        ...anew.take(version, said, how),
        ...unbalanced(event).map(here),
        ...overdrawn(anew.state()).map(here),
      ];
    },
    end: anew.end,
    moved: () => movements,
    state: anew.state,
  };
}

function unbalanced(event: AtTable): readonly AuditLine[] {
  // Events that move chips carry their postings; others have none.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const postings = 'postings' in event ? (event.postings as readonly Posting[] | undefined) : undefined;
  const sum = sumOf(postings ?? []);
  return sum === 0 ? [] : [{ code: 'postings-unbalanced', type: event.type, cents: sum }];
}

/** Only the world outside may have given more than it has taken. */
function overdrawn(state: PitTable): readonly AuditLine[] {
  if (state.is !== 'banked') return [];
  return [...state.table.ledger]
    .filter(([account, cents]) => cents < 0 && !account.startsWith('outside'))
    .map(([account, cents]) => ({ code: 'balance-below-zero', case: 'ledger', account, cents }));
}
