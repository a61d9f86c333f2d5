import { INSPECTORATE_STREAM, type PromotionEvent } from '@dicepit/desks';
import type { By } from '@dicepit/engine';
import { StoreFailure } from '@dicepit/store';
import { tellInEnglish } from '@dicepit/words/english';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forged } from '../audit/testing/forging.ts';
import { addTable } from '../floor/add-table.ts';
import { promotionStream } from '../pit/desk-kinds.ts';
import { parseEntry } from '../pit/projection.ts';
import type { Refusal } from '../pit/result.ts';
import { executeCommand } from '../table/execute-command.ts';
import { type AnyBody, tableStream } from '../table/pit-table.ts';
import {
  type AtDesk,
  aPrize,
  atDesk,
  claimed,
  findingsIn,
  HOUR,
  listed,
  started,
} from './testing/at-desk.ts';

let desk: AtDesk;
beforeEach(async () => {
  desk = await atDesk();
});
afterEach(() => desk.at.end());

const olga: By = { person: 'house', role: 'operator' };
const dealer: By = { person: 'dora', role: 'dealer' };
const compromised = { type: 'DeclareCompromised', reason: 'Two lists are about.' } as const;
const noticesNow = async () => (await desk.at.pit.inspectorate.catchUp(INSPECTORATE_STREAM)).state.notices;
const changing = (promotion: string, command: Parameters<AtDesk['does']>[1]) => ({
  params: { promotion },
  body: { command },
});

const dollars = {
  prizes: [aPrize({ kind: 'casino dollars', cents: 100_00, details: { days: 30, singleUse: false } })],
};
const meetFor = (table: string) =>
  ({ type: 'MeetClaim', claim: 'c-1', take: 'prize', parts: [], table }) as const;

describe('the inspectorate', () => {
  test.each([
    ['cancelled', { type: 'CancelDraw' }],
    ['postponed', { type: 'Postpone', what: 'draw' }],
  ] as const)('nsw/10.12#2 is told at once of a draw that is %s, at the same moment', async (_, command) => {
    const promotion = await listed(desk, ['Ann']);
    const stream = promotionStream(promotion);
    const before = (await desk.at.store.head(stream)).version;
    await desk.does(promotion, compromised);
    const declared = { kind: 'integrity-stop', about: stream, version: before + 1, clause: 'nsw/10.12#2' };
    expect(await noticesNow()).toMatchObject([{ ...declared, at: desk.at.now() }]);
    desk.at.wait(HOUR);
    await desk.does(promotion, command);
    const { version } = await desk.at.store.head(stream);
    expect(await noticesNow()).toMatchObject([
      declared,
      { kind: 'integrity-stop', about: stream, version, clause: 'nsw/10.12#2', at: desk.at.now() },
    ]);
    expect(await findingsIn(await desk.lines())).toEqual([]);
  });

  test('nsw/10.12#2 is pointed to what was cancelled, and to what had been handed over before', async () => {
    const cancelled = async (promotion: string) => {
      await desk.does(promotion, compromised, { type: 'CancelDraw' });
      const version = (await noticesNow()).at(-1)?.version ?? 0;
      const entries = await desk.at.store.read(promotionStream(promotion), version - 1);
      return entries.map(({ text }) => parseEntry<PromotionEvent>(text).event);
    };
    const all = { type: 'DrawCancelled', clause: 'nsw/10.12#2' };
    const [none] = await cancelled(await claimed(desk));
    expect(none).toMatchObject(all);
    expect(none).not.toHaveProperty('kept');
    const promotion = await claimed(desk);
    await desk.does(promotion, { type: 'MeetClaim', claim: 'c-1', take: 'prize', parts: [] });
    expect(await cancelled(promotion)).toMatchObject([{ ...all, kept: ['first'] }]);
  });

  test('nsw/10.12#2 is told, or nothing is cancelled', async () => {
    const promotion = await listed(desk, ['Ann']);
    await desk.does(promotion, compromised);
    const versions = () =>
      Promise.all(
        [promotionStream(promotion), INSPECTORATE_STREAM].map((stream) => desk.at.store.head(stream)),
      );
    const before = await versions();
    const full = vi.spyOn(desk.at.store, 'append').mockRejectedValue(new StoreFailure('The disk is full'));
    await expect(
      desk.ask('Olga', 'changePromotion', changing(promotion, { type: 'CancelDraw' })),
    ).rejects.toThrow('The disk is full');
    full.mockRestore();
    expect(await versions()).toEqual(before);
    await desk.does(promotion, { type: 'CancelDraw' });
    expect((await versions()).map(({ version }) => version)).toEqual(
      before.map(({ version }) => version + 1),
    );
  });

  test('nsw/10.11 has the complaint of whoever is unhappy with a decision, words kept apart', async () => {
    const promotion = await started(desk);
    await desk.get('Ann', 'disputePromotion', {
      params: { promotion },
      body: { words: 'I am a gold member.' },
    });
    const lodge = { params: { promotion, dispute: 'd-1' }, body: { words: 'My neighbour was let in.' } };
    await desk.does(promotion, { type: 'DecideDispute', dispute: 'd-1', words: 'Not by then.' });
    const close = changing(promotion, { type: 'CloseDispute', dispute: 'd-1' });
    expect(await desk.refusal('Olga', 'changePromotion', close)).toMatchObject({
      code: 'ADVICE_MISSING',
      clause: 'nsw/10.11',
    });
    await desk.does(promotion, { type: 'AdviseOfComplaint', dispute: 'd-1', how: 'shown' });
    await desk.get('Olga', 'changePromotion', close);
    expect((await desk.refusal('Ben', 'complainOfPromotion', lodge)).code).toBe('NOT_YOUR_DISPUTE');
    expect((await desk.get('Ann', 'complainOfPromotion', lodge)).disputes).toMatchObject([
      { advised: true, complained: true, closed: true },
    ]);
    expect(await noticesNow()).toMatchObject([
      { kind: 'complaint', about: promotionStream(promotion), clause: 'nsw/10.11' },
    ]);
    expect((await desk.lines()).join('\n')).not.toContain('My neighbour');
    const { whole } = await desk.get('Ines', 'readDeskPromotion', { params: { promotion } });
    const ref = whole.disputes[0]?.complaint?.ref ?? '';
    expect(await desk.get('Ines', 'readPersonal', { params: { promotion, ref } })).toEqual({
      is: 'whole',
      fields: { words: 'My neighbour was let in.' },
    });
  });
});

describe('a trail with one half of a pair', () => {
  const without = async (type: string) =>
    findingsIn(
      await forged(await desk.lines(), (entries) =>
        entries.filter(({ said }) => !JSON.stringify(said['event']).includes(`"${type}"`)),
      ),
    );

  test('nsw/10.12#2 shows that the inspectorate was not told', async () => {
    const promotion = await listed(desk, ['Ann']);
    await desk.does(promotion, compromised);
    desk.at.wait(HOUR);
    await desk.does(promotion, { type: 'CancelDraw' });
    expect(await without('nothing')).toEqual([]);
    expect(await without('NoticeReceived')).toMatchObject([
      { kind: 'notice-missing', stream: promotionStream(promotion) },
      { kind: 'notice-missing', stream: promotionStream(promotion) },
    ]);
  });

  test('shows that a table was never given a voucher', async () => {
    const table = await tableOf('snake-eyes-nsw');
    const promotion = await claimed(desk, dollars);
    await desk.does(promotion, meetFor(table));
    expect(await without('nothing')).toEqual([]);
    expect(await without('VoucherIssued')).toMatchObject([
      { kind: 'voucher-unissued', stream: promotionStream(promotion) },
    ]);
  });
});

/** An open table of a pack, where Ann sits with $200. */
async function tableOf(pack: 'snake-eyes-nsw' | 'snake-eyes-nz'): Promise<string> {
  const added = await addTable(
    desk.at.pit,
    { by: olga },
    { pack, title: 'Test', mode: 'home', dice: 'physical', seats: 8, staff: { by: 'people' } },
  );
  if (!added.ok) throw new Error(JSON.stringify(added.refusal));
  const { table } = added.answer;
  const ann: By = { person: await desk.idOf('Ann'), role: 'player' };
  await gives(table, olga, { type: 'OpenTable', float: 10_000_00 });
  await gives(table, ann, { type: 'SitDown', seat: 1, name: 'Ann', born: '1990-01-01' });
  await gives(table, ann, { type: 'BuyIn', seat: 1, cents: 200_00, from: 'account' });
  return table;
}

async function gives(table: string, by: By, command: AnyBody): Promise<void> {
  const outcome = await executeCommand(desk.at.pit, { table, by, command });
  if (!outcome.ok) throw new Error(`${command.type}: ${JSON.stringify(outcome.refusal)}`);
}

describe('a voucher', () => {
  test('nsw/1.1(casino-promotional-token)#2 won is known to its table, and taken there once', async () => {
    const table = await tableOf('snake-eyes-nsw');
    const promotion = await claimed(desk, dollars);
    await desk.does(promotion, meetFor(table));
    const voucher = `${promotion}-first`;
    const redeem = { type: 'RedeemVoucher', seat: 1, voucher, cents: 100_00 } as const;
    await gives(table, dealer, redeem);
    const { state } = await desk.at.pit.tables.current(tableStream(table));
    expect(state.is === 'banked' && state.table.ledger.get('tokens:1')).toBe(100_00);
    expect(await executeCommand(desk.at.pit, { table, by: dealer, command: redeem })).toMatchObject({
      ok: false,
      refusal: { code: 'VOUCHER_SPENT' },
    });
    expect(await findingsIn(await desk.lines())).toEqual([]);
  });

  test.each(['snake-eyes-nz', 'none'] as const)(
    'for a table that takes none (%s) is not issued, and nothing is awarded',
    async (pack) => {
      const table = pack === 'none' ? 'nsw-9' : await tableOf(pack);
      const promotion = await claimed(desk, dollars);
      const { version } = await desk.at.store.head(promotionStream(promotion));
      const { code } = await desk.refusal('Olga', 'changePromotion', changing(promotion, meetFor(table)));
      expect(code).toBe(pack === 'none' ? 'NOT_FOUND' : 'NO_TOKENS_HERE');
      expect((await desk.at.store.head(promotionStream(promotion))).version).toBe(version);
    },
  );
});

const toldOf = ({ code, figures }: Refusal): string => tellInEnglish({ ...figures, code });

describe('the bet on record', () => {
  /** Ann bets on the Field, and the roll is settled. */
  async function plays(table: string, chips: number, settles = true): Promise<void> {
    const ann: By = { person: await desk.idOf('Ann'), role: 'player' };
    await gives(table, ann, { type: 'PlaceBets', seat: 1, bets: [{ wager: 'field', chips }] });
    if (!settles) return gives(table, ann, { type: 'TakeDownBet', seat: 1, bet: await onlyBet(table) });
    const { state } = await desk.at.pit.tables.current(tableStream(table));
    if (state.is === 'banked' && state.table.shooter.is.kind === 'nobody') {
      await gives(table, dealer, { type: 'OfferDice' });
      await gives(table, ann, { type: 'AcceptDice', seat: 1 });
    }
    await gives(table, ann, { type: 'ThrowDice', seat: 1 });
    await gives(table, dealer, { type: 'BringToRest' });
    await gives(table, dealer, { type: 'CallRoll', faces: [5, 4] });
    await gives(table, dealer, { type: 'SettleRoll' });
  }
  async function onlyBet(table: string): Promise<string> {
    const { state } = await desk.at.pit.tables.current(tableStream(table));
    return state.is === 'banked' ? (state.table.betting.bets[0]?.bet ?? '') : '';
  }

  test('nsw/10.7.4 is the largest that played at a table of these rules', async () => {
    const [nsw, nz] = [await tableOf('snake-eyes-nsw'), await tableOf('snake-eyes-nz')];
    const promotion = await started(desk, { bet: { required: true, cents: 20_00 } });
    const enter = { params: { promotion } };
    const tooSmall = async () => toldOf(await desk.refusal('Ann', 'enterPromotion', enter));
    expect(await tooSmall()).toContain('$0');
    await plays(nsw, 10_00);
    await plays(nz, 50_00);
    await plays(nsw, 50_00, false);
    expect(await tooSmall()).toContain('the largest on record is $10.');
    await plays(nsw, 20_00);
    await desk.get('Ann', 'enterPromotion', enter);
    expect(await findingsIn(await desk.lines())).toEqual([]);
  });

  test('nsw/10.7.4 is none that lay on a roll which was invalidated or ruled void', async () => {
    const nsw = await tableOf('snake-eyes-nsw');
    const promotion = await started(desk, { bet: { required: true, cents: 30_00 } });
    const enter = { params: { promotion } };
    const largest = async () => toldOf(await desk.refusal('Ann', 'enterPromotion', enter));
    const rolled = async () => {
      const { state } = await desk.at.pit.tables.current(tableStream(nsw));
      return state.is === 'banked' ? state.table.rolled : 0;
    };
    await plays(nsw, 25_00);
    expect(await largest()).toContain('the largest on record is $25.');
    await plays(nsw, 30_00);
    await gives(
      nsw,
      { person: 'house', role: 'casino-supervisor' },
      { type: 'InvalidateRoll', roll: await rolled(), ground: 'fire', bets: 'refund' },
    );
    expect(await largest()).toContain('the largest on record is $25.');
    await plays(nsw, 30_00);
    const operator: By = { person: 'house', role: 'operator' };
    await gives(nsw, operator, { type: 'RuleMatter', faces: 'void', words: 'nobody saw them' });
    expect(await largest()).toContain('the largest on record is $25.');
    await plays(nsw, 30_00);
    await desk.get('Ann', 'enterPromotion', enter);
    expect(await findingsIn(await desk.lines())).toEqual([]);
  });
});
