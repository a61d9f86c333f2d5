import type { TableEvent } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { tableRules } from './rows.ts';
import { shooting } from './testing/at-call.ts';
import { type AtDice, withDice } from './testing/at-dice.ts';
import {
  casinoSupervisor,
  dealer,
  gameSupervisor,
  inPlay,
  inStrictPlay,
  opened,
  operator,
  player,
  seniorSupervisor,
} from './testing/at-table.ts';

const [nz, nsw, double] = ['snake-eyes-nz', 'snake-eyes-nsw', 'double-dice'];
const startPlay = { type: 'StartPlay' } as const;
const fresh = ['E1', 'E2', 'E3', 'E4', 'E5'];

/** An event about dice in a line: which, where they go, and by which clause. */
const lineOf = (event: TableEvent): string =>
  [event.type, ...('dice' in event ? (event.dice ?? []) : []), `by ${event.clause}`].join(' ');

const receive = (...dice: readonly string[]) =>
  ({ type: 'ReceiveDice', dice: dice.map((die) => ({ die })) }) as const;

/** Two people look at the dice, where the rules want that. */
function inspect(at: AtDice, pack: string, dice: readonly string[]): readonly TableEvent[] {
  const findings = dice.map((die) => ({ die, sound: true }));
  if (pack !== nz) return [];
  at.give(dealer, { type: 'InspectDice', findings });
  return at.give(gameSupervisor, { type: 'InspectDice', findings });
}

/** A table in play with four dice in its bowl, and a fifth on the layout that came while the bowl was away. */
function spareOnLayout(pack: string): AtDice {
  const at = withDice(opened(pack, {}, { dice: pack === nz ? 4 : 5 }));
  at.deals(startPlay);
  if (pack !== nz) loses(at, 'D5');
  at.give(operator, { type: 'SwitchEquipment', item: 'bowl', on: false });
  at.deals(receive('D6'));
  inspect(at, pack, ['D6']);
  at.give(operator, { type: 'SwitchEquipment', item: 'bowl', on: true });
  expect(at.places('D3', 'D4', 'D6')).toEqual(['bowl', 'bowl', 'layout']);
  return at;
}

/** A die is looked for in vain. */
function loses(at: AtDice, die: string): void {
  at.deals({ type: 'RecordDieOff', die });
  at.deals({ type: 'StartSearch', die });
  at.deals({ type: 'DeclareLost', die });
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
        expect(at.doesNot(seat, choose(seat, ...dice))).toMatchObject({ code: 'DIE_NOT_USABLE', clause });
      const notChoosing = { code: 'NOT_CHOOSING', clause: keeping };

      at.offers();
      expect(at.doesNot(1, choose(1, 'D1', 'D2'))).toMatchObject(notChoosing);
      expect(at.does(1, { type: 'AcceptDice', seat: 1 }).map(lineOf)).toEqual([`DiceAccepted by ${start}`]);
      expect(at.dealRefused({ type: 'OfferDice' })).toMatchObject({ code: 'DICE_ARE_TAKEN', clause: start });
      unfit(1, start, 'D2', 'D9');
      expect(at.does(1, choose(1, 'D1', 'D2')).map(lineOf)).toEqual([
        `DiceChosen D1 D2 by ${start}`,
        `DiceReturned D3 D4 D6 by ${rest}`,
        `DicePassed by ${start}`,
      ]);
      expect(at.places('D1', 'D2', 'D3', 'D6')).toEqual(['shooter', 'shooter', 'bowl', 'bowl']);

      for (const seat of [1, 2]) at.bets(seat, 'six', 5_00);
      expect(at.doesNot(1, choose(1, 'D1', 'D3'))).toMatchObject(notChoosing);
      at.throws();
      at.deals({ type: 'RecordDieOff', die: 'D2' });
      at.deals({ type: 'StartSearch', die: 'D2' });
      expect(at.dealRefused({ type: 'PassDice' })).toMatchObject({ code: 'DICE_NOT_CHOSEN', clause: again });
      expect(at.doesNot(2, choose(2, 'D1', 'D3'))).toMatchObject(notChoosing);
      unfit(1, again, 'D1', 'D2');
      expect(at.does(1, choose(1, 'D3', 'D4')).map(lineOf)).toEqual([
        `DiceChosen D3 D4 by ${again}`,
        `DiceReturned D1 D6 by ${back}`,
      ]);
      expect(at.places('D1', 'D6')).toEqual(['bowl', 'bowl']);

      at.rolls(5, 4);
      at.does(1, { type: 'GiveUpDice', seat: 1 });
      at.offers();
      expect(at.does(2, { type: 'AcceptDice', seat: 2 }).map(lineOf)).toEqual([`DiceAccepted by ${course}`]);
      unfit(2, course, 'D1', 'D2');
      expect(at.does(2, choose(2, 'D1', 'D3')).map(lineOf)).toEqual([
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
    const at = withDice(inStrictPlay(pack, ['ann']));
    at.offers();
    at.does(1, { type: 'AcceptDice', seat: 1 });
    for (const dice of [[], ['D1'], ['D1', 'D1'], ['D1', 'D2', 'D2'], ['D1', 'D2', 'D3']])
      expect([dice, at.doesNot(1, { type: 'ChooseDice', seat: 1, dice })]).toMatchObject([
        dice,
        { code: 'NOT_THESE_DICE', clause },
      ]);
    at.does(1, { type: 'ChooseDice', seat: 1, dice: ['D1', 'D2'] });
    expect(at.table().dice.active).toEqual(['D1', 'D2']);
  });

  test.each([
    ['nz/5.6(e)', nz],
    ['nsw/4.7', nsw],
  ])('%s dice that have gone back to the shooter do not go back again', (clause, pack) => {
    const at = withDice(inStrictPlay(pack, ['ann']));
    at.offers();
    at.takes(1, 'D1', 'D2');
    expect(at.dealRefused({ type: 'PassDice' })).toMatchObject({ code: 'DICE_ARE_PASSED', clause });
  });
});

describe('dice come to the table', () => {
  test.each([
    ['nz/1.1(dice)#3', nz],
    ['nsw/2.3', nsw],
    ['double/2', double],
  ])('%s none comes where the dice are virtual', (clause, pack) => {
    expect(opened(pack, { dice: 'virtual' }).refused(dealer, receive('D9'))).toMatchObject({
      code: 'DICE_ARE_VIRTUAL',
      clause,
    });
  });

  test.each([
    ['nz/3.3', nz, 5],
    ['nsw/2.3', nsw, 5],
    ['double/3', double, 2],
  ])('%s a table opens once, with its virtual dice in place, and play starts', (clause, pack, dice) => {
    const at = opened(pack, { dice: 'virtual' }, { without: ['checklist'] });
    const places = [...at.table().dice.dice.values()].map(({ place }) => place);
    expect(places).toEqual(Array(dice).fill('bowl'));
    expect(at.refused(operator, { type: 'OpenTable' })).toMatchObject({ code: 'TABLE_IS_OPEN', clause });
    expect(at.refused(dealer, { type: 'AnswerChecklist', item: 'weather', yes: true })).toMatchObject({
      code: 'NO_SUCH_ITEM',
      clause,
    });
    expect(opened(pack, { dice: 'virtual' }).give(dealer, startPlay)).toMatchObject([
      { type: 'PlayStarted', thrower: 'shooter', clause },
    ]);
  });

  test.each([
    ['nsw/2.4.1', nsw, 'bowl'],
    ['wonder/rules-1', 'wonder-dice', 'cup'],
  ])('%s virtual dice need nothing to lie in or to be shaken in', (clause, pack, item) => {
    expect(opened(pack, {}, { without: ['equipment'] }).refused(dealer, startPlay)).toMatchObject({
      code: 'CHECKLIST_OPEN',
      clause,
    });
    expect(inPlay(pack, []).table().opening.equipment.has(item)).toBe(true);
    expect(inPlay(pack, [], { dice: 'virtual' }).table().opening.equipment.has(item)).toBe(false);
  });

  test.each([
    ['nz/5.2#2', nz, 'nz/5.2#2'],
    ['nsw/2.4.1', nsw, 'nsw/2.4.1'],
  ])('%s dice go into the bowl; where none stands they stay on the layout', (_, pack, clause) => {
    const without = withDice(opened(pack, {}, { without: ['equipment'], dice: 2 }));
    expect(without.places('D1', 'D2')).toEqual(['layout', 'layout']);
    expect(without.dealRefused({ type: 'PutInBowl', dice: ['D1'] })).toMatchObject({
      code: 'NO_BOWL',
      clause,
    });

    const at = spareOnLayout(pack);
    const [put] = at.deals({ type: 'PutInBowl', dice: ['D6'] });
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
      const at = withDice(inStrictPlay(pack, ['ann', 'bob']));
      at.offers();
      at.takes(1, 'D1', 'D5');
      for (const seat of [1, 2]) at.bets(seat, 'six', 5_00);
      for (const die of lost) loses(at, die);
      expect(at.deals(receive(...fresh))).toMatchObject([{ type: 'DiceReceived', place: 'waiting' }]);
      expect(at.places(...fresh)).toEqual(Array(5).fill('waiting'));
      at.does(1, { type: 'GiveUpDice', seat: 1 });
      const placed = pack === nz ? inspect(at, pack, fresh) : at.deals({ type: 'PutInBowl', dice: fresh });
      const last = placed.find(({ type }) => type === 'DicePlaced');
      expect(last).toMatchObject({ dice: fresh, place: 'bowl', completesSet: true, clause });
      expect(last).not.toHaveProperty('active');
      expect(at.offers()).toBe(2);
    },
  );

  test('nz/5.2#2 dice that make up for those of a dealer who throws are taken up at once', () => {
    const at = withDice(opened(nz, {}, { dice: 2 }));
    at.deals(startPlay);
    at.sits(1, 'ann');
    at.offers();
    at.takes(1, 'D1', 'D2');
    at.bets(1, 'six', 5_00);
    at.does(1, { type: 'GiveUpDice', seat: 1 });
    at.deals({ type: 'OfferDice' });
    loses(at, 'D2');
    at.deals(receive('E1', 'E2'));
    expect(inspect(at, nz, ['E1', 'E2'])).toContainEqual(
      expect.objectContaining({ type: 'DicePlaced', place: 'layout', active: ['E1', 'E2'] }),
    );
    expect(at.throws()).toMatchObject([{ type: 'DiceThrown', thrower: 'dealer', dice: ['E1', 'E2'] }]);
  });
});

describe('dice at a table that is halted', () => {
  const breaks = { type: 'ReportMalfunction', equipment: 'lights', words: 'Field is dark' } as const;
  const lift = { type: 'LiftHalt', because: 'rectified', words: 'new lamp' } as const;
  const typesOf = (events: readonly TableEvent[]): readonly string[] => events.map(({ type }) => type);

  test('nz/6.10 a called roll is settled before the halt, and the dice go back when it is lifted', () => {
    const at = shooting(nz, [[1, 'six', 5_00]]);
    at.calls(5, 4);
    expect(typesOf(at.deals(breaks))).toEqual(['DiceCollected', 'DiceCentred', 'RollSettled', 'TableHalted']);
    expect(typesOf(at.give(gameSupervisor, lift))).toEqual(['HaltLifted', 'DicePassed']);
  });

  test('nz/6.10 dice in the hand of the shooter or in the air stay there', () => {
    const at = shooting(nz, [[1, 'six', 5_00]]);
    at.deals(breaks);
    expect(typesOf(at.give(gameSupervisor, lift))).toEqual(['HaltLifted']);
    at.throws();
    expect(typesOf(at.deals(breaks))).toEqual(['TableHalted']);
    expect(typesOf(at.give(gameSupervisor, lift))).toEqual(['HaltLifted']);
    expect(at.places('D1', 'D2')).toEqual(['in-flight', 'in-flight']);
  });

  test('nz/6.10 a halt is lifted by a supervisor or above, for one of two reasons', () => {
    const at = shooting(nz, [[1, 'six', 5_00]]);
    // A reason from outside may be anything.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const idly = { ...lift, because: 'impatience' as 'rectified' };
    const lifters = [gameSupervisor, casinoSupervisor, seniorSupervisor, operator];
    // The pack's own line is as narrow as its text, whatever the house would allow.
    expect(tableRules[nz]?.procedure.halting.lifting.roles).toEqual(lifters.map(({ role }) => role));
    for (const by of lifters) {
      at.deals(breaks);
      for (const other of [dealer, player('ann')])
        expect(at.refused(other, lift)).toMatchObject({ code: 'NOT_YOUR_ROLE', clause: 'nz/6.10' });
      expect(at.refused(by, idly)).toMatchObject({ code: 'NOT_A_CAUSE', clause: 'nz/6.10' });
      expect(typesOf(at.give(by, lift))).toEqual(['HaltLifted']);
    }
  });
});

test.each([
  ['nz/5.6(c) nz/5.6(d) nz/5.6(e)', nz, ['nz/5.6(c)', 'nz/5.6(d)', 'nz/5.6(e)']],
  ['nsw/4.4 nsw/4.7', nsw, ['nsw/4.4', 'nsw/4.4', 'nsw/4.7']],
] as const)(
  '%s at home the house gathers the dice by hand, puts them in the middle, and passes them when all is settled',
  (_, pack, [collecting, centring, passing]) => {
    const at = shooting(pack, [[1, 'six', 5_00]]);
    expect(at.rolls(5, 4)).toMatchObject([
      { type: 'DiceCollected', dice: ['D1', 'D2'], method: 'hand', clause: collecting },
      { type: 'DiceCentred', dice: ['D1', 'D2'], clause: centring },
      { type: 'RollSettled' },
      { type: 'DicePassed', clause: passing },
    ]);
  },
);
