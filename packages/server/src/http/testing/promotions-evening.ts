import { aPrize, DAY, deskOver, HOUR, listed, started } from '../../promotions/testing/at-desk.ts';
import { type Exchange, inside, type World } from './world.ts';

/** Who is who in the evening, by name. */
type Names = { readonly operator: string; readonly scrutineer: string; readonly player: string };

/**
 * Asks every route about promotions for something it does. Notices are given a day ahead and draws are made days later,
 * so that what lies in the past is done by a desk whose clock is behind.
 */
export async function promotionsEvening(
  { ask, server }: Pick<World, 'ask' | 'server'>,
  { operator, scrutineer, player }: Names,
): Promise<{ readonly exchanges: readonly Exchange[]; readonly promotion: string; readonly ref: string }> {
  let clock = Date.now() - 5 * DAY;
  const wait = (milliseconds: number) => {
    clock += milliseconds;
  };
  const { pit, people } = server;
  const desk = deskOver({ now: () => clock, wait }, { pit, people }, { operator, scrutineer });
  const later = { entriesClose: Date.now() + DAY, event: { place: 'The bar', at: Date.now() + DAY + HOUR } };
  const open = await started(desk, later, operator);
  const drawn = await listed(desk, [player], { prizes: [aPrize({ cents: 100_00 })] }, operator);
  await desk.does(drawn, { type: 'RunDraw' });
  const [ofOpen, ofDrawn] = [{ params: { promotion: open } }, { params: { promotion: drawn } }];
  const person = await desk.idOf(player);

  const past = [
    await ask('nobody', 'listPromotions'),
    await ask('nobody', 'readPromotion', ofOpen),
    await ask('nobody', 'readPromotion', ofDrawn),
    await ask('nobody', 'readPromotionTerms', { params: { promotion: open, version: '1' } }),
    await ask('nobody', 'readPromotionDraw', ofDrawn),
    await ask('operator', 'setPrescribed', {
      body: { category: 'surgery', reference: 'regulation 12', prescribed: true },
    }),
    await ask('operator', 'setMembership', { params: { person }, body: { membership: 'gold' } }),
    await ask('inspector', 'readPromotionRegister'),
    await ask('player', 'enterPromotion', ofOpen),
    await ask('player', 'disputePromotion', { ...ofOpen, body: { words: 'I entered twice.' } }),
    ...(await commands(open, [
      { type: 'DecideDispute', dispute: 'd-1', words: 'Once, by the list.' },
      { type: 'AdviseOfComplaint', dispute: 'd-1', how: 'shown' },
    ])),
    await ask('player', 'complainOfPromotion', {
      params: { promotion: open, dispute: 'd-1' },
      body: { words: 'Twice!' },
    }),
    await ask('player', 'claimPrize', { ...ofDrawn, body: { prize: 'first' } }),
    await ask('operator', 'denyClaim', {
      params: { promotion: drawn, claim: 'c-1' },
      body: { name: 'Anna', address: '', reasons: 'A borrowed card.' },
    }),
    await ask('player', 'readMyPromotion', ofDrawn),
    ...(await commands(drawn, [{ type: 'LogDenialNotice', claim: 'c-1', way: 'mail' }])),
    await ask('operator', 'createPromotion', { body: { title: 'Another', method: 'dice throw' } }),
    await ask('scrutineer', 'listDeskPromotions'),
  ];
  const read = await ask('inspector', 'readDeskPromotion', ofDrawn);
  const ref = String(inside(read.json, 'whole', 'claims', 0, 'record', 'ref'));
  const exchanges = [
    ...past,
    read,
    await ask('inspector', 'readPersonal', { params: { promotion: drawn, ref } }),
    await ask('operator', 'erasePersonal', { params: { promotion: drawn, ref } }),
  ];
  return { exchanges, promotion: open, ref };

  async function commands(
    promotion: string,
    given: readonly Parameters<typeof desk.does>[1][],
  ): Promise<readonly Exchange[]> {
    const answers: Exchange[] = [];
    for (const command of given)
      answers.push(await ask('operator', 'changePromotion', { params: { promotion }, body: { command } }));
    return answers;
  }
}
