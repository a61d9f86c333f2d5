import {
  type CommandBody,
  type Decided,
  decideTable,
  newTable,
  type TableCommand,
  type TableEvent,
  type TableRefusal,
} from '@dicepit/engine';
import {
  decidePartyTable,
  isRace,
  newPartyTable,
  type PartyDecided,
  type PartyTableBody,
  type PartyTableCommand,
  type PartyTableEvent,
} from '@dicepit/games';
import { type PitTable, rulesOf } from './pit-table.ts';

export type AnyBody = CommandBody | PartyTableBody;
export type AnyCommand = TableCommand | PartyTableCommand;

type DecidedAtTable = Decided<TableEvent | PartyTableEvent> | PartyDecided<PartyTableEvent>;

/** What the rules of a table make of a command: their events, or their refusal. */
export function decideAtTable(state: PitTable, command: AnyCommand): DecidedAtTable {
  const pack = state.is === 'unset' ? packIn(command) : state.pack;
  if (pack === undefined) return none('NO_TABLE', 'There is no such table. Look at the list of tables.');
  // The schemas that a command came through are those of the table's own kind.
  if (isRace(pack)) {
    const table = state.is === 'party' ? state.table : newPartyTable;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return decidePartyTable(table, command as PartyTableCommand);
  }
  const rules = rulesOf({ pack });
  if (rules === undefined) return none('NO_SUCH_PACK', `There is no pack '${pack}'.`);
  const table = state.is === 'banked' ? state.table : newTable;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return decideTable(rules, table, command as TableCommand);
}

const packIn = (command: AnyCommand): string | undefined =>
  command.type === 'SetUpTable' ? command.setup.pack : undefined;

function none(code: string, message: string): { readonly ok: false; readonly refusal: TableRefusal } {
  return { ok: false, refusal: { code, clause: 'policy/set-up', message } };
}
