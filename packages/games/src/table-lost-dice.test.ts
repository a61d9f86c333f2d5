import type { Roll, TableEvent } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { type AtCall, shooting } from './testing/at-call.ts';
import { withDice } from './testing/at-dice.ts';
import { casinoSupervisor, inStrictPlay } from './testing/at-table.ts';

/** A bet of seat 1 with which each game is thrown, and a roll of it. */
const games = {
  'snake-eyes-nz': { bet: 'six', faces: [5, 4] },
  'snake-eyes-nsw': { bet: 'six', faces: [5, 4] },
  'double-dice': { bet: 'shooters-bet', faces: [5, 4] },
  'wonder-dice': { bet: 'field', faces: [5, 4, 2] },
} as const satisfies Record<string, { bet: string; faces: Roll }>;
type Pack = keyof typeof games;

/** Seat 1 has the dice and a bet: at home, where the house does the ceremonies, or where people do them. */
const home = (pack: Pack, dice: 'physical' | 'virtual' = 'physical'): AtCall =>
  shooting(pack, [[1, games[pack].bet, 5_00]], { dice });
const casino = (pack: Pack): AtCall => shooting(pack, [[1, games[pack].bet, 5_00]], { strict: true });

/** The supervisor of the pit that a casino's table stands in. */
const supervisor = { ...casinoSupervisor, pit: '2' };

const typesOf = (events: readonly TableEvent[]): readonly string[] => events.map(({ type }) => type);

/** A die is off the table and looked for. */
function sought(at: AtCall, die: string): AtCall {
  at.deals({ type: 'RecordDieOff', die });
  at.deals({ type: 'StartSearch', die });
  return at;
}

describe('a die that leaves the table', () => {
  test.each<[string, Pack]>([
    ['double/4', 'double-dice'],
    ['wonder/void-1', 'wonder-dice'],
  ])('%s is missing from then on, and a throw that it was part of is void', (clause, pack) => {
    const at = casino(pack);
    at.throws();
    const [left, opened, ...others] = at.deals({ type: 'RecordDieOff', die: 'D2' });
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
    expect(at.dealRefused({ type: 'RecordDieOff', die: 'D2' })).toMatchObject({
      code: 'DICE_ARE_VIRTUAL',
      clause,
    });
  });

  test('double/4 voids a throw until its call, and nothing that is called', () => {
    const at = home('double-dice');
    at.calls(5, 4);
    expect(typesOf(at.deals({ type: 'RecordDieOff', die: 'D2' }))).not.toContain('RollVoided');
    at.settles();
    expect(at.table().thrown).toBe(1);
  });

  test('wonder/void-1 has to be looked for, so whoever calls the round void names it', () => {
    const at = casino('wonder-dice');
    at.throws();
    expect(at.dealRefused({ type: 'CallNoRoll', reason: 'left-the-table' })).toMatchObject({
      code: 'DIE_NOT_NAMED',
      clause: 'wonder/void-1',
    });
    expect(typesOf(at.deals({ type: 'CallNoRoll', reason: 'left-the-table', die: 'D1' }))).toEqual([
      'DieLeftTable',
      'IncidentOpened',
      'RollVoided',
    ]);
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
      expect(at.doesNot(1, { type: 'ThrowDice', seat: 1 })).toMatchObject(short);
      expect(at.dealRefused({ type: 'PassDice' })).toMatchObject(short);
      at.does(1, { type: 'ChooseDice', seat: 1, dice: ['D1', 'D3'] });
      expect(at.throws()[0]).toMatchObject({ type: 'DiceThrown', dice: ['D1', 'D3'] });
    },
  );

  test('nz/6.1(b) is asked for once, and only while it is missing', () => {
    const at = casino('snake-eyes-nz');
    const ask = { type: 'AskForOriginals', seat: 1 } as const;
    const nothing = { code: 'NOTHING_TO_ASK_FOR', clause: 'nz/6.1(b)' };
    expect(at.doesNot(1, ask)).toMatchObject(nothing);
    sought(at, 'D2');
    expect(at.does(1, ask)).toMatchObject([{ type: 'OriginalsAskedFor', dice: ['D2'] }]);
    expect(at.doesNot(1, ask)).toMatchObject(nothing);
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
      if (asked) at.does(1, { type: 'AskForOriginals', seat: 1 });
      else at.does(1, { type: 'ChooseDice', seat: 1, dice: ['D1', 'D3'] });
      at.deals({ type: 'RecordFound', die: 'D2', finder: 'seat 2' });
      expect(at.give(supervisor, { type: 'InspectFoundDie', die: 'D2', sound })).toMatchObject([
        { type: 'FoundDieInspected', die: 'D2', sound, to, clause },
        { type: 'IncidentClosed', incident: 'missing-D2', words, clause: 'nsw/3.5' },
      ]);
      expect(at.table().incidents).toEqual([]);
    }
  });

  test('nsw/3.5 is checked when it is found, not before, and no die that was never gone', () => {
    const at = sought(casino('snake-eyes-nsw'), 'D2');
    for (const die of ['D2', 'D4'])
      expect(at.refused(supervisor, { type: 'InspectFoundDie', die, sound: true })).toMatchObject({
        code: 'NOT_FOUND',
        clause: 'nsw/3.5',
      });
  });

  test('nsw/3.5 nsw/3.5.1 nsw/3.5.2 at home all that is done in one step, and written down', () => {
    for (const [die, to, clause] of [
      ['D2', 'shooter', 'nsw/3.5.1'],
      ['D4', 'bowl', 'nsw/3.5.2'],
    ] as const) {
      const at = home('snake-eyes-nsw');
      expect(at.deals({ type: 'RecordDieOff', die }).slice(2, 6)).toMatchObject([
        { type: 'SearchStarted', die, clause: 'nsw/3.4.1' },
        { type: 'DieFound', die, finder: 'house', clause: 'nsw/3.5' },
        { type: 'FoundDieInspected', die, sound: true, to, clause },
        { type: 'IncidentClosed', incident: `missing-${die}`, words: `${die} is back.`, clause: 'nsw/3.5' },
      ]);
      expect(at.throws()[0]).toMatchObject({ type: 'DiceThrown', dice: ['D1', 'D2'] });
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
      const at = withDice(inStrictPlay(pack, ['ann', 'bob']));
      const ends = dice.map((die) => {
        at.deals({ type: 'RecordDieOff', die });
        at.deals({ type: 'StartSearch', die });
        return at.deals({ type: 'DeclareLost', die });
      });
      const die = dice.at(-1);
      expect(ends.at(-1)).toMatchObject([
        { type: 'DieLost', die, replacing: { grace: undefined }, clause },
        { type: 'IncidentClosed', incident: `missing-${die}`, words: `${die} was not found.`, clause },
        { type: 'SetRetired', dice: left, clause },
      ]);
      for (const end of ends.slice(0, -1)) expect(typesOf(end)).toEqual(['DieLost', 'IncidentClosed']);
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
      expect(at.dealRefused(settle)).toMatchObject(uncollected);
      expect(at.dealRefused(centre)).toMatchObject(uncollected);
      at.deals(collect);
      expect(at.dealRefused(collect)).toMatchObject({ code: 'DICE_ARE_COLLECTED', clause: collecting });
      expect(at.dealRefused(settle)).toMatchObject({ code: 'DICE_NOT_CENTRED', clause: centring });
      at.deals(centre);
      expect(at.dealRefused(centre)).toMatchObject({ code: 'DICE_ARE_CENTRED', clause: centring });
      expect(typesOf(at.deals(settle))).toContain('RollSettled');
    },
  );
});
