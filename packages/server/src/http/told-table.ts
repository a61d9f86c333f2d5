import { type EventBody, linesOfEvent, openGame, type Table } from '@dicepit/engine';
import { lineOfParty, type PartyTable, type PartyTableEvent, tableRules } from '@dicepit/games';
import { type DiceEntry, isDiceEntry } from '@dicepit/proof';
import { type SeenEntry, type Snapshot, stateFrom } from '@dicepit/wire';
import type { PitLine, Tellable, Teller } from '@dicepit/words';
import { tellerIn } from '../pit/tellers.ts';

/** A table in words: made of what whoever asks may see, and of nothing else. */
export type Told = {
  readonly version: number;
  readonly title: string;
  /** What happened, in the order in which it did. */
  readonly lines: readonly { readonly version: number; readonly says: string }[];
};

/** What happened at a table, in a language. */
export function toldTable(
  snapshot: Snapshot,
  entries: readonly SeenEntry[],
  teller: Teller = tellerIn(),
): Told {
  const { version, title } = snapshot;
  const linesOf = snapshot.kind === 'party' ? linesOfParty(snapshot) : linesOfBanked(snapshot);
  const lines = entries.flatMap(({ version: at, event }) => {
    if (event.type === 'Withheld') return [];
    const told = isDiceEntry(event) ? diceLines(event) : linesOf(event);
    return told.length === 0 ? [] : [{ version: at, says: teller.tellLines(told) ?? event.type }];
  });
  return { version, title, lines };
}

/** What is told of what happens at a table. */
type LinesOf = (event: EventBody | PartyTableEvent) => readonly Tellable[];

function linesOfBanked(snapshot: Snapshot): LinesOf {
  const table = stateFrom<Table>(snapshot.view);
  const rules = Object.hasOwn(tableRules, snapshot.pack) ? tableRules[snapshot.pack] : undefined;
  const game = rules === undefined || table.setup === undefined ? undefined : openGame(rules, table.setup);
  // The stream of a table holds events of its own kind and no others.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (event) => linesOfEvent(event as EventBody, table, game);
}

function linesOfParty(snapshot: Snapshot): LinesOf {
  const table = stateFrom<PartyTable>(snapshot.view);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (event) => [lineOfParty(event as PartyTableEvent, table)];
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
