import { listDigest, toCommitment, winningPlaces } from '@dicepit/proof';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Forgeable, forged } from '../audit/testing/forging.ts';
import { promotionStream } from '../pit/desk-kinds.ts';
import {
  type AtDesk,
  aPrize,
  atDesk,
  claimed,
  DAY,
  findingsIn,
  HOUR,
  listed,
  noticed,
  started,
  termsAt,
} from './testing/at-desk.ts';

let desk: AtDesk;
beforeEach(async () => {
  desk = await atDesk();
});
afterEach(() => desk.at.end());

const meet = { type: 'MeetClaim', claim: 'c-1', take: 'prize', parts: [] } as const;
const readBy = (who: string, promotion: string) => desk.get(who, 'readPromotion', { params: { promotion } });
const atDeskOf = (promotion: string) => desk.get('Ines', 'readDeskPromotion', { params: { promotion } });

describe('the public', () => {
  test('nsw/10.6#2 reads the terms of an open promotion without signing in, and of no draft', async () => {
    const promotion = await noticed(desk);
    expect(await desk.get('nobody', 'listPromotions')).toEqual({ promotions: [] });
    expect((await desk.refusal('nobody', 'readPromotion', { params: { promotion } })).code).toBe('NOT_FOUND');
    await desk.does(promotion, { type: 'OpenPromotion', start: desk.at.now() + DAY });
    const { promotions } = await desk.get('nobody', 'listPromotions');
    expect(promotions).toMatchObject([{ promotion, title: 'Spring draw', stage: 'notified', terms: 1 }]);
    expect((await readBy('nobody', promotion)).text).toEqual(termsAt(desk.at.now()));
    desk.at.wait(DAY);
    expect((await readBy('nobody', promotion)).stage).toBe('running');
  });

  test('may ask for what there is not without the pit remembering it', async () => {
    const before = desk.at.pit.promotions.size();
    for (const promotion of ['pr-1', 'pr-2', 'pr-3'])
      expect((await desk.refusal('nobody', 'readPromotion', { params: { promotion } })).status).toBe(404);
    expect(desk.at.pit.promotions.size()).toBe(before);
  });

  test('nsw/10.9.1 reads the version in force, and the one before it as well', async () => {
    const promotion = await started(desk);
    const before = (await readBy('nobody', promotion)).text;
    const terms = { ...before, entriesClose: (before.entriesClose ?? 0) + HOUR };
    const { code } = await desk.refusal('Olga', 'changePromotion', {
      params: { promotion },
      body: { command: { type: 'ChangeTerms', terms } },
    });
    expect(code).toBe('TERMS_ARE_LOCKED');
    await desk.does(promotion, { type: 'ProposeAmendment', terms, why: 'A strike' });
    expect((await readBy('nobody', promotion)).text).toEqual(before);
    await desk.does(promotion, { type: 'ApproveAmendment', amendment: 'a-1', reference: 'ref 77' });
    expect(await readBy('nobody', promotion)).toMatchObject({
      text: terms,
      versions: [{ version: 1 }, { version: 2, approval: 'ref 77' }],
    });
    const version = (number: string) =>
      desk.get('nobody', 'readPromotionTerms', { params: { promotion, version: number } });
    expect((await version('1')).text).toEqual(before);
    expect((await version('2')).text).toEqual(terms);
  });

  test('nsw/10.7.10 reads the results on the promotions page once the draw is made', async () => {
    const promotion = await listed(desk, ['Ann']);
    expect((await readBy('nobody', promotion)).results).toEqual([]);
    await desk.does(promotion, { type: 'RunDraw' });
    expect((await readBy('nobody', promotion)).results).toMatchObject([{ prize: 'first', name: 'Ann' }]);
  });

  test('can check the draw: commitment before any entry, list before the seed, winner from both', async () => {
    const promotion = await started(desk, { prizes: [aPrize(), aPrize({ prize: 'second' })] });
    const draw = () => desk.get('nobody', 'readPromotionDraw', { params: { promotion } });
    const { commitment } = await draw();
    for (const who of ['Ann', 'Ben']) await desk.get(who, 'enterPromotion', { params: { promotion } });
    expect(await draw()).toMatchObject({ list: null, entries: [], seed: null });
    desk.at.wait(DAY + HOUR);
    await desk.does(promotion, { type: 'FixEntries' });
    expect(await draw()).toMatchObject({ list: { count: 2 }, seed: null });
    await desk.does(promotion, { type: 'RunDraw' });
    const { entries, list, seed, winners } = await draw();
    const bytes = Buffer.from(seed ?? '', 'hex');
    expect(toCommitment(bytes)).toBe(commitment);
    expect(listDigest(entries)).toBe(list?.digest);
    const places = winningPlaces({ seed: bytes, promotion, list: list?.digest ?? '', entries: 2, prizes: 2 });
    expect(winners.map(({ entry }) => entry)).toEqual(places.map((place) => entries[place]?.entry));
  });
});

describe('what regulations bar', () => {
  test('nsw/10.5.5 after the start keeps the draw back until somebody has looked at it', async () => {
    const items = [{ what: 'A firework', category: 'sport and leisure', count: 1 }];
    const promotion = await listed(desk, ['Ann'], { prizes: [aPrize({ kind: 'goods', items })] });
    const named = { category: 'fireworks', reference: 'regulation 12' };
    await desk.get('Olga', 'setPrescribed', { body: { ...named, prescribed: true } });
    const run = { params: { promotion }, body: { command: { type: 'RunDraw' } } } as const;
    expect(await desk.refusal('Olga', 'changePromotion', run)).toMatchObject({
      code: 'HIT_UNDECIDED',
      clause: 'nsw/10.5.5',
    });
    await desk.does(promotion, {
      type: 'ReviewPrize',
      prize: 'first',
      text: 'A firework',
      why: 'fireworks',
      finding: 'allowed',
      reason: 'It is a picture of one.',
    });
    await desk.does(promotion, { type: 'RunDraw' });
    expect((await atDeskOf(promotion)).whole).toMatchObject({
      reviews: [{ finding: 'allowed' }],
    });
    expect(await findingsIn(await desk.lines())).toEqual([]);
  });
});

describe('an entry', () => {
  const silver = { words: 'Gold members', memberships: ['gold'], present: false, entries: 1 };

  test('nsw/10.7.3 goes by the membership that the operator has on record', async () => {
    const promotion = await started(desk, { eligibility: silver });
    const person = await desk.idOf('Ann');
    const set = (membership: string) =>
      desk.get('Olga', 'setMembership', { params: { person }, body: { membership } });
    const entering = { params: { promotion } };
    await set('silver');
    expect(await desk.refusal('Ann', 'enterPromotion', entering)).toMatchObject({
      status: 409,
      code: 'NOT_ELIGIBLE',
      clause: 'nsw/10.7.3',
    });
    await set('gold');
    expect((await desk.get('Ann', 'enterPromotion', entering)).entries).toMatchObject([{ entry: 'e-1' }]);
  });

  test('nsw/10.7.3 goes by who is here: with a page open, or at a table', async () => {
    const eligibility = { words: 'Those who are here', memberships: [], present: true, entries: 1 };
    const promotion = await started(desk, { eligibility });
    const entering = { params: { promotion } };
    expect((await desk.refusal('Ann', 'enterPromotion', entering)).code).toBe('NOT_PRESENT');
    const closed = desk.at.services.presence.opened(await desk.idOf('Ann'));
    await desk.get('Ann', 'enterPromotion', entering);
    closed();
    expect((await desk.refusal('Ben', 'enterPromotion', entering)).code).toBe('NOT_PRESENT');
  });

  test('is made by everybody for themselves, and for others by the operator alone', async () => {
    const promotion = await started(desk);
    const body = { person: await desk.idOf('Ann') };
    expect((await desk.refusal('Ben', 'enterPromotion', { params: { promotion }, body })).code).toBe(
      'NOT_YOUR_ENTRY',
    );
    expect((await desk.refusal('Ines', 'enterPromotion', { params: { promotion } })).status).toBe(403);
    await desk.get('Olga', 'enterPromotion', { params: { promotion }, body });
    expect((await desk.get('Ann', 'readMyPromotion', { params: { promotion } })).entries).toHaveLength(1);
  });

  test('is made once for one key', async () => {
    const promotion = await started(desk);
    const entering = { params: { promotion }, key: 'one-key-for-all' };
    await Promise.all(Array.from({ length: 10 }, () => desk.get('Ann', 'enterPromotion', entering)));
    expect((await readBy('nobody', promotion)).entries).toBe(1);
  });
});

describe('a scrutineer', () => {
  const large = { prizes: [aPrize({ cents: 10_001_00 })] };

  test('nsw/10.2 has to be signed in when the draw is made', async () => {
    const browser = { address: '10.1.1.1', device: 'a phone' };
    const passphrase = 'lantern marble oyster';
    await desk.at.get(browser, 'claimStaff', { body: { token: desk.scottsToken, passphrase } });
    const promotion = await listed(desk, ['Ann'], large);
    await desk.does(
      promotion,
      { type: 'NominateScrutineer', person: await desk.idOf('Scott') },
      { type: 'Attest', when: 'before', words: 'The list is whole.' },
    );
    const draw = { params: { promotion }, body: { command: { type: 'RunDraw' } } } as const;
    // He signed in on the day before yesterday, and that has run out.
    expect((await desk.refusal('Olga', 'changePromotion', draw)).code).toBe('SCRUTINEER_AWAY');
    await desk.at.get(browser, 'signIn', { body: { name: 'Scott', passphrase } });
    await desk.get('Olga', 'changePromotion', draw);
  });

  test('nsw/10.2 is one of the pit by role', async () => {
    const promotion = await listed(desk, ['Ann'], large);
    const nominate = async (name: string) => ({
      params: { promotion },
      body: { command: { type: 'NominateScrutineer', person: await desk.idOf(name) } } as const,
    });
    expect((await desk.refusal('Olga', 'changePromotion', await nominate('Ines'))).code).toBe(
      'NOT_A_SCRUTINEER',
    );
    expect((await desk.refusal('Scott', 'changePromotion', await nominate('Scott'))).status).toBe(403);
    await desk.get('Olga', 'changePromotion', await nominate('Scott'));
  });
});

describe('a draw by dice', () => {
  test('is thrown by people, and its trail is decided anew', async () => {
    const { promotion } = await desk.get('Olga', 'createPromotion', {
      body: { title: 'By dice', method: 'dice throw' },
    });
    await desk.does(
      promotion,
      { type: 'ChangeTerms', terms: termsAt(desk.at.now()) },
      { type: 'RecordMarketing', item: { item: 'm-1', what: 'A poster', reference: 'Terms at the bar' } },
      { type: 'RecordChannel', channel: 'in the casino' },
      { type: 'NotifyAuthority', reference: 'letter 5' },
      { type: 'OpenPromotion', start: desk.at.now() + DAY },
    );
    desk.at.wait(DAY);
    for (const who of ['Ann', 'Ben']) await desk.get(who, 'enterPromotion', { params: { promotion } });
    desk.at.wait(DAY + HOUR);
    await desk.does(promotion, { type: 'FixEntries' }, { type: 'ThrowForPrize', faces: [4] });
    expect(await desk.get('nobody', 'readPromotionDraw', { params: { promotion } })).toMatchObject({
      commitment: null,
      seed: null,
      throws: [[4]],
      winners: [{ prize: 'first', person: await desk.idOf('Ben') }],
    });
    expect(await findingsIn(await desk.lines())).toEqual([]);
  });
});

describe('an award', () => {
  test('nsw/10.4 is made out to the winner by name, and the name is not kept', async () => {
    const promotion = await claimed(desk);
    const pay = (payee: string) =>
      ({
        params: { promotion },
        body: { command: { ...meet, parts: [{ way: 'crossed cheque', cents: 500_00, payee }] } },
      }) as const;
    expect(await desk.refusal('Olga', 'changePromotion', pay('Mallory Quux'))).toMatchObject({
      code: 'NOT_TO_THE_WINNER',
      clause: 'nsw/10.4',
    });
    await desk.get('Olga', 'changePromotion', pay('ann'));
    expect((await atDeskOf(promotion)).stage).toBe('awarded');
    expect((await desk.lines()).join('\n')).not.toContain('payee');
  });
});

describe('the list of the desk', () => {
  test('nsw/10.8 shows the overdue notice to the operator and to the inspector, by the clock alone', async () => {
    const promotion = await listed(desk, ['Ann']);
    await desk.does(promotion, { type: 'RunDraw' });
    const states = async (who: string) =>
      (await desk.get(who, 'listDeskPromotions')).promotions.flatMap(({ duties }) =>
        duties.map(({ kind, state }) => `${kind}: ${state}`),
      );
    const { version } = await atDeskOf(promotion);
    expect(await states('Olga')).toEqual(['tell winner: open']);
    desk.at.wait(DAY);
    expect(await states('Olga')).toEqual(['tell winner: reminder']);
    desk.at.wait(DAY);
    expect(await states('Ines')).toEqual(['tell winner: reminder']);
    desk.at.wait(1);
    expect(await states('Olga')).toEqual(['tell winner: overdue']);
    expect(await states('Ines')).toEqual(['tell winner: overdue']);
    expect((await atDeskOf(promotion)).version).toBe(version);
  });

  test('is the same after a restart', async () => {
    const promotion = await claimed(desk);
    const before = await atDeskOf(promotion);
    const again = await atDesk({ store: desk.at.store, now: desk.at.now() });
    expect(await again.get('Ines', 'readDeskPromotion', { params: { promotion } })).toEqual(before);
    await again.does(promotion, meet);
    expect((await atDeskOf(promotion)).stage).toBe('awarded');
    await again.at.leave();
  });
});

describe('the trail of a promotion', () => {
  const editing =
    (type: string, edit: (event: Record<string, unknown>) => Record<string, unknown>) =>
    (entries: readonly Forgeable[]): readonly Forgeable[] =>
      entries.map((each) => {
        const event = each.said['event'];
        const isMeant = typeof event === 'object' && event !== null && Reflect.get(event, 'type') === type;
        return isMeant ? { ...each, said: { ...each.said, event: edit({ ...event }) } } : each;
      });

  test('is decided anew: nothing is found, and a forged winner, list or notice is', async () => {
    const promotion = await listed(desk, ['Ann', 'Ben']);
    await desk.does(promotion, { type: 'RunDraw' });
    const lines = await desk.lines();
    expect(await findingsIn(await forged(lines, (entries) => entries))).toEqual([]);
    const stream = promotionStream(promotion);
    const winners = [{ prize: 'first', entry: 'e-9', person: 'p-eve' }];
    const forgeries = [
      editing('DrawRun', (event) => ({ ...event, winners })),
      editing('DrawRun', (event) => ({ ...event, seed: '0'.repeat(64) })),
      editing('EntriesFixed', (event) => ({ ...event, digest: '0'.repeat(64) })),
      editing('AuthorityNotified', (event) => ({ ...event, at: Number(event['at']) - DAY })),
      editing('PromotionOpened', (event) => ({ ...event, commitment: '0'.repeat(64) })),
    ];
    for (const forge of forgeries)
      expect(await findingsIn(await forged(lines, forge))).toContainEqual(
        expect.objectContaining({ kind: 'event-differs', stream }),
      );
    const uninvited = await forged(lines, (entries) =>
      entries.filter(({ said }) => !JSON.stringify(said).includes('"AuthorityNotified"')),
    );
    expect(await findingsIn(uninvited)).toContainEqual(
      expect.objectContaining({ kind: 'command-refused', stream }),
    );
  });
});
