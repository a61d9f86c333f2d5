import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

/**
 * The guide is walked from its first line to its last, in a folder that is empty at first and with nothing but the guide: what it says to save
 * is saved, what it says to type is typed, and what it says is printed must be. `--update` writes the outputs anew.
 */
const file = fileURLToPath(new URL('your-own-game.md', import.meta.url));
const main = fileURLToPath(new URL('../../packages/cli/src/main.ts', import.meta.url));
const tsc = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));
const types = fileURLToPath(new URL('../../node_modules/@types', import.meta.url));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dicepit-own-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const env = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([key]) => !/^(NODE_TEST|VITEST|NODE_OPTIONS|DICEPIT)/.test(key)),
  ),
  LANG: 'en_US.UTF-8',
  NO_COLOR: '1',
};

/** Runs a command to its end, or until it stays open, and says what it printed. */
async function type(command: string, cwd: string): Promise<string> {
  const [program = '', ...args] = command.split(' ');
  if (program === 'npm') {
    const script: string = JSON.parse(await readFile(join(cwd, 'package.json'), 'utf8')).scripts.test;
    return execFileSync('sh', ['-c', script.replace(/^node/, `'${process.execPath}'`)], {
      cwd,
      env,
      encoding: 'utf8',
    });
  }
  expect([program, args.shift()]).toEqual(['npx', 'dicepit']);
  if (args[0] === 'serve' || args[0] === 'dev') return open([...args, '--port', '0'], cwd);
  const done = spawnSync(process.execPath, [main, ...args], { cwd, env, encoding: 'utf8' });
  expect({ command, status: done.status, err: done.stderr }).toMatchObject({ command, status: 0 });
  return `${done.stdout}${done.stderr}`;
}

const OPEN = /waiting for the first phone|Ctrl-C ends it/;

async function open(args: readonly string[], cwd: string): Promise<string> {
  const child = spawn(process.execPath, [main, ...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  const isOpen = new Promise<void>((settle) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        if (OPEN.test(printed)) settle();
      });
  });
  const ended = once(child, 'close');
  await Promise.race([isOpen, ended]);
  child.kill('SIGTERM');
  await ended;
  expect(printed).toMatch(OPEN);
  return printed;
}

/** What the page shows of an output: the end of a long one, the beginning of a document, and no mark that changes with every version. */
function shownOf(command: string, printed: string): string {
  const lines = printed.replaceAll(/\b[0-9a-f]{64}\b|(?<=@)[0-9a-f]{12}\b/g, '…').split('\n');
  if (command.endsWith('--json')) return [...lines.slice(0, 4), '  …'].join('\n');
  return lines.length > MOST_LINES ? ['…', ...lines.slice(-MOST_LINES)].join('\n') : lines.join('\n');
}

const MOST_LINES = 24;

/** A block of the page, with the file that the paragraph before it says to save it as. */
const BLOCK = /(?:`([\w.]+)`:\n\n)?```(\w+)\n([\s\S]*?)```\n/g;

test('the guide leads from an empty folder to a game that is checked, drawn, tested, dealt and given away', async () => {
  const page = await readFile(file, 'utf8');
  let cwd = folder;
  let walked = '';
  let read = 0;
  const typed: string[] = [];
  const saved: string[] = [];
  for (const { 0: whole, 1: name, 2: language = '', 3: block = '', index } of page.matchAll(BLOCK)) {
    walked += page.slice(read, index);
    read = index + whole.length;
    if (language === 'text') {
      const command = /^\$ (.+)$/m.exec(block)?.[1] ?? '';
      typed.push(command);
      const printed = (await type(command, cwd)).replaceAll(`${cwd}/`, '').trimEnd();
      walked += `\`\`\`text\n$ ${command}\n${shownOf(command, printed)}\n\`\`\`\n`;
      continue;
    }
    walked += whole;
    if (name !== undefined) {
      await writeFile(join(cwd, name), block);
      saved.push(name);
    } else if (language === 'sh')
      for (const command of block.trim().split('\n')) {
        typed.push(command);
        const [, into] = /^cd (\S+)$/.exec(command) ?? [];
        if (into === undefined) await type(command, cwd);
        else cwd = join(cwd, into);
      }
  }
  walked += page.slice(read);
  await expect(walked).toMatchFileSnapshot(file);
  expect(typed.length).toBeGreaterThan(12);
  expect(saved.toSorted()).toEqual(
    [
      'pack.ts',
      'pack.ts',
      'pack.ts',
      'course.ts',
      'wagers.ts',
      'clauses.json',
      'words.ts',
      'layout.ts',
      'pack.test.ts',
    ].toSorted(),
  );
  // What a reader's editor would underline.
  const checked = spawnSync(process.execPath, [tsc, '-p', cwd, '--typeRoots', types, '--checkers', '1'], {
    encoding: 'utf8',
  });
  expect({ status: checked.status, out: checked.stdout }).toEqual({ status: 0, out: '' });
  // Some twenty commands one after another: half a minute by themselves, minutes beside everything else.
}, 600_000);
