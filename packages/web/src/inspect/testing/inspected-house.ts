import type { CommandBody, Pips } from '@dicepit/engine';
import { openSqlite } from '@dicepit/store';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { inside, openWorld, type World } from '../../../../server/src/http/testing/world.ts';

/** A pit after an evening with every kind of trouble: Hanna is its host, Ines inspects it, Dora deals, Sue and Carl supervise. */
export type InspectedHouse = {
  readonly world: () => World;
  readonly pageOf: (browser: Browser, who: string, path: string, size?: Size) => Promise<Page>;
  /** Stops the pit and starts it again at the same address, with what it had written. */
  readonly restart: () => Promise<void>;
  readonly close: () => Promise<void>;
};

type Size = { readonly width: number; readonly height: number };

const passphrase = 'seven lamps under a bridge';

export async function anInspectedHouse(file: string, screens: string): Promise<InspectedHouse> {
  const open = async (port: number): Promise<World> =>
    openWorld({ store: await openSqlite({ file }), screens, port, settings: { name: 'Harbour casino' } });
  let world = await open(0);
  const { port } = world.server;
  const cookies = new Map<string, string>();

  await world.ask('hanna', 'claimHost', { body: { token: world.hostToken, name: 'Hanna', passphrase } });
  const until = Date.now() + 6 * 3_600_000;
  for (const [who, name, role] of [
    ['ines', 'Ines', 'inspector'],
    ['dora', 'Dora', 'dealer'],
    ['scott', 'Scott', 'scrutineer'],
    ['sue', 'Sue', 'game-supervisor'],
    ['carl', 'Carl', 'casino-supervisor'],
  ] as const) {
    const body = { name, roles: [role], ...(role === 'inspector' ? { until } : {}) };
    const { json } = await world.ask('hanna', 'addStaff', { body });
    const token = String(inside(json, 'signUp', 'token'));
    await world.ask(who, 'claimStaff', { body: { token, passphrase } });
  }
  await aTroubledEvening(world);
  for (const who of ['hanna', 'ines', 'dora', 'scott']) cookies.set(who, world.cookieOf(who));
  return {
    world: () => world,
    pageOf: async (browser, who, path, size = { width: 1440, height: 900 }) => {
      const url = `http://localhost:${port}`;
      // The checker of accessibility is a script, which the policy of the page forbids.
      const context: BrowserContext = await browser.newContext({ viewport: size, bypassCSP: true });
      const cookie = cookies.get(who) ?? '';
      if (cookie !== '')
        await context.addCookies([{ name: 'dicepit', value: encodeURIComponent(cookie), url }]);
      const page = await context.newPage();
      await page.goto(`${url}${path}`);
      return page;
    },
    restart: async () => {
      await world.close();
      world = await open(port);
    },
    close: () => world.close(),
  };
}

/** Gives a command by the interface, as somebody who has come in. */
type Gives = (who: string, command: CommandBody) => Promise<void>;

const givesAt =
  ({ ask }: World, table: string): Gives =>
  async (who, command) => {
    // The host is many things; here it is the operator who acts.
    const as = who === 'hanna' ? ({ as: 'operator' } as const) : {};
    const { status, text } = await ask(who, 'giveCommand', { params: { table }, body: { command, ...as } });
    if (status >= 300) throw new Error(`${command.type}: ${text}`);
  };

/**
 * A table with dice thrown by hand at which the whole round of troubles was had: roll 1 stands, roll 2 was amended
 * before it was settled, roll 3 was voided in the air and roll 4 at rest, and roll 5 was overruled after it had been paid.
 */
async function aTroubledEvening(world: World): Promise<void> {
  const body = {
    pack: 'snake-eyes-nz',
    title: 'Table 1',
    mode: 'home',
    dice: 'physical',
    seats: 6,
    staff: { by: 'people' },
  } as const;
  const added = await world.ask('hanna', 'addTable', { body });
  const gives = givesAt(world, String(inside(added.json, 'table')));
  const code = String(inside((await world.ask('hanna', 'readCode')).json, 'code'));
  await gives('hanna', { type: 'PostLimits', limits: { minimum: 1_00, maximum: 10_00 } });
  await gives('hanna', { type: 'OpenTable', float: 10_000_00 });
  for (const [index, name] of ['ann', 'ben'].entries()) {
    const seat = index + 1;
    await world.ask(name, 'joinGuest', { body: { code, name } });
    await gives(name, { type: 'SitDown', seat, name, born: '1990-01-01' });
    await gives(name, { type: 'BuyIn', seat, cents: 50_00, from: 'account' });
  }
  const bets = async (): Promise<void> => {
    await gives('ann', { type: 'PlaceBets', seat: 1, bets: [{ wager: 'field', chips: 5_00 }] });
    await gives('ben', { type: 'PlaceBets', seat: 2, bets: [{ wager: 'hard-6', chips: 2_00 }] });
  };
  const throws = async (faces?: readonly Pips[]): Promise<void> => {
    await gives('ann', { type: 'ThrowDice', seat: 1 });
    if (faces === undefined) return;
    await gives('dora', { type: 'BringToRest' });
    await gives('dora', { type: 'CallRoll', faces });
  };
  await bets();
  await gives('dora', { type: 'OfferDice' });
  await gives('ann', { type: 'AcceptDice', seat: 1 });
  await throws([5, 4]);
  await gives('dora', { type: 'SettleRoll' });
  await bets();
  await throws([4, 2]);
  await gives('dora', { type: 'AmendEntry', faces: [4, 1] });
  await gives('sue', { type: 'AnswerAmendment', approve: true });
  await gives('dora', { type: 'SettleRoll' });
  await bets();
  await throws();
  await gives('dora', { type: 'CallNoRoll', reason: 'irregular', words: 'a hand in the way' });
  await throws();
  await gives('dora', { type: 'BringToRest' });
  await gives('dora', { type: 'CallNoRoll', reason: 'die-on-die' });
  await throws([6, 5]);
  await gives('dora', { type: 'SettleRoll' });
  await gives('carl', { type: 'OverruleCall', roll: 5, faces: [4, 4], words: 'the film shows two fours' });
}
