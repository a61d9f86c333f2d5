import { inside, type World } from '../../../server/src/http/testing/world.ts';

const TIMEOUT_MS = 45_000;
const pace = { answering: 500, betting: 300, throwing: 300, rolling: 100, showing: 100 };

/** Makes Hanna the host of a pit that has none. */
export async function claimed({ ask, hostToken }: World): Promise<void> {
  const passphrase = 'green kettles sing at noon';
  await ask('hanna', 'claimHost', { body: { token: hostToken, name: 'Hanna', passphrase } });
}

/** One round of Wonder Dice with virtual dice: somebody adds words to them and bets, and the round is settled. */
export async function cupRound(world: World, who = 'ann'): Promise<string> {
  const { ask } = world;
  const added = await ask('hanna', 'addTable', {
    body: {
      pack: 'wonder-dice',
      title: 'Three in the cup',
      mode: 'home',
      dice: 'virtual',
      seats: 4,
      staff: { by: 'house', pace },
    },
  });
  const table = String(inside(added.json, 'table'));
  const params = { table };
  const code = String(inside((await ask('hanna', 'readCode')).json, 'code'));
  if (world.cookieOf(who) === '') await ask(who, 'joinGuest', { body: { code, name: who } });
  const does = async (command: object): Promise<boolean> =>
    (await world.askAnything(who, 'giveCommand', { params, body: { command } })).status === 200;
  const colour = { colour: 'blue', value: 1_00 };
  const bets = [{ wager: 'high', chips: 5_00 }];
  await until(() => does({ type: 'SitDown', seat: 1, name: who }));
  await does({ type: 'BuyIn', seat: 1, cents: 50_00, from: 'account', colour });
  await ask(who, 'contribute', { params, body: { text: 'my lucky words' } });
  await until(() => does({ type: 'PlaceBets', seat: 1, bets }));
  await until(async () => (await ask('nobody', 'readEntries', { params })).text.includes('SeedRevealed'));
  return table;
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('what was waited for did not come');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
