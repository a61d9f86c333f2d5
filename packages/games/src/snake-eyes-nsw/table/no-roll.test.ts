import { describe, expect, test } from 'vitest';
import {
  type Bets,
  casinoSupervisor,
  dealer,
  gameSupervisor,
  givenShooter,
  type TableUnderTest,
  theDealer,
} from '../../testing/given-table.ts';

const pack = 'snake-eyes-nsw';
const home = (...bets: Bets): TableUnderTest => givenShooter(pack, bets);
const casino = (...bets: Bets): TableUnderTest => givenShooter(pack, bets, { strict: true });
const inPit = { ...casinoSupervisor, pit: '2' };

describe('no roll', () => {
  test('nsw/1.1(void) a void roll decides nothing: craps two stays for the next roll', () => {
    const at = home([1, 'craps-2', 10_00]);
    at.rests();
    at.given(theDealer, { type: 'CallNoRoll', reason: 'die-on-die' });
    expect(at.stakes()).toEqual({ '1 craps-2': 10_00 });
    expect(at.rack(1)).toBe(190_00);
    expect(at.table().shooter.is).toMatchObject({ kind: 'seat', seat: 1 });
    at.rolls(1, 1);
    expect(at.rack(1)).toBe(200_00 + 330_00);
  });

  test('nsw/5.1 the dealer or a casino supervisor calls it, a player never', () => {
    for (const by of [dealer, gameSupervisor, inPit]) {
      const at = casino([1, 'field', 10_00]);
      at.throws();
      at.when('ann', { type: 'CallNoRoll', reason: 'not-together' }).thenRefused('NOT_YOUR_ROLE');
      at.when(by, { type: 'CallNoRoll', reason: 'not-together' }).thenFirst({
        type: 'RollVoided',
        clause: 'nsw/5.2.1',
      });
      expect(at.stakes()).toEqual({ '1 field': 10_00 });
    }
  });

  test('nsw/5.2 what is left to judgement leaves the roll good unless it is called', () => {
    const at = casino([1, 'eight', 10_00]);
    at.rests();
    at.when(theDealer, { type: 'RecordFact', reason: 'end-not-struck' }).thenRefused(
      'LEFT_TO_JUDGEMENT',
      'nsw/5.2.2',
    );
    at.given(theDealer, { type: 'CallRoll', faces: [6, 2] });
    at.settles();
    expect(at.rack(1)).toBe(210_00);
  });

  test('nsw/5.2.1 dice that left the hand apart may be called no roll', () => {
    const at = home([1, 'eight', 10_00]);
    at.throws();
    at.when(theDealer, { type: 'CallNoRoll', reason: 'not-together' }).thenFirst({
      clause: 'nsw/5.2.1',
    });
  });

  test('nsw/5.2.2 how many dice fell short is kept', () => {
    const at = home([1, 'eight', 10_00]);
    at.throws();
    for (const count of [0, 3, 1.5])
      at.when(theDealer, { type: 'CallNoRoll', reason: 'end-not-struck', count }).thenRefused('NOT_A_COUNT');
    at.when(theDealer, { type: 'CallNoRoll', reason: 'end-not-struck', count: 1 }).thenFirst({
      clause: 'nsw/5.2.2',
      count: 1,
    });
  });

  test('nsw/5.2.3 an irregular throw needs an explanation', () => {
    const at = home([1, 'eight', 10_00]);
    at.throws();
    at.when(theDealer, { type: 'CallNoRoll', reason: 'improper', words: ' ' }).thenRefused(
      'WORDS_NEEDED',
      'nsw/5.2.3',
    );
    at.given(theDealer, { type: 'CallNoRoll', reason: 'improper', words: 'thrown over the shoulder' });
  });

  test('nsw/5.2.4 a drink on the layout, in words', () => {
    const at = home([1, 'eight', 10_00]);
    at.throws();
    at.when(theDealer, { type: 'CallNoRoll', reason: 'irregular' }).thenRefused('WORDS_NEEDED');
    at.when(casinoSupervisor, { type: 'CallNoRoll', reason: 'irregular', words: 'a drink' }).thenFirst({
      clause: 'nsw/5.2.4',
      words: 'a drink',
    });
  });

  test('nsw/5.3 once die on die is flagged no result is taken, called before or not', () => {
    const at = casino([1, 'hard-8', 10_00]);
    at.rests();
    at.given(theDealer, { type: 'RecordFact', reason: 'die-on-die' });
    at.when(theDealer, { type: 'CallRoll', faces: [4, 4] }).thenRefused('NO_ROLL_IS_DUE', 'nsw/5.3');
    at.when(theDealer, { type: 'RecordFact', reason: 'die-on-die' }).thenRefused('FACT_IS_FLAGGED');
    at.given(theDealer, { type: 'CallNoRoll', reason: 'die-on-die' });
    expect(at.stakes()).toEqual({ '1 hard-8': 10_00 });

    at.calls(4, 4);
    at.given(theDealer, { type: 'RecordFact', reason: 'die-on-die' });
    at.gathers();
    at.when(theDealer, { type: 'SettleRoll' }).thenRefused('NO_ROLL_IS_DUE', 'nsw/5.3');
  });

  /** What a fact that must be called does: to people, who have to call it, and where the house calls it at once. */
  const forced = (reason: string) => {
    const at = casino([1, 'hard-8', 10_00]);
    at.rests();
    const [flagged] = at.given(theDealer, { type: 'RecordFact', reason }).events;
    const { code } = at.when(theDealer, { type: 'CallRoll', faces: [4, 4] }).refusal;
    const [voided] = at.given(theDealer, { type: 'CallNoRoll', reason }).events;
    const house = home([1, 'hard-8', 10_00]);
    house.rests();
    const atOnce = house.given(theDealer, { type: 'RecordFact', reason }).events.slice(0, 2);
    return {
      events: [flagged, voided, ...atOnce].map((event) => [event?.type, event?.clause]),
      code,
      stakes: [at.stakes(), house.stakes()],
    };
  };

  /** No result is taken, no roll is called by this clause, and the bet stands. */
  const noRollBy = (clause: string): ReturnType<typeof forced> => ({
    events: [
      ['FactFlagged', clause],
      ['RollVoided', clause],
      ['FactFlagged', clause],
      ['RollVoided', clause],
    ],
    code: 'NO_ROLL_IS_DUE',
    stakes: [{ '1 hard-8': 10_00 }, { '1 hard-8': 10_00 }],
  });

  test('nsw/5.3.2 one die on the other forces no roll', () => {
    expect(forced('die-on-die')).toEqual(noRollBy('nsw/5.3.2'));
  });

  test("nsw/5.3.3 a die on the float's chips forces no roll; on a player's stack it is read", () => {
    expect(forced('on-the-float')).toEqual(noRollBy('nsw/5.3.3'));
    const at = home([1, 'hard-8', 10_00]);
    at.rests();
    at.when(theDealer, { type: 'ReadCockedDie', die: 0, touching: [3] }).thenFirst({ face: 4 });
  });

  test('nsw/5.3.4 a die in the bowl or on a rail forces no roll', () => {
    expect(forced('bowl-or-rail')).toEqual(noRollBy('nsw/5.3.4'));
  });

  test('nsw/5.3.5 a die that cannot be read forces no roll', () => {
    expect(forced('fall-cannot-be-called')).toEqual(noRollBy('nsw/5.3.5'));
  });

  test('nsw/5.3.6 a throw by somebody else forces no roll', () => {
    expect(forced('not-the-shooter')).toEqual(noRollBy('nsw/5.3.6'));
  });

  test('nsw/5.3.7 suspected fraud forces no roll and opens an incident', () => {
    expect(forced('fraud')).toEqual(noRollBy('nsw/5.3.7'));
    const at = casino([1, 'hard-8', 10_00]);
    at.rests();
    at.given(theDealer, { type: 'CallNoRoll', reason: 'fraud', words: 'a switched die' });
    expect(at.table().incidents).toMatchObject([
      { kind: 'fraud', clause: 'nsw/5.3.7', words: 'a switched die' },
    ]);
    const [incident] = at.table().incidents;
    at.given(gameSupervisor, {
      type: 'CloseIncident',
      incident: incident?.incident ?? '',
      words: 'looked into',
    });
    expect(at.table().incidents).toEqual([]);
  });

  test("nsw/5.3.8 a die that is not of the table's set forces no roll and is put away", () => {
    const at = casino([1, 'hard-8', 10_00]);
    at.rests();
    for (const named of [{}, { die: ' ' }, { dice: [] }])
      at.when(theDealer, { type: 'CallNoRoll', reason: 'unapproved-dice', ...named }).thenRefused(
        'DIE_NOT_NAMED',
        'nsw/5.3.8',
      );
    const events = at.given(theDealer, { type: 'CallNoRoll', reason: 'unapproved-dice', die: 'X9' }).events;
    expect(events).toMatchObject([
      { type: 'RollVoided', clause: 'nsw/5.3.8', die: 'X9' },
      { type: 'DieQuarantined', die: 'X9' },
    ]);
    expect(at.places('X9')).toEqual(['quarantined']);
    expect(at.table().dice.active).toEqual(['D1', 'D2']);
    at.throws();
    at.given(theDealer, { type: 'CallNoRoll', reason: 'unapproved-dice', dice: ['D1', 'D2'] });
    expect(at.places('D1', 'D2')).toEqual(['quarantined', 'quarantined']);
    at.when(theDealer, { type: 'PassDice' }).thenRefused({ clause: 'nsw/3.4.2' });
  });

  test('nsw/5.1 after the call judgement comes too late, but not a fact that must void', () => {
    const at = home([1, 'hard-8', 10_00]);
    at.calls(4, 4);
    at.when(theDealer, { type: 'CallNoRoll', reason: 'not-together' }).thenRefused(
      'ROLL_IS_CALLED',
      'nsw/5.1',
    );
    at.given(theDealer, { type: 'CallNoRoll', reason: 'bowl-or-rail' });
    expect(at.stakes()).toEqual({ '1 hard-8': 10_00 });
  });
});
