import { type EventBody, gameOf, type Table } from '@dicepit/engine';
import { type PartyTable, type PartyTableEvent, tableRules, tellPartyTable } from '@dicepit/games';
import { type DiceEntry, isDiceEntry } from '@dicepit/proof';
import { type SeenEntry, type Snapshot, stateFrom } from '@dicepit/wire';
import { tellEventInEnglish } from '@dicepit/words/english';
import { bankedStanding } from './banked-standing.ts';
import { partyStanding } from './party-standing.ts';
import type { Standing, Told } from './standing.ts';

export function toldTable(snapshot: Snapshot, entries: readonly SeenEntry[]): Told {
  const { version, title, dice } = snapshot;
  const { standing, says } = snapshot.kind === 'party' ? ofParty(snapshot) : ofBanked(snapshot);
  const lines = entries.flatMap(({ version: at, event }) => {
    if (event.type === 'Withheld') return [];
    const line = isDiceEntry(event) ? sayDice(event) : says(event);
    return line === undefined ? [] : [{ version: at, says: line }];
  });
  return { version, title, lines, commitment: dice?.commitment ?? null, ...standing };
}

/** How a table stands, and how what happens there is said. */
type Telling = {
  readonly standing: Standing;
  readonly says: (event: EventBody | PartyTableEvent) => string;
};

function ofBanked(snapshot: Snapshot): Telling {
  const table = stateFrom<Table>(snapshot.view);
  const rules = Object.hasOwn(tableRules, snapshot.pack) ? tableRules[snapshot.pack] : undefined;
  const game = rules === undefined || table.setup === undefined ? undefined : gameOf(rules, table.setup);
  return {
    standing: bankedStanding(table, game, snapshot),
    // The stream of a table holds events of its own kind and no others.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    says: (event) => tellEventInEnglish(event as EventBody, table, game),
  };
}

function ofParty(snapshot: Snapshot): Telling {
  const table = stateFrom<PartyTable>(snapshot.view);
  return {
    standing: partyStanding(table, snapshot),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    says: (event) => tellPartyTable(event as PartyTableEvent, table),
  };
}

/** What is written about the dice; nothing where the next line says the same. */
function sayDice(entry: DiceEntry): string | undefined {
  switch (entry.type) {
    case 'SeedCommitted':
      return `The house binds itself to the dice of turn ${entry.turn}.`;
    case 'SeedContributed':
      return 'A player adds a text of their own to the dice.';
    case 'SeedRevealed':
      return `The dice of turn ${entry.turn} are open to be checked (${entry.why}).`;
    case 'FacesDrawn':
      return undefined;
    case 'DiceDoubted':
      return 'The dice are doubted; supervisors know why.';
    case 'DiceFailed':
      return 'The dice of this table have failed. It has to be closed and opened again.';
  }
}
