import type { By } from '@dicepit/engine';
import { toPublicKey, verifyTrail } from '@dicepit/proof';
import { routes } from '@dicepit/wire';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newReplay } from '../audit/replay.ts';
import { exportedLines } from '../audit/testing/exported.ts';
import { forged } from '../audit/testing/forging.ts';
import type { Request, Result } from '../pit/result.ts';
import { sentenceIn } from '../pit/tellers.ts';
import { pictureNow } from '../screen/screens.ts';
import { addTable, annShoots, aPit, dealer, player, type TestPit } from '../testing/tables.ts';
import { ensurePit } from './ensure-pit.ts';
import { pitFacts } from './facts.ts';
import type { WordedCalls } from './word-calls.ts';
import { wordingHandlers } from './wording-handlers.ts';

let pit: TestPit;
beforeEach(async () => {
  pit = aPit(undefined, { ran: () => 0 });
  await ensurePit(pit, {
    settings: { startingStack: 500_00 },
    software: 'test',
    publicKey: toPublicKey(pit.keys.heads),
  });
});
afterEach(() => pit.end());

const host: By = { person: 'olga', role: 'operator' };
let keys = 0;

function words(calls: WordedCalls['calls'], { pack = 'snake-eyes-nz', language = 'en' } = {}) {
  const request = {
    caller: { is: 'somebody', person: host.person },
    key: `key-of-a-test-${(keys += 1)}`,
    body: routes.wordCalls.body.parse({ pack, language, calls }),
  };
  // A test gives what the route needs and no more.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return wordingHandlers(pit).wordCalls(request as unknown as Request<'wordCalls'>);
}

async function callOn(table: string) {
  const board = (await pictureNow(pit, table))?.board;
  return board?.is === 'banked' ? board.call?.call : undefined;
}

describe('the house words its calls', () => {
  test('everybody is told, and the wall calls so in that language alone', async () => {
    expect(await pitFacts(pit)).not.toHaveProperty('wording');
    expect(await words({ void: 'As you were' })).toMatchObject({ ok: true });
    expect((await pitFacts(pit)).wording).toEqual({ 'snake-eyes-nz': { en: { void: 'As you were' } } });
    await annShoots(pit);
    await pit.gives('nz-1', player('ann'), { type: 'ThrowDice', seat: 1 });
    await pit.gives('nz-1', dealer, { type: 'CallNoRoll', reason: 'not-together' });
    expect(await callOn('nz-1')).toEqual({
      called: { manner: 'void', word: 'No roll' },
      house: { en: 'As you were' },
    });
  });

  test('a call that is left out is the book’s again, and the other language keeps its words', async () => {
    await words({ 'hard-4': 'Little Joe' });
    await words({ 'hard-4': 'Zwei Zweien' }, { language: 'de' });
    await words({});
    expect((await pitFacts(pit)).wording).toEqual({
      'snake-eyes-nz': { en: {}, de: { 'hard-4': 'Zwei Zweien' } },
    });
    expect(await words({})).toMatchObject({ refusal: { code: 'CONFLICT' } });
  });

  test('every language of the pit can have words of its own, and no other', async () => {
    expect(await words({ 'hard-4': 'Carré de deux' }, { language: 'fr' })).toMatchObject({ ok: true });
    expect((await pitFacts(pit)).wording).toEqual({ 'snake-eyes-nz': { fr: { 'hard-4': 'Carré de deux' } } });
    expect(saidBy(await words({ 'hard-4': 'Piccolo' }, { language: 'it' }))).toBe(
      'it is no language of this pit. Choose en, de or fr.',
    );
  });

  test.each([
    ['a call that the pack has not', { 'hard-5': 'Fever' }, /hard-5 is no call of/],
    ['a word that is not fit for everybody', { 'hard-4': 'Sh1t' }, /not fit for a family table/],
  ])('%s is refused with a way out', async (_, calls, sentence) => {
    expect(saidBy(await words(calls))).toMatch(sentence);
    expect(await words({ 'total-6': 'Six' }, { pack: 'snake-eyes-party' })).toMatchObject({
      refusal: { status: 404 },
    });
  });

  test('a call has one line of 32 characters at most', () => {
    const { body } = routes.wordCalls;
    const of = (text: string) =>
      body.safeParse({ pack: 'snake-eyes-nz', language: 'en', calls: { 'hard-4': text } }).success;
    expect(of('x'.repeat(32))).toBe(true);
    expect(of('x'.repeat(33))).toBe(false);
    expect(of('')).toBe(false);
    expect(of('two\nlines')).toBe(false);
  });

  test('nz/5.6(a) at a strict table a call that does not say the total is refused, and one that does is not', async () => {
    await addTable(pit, 'nz-1', 'snake-eyes-nz', { house: null, setup: { mode: 'strict' } });
    const little = await words({ 'hard-4': 'Little Joe' });
    expect(little).toMatchObject({ ok: false, refusal: { clause: 'nz/5.6(a)' } });
    expect(saidBy(little)).toContain("Put 4 or 'Four, hard' in.");
    expect(await words({ 'hard-4': 'Four, Little Joe' })).toMatchObject({ ok: true });
    // Another pack is bound by its own clauses, and only where it is played by the letter.
    expect(await words({ 'hard-4': 'Little Joe' }, { pack: 'snake-eyes-nsw' })).toMatchObject({ ok: true });
  });

  test('nz/6.3-tail words that were chosen before give way while a strict table stands', async () => {
    await words({ void: 'As you were', 'hard-4': 'Four, Little Joe' });
    await addTable(pit, 'nz-1', 'snake-eyes-nz', { house: null, setup: { mode: 'strict' } });
    expect((await pitFacts(pit)).wording).toEqual({
      'snake-eyes-nz': { en: { 'hard-4': 'Four, Little Joe' } },
    });
    await pit.floorSays({ type: 'TableRetired', table: 'nz-1' });
    expect((await pitFacts(pit)).wording?.['snake-eyes-nz']?.['en']).toHaveProperty('void');
  });

  test('a trail with words in it is decided anew and found sound', async () => {
    await words({ 'hard-4': 'Little Joe' });
    const { store, keys: own, ports } = pit;
    const lines = await exportedLines({ store, key: own.heads, software: 'test', at: ports.now() });
    expect((await verifyTrail(lines, { replay: newReplay() })).findings).toEqual([]);
    const otherwise = await forged(lines, (entries) =>
      entries.map((entry) => {
        const event = Object(entry.said['event']);
        const calls = { 'hard-4': 'Little Jim' };
        return event.type === 'CallsWorded'
          ? { ...entry, said: { ...entry.said, event: { ...event, calls } } }
          : entry;
      }),
    );
    expect((await verifyTrail(otherwise, { replay: newReplay() })).findings).toMatchObject([
      { stream: 'pit', version: 2 },
    ]);
  });
});

const saidBy = (result: Result<unknown>): string => (result.ok ? '' : sentenceIn('en', result.refusal));
