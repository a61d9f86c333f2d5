// Writes the fixtures of the version that package.json has, when it is released: node test/compatibility/write.ts [folder]
// A folder that is there already is a released form, and stays as it is.
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import packageFile from '../../package.json' with { type: 'json' };
import { capturedRun } from '../../packages/cli/src/captured-run.ts';
import { childPit } from '../../packages/cli/src/serve/testing/child-pit.ts';
import { answersOf } from './answers.ts';

/** Long enough for some rolls of the players of the house. */
const EVENING_MS = 60_000;

const folder = process.argv[2] ?? join(import.meta.dirname, packageFile.version);
if (existsSync(folder)) throw new Error(`${folder} is there already, and what was released stays as it is`);
mkdirSync(folder, { recursive: true });
const at = (name: string): string => join(folder, name);

/** What a command writes to standard output, which has to go well. */
async function run(...args: readonly string[]): Promise<string> {
  const { code, out, err } = await capturedRun(args);
  if (code !== 0) throw new Error(`dicepit ${args.join(' ')} ended with ${code}: ${err}`);
  return out;
}

const flags = [
  '--port',
  '0',
  '--name',
  `Released ${packageFile.version}`,
  '--place',
  'au-qld',
  '--game',
  'wonder-dice',
  '--demo',
];
const pit = await childPit(at('data'), flags);
await setTimeout(EVENING_MS);
writeFileSync(at('api.json'), `${JSON.stringify(await answersOf(pit.url), null, 2)}\n`);
await pit.end('SIGTERM');

await run('backup', at('backup'), '--data', at('data'));
await run('export', '--data', at('data'), '--output', at('trail.ndjson'));
const answers: readonly (readonly [file: string, ...args: readonly string[]])[] = [
  ['verify.json', 'verify', at('trail.ndjson'), '--json'],
  ['odds.json', 'odds', 'wonder-dice', '--json'],
  ['games.json', 'games', '--json'],
  ['config.json', 'serve', '--print-config'],
  [
    'simulated.json',
    'simulate',
    'snake-eyes-nz',
    '--bet',
    'field=5',
    '--bank',
    '200',
    '--sessions',
    '200',
    '--seed',
    '1',
    '--json',
  ],
];
for (const [file, ...args] of answers) writeFileSync(at(file), await run(...args));

const watched = await run(
  'watch',
  'snake-eyes-nz',
  '--seed',
  '7',
  '--rolls',
  '3',
  '--record',
  'watched.jsonl',
);
writeFileSync(at('watched.jsonl'), (watched.match(/^\{.*\n/gm) ?? []).join(''));

const game = mkdtempSync(join(tmpdir(), 'dicepit-game-'));
await run('new', 'game', 'lucky', '--dir', join(game, 'lucky'));
await run('build', join(game, 'lucky'), '--out', at('lucky.pack.json'));
rmSync(game, { recursive: true, force: true });
