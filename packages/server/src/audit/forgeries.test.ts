import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Evidence } from '@dicepit/desks';
import { type SignedHeads, verifyTrail } from '@dicepit/proof';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeDispute } from '../disputes/change.ts';
import { evidenceOf } from '../disputes/evidence.ts';
import { ann } from '../disputes/testing/at-desk.ts';
import type { Pit } from '../pit/pit.ts';
import { newReplay } from './replay.ts';
import { startSigning } from './signing.ts';
import { anEvening } from './testing/evening.ts';
import { exportedLines } from './testing/exported.ts';
import { type Forgeable, forged } from './testing/forging.ts';

/** The recipe of docs/inspecting.md in another language and without a line of ours. */
const recipe = fileURLToPath(new URL('../../../../docs/examples/inspect.py', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'dicepit-forgeries-'));
let lines: readonly string[];
/** The heads that the inspector kept on the evening. */
let kept: SignedHeads;

beforeAll(async () => {
  const evening = await anEvening(3);
  const signing = startSigning(evening.pit, {
    failed: (cause) => {
      throw cause;
    },
  });
  await evening.play('nz-1', 'snake-eyes-nz', 20);
  await raiseDispute(evening.pit);
  await signing.sign();
  await evening.play('wd-1', 'wonder-dice', 10);
  kept = await signing.latest();
  await signing.end();
  const { store, pit } = evening;
  lines = await exportedLines({ store, key: pit.keys.heads, software: 'test', at: pit.ports.now() });
  writeFileSync(keptFile(), JSON.stringify(kept));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Ann disputes her bet of the last roll. */
async function raiseDispute(pit: Pit): Promise<void> {
  const { state } = await pit.tables.current('table/nz-1');
  const bets = state.is === 'banked' ? (state.table.recent[0]?.layout ?? []) : [];
  const about = { bet: bets.find(({ seat }) => seat === 1)?.bet ?? '' };
  const frozen = await evidenceOf(pit, 'nz-1', about);
  if (!frozen.ok) throw new Error(JSON.stringify(frozen.refusal));
  const raised = await changeDispute(
    pit,
    'd-1',
    { caller: ann },
    {
      type: 'RaiseDispute',
      dispute: 'd-1',
      person: ann.person,
      about,
      ground: 'placement',
      words: 'it lay elsewhere',
      evidence: frozen.evidence,
    },
  );
  if (!raised.ok) throw new Error(JSON.stringify(raised.refusal));
}

/** What the independent recipe says of a trail: its exit code and its first words. */
function byRecipe(trail: readonly string[], heads: readonly string[] = []) {
  const file = join(folder, 'trail.ndjson');
  writeFileSync(file, `${trail.join('\n')}\n`);
  const run = spawnSync('python3', [recipe, file, ...heads], { encoding: 'utf8' });
  if (run.error !== undefined) throw run.error;
  return { code: run.status, says: run.stdout };
}

const byUs = (trail: readonly string[], anchors: readonly SignedHeads[] = []) =>
  verifyTrail(trail, { replay: newReplay(), anchors });

/** As somebody has it who kept the heads of the evening. */
const keptFile = (): string => join(folder, 'heads.json');

/** Where an entry of the New Zealand table stands in the file, by its type. */
const placeOf = (type: string): number =>
  lines.findIndex(
    (line) => line.includes('"stream":"table/nz-1"') && line.includes(`{\\"type\\":\\"${type}\\"`),
  );

const edited = (place: number, from: string | RegExp, to: string): readonly string[] =>
  lines.with(place, (lines[place] ?? '').replace(from, to));

type Change = (event: Record<string, unknown>) => Record<string, unknown>;

/** The event of the first entry of a type at the table changed, and every hash and signature made right again. */
const rewritten = (type: string, change: Change): Promise<readonly string[]> =>
  forged(lines, (entries) => {
    const place = entries.findIndex((each) => each.stream === 'table/nz-1' && eventOf(each)['type'] === type);
    const entry = entries[place];
    if (entry === undefined) throw new Error(`no ${type} in the trail`);
    return entries.with(place, { ...entry, said: { ...entry.said, event: change(eventOf(entry)) } });
  });

// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const eventOf = ({ said }: Forgeable) => said['event'] as Record<string, unknown>;

const without = (type: string): Promise<readonly string[]> =>
  forged(lines, (entries) => {
    const place = entries.findIndex((each) => eventOf(each)['type'] === type);
    return entries.toSpliced(place, 1);
  });

/** The evidence of the dispute changed in the event and in its command alike. */
const misquoted = (change: (evidence: Evidence) => Evidence): Promise<readonly string[]> =>
  forged(lines, (entries) =>
    entries.map((each) => {
      if (each.stream !== 'dispute/d-1') return each;
      const { event, cause, ...others } = each.said;
      const said = { ...others, event: changedIn(event, change), cause: changedIn(cause, change) };
      return { ...each, said };
    }),
  );

const changedIn = (said: unknown, change: (evidence: Evidence) => Evidence): object => {
  // The trail was written by this test, and its only dispute has just been raised.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { evidence, ...rest } = said as { readonly evidence: Evidence };
  return { ...rest, evidence: change(evidence) };
};

const hasPython = spawnSync('python3', ['--version']).status === 0;
const reason = hasPython ? '' : ' (skipped: no Python; get it with "apt-get install python3")';

test('an honest evening is found sound', async () => {
  expect((await byUs(lines, [kept])).findings).toEqual([]);
});

describe('an inspector with the file finds', () => {
  const forgeries: readonly [string, () => readonly string[] | Promise<readonly string[]>][] = [
    [
      '1 a bet made larger',
      () => edited(placeOf('BetPlaced'), String.raw`\"chips\":500`, String.raw`\"chips\":900`),
    ],
    ['2 a line taken out', () => lines.toSpliced(placeOf('RollSettled'), 1)],
    [
      '3 two lines in another order',
      () =>
        lines
          .with(placeOf('RollCalled'), lines[placeOf('RollCalled') + 1] ?? '')
          .with(placeOf('RollCalled') + 1, lines[placeOf('RollCalled')] ?? ''),
    ],
    [
      '4 a line put in twice',
      () => lines.toSpliced(placeOf('BoughtIn'), 0, lines[placeOf('BoughtIn')] ?? ''),
    ],
    ['5 the end cut off', () => lines.slice(0, -7)],
    ['6 the last entries taken out before the signed end', () => lines.toSpliced(-5, 4)],
    ['7 another pit named in the header', () => edited(0, 'The Pit', 'The Pot')],
    ['8 another signature at the end', () => edited(lines.length - 1, /"signature":"../, '"signature":"00')],
    ['9 a moment changed in signed heads', () => edited(1, /\\"at\\":1/, String.raw`\"at\":2`)],
    [
      '10 a seed put in the place of the one that was used',
      () => rewritten('SeedRevealed', (event) => ({ ...event, seed: 'ab'.repeat(32) })),
    ],
    [
      '11 faces changed after the throw',
      () =>
        rewritten('FacesDrawn', (event) => ({
          ...event,
          faces: Array.isArray(event['faces']) ? event['faces'].map((face) => 7 - Number(face)) : [],
        })),
    ],
    [
      '12 a commitment made to suit',
      () => rewritten('SeedCommitted', (event) => ({ ...event, commitment: 'cd'.repeat(32) })),
    ],
    ['13 a draw that was passed over', () => rewritten('FacesDrawn', (event) => ({ ...event, draw: 2 }))],
    ['14 a seed that was never revealed', () => without('SeedRevealed')],
  ];
  const writtenAnew = (): Promise<readonly string[]> =>
    forged(lines, (entries) => entries.map((each) => ({ ...each, said: { ...each.said, note: 1 } })));

  test.each(forgeries)('%s', async (_, forge) => {
    const trail = await forge();
    expect(trail).not.toEqual(lines);
    expect((await byUs(trail)).ok).toBe(false);
  });

  test('15 the whole history written anew with the key of the pit, by heads that were kept', async () => {
    expect((await byUs(await writtenAnew(), [kept])).ok).toBe(false);
  });

  describe.skipIf(!hasPython)(`by the recipe alone, without a line of ours${reason}`, () => {
    test('nothing where nothing is wrong', () => {
      expect(byRecipe(lines, [keptFile()])).toMatchObject({ code: 0 });
    });

    test.each(forgeries)('%s', async (_, forge) => {
      expect(byRecipe(await forge())).toMatchObject({ code: 4 });
    });

    test('15 the whole history written anew with the key of the pit, by heads that were kept', async () => {
      const anew = await writtenAnew();
      // Nothing else can find it: every hash and every signature is right.
      expect(byRecipe(anew)).toMatchObject({ code: 0 });
      expect(byRecipe(anew, [keptFile()])).toMatchObject({ code: 4 });
    });
  });

  /** Written anew with the key of the pit, by somebody who knows that nobody kept a head: only the rules are left. */
  test.each<[string, () => Promise<readonly string[]>]>([
    [
      '16 a settlement that pays more than the rules do',
      () =>
        rewritten('RollSettled', (event) =>
          JSON.parse(JSON.stringify(event).replaceAll(/"cents":(-?)500\b/g, '"cents":$15000')),
        ),
    ],
    ['17 chips that come from nowhere', () => rewritten('BoughtIn', (event) => ({ ...event, cents: 60_00 }))],
    ['18 a settlement that is gone', () => without('RollSettled')],
    [
      '19 a call that the dice do not show',
      () => rewritten('RollCalled', (event) => ({ ...event, total: 13 })),
    ],
  ])('by the rules: %s', async (_, forge) => {
    const { findings } = await byUs(await forge());
    expect(findings.length).toBeGreaterThan(0);
    expect(findings[0]?.stream).toMatch(/^(table|cage)\//);
  });

  test.each<[string, (evidence: Evidence) => Evidence]>([
    [
      '20 a disputed bet that was smaller at the table',
      ({ bet, ...rest }) => ({ ...rest, ...(bet === undefined ? {} : { bet: { ...bet, chips: 90_00 } }) }),
    ],
    [
      '21 a witness who did not sit there',
      (evidence) => ({ ...evidence, present: [...evidence.present, { seat: 7, person: 'p-zoe' }] }),
    ],
    [
      '22 somebody who sat there and is left out',
      (evidence) => ({ ...evidence, present: evidence.present.filter(({ seat }) => seat !== 2) }),
    ],
    [
      '23 an entry left out of the evidence',
      (evidence) => ({ ...evidence, entries: evidence.entries.toSpliced(-1, 1) }),
    ],
    [
      '24 evidence without its roll',
      (evidence) => {
        const { roll: _, ...rest } = evidence;
        return rest;
      },
    ],
    ['25 evidence from another trail of the table', (evidence) => ({ ...evidence, hash: 'ab'.repeat(32) })],
    ['26 evidence from where the table never came', (evidence) => ({ ...evidence, version: 1e6 })],
    ['27 evidence from a table that is not there', (evidence) => ({ ...evidence, stream: 'table/none' })],
  ])('by the table itself: %s', async (_, change) => {
    const { findings } = await byUs(await misquoted(change));
    expect(findings.map(({ kind }) => kind)).toEqual(['evidence-forged']);
  });

  test('28 a dispute put after its table, where nobody would compare them any more', async () => {
    const moved = await forged(lines, (entries) => [
      ...entries.filter(({ stream }) => stream !== 'dispute/d-1'),
      ...entries.filter(({ stream }) => stream === 'dispute/d-1'),
    ]);
    expect((await byUs(moved)).findings).toMatchObject([{ kind: 'evidence-forged', stream: 'dispute/d-1' }]);
  });
});
