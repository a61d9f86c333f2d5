import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PERSONAL } from '../personal/personal.ts';
import { type AtDesk, aPrize, atDesk, claimed, findingsIn } from './testing/at-desk.ts';

let desk: AtDesk;
beforeEach(async () => {
  desk = await atDesk();
});
afterEach(() => desk.at.end());

const details = {
  name: 'Annabel Featherstonehaugh',
  address: '12 Wisteria Terrace, Woolloomooloo',
  reasons: 'The pasteboard belonged to a grandmother.',
};
const deny = (promotion: string, changes: Partial<typeof details> = {}) => ({
  params: { promotion, claim: 'c-1' },
  body: { ...details, ...changes },
});
const worth = (cents: number) => claimed(desk, { prizes: [aPrize({ cents })] });
const noticed = { type: 'LogDenialNotice', claim: 'c-1', way: 'mail' } as const;

/** What the promotion's stream holds of the denied claim. */
async function refOf(promotion: string): Promise<string> {
  const { whole } = await desk.get('Ines', 'readDeskPromotion', { params: { promotion } });
  return whole.claims[0]?.record?.ref ?? '';
}

/** Everything that leaves the pit or can be asked of it by receipt. */
async function everythingWritten(): Promise<string> {
  return [...(await desk.lines()), ...(await desk.at.trail())].join('\n');
}

describe('a denied claim', () => {
  test('nsw/10.10.1 above $100 is saved with name, address and reasons, and not without', async () => {
    const promotion = await worth(101_00);
    expect(await desk.refusal('Olga', 'denyClaim', deny(promotion, { address: ' ' }))).toMatchObject({
      code: 'DETAILS_MISSING',
      clause: 'nsw/10.10.1',
    });
    expect(await desk.at.store.records(PERSONAL)).toEqual([]);
    await desk.get('Olga', 'denyClaim', deny(promotion));
    const params = { promotion, ref: await refOf(promotion) };
    expect(await desk.get('Ines', 'readPersonal', { params })).toEqual({ is: 'whole', fields: details });
  });

  test('nsw/10.10.1 at $100 may leave the address out', async () => {
    const promotion = await worth(100_00);
    await desk.get('Olga', 'denyClaim', deny(promotion, { name: '', address: '' }));
    expect((await desk.get('Olga', 'readDeskPromotion', { params: { promotion } })).stage).toBe('awarded');
  });

  test('nsw/10.10.1 above $100 is not erased, whoever asks, and stays readable', async () => {
    const promotion = await worth(101_00);
    await desk.get('Olga', 'denyClaim', deny(promotion));
    await desk.does(promotion, noticed);
    const params = { promotion, ref: await refOf(promotion) };
    expect(await desk.refusal('Olga', 'erasePersonal', { params })).toMatchObject({
      code: 'KEPT_BY_DUTY',
      clause: 'nsw/10.10.1',
    });
    expect((await desk.get('Ines', 'readPersonal', { params })).is).toBe('whole');
  });

  test('nsw/10.10 tells the claimant why, and nobody else among the players', async () => {
    const promotion = await worth(101_00);
    await desk.get('Olga', 'denyClaim', deny(promotion));
    const mine = (who: string) => desk.get(who, 'readMyPromotion', { params: { promotion } });
    expect((await mine('Ann')).claims).toMatchObject([{ state: 'denied', reasons: details.reasons }]);
    expect((await mine('Ben')).claims).toEqual([]);
  });

  test('leaves nothing of itself in any stream or export', async () => {
    const promotion = await worth(101_00);
    await desk.get('Olga', 'denyClaim', deny(promotion));
    const written = await everythingWritten();
    expect(written.includes('ClaimDenied')).toBe(true);
    for (const text of Object.values(details))
      for (const word of text.split(/\W+/).filter(({ length }) => length > 6))
        expect({ word, isThere: written.includes(word) }).toEqual({ word, isThere: false });
  });

  test('that was erased leaves a trail that is whole', async () => {
    const promotion = await worth(100_00);
    await desk.get('Olga', 'denyClaim', deny(promotion));
    await desk.does(promotion, noticed);
    const params = { promotion, ref: await refOf(promotion) };
    await desk.get('Olga', 'erasePersonal', { params });
    expect(await desk.get('Ines', 'readPersonal', { params })).toEqual({ is: 'erased', fields: {} });
    expect(await desk.at.store.records(PERSONAL)).toEqual([]);
    const lines = await desk.lines();
    expect(await findingsIn(lines)).toEqual([]);
    expect(lines.join('\n')).toContain('PersonalErased');
    expect((await desk.get('Ann', 'readMyPromotion', { params: { promotion } })).claims).toMatchObject([
      { state: 'denied' },
    ]);
  });

  test('is kept once for one key', async () => {
    const promotion = await worth(101_00);
    const asked = { ...deny(promotion), key: 'one-key-for-all' };
    await desk.get('Olga', 'denyClaim', asked);
    await desk.get('Olga', 'denyClaim', asked);
    expect(await desk.at.store.records(PERSONAL)).toHaveLength(1);
  });

  test('is looked at by nobody without a note of it', async () => {
    const promotion = await worth(101_00);
    await desk.get('Olga', 'denyClaim', deny(promotion));
    const ref = await refOf(promotion);
    await desk.get('Ines', 'readPersonal', { params: { promotion, ref } });
    const looks = (await desk.at.trail()).filter((text) => text.includes('"Looked"'));
    expect(looks).toHaveLength(1);
    expect(JSON.parse(looks[0] ?? '')).toMatchObject({
      event: { sight: { view: 'personal', part: ref }, by: { person: await desk.idOf('Ines') } },
    });
  });

  test('is read by its own promotion and by no other reference', async () => {
    const promotion = await worth(101_00);
    await desk.get('Olga', 'denyClaim', deny(promotion));
    const ref = await refOf(promotion);
    for (const params of [
      { promotion, ref: 'r-other' },
      { promotion: 'pr-other', ref },
    ])
      expect((await desk.refusal('Ines', 'readPersonal', { params })).status).toBe(404);
  });
});
