import { spawn, spawnSync } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inside, openWorld, type World } from '../packages/server/src/http/testing/world.ts';

const DAY_MS = 86_400_000;
const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

let world: World;
beforeEach(async () => {
  world = await openWorld();
  const { hostToken: token } = world;
  const claimed = { token, name: 'Hanna', passphrase: 'a cellar full of dice' };
  await world.ask('host', 'claimHost', { body: claimed });
});
afterEach(() => world.close());

/** A table of virtual dice that the house deals at, and a program that may play there. */
async function aSeat(name: string): Promise<string> {
  const pace = { answering: DAY_MS, betting: 0, throwing: DAY_MS, rolling: 0, showing: 0 };
  const body = {
    pack: 'snake-eyes-nz',
    title: `The table of ${name}`,
    mode: 'home',
    dice: 'virtual',
    seats: 2,
    staff: { by: 'house', pace },
  } as const;
  const added = await world.ask('host', 'addTable', { body });
  const table = String(inside(added.json, 'table'));
  await expect
    .poll(async () =>
      inside((await world.ask('host', 'readTable', { params: { table } })).json, 'view', 'state'),
    )
    .toBe('open');
  const { json } = await world.ask('host', 'addProgram', { body: { name, scope: 'play' } });
  return String(inside(json, 'token'));
}

function ran(command: string, args: readonly string[], token: string) {
  const env = { ...process.env, DICEPIT_URL: `http://localhost:${world.server.port}`, DICEPIT_TOKEN: token };
  const bot = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const code = new Promise((resolve) => bot.once('exit', resolve));
  return Promise.all([code, text(bot.stdout), text(bot.stderr)]);
}

test('the bot in TypeScript plays three rolls', { timeout: 120_000 }, async () => {
  const [code, out, err] = await ran(process.execPath, [at('bot/bot.ts')], await aSeat('Robot'));
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain('Robot sits down at The table of Robot');
  expect(out.match(/bets \$5 on the field/g)?.length).toBeGreaterThanOrEqual(1);
  expect(out).toContain('leaves after 3 rolls');
});

const hasCurl = spawnSync('curl', ['--version']).status === 0;

// Where there is no curl the test is reported as skipped, not as passed.
test.skipIf(!hasCurl)('the bot with curl plays three rolls', { timeout: 120_000 }, async () => {
  const [code, out, err] = await ran('sh', [at('bot-curl/bot.sh')], await aSeat('Curl'));
  expect({ code, err: err.replace(/^curl: \(23\).*\n/gm, '') }).toEqual({ code: 0, err: '' });
  expect(out).toContain('leaves after 3 rolls');
});
