import { verifyTrail } from '@dicepit/proof';
import { tellFindingInEnglish } from '@dicepit/words/english';
import { beforeAll, describe, expect, test } from 'vitest';
import { tellAtTable } from '../inspect/timeline/tell-entry.ts';
import { reportOf } from '../reports/report-of.ts';
import { entriesOfTrail } from '../reports/trail-entries.ts';
import { type AtTable, followTable, type PitTable } from '../table/pit-table.ts';
import { newReplay } from './replay.ts';
import { anEvening } from './testing/evening.ts';
import { exportedLines } from './testing/exported.ts';
import { forged } from './testing/forging.ts';

let lines: readonly string[];

beforeAll(async () => {
  const { pit, store, play } = await anEvening(2);
  await play('nz-1', 'snake-eyes-nz', 5);
  lines = await exportedLines({ store, key: pit.keys.heads, software: 'test', at: pit.ports.now() });
});

/** The first entry of a type in a stream called something else, with every hash and signature made right again. */
const called = (stream: string, type: string, otherwise: string): Promise<readonly string[]> =>
  forged(lines, (entries) => {
    const place = entries.findIndex((each) => each.stream === stream && typeOf(each.said) === type);
    const entry = entries[place];
    if (entry === undefined) throw new Error(`no ${type} in ${stream}`);
    const event = { ...Object(entry.said['event']), type: otherwise };
    return entries.with(place, { ...entry, said: { ...entry.said, event } });
  });

const typeOf = (said: Readonly<Record<string, unknown>>): unknown =>
  Reflect.get(Object(said['event']), 'type');

describe('an entry of a type that nobody knows', () => {
  test.each([
    ['misspelt', 'BetPlacd'],
    ['of another kind of table', 'KittyPaid'],
    ['named like what every object has', 'constructor'],
  ])('%s, is told as what it is, and the rest of its stream is still followed', async (_, otherwise) => {
    const { findings } = await verifyTrail(await called('table/nz-1', 'BetPlaced', otherwise), {
      replay: newReplay(),
    });
    expect(findings).toMatchObject([{ kind: 'type-unknown', stream: 'table/nz-1' }]);
    const sentence = findings.map(tellFindingInEnglish).join();
    expect(sentence).toContain(`'${otherwise}' stands here`);
    expect(sentence).toContain('by its command it should be BetPlaced');
    expect(sentence).toContain('ask the pit for the trail again');
  });

  test.each([
    ['pit', 'PitOpened'],
    ['cage/p-ann', 'BoughtIn'],
  ])('is told of the stream %s as well', async (stream, type) => {
    const { findings } = await verifyTrail(await called(stream, type, 'Nothing'), { replay: newReplay() });
    expect(findings[0]).toMatchObject({ kind: 'type-unknown', stream });
  });

  test('does not keep a report from being made of the rest', async () => {
    const { entries, origin } = entriesOfTrail(await called('table/nz-1', 'SignedOn', 'Nothing'));
    const { rows } = await reportOf(
      { kind: 'daily', from: null, to: null, zone: 'UTC', madeAt: 0 },
      entries,
      origin,
    );
    expect(rows).toHaveLength(1);
  });

  test('changes nothing at a table that is read, and is told to the inspector', () => {
    const setUp = lines
      .map((line): { stream?: string; text?: string } => JSON.parse(line))
      .find(({ stream }) => stream === 'table/nz-1');
    const state: PitTable = followTable({ is: 'unset' }, JSON.parse(setUp?.text ?? '').event);
    expect(state.is).toBe('banked');
    // As a forger would have written it.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const strange = { type: 'Nothing', at: 0 } as unknown as AtTable;
    expect(followTable(state, strange)).toBe(state);
    expect(tellAtTable(strange, state)).toContain("no table's stream holds: 'Nothing'");
  });
});
