import type { Roll } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import {
  casinoSupervisor,
  givenCasino,
  givenShooter,
  type TableUnderTest,
  theDealer,
} from './testing/given-table.ts';

/** A bet of seat 1 with which each game is thrown, and a roll of it. */
const games = {
  'snake-eyes-nz': { bet: 'six', faces: [5, 4] },
  'snake-eyes-nsw': { bet: 'six', faces: [5, 4] },
  'double-dice': { bet: 'shooters-bet', faces: [5, 4] },
  'wonder-dice': { bet: 'field', faces: [5, 4, 2] },
} as const satisfies Record<string, { bet: string; faces: Roll }>;
type Pack = keyof typeof games;

/** Seat 1 has the dice and a bet: at home, where the house does the ceremonies, or where people do them. */
const home = (pack: Pack, dice: 'physical' | 'virtual' = 'physical'): TableUnderTest =>
  givenShooter(pack, [[1, games[pack].bet, 5_00]], { dice });
const casino = (pack: Pack): TableUnderTest =>
  givenShooter(pack, [[1, games[pack].bet, 5_00]], { strict: true });

/** The supervisor of the pit that a casino's table stands in. */
const supervisor = { ...casinoSupervisor, pit: '2' };

/** A die is off the table and looked for. */
function sought(at: TableUnderTest, die: string): TableUnderTest {
  at.given(theDealer, { type: 'RecordDieOff', die });
  at.given(theDealer, { type: 'StartSearch', die });
  return at;
}

describe('a die that leaves the table', () => {
  test.each<[string, Pack]>([
    ['double/4', 'double-dice'],
    ['wonder/void-1', 'wonder-dice'],
  ])('%s is missing from then on, and a throw that it was part of is void', (clause, pack) => {
    const at = casino(pack);
    at.throws();
    const [left, opened, ...others] = at.given(theDealer, { type: 'RecordDieOff', die: 'D2' }).events;
    expect([left, opened]).toMatchObject([
      { type: 'DieLeftTable', die: 'D2', active: true, clause },
      {
        type: 'IncidentOpened',
        incident: {
          incident: 'missing-D2',
          kind: 'missing-die',
          clause,
          words: 'D2 left the table.',
          at: at.now(),
        },
        clause,
      },
    ]);
    expect(others).toMatchObject([{ type: 'RollVoided', die: 'D2', clause }]);
    expect(at.places('D2')).toEqual(['missing']);
    expect(at.stakes()).toEqual({ [`1 ${games[pack].bet}`]: 5_00 });
  });

  test.each<[string, Pack]>([
    ['double/4', 'double-dice'],
    ['wonder/void-1', 'wonder-dice'],
  ])('%s is one that can: virtual dice stay', (clause, pack) => {
    const at = home(pack, 'virtual');
    at.throws();
    at.when(theDealer, { type: 'RecordDieOff', die: 'D2' }).thenRefused('DICE_ARE_VIRTUAL', clause);
  });

  test('double/4 voids a throw until its call, and nothing that is called', () => {
    const at = home('double-dice');
    at.calls(5, 4);
    at.when(theDealer, { type: 'RecordDieOff', die: 'D2' }).thenNone('RollVoided');
    at.settles();
    expect(at.table().thrown).toBe(1);
  });

  test('wonder/void-1 has to be looked for, so whoever calls the round void names it', () => {
    const at = casino('wonder-dice');
    at.throws();
    at.when(theDealer, { type: 'CallNoRoll', reason: 'left-the-table' }).thenRefused(
      'DIE_NOT_NAMED',
      'wonder/void-1',
    );
    at.when(theDealer, { type: 'CallNoRoll', reason: 'left-the-table', die: 'D1' }).thenEvents(
      'DieLeftTable',
      'IncidentOpened',
      'RollVoided',
    );
  });

  test.each<[string, Pack]>([
    ['nz/6.1(b)', 'snake-eyes-nz'],
    ['nsw/3.4.2', 'snake-eyes-nsw'],
  ])(
    '%s leaves the shooter one die short, and nothing is passed or thrown until another is chosen',
    (clause, pack) => {
      const at = casino(pack);
      expect(at.table().shooter.holding).toBe(true);
      sought(at, 'D2');
      const short = { code: 'DICE_NOT_CHOSEN', clause };
      at.when(1, { type: 'ThrowDice', seat: 1 }).thenRefused(short);
      at.when(theDealer, { type: 'PassDice' }).thenRefused(short);
      at.given(1, { type: 'ChooseDice', seat: 1, dice: ['D1', 'D3'] });
      at.throws().thenFirst({ type: 'DiceThrown', dice: ['D1', 'D3'] });
    },
  );

  test('nz/6.1(b) is asked for once, and only while it is missing', () => {
    const at = casino('snake-eyes-nz');
    const ask = { type: 'AskForOriginals', seat: 1 } as const;
    const nothing = { code: 'NOTHING_TO_ASK_FOR', clause: 'nz/6.1(b)' };
    at.when(1, ask).thenRefused(nothing);
    sought(at, 'D2');
    at.when(1, ask).thenEvents({ type: 'OriginalsAskedFor', dice: ['D2'] });
    at.when(1, ask).thenRefused(nothing);
  });
});

describe('a die that is found', () => {
  test('nsw/3.5 nsw/3.5.1 nsw/3.5.2 goes to the shooter who asked for it, else to the bowl, and nowhere if it is not sound', () => {
    const rows = [
      { asked: true, sound: true, to: 'shooter', clause: 'nsw/3.5.1', words: 'D2 was found and is sound.' },
      { asked: false, sound: true, to: 'bowl', clause: 'nsw/3.5.2', words: 'D2 was found and is sound.' },
      {
        asked: true,
        sound: false,
        to: 'quarantined',
        clause: 'nsw/3.5',
        words: 'D2 was found and is not sound.',
      },
    ] as const;
    for (const { asked, sound, to, clause, words } of rows) {
      const at = sought(casino('snake-eyes-nsw'), 'D2');
      if (asked) at.given(1, { type: 'AskForOriginals', seat: 1 });
      else at.given(1, { type: 'ChooseDice', seat: 1, dice: ['D1', 'D3'] });
      at.given(theDealer, { type: 'RecordFound', die: 'D2', finder: 'seat 2' });
      at.when(supervisor, { type: 'InspectFoundDie', die: 'D2', sound }).thenEvents(
        { type: 'FoundDieInspected', die: 'D2', sound, to, clause },
        { type: 'IncidentClosed', incident: 'missing-D2', words, clause: 'nsw/3.5' },
      );
      expect(at.table().incidents).toEqual([]);
    }
  });

  test('nsw/3.5 is checked when it is found, not before, and no die that was never gone', () => {
    const at = sought(casino('snake-eyes-nsw'), 'D2');
    for (const die of ['D2', 'D4'])
      at.when(supervisor, { type: 'InspectFoundDie', die, sound: true }).thenRefused('NOT_FOUND', 'nsw/3.5');
  });

  test('nsw/3.5 nsw/3.5.1 nsw/3.5.2 at home all that is done in one step, and written down', () => {
    for (const [die, to, clause] of [
      ['D2', 'shooter', 'nsw/3.5.1'],
      ['D4', 'bowl', 'nsw/3.5.2'],
    ] as const) {
      const at = home('snake-eyes-nsw');
      expect(at.given(theDealer, { type: 'RecordDieOff', die }).events.slice(2, 6)).toMatchObject([
        { type: 'SearchStarted', die, clause: 'nsw/3.4.1' },
        { type: 'DieFound', die, finder: 'house', clause: 'nsw/3.5' },
        { type: 'FoundDieInspected', die, sound: true, to, clause },
        { type: 'IncidentClosed', incident: `missing-${die}`, words: `${die} is back.`, clause: 'nsw/3.5' },
      ]);
      at.throws().thenFirst({ type: 'DiceThrown', dice: ['D1', 'D2'] });
    }
  });
});

describe('a die that is lost', () => {
  test.each<[string, Pack, readonly string[], readonly string[]]>([
    ['nz/6.1(d)', 'snake-eyes-nz', ['D4'], ['D1', 'D2', 'D3', 'D5']],
    ['nsw/3.6 nsw/3.6#2', 'snake-eyes-nsw', ['D4', 'D2'], ['D1', 'D3', 'D5']],
    ['double/2', 'double-dice', ['D2'], ['D1']],
    ['wonder/rules-1', 'wonder-dice', ['D2'], ['D1', 'D3']],
  ])(
    '%s takes the set with it at once where nobody shoots or too few are left',
    (clauses, pack, dice, left) => {
      const [clause] = clauses.split(' ');
      const at = givenCasino(pack, ['ann', 'bob']);
      const ends = dice.map((die) => {
        at.given(theDealer, { type: 'RecordDieOff', die });
        at.given(theDealer, { type: 'StartSearch', die });
        return at.given(theDealer, { type: 'DeclareLost', die });
      });
      const die = dice.at(-1);
      expect(ends.at(-1)?.events).toMatchObject([
        { type: 'DieLost', die, replacing: { grace: undefined }, clause },
        { type: 'IncidentClosed', incident: `missing-${die}`, words: `${die} was not found.`, clause },
        { type: 'SetRetired', dice: left, clause },
      ]);
      for (const end of ends.slice(0, -1)) end.thenEvents('DieLost', 'IncidentClosed');
    },
  );
});

describe('dice that are gathered', () => {
  test.each<[string, string, Pack]>([
    ['nz/5.6(c)', 'nz/5.6(d)', 'snake-eyes-nz'],
    ['nsw/4.4', 'nsw/4.4', 'snake-eyes-nsw'],
  ])(
    '%s %s are collected once and centred once, before anything is settled',
    (collecting, centring, pack) => {
      const at = casino(pack);
      at.calls(...games[pack].faces);
      const [collect, centre, settle] = [
        { type: 'CollectDice' },
        { type: 'CentreDice' },
        { type: 'SettleRoll' },
      ] as const;
      const uncollected = { code: 'DICE_NOT_COLLECTED', clause: collecting };
      at.when(theDealer, settle).thenRefused(uncollected);
      at.when(theDealer, centre).thenRefused(uncollected);
      at.given(theDealer, collect);
      at.when(theDealer, collect).thenRefused('DICE_ARE_COLLECTED', collecting);
      at.when(theDealer, settle).thenRefused('DICE_NOT_CENTRED', centring);
      at.given(theDealer, centre);
      at.when(theDealer, centre).thenRefused('DICE_ARE_CENTRED', centring);
      at.when(theDealer, settle).thenAmong('RollSettled');
    },
  );
});
