import { type EventBody, gameOf, linesOfEvent, type Table } from '@dicepit/engine';
import { lineOfParty, type PartyTable, type PartyTableEvent, tableRules } from '@dicepit/games';
import { type DiceEntry, isDiceEntry } from '@dicepit/proof';
import { type SeenEntry, type Snapshot, stateFrom } from '@dicepit/wire';
import type { PitLine, Tellable, Teller } from '@dicepit/words';
import { tellerIn } from '../../pit/tellers.ts';
import { bankedStanding } from './banked-standing.ts';
import { partyStanding } from './party-standing.ts';
import type { Standing, Told } from './standing.ts';

/** How a table stands, in English, and what happened there, in a language. */
export function toldTable(
  snapshot: Snapshot,
  entries: readonly SeenEntry[],
  teller: Teller = tellerIn(),
): Told {
  const { version, title, dice } = snapshot;
  const { standing, linesOf } = snapshot.kind === 'party' ? ofParty(snapshot) : ofBanked(snapshot);
  const lines = entries.flatMap(({ version: at, event }) => {
    if (event.type === 'Withheld') return [];
    const told = isDiceEntry(event) ? diceLines(event) : linesOf(event);
    return told.length === 0 ? [] : [{ version: at, says: teller.tellLines(told) ?? event.type }];
  });
  return { version, title, lines, commitment: dice?.commitment ?? null, ...standing };
}

/** How a table stands, and what is told of what happens there. */
type Telling = {
  readonly standing: Standing;
  readonly linesOf: (event: EventBody | PartyTableEvent) => readonly Tellable[];
};

function ofBanked(snapshot: Snapshot): Telling {
  const table = stateFrom<Table>(snapshot.view);
  const rules = Object.hasOwn(tableRules, snapshot.pack) ? tableRules[snapshot.pack] : undefined;
  const game = rules === undefined || table.setup === undefined ? undefined : gameOf(rules, table.setup);
  return {
    standing: bankedStanding(table, game, snapshot),
    // The stream of a table holds events of its own kind and no others.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    linesOf: (event) => linesOfEvent(event as EventBody, table, game),
  };
}

function ofParty(snapshot: Snapshot): Telling {
  const table = stateFrom<PartyTable>(snapshot.view);
  return {
    standing: partyStanding(table, snapshot),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    linesOf: (event) => [lineOfParty(event as PartyTableEvent, table)],
  };
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
