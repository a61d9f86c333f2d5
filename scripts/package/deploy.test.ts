import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { program } from '../../packages/cli/src/program.ts';
import { ownTerminal } from '../../packages/cli/src/terminal.ts';

const read = (path: string): string => readFileSync(path, 'utf8');
const files = ['Dockerfile', 'compose.yaml', 'dicepit.service', 'image.sh', 'kubernetes.yaml'] as const;
const texts = Object.fromEntries(files.map((name) => [name, read(`deploy/${name}`)]));

type Option = {
  readonly long?: string | undefined;
  readonly envVar?: string | undefined;
  readonly defaultValue?: unknown;
};

describe('the files of deploy/ name what there is', () => {
  let options: readonly Option[] = [];
  let commands: readonly string[] = [];
  beforeAll(async () => {
    const made = await program([], ownTerminal(), { code: 0 });
    commands = made.commands.map((each) => each.name());
    options = made.commands.find((each) => each.name() === 'serve')?.options ?? [];
  });

  test.each(files)('the flags of serve in %s', (name) => {
    const lines = (texts[name] ?? '').match(/^.*\bserve\b.*$/gm) ?? [];
    expect(name === 'compose.yaml' ? 1 : lines.length).toBeGreaterThan(0);
    const known = new Set([...options.map(({ long }) => long), '--cmd', '--entrypoint', '--now']);
    const flagged = [...lines.join('\n').matchAll(/--[a-z][a-z-]*/g)].map(([flag]) => flag);
    expect(flagged.filter((flag) => !known.has(flag))).toEqual([]);
  });

  test.each(files)('the commands and variables in %s', (name) => {
    const text = texts[name] ?? '';
    for (const [, command = ''] of text.replaceAll(/^#.*/gm, '').matchAll(/dicepit"?(?:, | )"?([a-z]+)\b/g))
      expect(commands).toContain(command);
    const known = [...options.map(({ envVar }) => envVar), 'DICEPIT_SECRET'];
    for (const [variable] of text.matchAll(/DICEPIT_[A-Z]+/g)) expect(known).toContain(variable);
  });

  test('the port, the user and the executable are the same everywhere', () => {
    const port = options.find(({ long }) => long === '--port')?.defaultValue;
    for (const name of ['Dockerfile', 'image.sh', 'kubernetes.yaml']) {
      const text = texts[name] ?? '';
      expect(text).toMatch(new RegExp(`(EXPOSE |--port |containerPort: )${String(port)}\\b`));
      expect(text).toMatch(/(--uid |--user |runAsUser: )7711\b/);
    }
    expect(texts['compose.yaml']).toContain(`["${String(port)}:${String(port)}"]`);
    const built = 'release/dicepit-linux-x64';
    expect(read('deploy/Dockerfile.dockerignore')).toContain(`!${built}`);
    for (const name of ['Dockerfile', 'image.sh']) expect(texts[name]).toContain(built);
    // Under the name that the script and the workflow give it.
    expect(read('scripts/executable.ts')).toContain("join('release', `dicepit-${system}`)");
    expect(read('.github/workflows/release.yml')).toContain('file: dicepit-linux-x64 }');
  });

  test('the probes ask paths that a pit answers', () => {
    const paths = [...(texts['kubernetes.yaml'] ?? '').matchAll(/path: (\/\w+)/g)].map(
      ([, path = '']) => path,
    );
    expect(paths.toSorted()).toEqual(['/healthz', '/readyz']);
    const routes = read('packages/wire/src/api/audit.ts') + read('packages/server/src/http/app.ts');
    for (const path of paths) expect(routes).toContain(`'${path}'`);
  });

  test('a shell reads the script, and systemd the unit', () => {
    expect(spawnSync('bash', ['-n', 'deploy/image.sh']).status).toBe(0);
    const unit = texts['dicepit.service'] ?? '';
    expect(unit.match(/^\[\w+\]$/gm)).toEqual(['[Unit]', '[Service]', '[Install]']);
    for (const line of unit.split('\n')) expect(line).toMatch(/^$|^#|^\[\w+\]$|^[A-Z]\w+=.*$/);
  });

  test('a file of YAML is indented by spaces, without a key twice at its top', () => {
    for (const name of ['compose.yaml', 'kubernetes.yaml'])
      for (const document of (texts[name] ?? '').split(/^---$/m)) {
        expect(document).not.toContain('\t');
        const keys = document.match(/^[a-zA-Z]+(?=:)/gm) ?? [];
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys.length).toBeGreaterThan(0);
      }
  });
});
