import { lateNoRolls } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { type AtCall, shooting } from '../../testing/at-call.ts';
import { casinoSupervisor, gameSupervisor, player } from '../../testing/at-table.ts';

const pack = 'snake-eyes-nz';
const home = (...bets: Parameters<typeof shooting>[1]): AtCall => shooting(pack, bets);
const casino = (...bets: Parameters<typeof shooting>[1]): AtCall => shooting(pack, bets, { strict: true });

/** Nothing was decided, and the shooter still has the dice. */
function expectVoid(at: AtCall, stakes: Readonly<Record<string, number>>): void {
  expect(at.table().roll).toBeUndefined();
  expect(at.stakes()).toEqual(stakes);
  expect(at.table().shooter.is).toMatchObject({ kind: 'seat', seat: 1 });
}

describe('what must void a roll', () => {
  test.each([
    ['left-the-table', 'nz/6.3(a)'],
    ['die-on-die', 'nz/6.3(b)'],
    ['on-the-bank', 'nz/6.3(c)'],
    ['bowl-or-rail', 'nz/6.3(d)'],
    ['two-faces', 'nz/6.3(e)'],
    ['fraud', 'nz/6.3(f)'],
    ['fall-cannot-be-called', 'nz/6.3(g)'],
    ['not-the-shooter', 'nz/6.3(h)'],
  ])('nz/6.3 %s voids the roll, %s', (reason, clause) => {
    const at = home([1, 'any-7', 10_00], [2, 'hard-8', 5_00]);
    at.rests();
    expect(at.deals({ type: 'CallNoRoll', reason })).toContainEqual(
      expect.objectContaining({ type: 'RollVoided', reason, clause }),
    );
    expectVoid(at, { '1 any-7': 10_00, '2 hard-8': 5_00 });
    expect(at.table().thrown).toBe(0);
  });

  test('nz/6.3 a fact recorded after eight is called outranks the call', () => {
    const at = home([1, 'eight', 10_00]);
    at.calls(5, 3);
    expect(at.deals({ type: 'RecordFact', reason: 'bowl-or-rail' })[0]).toMatchObject({
      type: 'RollVoided',
      clause: 'nz/6.3(d)',
    });
    expectVoid(at, { '1 eight': 10_00 });
  });

  test('nz/6.3(b) a four lying on a four does not pay Hard 8, which stays', () => {
    const at = home([1, 'hard-8', 10_00]);
    at.rests();
    at.deals({ type: 'CallNoRoll', reason: 'die-on-die' });
    expectVoid(at, { '1 hard-8': 10_00 });
    expect(at.rack(1)).toBe(190_00);
  });

  test("nz/6.3(c) a die on the bank voids; a die leaning on a player's chip is read by 6.2", () => {
    const bank = home([1, 'eight', 10_00]);
    bank.rests();
    bank.deals({ type: 'CallNoRoll', reason: 'on-the-bank' });
    expectVoid(bank, { '1 eight': 10_00 });
    const chip = home([1, 'eight', 10_00]);
    chip.rests();
    expect(chip.deals({ type: 'ReadCockedDie', die: 1, touching: [4] })[0]).toMatchObject({ face: 3 });
  });

  test('nz/6.3(d) a die in the bowl voids, and both dice are thrown again', () => {
    const at = home([1, 'eight', 10_00]);
    const { active } = at.table().dice;
    at.rests();
    at.deals({ type: 'CallNoRoll', reason: 'bowl-or-rail' });
    expect(at.table().dice.active).toEqual(active);
    at.throws();
    expect(at.table().roll?.dice).toEqual(active);
  });

  test('nz/6.3(f) a false die voids a seven, is put away, and an incident is open for the inspector', () => {
    const at = casino([1, 'any-7', 10_00]);
    at.calls(3, 4);
    const events = at.deals({ type: 'RecordFact', reason: 'fraud', die: 'D2', words: 'weighted' });
    expect(events.map(({ type }) => type)).toEqual(['RollVoided', 'DieQuarantined', 'IncidentOpened']);
    expect(at.places('D2')).toEqual(['quarantined']);
    expect(at.table().incidents).toMatchObject([{ kind: 'fraud', clause: 'nz/6.3(f)', words: 'weighted' }]);
    expectVoid(at, { '1 any-7': 10_00 });
    expect(at.dealRefused({ type: 'PassDice' }).code).toBe('DICE_NOT_CHOSEN');
  });

  test('nz/6.3(g) a fall that cannot be called and a controlled throw are two forms of one cause', () => {
    const slid = home([1, 'eight', 10_00]);
    slid.rests();
    expect(
      slid.deals({ type: 'CallNoRoll', reason: 'fall-cannot-be-called', variant: 'controlled' })[0],
    ).toMatchObject({ variant: 'controlled', clause: 'nz/6.3(g)' });
    const wedged = home([1, 'eight', 10_00]);
    wedged.rests();
    expect(
      wedged.dealRefused({ type: 'CallNoRoll', reason: 'fall-cannot-be-called', variant: 'odd' }).code,
    ).toBe('NO_SUCH_VARIANT');
    expect(
      wedged.deals({ type: 'CallNoRoll', reason: 'fall-cannot-be-called', variant: 'cannot-be-called' })[0],
    ).toMatchObject({ variant: 'cannot-be-called', clause: 'nz/6.3(g)' });
  });

  test('nz/6.3(h) a throw by another voids, but not the throw of a dealer who is the shooter', () => {
    const at = home([1, 'eight', 10_00], [2, 'hard-6', 5_00]);
    at.rests();
    expect(at.deals({ type: 'CallNoRoll', reason: 'not-the-shooter' })[0]).toMatchObject({
      clause: 'nz/6.3(h)',
    });
    at.does(1, { type: 'GiveUpDice', seat: 1 });
    at.offers();
    at.declines(2);
    at.deals({ type: 'OfferDice' });
    expect(at.table().shooter.is.kind).toBe('dealer');
    at.rests();
    expect(at.dealRefused({ type: 'CallNoRoll', reason: 'not-the-shooter' })).toMatchObject({
      code: 'DEALER_IS_THE_SHOOTER',
      clause: 'nz/6.3(h)',
    });
  });

  test('nz/6.3-tail the dealer or the game supervisor announces it, and when is kept', () => {
    const at = home([1, 'eight', 10_00]);
    at.throws();
    expect(at.refused(casinoSupervisor, { type: 'CallNoRoll', reason: 'not-the-shooter' })).toMatchObject({
      code: 'NOT_YOUR_ROLE',
      clause: 'nz/6.3-tail',
    });
    expect(at.refused(player('ann'), { type: 'CallNoRoll', reason: 'not-the-shooter' }).code).toBe(
      'NOT_YOUR_ROLE',
    );
    expect(at.give(gameSupervisor, { type: 'CallNoRoll', reason: 'not-the-shooter' })[0]).toMatchObject({
      moment: 'in flight',
      announced: true,
    });
    expect(at.dealRefused({ type: 'CallRoll', faces: [1, 2] }).code).toBe('DICE_NOT_AT_REST');
  });

  test('nz/6.3-tail#2 a fact recorded after the call voids though nobody announced it', () => {
    const at = home([1, 'hard-8', 10_00]);
    at.calls(4, 4);
    expect(at.deals({ type: 'RecordFact', reason: 'die-on-die' })[0]).toMatchObject({
      type: 'RollVoided',
      announced: false,
      moment: 'called',
      clause: 'nz/6.3(b)',
    });
    expectVoid(at, { '1 hard-8': 10_00 });
  });

  test('nz/6.3-tail#2 once a bet is settled the way to void is to overrule', () => {
    const at = home([1, 'hard-8', 10_00], [2, 'field', 10_00]);
    at.calls(4, 4);
    at.deals({ type: 'SettleBet', bet: 'b1' });
    expect(at.dealRefused({ type: 'RecordFact', reason: 'die-on-die' }).code).toBe('SETTLEMENT_HAS_BEGUN');
    at.give(gameSupervisor, { type: 'OverruleCall', faces: 'void', words: 'die on die' });
    expectVoid(at, { '1 hard-8': 10_00, '2 field': 10_00 });
    expect(at.rack(1)).toBe(190_00);
  });
});

describe('what may void a roll', () => {
  test('nz/6.4 the dealer lets a roll stand, or calls it', () => {
    const stands = home([1, 'eight', 10_00]);
    stands.calls(5, 3);
    stands.settles();
    expect(stands.rack(1)).toBe(210_00);
    const called = home([1, 'eight', 10_00]);
    called.throws();
    expect(called.deals({ type: 'CallNoRoll', reason: 'end-not-struck' })[0]).toMatchObject({
      type: 'RollVoided',
      clause: 'nz/6.4(b)',
    });
    expect(called.rack(1)).toBe(190_00);
  });

  test('nz/6.4 what is left to judgement is not a fact that voids by itself', () => {
    const at = home([1, 'eight', 10_00]);
    at.throws();
    expect(at.dealRefused({ type: 'RecordFact', reason: 'end-not-struck' })).toMatchObject({
      code: 'LEFT_TO_JUDGEMENT',
      clause: 'nz/6.4(b)',
    });
  });

  test('nz/6.4(a) dice let go apart: one-roll bets stay for the next roll', () => {
    const at = home([1, 'any-7', 10_00]);
    at.throws();
    expect(at.deals({ type: 'CallNoRoll', reason: 'not-together' })[0]).toMatchObject({
      clause: 'nz/6.4(a)',
    });
    expectVoid(at, { '1 any-7': 10_00 });
    at.rolls(3, 4);
    expect(at.rack(1)).toBe(240_00);
  });

  test('nz/6.4(b) a five and a two that struck no end are no seven out', () => {
    const at = home([1, 'eight', 10_00]);
    at.rests();
    at.deals({ type: 'CallNoRoll', reason: 'end-not-struck', words: 'stopped half way' });
    expect(at.table().shooter.is).toMatchObject({ kind: 'seat', seat: 1 });
    expect(at.stakes()).toEqual({ '1 eight': 10_00 });
  });

  test('nz/6.4(c) an improper roll without a reason is refused', () => {
    const at = home([1, 'eight', 10_00]);
    at.throws();
    for (const words of ['', '  '])
      expect(at.dealRefused({ type: 'CallNoRoll', reason: 'improper', words })).toMatchObject({
        code: 'WORDS_NEEDED',
        clause: 'nz/6.4(c)',
      });
    expect(at.dealRefused({ type: 'CallNoRoll', reason: 'improper' }).code).toBe('WORDS_NEEDED');
    expect(at.deals({ type: 'CallNoRoll', reason: 'improper', words: 'two hands' })[0]).toMatchObject({
      clause: 'nz/6.4(c)',
    });
    expectVoid(at, { '1 eight': 10_00 });
  });

  test('nz/6.4(d) a spill voids the roll and the words are in the trail', () => {
    const at = home([1, 'eight', 10_00]);
    at.throws();
    expect(at.dealRefused({ type: 'CallNoRoll', reason: 'irregular' })).toMatchObject({
      code: 'WORDS_NEEDED',
      clause: 'nz/6.4(d)',
    });
    at.deals({ type: 'CallNoRoll', reason: 'irregular', words: 'spill' });
    expect(at.events().find(({ type }) => type === 'RollVoided')).toMatchObject({ words: 'spill' });
  });

  test('nz/6.4-tail after rest it needs a reason, and after the call it is too late', () => {
    const at = home([1, 'eight', 10_00]);
    at.rests();
    expect(at.dealRefused({ type: 'CallNoRoll', reason: 'end-not-struck' })).toMatchObject({
      code: 'WORDS_NEEDED',
      clause: 'nz/6.4-tail',
    });
    at.deals({ type: 'CallRoll', faces: [5, 3] });
    expect(at.dealRefused({ type: 'CallNoRoll', reason: 'end-not-struck', words: 'late' })).toMatchObject({
      code: 'ROLL_IS_CALLED',
      clause: 'nz/6.4-tail',
      message: 'The roll is called, so judgement comes too late. Somebody higher may overrule the call.',
    });
    const late = home([1, 'eight', 10_00]);
    late.rests();
    expect(
      late.give(gameSupervisor, { type: 'CallNoRoll', reason: 'end-not-struck', words: 'seen late' })[0],
    ).toMatchObject({ moment: 'at rest' });
  });

  test('nz/6.5 the report of late calls lists the one made two seconds after rest and not the one in flight', () => {
    const at = home([1, 'eight', 10_00]);
    at.throws();
    at.deals({ type: 'CallNoRoll', reason: 'not-together' });
    at.rests();
    at.wait(2_000);
    at.deals({ type: 'CallNoRoll', reason: 'die-on-die' });
    expect(lateNoRolls(at.events()).map(({ reason }) => reason)).toEqual(['die-on-die']);
  });

  test('nz/6.3 an unknown reason is told the reasons', () => {
    const at = home([1, 'eight', 10_00]);
    expect(at.dealRefused({ type: 'CallNoRoll', reason: 'die-on-die' }).code).toBe('DICE_NOT_OUT');
    at.throws();
    for (const reason of ['bad luck', '__proto__', 'toString'])
      expect(at.dealRefused({ type: 'CallNoRoll', reason }).code).toBe('NO_SUCH_REASON');
  });
});
