import { type EventBody, lineOfSettlement, linesOfEvent, openGame, type Table } from '@dicepit/engine';
import { lineOfParty, type PartyTable, type PartyTableEvent, tableRules } from '@dicepit/games';
import { type DiceEntry, isDiceEntry } from '@dicepit/proof';
import { type SeenEntry, type Snapshot, stateFrom } from '@dicepit/wire';
import type { PitLine, Tellable, Teller } from '@dicepit/words';
import { tellerIn } from '../pit/tellers.ts';

/** A table in words: made of what whoever asks may see, and of nothing else. */
export type PlainTable = {
  readonly version: number;
  readonly title: string;
  /** What happened, in the order in which it did. */
  readonly lines: readonly ToldLine[];
};

type ToldLine = {
  readonly version: number;
  readonly says: string;
  /** What cites a clause: every settled bet by itself, else the line as a whole. */
  readonly cites: readonly { readonly clause: string; readonly says: string }[];
};

/** What happened at a table, in a language. */
export function plainTable(
  snapshot: Snapshot,
  entries: readonly SeenEntry[],
  teller: Teller = tellerIn(),
): PlainTable {
  const { version, title } = snapshot;
  const { linesOf, settledIn } = snapshot.kind === 'party' ? atParty(snapshot) : atBanked(snapshot);
  const lines = entries.flatMap(({ version: at, event }): readonly ToldLine[] => {
    if (event.type === 'Withheld') return [];
    const told = isDiceEntry(event) ? diceLines(event) : linesOf(event);
    if (told.length === 0) return [];
    const says = teller.tellLines(told) ?? event.type;
    const settled = isDiceEntry(event) ? [] : settledIn(event);
    const cites =
      settled.length > 0
        ? settled.map(({ clause, line }) => ({ clause, says: teller.tell(line) ?? says }))
        : 'clause' in event && event.clause !== undefined
          ? [{ clause: event.clause, says }]
          : [];
    return [{ version: at, says, cites }];
  });
  return { version, title, lines };
}

/** What is told of what happens at a table. */
type Telling = {
  readonly linesOf: (event: EventBody | PartyTableEvent) => readonly Tellable[];
  readonly settledIn: (
    event: EventBody | PartyTableEvent,
  ) => readonly { readonly clause: string; readonly line: Tellable }[];
};

function atBanked(snapshot: Snapshot): Telling {
  const table = stateFrom<Table>(snapshot.view);
  const rules = Object.hasOwn(tableRules, snapshot.pack) ? tableRules[snapshot.pack] : undefined;
  const game = rules === undefined || table.setup === undefined ? undefined : openGame(rules, table.setup);
  return {
    // The stream of a table holds events of its own kind and no others.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    linesOf: (event) => linesOfEvent(event as EventBody, table, game),
    settledIn: (event) =>
      'settlements' in event
        ? event.settlements.map((line) => ({
            clause: line.clause,
            line: lineOfSettlement(line, game?.wagers[line.wager]?.name ?? line.wager),
          }))
        : [],
  };
}

function atParty(snapshot: Snapshot): Telling {
  const table = stateFrom<PartyTable>(snapshot.view);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { linesOf: (event) => [lineOfParty(event as PartyTableEvent, table)], settledIn: () => [] };
}

/** What the room is told of the dice; nothing where the next line says the same. */
function diceLines(entry: DiceEntry): readonly PitLine[] {
  switch (entry.type) {
    case 'SeedCommitted':
      return [{ code: entry.type, case: 'room', turn: entry.turn }];
    case 'SeedRevealed':
      return [{ code: entry.type, case: 'room', turn: entry.turn, why: entry.why }];
    case 'SeedContributed':
    case 'DiceDoubted':
    case 'DiceFailed':
      return [{ code: entry.type, case: 'room' }];
    case 'FacesDrawn':
      return [];
  }
}
