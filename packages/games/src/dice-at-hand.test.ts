import type { TableEvent } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { tableRules } from './rows.ts';
import {
  casinoSupervisor,
  dealer,
  gameSupervisor,
  givenCasino,
  givenHome,
  givenOpening,
  givenShooter,
  operator,
  player,
  seniorSupervisor,
  type TableUnderTest,
  theDealer,
} from './testing/given-table.ts';

const [nz, nsw, double] = ['snake-eyes-nz', 'snake-eyes-nsw', 'double-dice'];
const startPlay = { type: 'StartPlay' } as const;
const fresh = ['E1', 'E2', 'E3', 'E4', 'E5'];

/** An event about dice in a line: which, where they go, and by which clause. */
const lineOf = (event: TableEvent): string =>
  [event.type, ...('dice' in event ? (event.dice ?? []) : []), `by ${event.clause}`].join(' ');

const receive = (...dice: readonly string[]) =>
  ({ type: 'ReceiveDice', dice: dice.map((die) => ({ die })) }) as const;

/** Two people look at the dice, where the rules want that. */
function inspect(at: TableUnderTest, pack: string, dice: readonly string[]): readonly TableEvent[] {
  const findings = dice.map((die) => ({ die, sound: true }));
  if (pack !== nz) return [];
  at.given(dealer, { type: 'InspectDice', findings });
  return at.given(gameSupervisor, { type: 'InspectDice', findings }).events;
}

/** A table in play with four dice in its bowl, and a fifth on the layout that came while the bowl was away. */
function spareOnLayout(pack: string): TableUnderTest {
  const at = givenOpening(pack, {}, { dice: pack === nz ? 4 : 5 });
  at.given(theDealer, startPlay);
  if (pack !== nz) loses(at, 'D5');
  at.given(operator, { type: 'SwitchEquipment', item: 'bowl', on: false });
  at.given(theDealer, receive('D6'));
  inspect(at, pack, ['D6']);
  at.given(operator, { type: 'SwitchEquipment', item: 'bowl', on: true });
  expect(at.places('D3', 'D4', 'D6')).toEqual(['bowl', 'bowl', 'layout']);
  return at;
}

/** A die is looked for in vain. */
function loses(at: TableUnderTest, die: string): void {
  at.given(theDealer, { type: 'RecordDieOff', die });
  at.given(theDealer, { type: 'StartSearch', die });
  at.given(theDealer, { type: 'DeclareLost', die });
}

describe('choosing dice', () => {
  test.each([
    [
      'nz/5.3(c) nz/5.3(c)#2 nz/6.1(b) nz/5.9(c) nz/5.9(c)#2',
      nz,
      { start: 'nz/5.3(c)', rest: 'nz/5.3(c)#2', again: 'nz/6.1(b)', keeping: 'nz/5.1' },
      { course: 'nz/5.9(c)', back: 'nz/5.9(c)#2' },
    ],
    [
      'nsw/3.3 nsw/3.3#2 nsw/3.4.2 nsw/3.9 nsw/2.4.1',
      nsw,
      { start: 'nsw/3.3', rest: 'nsw/3.3#2', again: 'nsw/3.4.2', keeping: 'nsw/2.4.1' },
      { course: 'nsw/3.9', back: 'nsw/2.4.1' },
    ],
  ] as const)(
    '%s who takes the dice picks two, who lost one picks again, the next picks anew; the rest go to the bowl',
    (_, pack, { start, rest, again, keeping }, { course, back }) => {
      const at = spareOnLayout(pack);
      at.sits(1, 'ann');
      at.sits(2, 'bob');
      const choose = (seat: number, ...dice: readonly string[]) =>
        ({ type: 'ChooseDice', seat, dice }) as const;
      const unfit = (seat: number, clause: string, ...dice: readonly string[]): void =>
        at.when(seat, choose(seat, ...dice)).thenRefused('DIE_NOT_USABLE', clause);
      const notChoosing = { code: 'NOT_CHOOSING', clause: keeping };

      at.offers();
      at.when(1, choose(1, 'D1', 'D2')).thenRefused(notChoosing);
      expect(at.given(1, { type: 'AcceptDice', seat: 1 }).events.map(lineOf)).toEqual([
        `DiceAccepted by ${start}`,
      ]);
      at.when(theDealer, { type: 'OfferDice' }).thenRefused('DICE_ARE_TAKEN', start);
      unfit(1, start, 'D2', 'D9');
      expect(at.given(1, choose(1, 'D1', 'D2')).events.map(lineOf)).toEqual([
        `DiceChosen D1 D2 by ${start}`,
        `DiceReturned D3 D4 D6 by ${rest}`,
        `DicePassed by ${start}`,
      ]);
      expect(at.places('D1', 'D2', 'D3', 'D6')).toEqual(['shooter', 'shooter', 'bowl', 'bowl']);

      for (const seat of [1, 2]) at.bets(seat, { six: 5_00 });
      at.when(1, choose(1, 'D1', 'D3')).thenRefused(notChoosing);
      at.throws();
      at.given(theDealer, { type: 'RecordDieOff', die: 'D2' });
      at.given(theDealer, { type: 'StartSearch', die: 'D2' });
      at.when(theDealer, { type: 'PassDice' }).thenRefused('DICE_NOT_CHOSEN', again);
      at.when(2, choose(2, 'D1', 'D3')).thenRefused(notChoosing);
      unfit(1, again, 'D1', 'D2');
      expect(at.given(1, choose(1, 'D3', 'D4')).events.map(lineOf)).toEqual([
        `DiceChosen D3 D4 by ${again}`,
        `DiceReturned D1 D6 by ${back}`,
      ]);
      expect(at.places('D1', 'D6')).toEqual(['bowl', 'bowl']);

      at.rolls(5, 4);
      at.given(1, { type: 'GiveUpDice', seat: 1 });
      at.offers();
      expect(at.given(2, { type: 'AcceptDice', seat: 2 }).events.map(lineOf)).toEqual([
        `DiceAccepted by ${course}`,
      ]);
      unfit(2, course, 'D1', 'D2');
      expect(at.given(2, choose(2, 'D1', 'D3')).events.map(lineOf)).toEqual([
        `DiceChosen D1 D3 by ${course}`,
        `DiceReturned D4 D6 by ${back}`,
        `DicePassed by ${course}`,
      ]);
      expect(at.places('D1', 'D3', 'D4', 'D6')).toEqual(['shooter', 'shooter', 'bowl', 'bowl']);
    },
  );

  test.each([
    ['nz/1.1(active-dice)', nz],
    ['nsw/1.1(active-dice)', nsw],
    ['double/2', double],
  ])('%s two different dice are thrown: not one, not one twice, not three', (clause, pack) => {
    const at = givenCasino(pack, ['ann']);
    at.offers();
    at.given(1, { type: 'AcceptDice', seat: 1 });
    for (const dice of [[], ['D1'], ['D1', 'D1'], ['D1', 'D2', 'D2'], ['D1', 'D2', 'D3']])
      expect([dice, at.when(1, { type: 'ChooseDice', seat: 1, dice }).refusal]).toMatchObject([
        dice,
        { code: 'NOT_THESE_DICE', clause },
      ]);
    at.given(1, { type: 'ChooseDice', seat: 1, dice: ['D1', 'D2'] });
    expect(at.table().dice.active).toEqual(['D1', 'D2']);
  });

  test.each([
    ['nz/5.6(e)', nz],
    ['nsw/4.7', nsw],
  ])('%s dice that have gone back to the shooter do not go back again', (clause, pack) => {
    const at = givenCasino(pack, ['ann']);
    at.offers();
    at.takes(1, 'D1', 'D2');
    at.when(theDealer, { type: 'PassDice' }).thenRefused('DICE_ARE_PASSED', clause);
  });
});

describe('dice come to the table', () => {
  test.each([
    ['nz/1.1(dice)#3', nz],
    ['nsw/2.3', nsw],
    ['double/2', double],
  ])('%s none comes where the dice are virtual', (clause, pack) => {
    givenOpening(pack, { dice: 'virtual' })
      .when(dealer, receive('D9'))
      .thenRefused('DICE_ARE_VIRTUAL', clause);
  });

  test.each([
    ['nz/3.3', nz, 5],
    ['nsw/2.3', nsw, 5],
    ['double/3', double, 2],
  ])('%s a table opens once, with its virtual dice in place, and play starts', (clause, pack, dice) => {
    const at = givenOpening(pack, { dice: 'virtual' }, { without: ['checklist'] });
    const places = [...at.table().dice.dice.values()].map(({ place }) => place);
    expect(places).toEqual(Array(dice).fill('bowl'));
    at.when(operator, { type: 'OpenTable' }).thenRefused('TABLE_IS_OPEN', clause);
    at.when(dealer, { type: 'AnswerChecklist', item: 'weather', yes: true }).thenRefused(
      'NO_SUCH_ITEM',
      clause,
    );
    givenOpening(pack, { dice: 'virtual' })
      .when(dealer, startPlay)
      .thenEvents({ type: 'PlayStarted', thrower: 'shooter', clause });
  });

  test.each([
    ['nsw/2.4.1', nsw, 'bowl'],
    ['wonder/rules-1', 'wonder-dice', 'cup'],
  ])('%s virtual dice need nothing to lie in or to be shaken in', (clause, pack, item) => {
    givenOpening(pack, {}, { without: ['equipment'] })
      .when(dealer, startPlay)
      .thenRefused('CHECKLIST_OPEN', clause);
    expect(givenHome(pack, []).table().opening.equipment.has(item)).toBe(true);
    expect(givenHome(pack, [], { dice: 'virtual' }).table().opening.equipment.has(item)).toBe(false);
  });

  test.each([
    ['nz/5.2#2', nz, 'nz/5.2#2'],
    ['nsw/2.4.1', nsw, 'nsw/2.4.1'],
  ])('%s dice go into the bowl; where none stands they stay on the layout', (_, pack, clause) => {
    const without = givenOpening(pack, {}, { without: ['equipment'], dice: 2 });
    expect(without.places('D1', 'D2')).toEqual(['layout', 'layout']);
    without.when(theDealer, { type: 'PutInBowl', dice: ['D1'] }).thenRefused('NO_BOWL', clause);

    const at = spareOnLayout(pack);
    const [put] = at.given(theDealer, { type: 'PutInBowl', dice: ['D6'] }).events;
    expect(put).toMatchObject({ type: 'DicePlaced', dice: ['D6'], place: 'bowl', clause });
    expect(put).not.toHaveProperty('completesSet');
    expect(put).not.toHaveProperty('active');
    expect(at.places('D6')).toEqual(['bowl']);
  });

  test.each([
    ['nz/3.3 nz/5.2#2', nz, ['D2'], 'nz/5.2#2'],
    ['nsw/2.3 nsw/2.4.1', nsw, ['D2', 'D3'], 'nsw/2.4.1'],
  ] as const)(
    '%s a new set waits off the table while the shooter goes on with the old one, and then makes up the whole',
    (_, pack, lost, clause) => {
      const at = givenCasino(pack, ['ann', 'bob']);
      at.offers();
      at.takes(1, 'D1', 'D5');
      for (const seat of [1, 2]) at.bets(seat, { six: 5_00 });
      for (const die of lost) loses(at, die);
      at.when(theDealer, receive(...fresh)).thenEvents({ type: 'DiceReceived', place: 'waiting' });
      expect(at.places(...fresh)).toEqual(Array(5).fill('waiting'));
      at.given(1, { type: 'GiveUpDice', seat: 1 });
      const placed =
        pack === nz
          ? inspect(at, pack, fresh)
          : at.given(theDealer, { type: 'PutInBowl', dice: fresh }).events;
      const last = placed.find(({ type }) => type === 'DicePlaced');
      expect(last).toMatchObject({ dice: fresh, place: 'bowl', completesSet: true, clause });
      expect(last).not.toHaveProperty('active');
      expect(at.offers()).toBe(2);
    },
  );

  test('nz/5.2#2 dice that make up for those of a dealer who throws are taken up at once', () => {
    const at = givenOpening(nz, {}, { dice: 2 });
    at.given(theDealer, startPlay);
    at.sits(1, 'ann');
    at.offers();
    at.takes(1, 'D1', 'D2');
    at.bets(1, { six: 5_00 });
    at.given(1, { type: 'GiveUpDice', seat: 1 });
    at.given(theDealer, { type: 'OfferDice' });
    loses(at, 'D2');
    at.given(theDealer, receive('E1', 'E2'));
    expect(inspect(at, nz, ['E1', 'E2'])).toContainEqual(
      expect.objectContaining({ type: 'DicePlaced', place: 'layout', active: ['E1', 'E2'] }),
    );
    at.throws().thenEvents({ type: 'DiceThrown', thrower: 'dealer', dice: ['E1', 'E2'] });
  });
});

describe('dice at a table that is halted', () => {
  const breaks = { type: 'ReportMalfunction', equipment: 'lights', words: 'Field is dark' } as const;
  const lift = { type: 'LiftHalt', because: 'rectified', words: 'new lamp' } as const;

  test('nz/6.10 a called roll is settled before the halt, and the dice go back when it is lifted', () => {
    const at = givenShooter(nz, [[1, 'six', 5_00]]);
    at.calls(5, 4);
    at.when(theDealer, breaks).thenEvents('DiceCollected', 'DiceCentred', 'RollSettled', 'TableHalted');
    at.when(gameSupervisor, lift).thenEvents('HaltLifted', 'DicePassed');
  });

  test('nz/6.10 dice in the hand of the shooter or in the air stay there', () => {
    const at = givenShooter(nz, [[1, 'six', 5_00]]);
    at.given(theDealer, breaks);
    at.when(gameSupervisor, lift).thenEvents('HaltLifted');
    at.throws();
    at.when(theDealer, breaks).thenEvents('TableHalted');
    at.when(gameSupervisor, lift).thenEvents('HaltLifted');
    expect(at.places('D1', 'D2')).toEqual(['in-flight', 'in-flight']);
  });

  test('nz/6.10 a halt is lifted by a supervisor or above, for one of two reasons', () => {
    const at = givenShooter(nz, [[1, 'six', 5_00]]);
    // A reason from outside may be anything.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const idly = { ...lift, because: 'impatience' as 'rectified' };
    const lifters = [gameSupervisor, casinoSupervisor, seniorSupervisor, operator];
    // The pack's own line is as narrow as its text, whatever the house would allow.
    expect(tableRules[nz]?.procedure.halting.lifting.roles).toEqual(lifters.map(({ role }) => role));
    for (const by of lifters) {
      at.given(theDealer, breaks);
      for (const other of [dealer, player('ann')])
        at.when(other, lift).thenRefused('NOT_YOUR_ROLE', 'nz/6.10');
      at.when(by, idly).thenRefused('NOT_A_CAUSE', 'nz/6.10');
      at.when(by, lift).thenEvents('HaltLifted');
    }
  });
});

test.each([
  ['nz/5.6(c) nz/5.6(d) nz/5.6(e)', nz, ['nz/5.6(c)', 'nz/5.6(d)', 'nz/5.6(e)']],
  ['nsw/4.4 nsw/4.7', nsw, ['nsw/4.4', 'nsw/4.4', 'nsw/4.7']],
] as const)(
  '%s at home the house gathers the dice by hand, puts them in the middle, and passes them when all is settled',
  (_, pack, [collecting, centring, passing]) => {
    const at = givenShooter(pack, [[1, 'six', 5_00]]);
    at.rolls(5, 4).thenEvents(
      { type: 'DiceCollected', dice: ['D1', 'D2'], method: 'hand', clause: collecting },
      { type: 'DiceCentred', dice: ['D1', 'D2'], clause: centring },
      { type: 'RollSettled' },
      { type: 'DicePassed', clause: passing },
    );
  },
);
