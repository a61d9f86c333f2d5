import { lateNoRolls } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import {
  type Bets,
  casinoSupervisor,
  gameSupervisor,
  givenShooter,
  type TableUnderTest,
  theDealer,
} from '../../testing/given-table.ts';

const pack = 'snake-eyes-nz';
const home = (...bets: Bets): TableUnderTest => givenShooter(pack, bets);
const casino = (...bets: Bets): TableUnderTest => givenShooter(pack, bets, { strict: true });

/** Nothing was decided, and the shooter still has the dice. */
function expectVoid(at: TableUnderTest, stakes: Readonly<Record<string, number>>): void {
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
    at.when(theDealer, { type: 'CallNoRoll', reason }).thenAmong({ type: 'RollVoided', reason, clause });
    expectVoid(at, { '1 any-7': 10_00, '2 hard-8': 5_00 });
    expect(at.table().thrown).toBe(0);
  });

  test('nz/6.3 a fact recorded after eight is called outranks the call', () => {
    const at = home([1, 'eight', 10_00]);
    at.calls(5, 3);
    at.when(theDealer, { type: 'RecordFact', reason: 'bowl-or-rail' }).thenFirst({
      type: 'RollVoided',
      clause: 'nz/6.3(d)',
    });
    expectVoid(at, { '1 eight': 10_00 });
  });

  test('nz/6.3(b) a four lying on a four does not pay Hard 8, which stays', () => {
    const at = home([1, 'hard-8', 10_00]);
    at.rests();
    at.given(theDealer, { type: 'CallNoRoll', reason: 'die-on-die' });
    expectVoid(at, { '1 hard-8': 10_00 });
    expect(at.rack(1)).toBe(190_00);
  });

  test("nz/6.3(c) a die on the bank voids; a die leaning on a player's chip is read by 6.2", () => {
    const bank = home([1, 'eight', 10_00]);
    bank.rests();
    bank.given(theDealer, { type: 'CallNoRoll', reason: 'on-the-bank' });
    expectVoid(bank, { '1 eight': 10_00 });
    const chip = home([1, 'eight', 10_00]);
    chip.rests();
    chip.when(theDealer, { type: 'ReadCockedDie', die: 1, touching: [4] }).thenFirst({ face: 3 });
  });

  test('nz/6.3(d) a die in the bowl voids, and both dice are thrown again', () => {
    const at = home([1, 'eight', 10_00]);
    const { active } = at.table().dice;
    at.rests();
    at.given(theDealer, { type: 'CallNoRoll', reason: 'bowl-or-rail' });
    expect(at.table().dice.active).toEqual(active);
    at.throws();
    expect(at.table().roll?.dice).toEqual(active);
  });

  test('nz/6.3(f) a false die voids a seven, is put away, and an incident is open for the inspector', () => {
    const at = casino([1, 'any-7', 10_00]);
    at.calls(3, 4);
    const events = at.given(theDealer, {
      type: 'RecordFact',
      reason: 'fraud',
      die: 'D2',
      words: 'weighted',
    }).events;
    expect(events.map(({ type }) => type)).toEqual(['RollVoided', 'DieQuarantined', 'IncidentOpened']);
    expect(at.places('D2')).toEqual(['quarantined']);
    expect(at.table().incidents).toMatchObject([{ kind: 'fraud', clause: 'nz/6.3(f)', words: 'weighted' }]);
    expectVoid(at, { '1 any-7': 10_00 });
    at.when(theDealer, { type: 'PassDice' }).thenRefused('DICE_NOT_CHOSEN');
  });

  test('nz/6.3(g) a fall that cannot be called and a controlled throw are two forms of one cause', () => {
    const slid = home([1, 'eight', 10_00]);
    slid.rests();
    slid
      .when(theDealer, { type: 'CallNoRoll', reason: 'fall-cannot-be-called', variant: 'controlled' })
      .thenFirst({ variant: 'controlled', clause: 'nz/6.3(g)' });
    const wedged = home([1, 'eight', 10_00]);
    wedged.rests();
    wedged
      .when(theDealer, { type: 'CallNoRoll', reason: 'fall-cannot-be-called', variant: 'odd' })
      .thenRefused('NO_SUCH_VARIANT');
    wedged
      .when(theDealer, { type: 'CallNoRoll', reason: 'fall-cannot-be-called', variant: 'cannot-be-called' })
      .thenFirst({ variant: 'cannot-be-called', clause: 'nz/6.3(g)' });
  });

  test('nz/6.3(h) a throw by another voids, but not the throw of a dealer who is the shooter', () => {
    const at = home([1, 'eight', 10_00], [2, 'hard-6', 5_00]);
    at.rests();
    at.when(theDealer, { type: 'CallNoRoll', reason: 'not-the-shooter' }).thenFirst({
      clause: 'nz/6.3(h)',
    });
    at.given(1, { type: 'GiveUpDice', seat: 1 });
    at.offers();
    at.declines(2);
    at.given(theDealer, { type: 'OfferDice' });
    expect(at.table().shooter.is.kind).toBe('dealer');
    at.rests();
    at.when(theDealer, { type: 'CallNoRoll', reason: 'not-the-shooter' }).thenRefused(
      'DEALER_IS_THE_SHOOTER',
      'nz/6.3(h)',
    );
  });

  test('nz/6.3-tail the dealer or the game supervisor announces it, and when is kept', () => {
    const at = home([1, 'eight', 10_00]);
    at.throws();
    at.when(casinoSupervisor, { type: 'CallNoRoll', reason: 'not-the-shooter' }).thenRefused(
      'NOT_YOUR_ROLE',
      'nz/6.3-tail',
    );
    at.when('ann', { type: 'CallNoRoll', reason: 'not-the-shooter' }).thenRefused('NOT_YOUR_ROLE');
    at.when(gameSupervisor, { type: 'CallNoRoll', reason: 'not-the-shooter' }).thenFirst({
      moment: 'in flight',
      announced: true,
    });
    at.when(theDealer, { type: 'CallRoll', faces: [1, 2] }).thenRefused('DICE_NOT_AT_REST');
  });

  test('nz/6.3-tail#2 a fact recorded after the call voids though nobody announced it', () => {
    const at = home([1, 'hard-8', 10_00]);
    at.calls(4, 4);
    at.when(theDealer, { type: 'RecordFact', reason: 'die-on-die' }).thenFirst({
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
    at.given(theDealer, { type: 'SettleBet', bet: 'b1' });
    at.when(theDealer, { type: 'RecordFact', reason: 'die-on-die' }).thenRefused('SETTLEMENT_HAS_BEGUN');
    at.given(gameSupervisor, { type: 'OverruleCall', faces: 'void', words: 'die on die' });
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
    called.when(theDealer, { type: 'CallNoRoll', reason: 'end-not-struck' }).thenFirst({
      type: 'RollVoided',
      clause: 'nz/6.4(b)',
    });
    expect(called.rack(1)).toBe(190_00);
  });

  test('nz/6.4 what is left to judgement is not a fact that voids by itself', () => {
    const at = home([1, 'eight', 10_00]);
    at.throws();
    at.when(theDealer, { type: 'RecordFact', reason: 'end-not-struck' }).thenRefused(
      'LEFT_TO_JUDGEMENT',
      'nz/6.4(b)',
    );
  });

  test('nz/6.4(a) dice let go apart: one-roll bets stay for the next roll', () => {
    const at = home([1, 'any-7', 10_00]);
    at.throws();
    at.when(theDealer, { type: 'CallNoRoll', reason: 'not-together' }).thenFirst({
      clause: 'nz/6.4(a)',
    });
    expectVoid(at, { '1 any-7': 10_00 });
    at.rolls(3, 4);
    expect(at.rack(1)).toBe(240_00);
  });

  test('nz/6.4(b) a five and a two that struck no end are no seven out', () => {
    const at = home([1, 'eight', 10_00]);
    at.rests();
    at.given(theDealer, { type: 'CallNoRoll', reason: 'end-not-struck', words: 'stopped half way' });
    expect(at.table().shooter.is).toMatchObject({ kind: 'seat', seat: 1 });
    expect(at.stakes()).toEqual({ '1 eight': 10_00 });
  });

  test('nz/6.4(c) an improper roll without a reason is refused', () => {
    const at = home([1, 'eight', 10_00]);
    at.throws();
    for (const words of ['', '  '])
      at.when(theDealer, { type: 'CallNoRoll', reason: 'improper', words }).thenRefused(
        'WORDS_NEEDED',
        'nz/6.4(c)',
      );
    at.when(theDealer, { type: 'CallNoRoll', reason: 'improper' }).thenRefused('WORDS_NEEDED');
    at.when(theDealer, { type: 'CallNoRoll', reason: 'improper', words: 'two hands' }).thenFirst({
      clause: 'nz/6.4(c)',
    });
    expectVoid(at, { '1 eight': 10_00 });
  });

  test('nz/6.4(d) a spill voids the roll and the words are in the trail', () => {
    const at = home([1, 'eight', 10_00]);
    at.throws();
    at.when(theDealer, { type: 'CallNoRoll', reason: 'irregular' }).thenRefused('WORDS_NEEDED', 'nz/6.4(d)');
    at.given(theDealer, { type: 'CallNoRoll', reason: 'irregular', words: 'spill' });
    expect(at.events().find(({ type }) => type === 'RollVoided')).toMatchObject({ words: 'spill' });
  });

  test('nz/6.4-tail after rest it needs a reason, and after the call it is too late', () => {
    const at = home([1, 'eight', 10_00]);
    at.rests();
    at.when(theDealer, { type: 'CallNoRoll', reason: 'end-not-struck' }).thenRefused(
      'WORDS_NEEDED',
      'nz/6.4-tail',
    );
    at.given(theDealer, { type: 'CallRoll', faces: [5, 3] });
    at.when(theDealer, { type: 'CallNoRoll', reason: 'end-not-struck', words: 'late' }).thenRefused({
      code: 'ROLL_IS_CALLED',
      clause: 'nz/6.4-tail',
      case: 'voiding',
    });
    const late = home([1, 'eight', 10_00]);
    late.rests();
    late
      .when(gameSupervisor, { type: 'CallNoRoll', reason: 'end-not-struck', words: 'seen late' })
      .thenFirst({ moment: 'at rest' });
  });

  test('nz/6.5 the report of late calls lists the one made two seconds after rest and not the one in flight', () => {
    const at = home([1, 'eight', 10_00]);
    at.throws();
    at.given(theDealer, { type: 'CallNoRoll', reason: 'not-together' });
    at.rests();
    at.wait(2_000);
    at.given(theDealer, { type: 'CallNoRoll', reason: 'die-on-die' });
    expect(lateNoRolls(at.events()).map(({ reason }) => reason)).toEqual(['die-on-die']);
  });

  test('nz/6.3 an unknown reason is told the reasons', () => {
    const at = home([1, 'eight', 10_00]);
    at.when(theDealer, { type: 'CallNoRoll', reason: 'die-on-die' }).thenRefused('DICE_NOT_OUT');
    at.throws();
    for (const reason of ['bad luck', '__proto__', 'toString'])
      at.when(theDealer, { type: 'CallNoRoll', reason }).thenRefused('NO_SUCH_REASON');
  });
});
