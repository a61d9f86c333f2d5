import { gameOf } from '@dicepit/engine';
import { layouts } from '@dicepit/games';
import { drawFelt } from '@dicepit/layout';
import type { RawHandler } from '../http/raw-answer.ts';
import type { Pit } from '../pit/pit.ts';
import { refused } from '../pit/result.ts';
import { rulesOf, tableStream } from '../table/pit-table.ts';
import { tableOn } from './board.ts';
import { noTable } from './screens.ts';

/** Sends the felt of a table as a drawing. */
export function feltHandler(pit: Pit): RawHandler<'readFelt'> {
  return async ({ params, response }) => {
    if ((await tableOn(pit, params.table)) === undefined) return noTable;
    const felt = await feltOf(pit, params.table);
    if (felt === undefined) return noFelt;
    response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(felt);
    return undefined;
  };
}

const { refusal: noFelt } = refused(
  409,
  'CONFLICT',
  'This table has no felt: it is a party, or not set up yet.',
);

/** The felt of a table with the odds it posts, to be dressed and lit by the page; nothing where there is no felt. */
async function feltOf(pit: Pit, table: string): Promise<string | undefined> {
  const { state } = await pit.tables.current(tableStream(table));
  if (state.is !== 'banked' || state.table.setup === undefined) return undefined;
  const rules = rulesOf(state);
  const game = rules === undefined ? undefined : gameOf(rules, state.table.setup);
  const layout = layouts[state.pack];
  if (game === undefined || layout === undefined) return undefined;
  return drawFelt(game, layout, { shape: 'wide', font: 'inherited', css: 'inherited' });
}
