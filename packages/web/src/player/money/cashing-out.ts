import type { CommandBody } from '@dicepit/engine';
import type { Desk } from '../desk/desk.ts';
import { rackOf, type Sight } from '../sight.ts';

/** What has to be done to take all chips off the table: those of one's own colour are handed in first. */
function cashingOut(sight: Sight): readonly CommandBody[] {
  const { mine } = sight;
  if (mine === undefined) return [];
  const { seat } = mine;
  return [
    ...(mine.colour === undefined ? [] : [{ type: 'ColourOut', seat } as const]),
    ...(rackOf(sight) > 0 ? [{ type: 'CashOut', seat } as const] : []),
  ];
}

/** What has to be done to leave, once nothing of one's own lies on the layout. */
const leaving = (sight: Sight): readonly CommandBody[] =>
  sight.mine === undefined
    ? []
    : [...cashingOut(sight), { type: 'StandUp', seat: sight.mine.seat, handInTokens: true }];

/** Gives commands one after the other as long as they are taken. */
async function giveInTurn(desk: Desk, commands: readonly CommandBody[]): Promise<boolean> {
  for (const command of commands) if (!(await desk.command(command))) return false;
  return true;
}

export const cashOut = (desk: Desk, sight: Sight): Promise<boolean> => giveInTurn(desk, cashingOut(sight));

export const leave = (desk: Desk, sight: Sight): Promise<boolean> => giveInTurn(desk, leaving(sight));
