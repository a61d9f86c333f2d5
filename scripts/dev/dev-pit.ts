import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '@dicepit/store';
import { areBuilt, builtScreens } from '@dicepit/web';
import { type DevRole, serveScreens } from '../../packages/web/dev-screens.ts';
import { type DemoPit, openDemoPit } from '../pictures/demo-pit.ts';
import { earlier, lay, shoots } from '../pictures/scenes.ts';

/** A pit in a temporary folder with a table under way, and the screens over it as Vite serves them. */
export type DevPit = {
  readonly url: string;
  /** What `?as=` may name. */
  readonly roles: readonly string[];
  /** Ends the pit and removes its folder. */
  readonly close: () => Promise<void>;
};

export async function openDevPit({ port }: { readonly port: number }): Promise<DevPit> {
  const folder = mkdtempSync(join(tmpdir(), 'dicepit-dev-'));
  let url = '';
  const pit = await openDemoPit({
    store: await openSqlite({ file: join(folder, 'pit.db') }),
    settings: { name: 'Dicepit in development' },
    guestUrl: () => url,
    // The rulebooks are whole pages that a build writes; all other screens come from Vite.
    ...(areBuilt(builtScreens) ? { screens: builtScreens } : {}),
  });
  const roles = rolesAt(pit, await tableUnderWay(pit));
  const screens = await serveScreens({ pit: pit.url, roles, port });
  url = (screens.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');
  return {
    url,
    roles: Object.keys(roles),
    close: async () => {
      await screens.close();
      await pit.world.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Ann has the dice, a few rolls have been settled, and three players have bets on the felt. */
async function tableUnderWay(pit: DemoPit): Promise<string> {
  const table = await pit.opens('snake-eyes-nz', ['Ann', 'Ben', 'Cleo']);
  await shoots(pit, table, 'Ann');
  await earlier(pit, table, { rolls: '6-3 2-2', who: 'Ann', wager: 'field', shooter: 1 });
  await lay(pit, table, [
    ['Ann', 1, 'hard-8', 5_00],
    ['Ben', 2, 'field', 10_00],
    ['Cleo', 3, 'six', 10_00],
  ]);
  return table;
}

const rolesAt = ({ world }: DemoPit, table: string): Readonly<Record<string, DevRole>> => ({
  dealer: { session: world.cookieOf('dora'), path: `/t/${table}/dealer` },
  host: { session: world.cookieOf('hanna'), path: '/host' },
  player: { session: world.cookieOf('Ann'), path: `/t/${table}` },
  tv: { path: `/t/${table}/screen` },
});
