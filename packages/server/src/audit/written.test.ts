import { readFileSync } from 'node:fs';
import { verifyTrail, type Written } from '@dicepit/proof';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorld, type World } from '../http/testing/world.ts';
import { newReplay } from './replay.ts';
import { type Forgeable, forged } from './testing/forging.ts';

let world: World;
let lines: readonly string[];

beforeAll(async () => {
  world = await openWorld({ software: '9.9.9' });
  const { ask, askAnything, hostToken } = world;
  const passphrase = 'green kettles sing at noon';
  await ask('hanna', 'claimHost', { body: { token: hostToken, name: 'Hanna', passphrase } });
  const body = {
    pack: 'snake-eyes-nz',
    title: 'One',
    mode: 'home',
    dice: 'physical',
    seats: 4,
    staff: { by: 'people' },
  } as const;
  const added = await ask('hanna', 'addTable', { body });
  const params = { table: String(Object(added.json).table) };
  const command = { type: 'PostLimits', limits: { minimum: 5_00, maximum: 50_00 } };
  await askAnything('hanna', 'giveCommand', { params, body: { command, as: 'operator' } });
  lines = (await ask('hanna', 'readTrail')).text.trimEnd().split('\n');
});
afterAll(() => world.close());

const found = async (trail: readonly string[]) =>
  (await verifyTrail(trail, { replay: newReplay() })).findings.map(({ kind }) => kind);

const entriesOf = (): readonly Forgeable[] =>
  lines.slice(1, -1).map((line) => {
    const { stream, version, text } = JSON.parse(line);
    return { stream, version, said: JSON.parse(text) };
  });

/** What the entries say of how they were written, changed by somebody who has the key. */
const rewritten = (change: (written: Written, stream: string) => object) =>
  forged(lines, (entries) =>
    entries.map((each) =>
      each.said['written'] === undefined
        ? each
        : { ...each, said: { ...each.said, written: change(Object(each.said['written']), each.stream) } },
    ),
  );

describe('an entry says how it was written', () => {
  test('with the run of the software, its own clock and its version, beside who asked, as what, when and why', async () => {
    const entries = entriesOf().filter(({ stream }) => stream !== 'heads');
    // What has no word about it was written together with the entry before it.
    expect(entries.filter(({ version, said }) => version === 1 && !('written' in said))).toEqual([]);
    const commands = entries.filter(({ said }) => 'written' in said && 'cause' in said);
    expect(commands.length).toBeGreaterThan(3);
    for (const { said } of commands)
      expect(said).toMatchObject({
        event: { by: { person: expect.any(String), role: expect.any(String) }, at: expect.any(Number) },
        cause: { type: expect.any(String) },
        written: { boot: expect.stringMatching(/^[0-9a-f]{16}$/), ms: expect.any(Number), software: '9.9.9' },
      });
    expect(await found(lines)).toEqual([]);
  });

  test('with the session that asked, and at a table with the mark of its rules', () => {
    const posted = entriesOf().findLast(({ said }) => Object(said['event']).type === 'LimitsPosted');
    expect(posted?.said['written']).toMatchObject({
      device: expect.stringMatching(/^\S{16}$/),
      rules: expect.stringMatching(/^[0-9a-f]{12}$/),
    });
  });

  test('and is found out where its clock goes back, though the chain is whole', async () => {
    let left = 1e9;
    const trail = await rewritten((written) => ({ ...written, ms: (left -= 1_000) }));
    expect(await found(trail)).toContain('clock-turned-back');
  });

  test('and where it names other rules than the table played by', async () => {
    const trail = await rewritten((written) =>
      'rules' in written ? { ...written, rules: 'abcdefabcdef' } : written,
    );
    expect(await found(trail)).toContain('rules-differ');
  });

  test('and where it makes no sense', async () => {
    expect(await found(await rewritten((written) => ({ ...written, ms: -1 })))).toContain(
      'written-malformed',
    );
  });

  test('another run begins its own clock anew', async () => {
    let left = 1e9;
    const trail = await rewritten((written) => ({ ...written, boot: String(left), ms: (left -= 1_000) }));
    expect(await found(trail)).toEqual([]);
  });
});

test('a kept trail whose entries do not say how they were written still holds', async () => {
  const old = readFileSync(new URL('./testing/trail-of-format-1.ndjson', import.meta.url), 'utf8');
  expect(old).toContain('RollSettled');
  expect(old).not.toContain('written');
  expect(await found(old.trimEnd().split('\n'))).toEqual([]);
});
