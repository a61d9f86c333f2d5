import type { Decided } from '@dicepit/engine';
import { comeBack, endGame, throwFor } from './absent.ts';
import { type PartyTableCommand, partyAuthority } from './command.ts';
import type { PartyTableEvent, PartyTableFact } from './event.ts';
import { bringToRest, startGame, throwDice } from './games.ts';
import type { PartyTable } from './party-table.ts';
import { refuse } from './refusing.ts';
import { bringChips, setUpTable, sitDown, standUp } from './seats.ts';

/** What happens at a party table, or why nothing does. */
export function decidePartyTable(table: PartyTable, command: PartyTableCommand): Decided<PartyTableEvent> {
  const { by, at } = command;
  const roles = partyAuthority[command.type];
  if (!roles.includes(by.role))
    return refuse(
      'NOT_YOUR_ROLE',
      'policy/roles',
      `A ${by.role} may not do this. It is for: ${roles.join(', ')}.`,
    );
  if (table.setup === undefined && command.type !== 'SetUpTable')
    return refuse('NO_TABLE', 'policy/set-up', 'There is no table yet. Set it up first.');

  const decided = decideFacts(table, command);
  return decided.ok ? { ok: true, events: decided.events.map((event) => ({ ...event, by, at })) } : decided;
}

function decideFacts(table: PartyTable, command: PartyTableCommand): Decided<PartyTableFact> {
  switch (command.type) {
    case 'SetUpTable':
      return setUpTable(table, command);
    case 'SitDown':
      return sitDown(table, command);
    case 'BringChips':
      return bringChips(table, command);
    case 'StandUp':
      return standUp(table, command);
    case 'StartGame':
      return startGame(table, command);
    case 'EndGame':
      return endGame(table);
    case 'ThrowDice':
      return throwDice(table, command);
    case 'ThrowFor':
      return throwFor(table, command);
    case 'ComeBack':
      return comeBack(table, command);
    case 'BringToRest':
      return bringToRest(table, command);
  }
}
