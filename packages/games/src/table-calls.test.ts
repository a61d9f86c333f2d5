import {
  type CommandType,
  decideTable,
  everyRole,
  newTable,
  type Role,
  type Roll,
  tellEvent,
} from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { tableRules } from './rows.ts';
import { type AtCall, callOf, shooting, withEntry } from './testing/at-call.ts';
import { casinoSupervisor, gameSupervisor, house, operator, player } from './testing/at-table.ts';

type Bets = Parameters<typeof shooting>[1];

/** A table of each game with the dice at rest, and what they show. */
const games = {
  'snake-eyes-nz': { bets: [[1, 'six', 5_00]], faces: [5, 2], total: 7 },
  'snake-eyes-nsw': { bets: [[1, 'six', 5_00]], faces: [5, 2], total: 7 },
  'double-dice': { bets: [[1, 'shooters-bet', 5_00]], faces: [5, 2], total: 7 },
  'wonder-dice': { bets: [[1, 'field', 5_00]], faces: [5, 2, 2], total: 9 },
} as const satisfies Record<string, { bets: Bets; faces: Roll; total: number }>;
type Pack = keyof typeof games;

type Changes = Parameters<typeof shooting>[2];

const ready = (pack: Pack, changes: Changes = {}): AtCall => shooting(pack, games[pack].bets, changes);

const atRest = (pack: Pack, changes: Changes = {}): AtCall => rested(ready(pack, changes), pack);

/** With the entry equipment switched on. */
const atRestAndOn = (pack: Pack, changes: Changes = {}): AtCall =>
  rested(withEntry(ready(pack, changes)), pack);

function rested(at: AtCall, pack: Pack): AtCall {
  at.rests(...games[pack].faces);
  return at;
}

/** The roles that are not turned away for their role. */
function whoMay(pack: Pack, type: CommandType): readonly Role[] {
  const rules = tableRules[pack];
  if (rules === undefined) throw new Error(`no table rules for ${pack}`);
  return everyRole.filter((role) => {
    // The role is looked at before anything else of a command.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const command = { type, by: { person: 'x', role }, at: 0 } as Parameters<typeof decideTable>[2];
    const decided = decideTable(rules, newTable, command);
    return decided.ok || decided.refusal.code !== 'NOT_YOUR_ROLE';
  });
}

/** What the last event is told as. */
function told(at: AtCall): string | undefined {
  const event = at.events().at(-1);
  return event && tellEvent(event, at.table(), undefined);
}

describe('who calls', () => {
  const supervisors: readonly Role[] = ['game-supervisor', 'casino-supervisor', 'senior-casino-supervisor'];
  test.each<[string, Pack, CommandType, readonly Role[]]>([
    ['nz/5.6(a)', 'snake-eyes-nz', 'CallRoll', ['dealer']],
    ['nsw/4.3.1', 'snake-eyes-nsw', 'CallRoll', ['dealer', 'game-supervisor']],
    ['double/3', 'double-dice', 'CallRoll', ['dealer']],
    ['wonder/rules-4', 'wonder-dice', 'CallRoll', ['dealer']],
    ['nz/6.3-tail', 'snake-eyes-nz', 'CallNoRoll', ['dealer', 'game-supervisor']],
    ['nsw/5.1', 'snake-eyes-nsw', 'CallNoRoll', ['dealer', ...supervisors]],
    ['double/4', 'double-dice', 'CallNoRoll', ['dealer']],
    ['wonder/rules-5', 'wonder-dice', 'CallNoRoll', ['dealer']],
    ['nz/6.8', 'snake-eyes-nz', 'AnswerAmendment', ['game-supervisor']],
    ['nsw/3.5', 'snake-eyes-nsw', 'InspectFoundDie', supervisors],
  ])('%s at %s %s is for these and no others: %j', (_, pack, type, roles) => {
    expect(new Set(whoMay(pack, type))).toEqual(new Set(roles));
  });
});

describe('the call', () => {
  test.each<[string, Pack]>([
    ['nz/5.6(a)', 'snake-eyes-nz'],
    ['nsw/4.3.1', 'snake-eyes-nsw'],
    ['double/3', 'double-dice'],
    ['wonder/rules-4', 'wonder-dice'],
  ])('%s is of the sum of the faces, and is written down with who made it and when', (clause, pack) => {
    const { faces, total } = games[pack];
    const at = atRest(pack);
    at.wait(3_000);
    for (const wrong of [total - 1, total + 1])
      expect(at.dealRefused({ type: 'CallRoll', faces, total: wrong })).toMatchObject({
        code: 'TOTAL_DIFFERS',
        clause,
      });
    expect(at.deals({ type: 'CallRoll', faces, total })).toEqual([
      { type: 'RollCalled', roll: faces, total, as: 'dealer', after: 3_000, clause, by: house, at: at.now() },
    ]);
    expect(at.dealRefused({ type: 'CallRoll', faces }).code).toBe('ROLL_IS_CALLED');
  });

  test('nsw/4.6 makes the entry as well where the equipment is on, in the one event', () => {
    const call = { type: 'CallRoll', faces: [5, 2] } as const;
    for (const strict of [false, true]) {
      const at = atRestAndOn('snake-eyes-nsw', { strict });
      expect(at.deals(call)).toMatchObject([
        { type: 'RollCalled', roll: [5, 2], entry: { total: 7, source: 'keypad' } },
      ]);
      for (const command of [{ type: 'KeyEntry', total: 7 }, { type: 'PressEntry' }] as const)
        expect(at.dealRefused(command)).toMatchObject({ code: 'ENTRY_NOT_IN_USE', clause: 'nsw/4.6' });
      const off = atRest('snake-eyes-nsw', { strict });
      expect(off.deals(call)[0]).not.toHaveProperty('entry');
      for (const each of [at, off])
        expect(each.settles().some(({ type }) => type === 'RollSettled')).toBe(true);
    }
  });

  test('nsw/4.6 says of the entry whether it was keyed or captured, as faces of virtual dice are', () => {
    const read = atRestAndOn('snake-eyes-nsw');
    read.deals({ type: 'CaptureFaces', faces: [5, 2] });
    for (const at of [read, atRestAndOn('snake-eyes-nsw', { dice: 'virtual' })])
      expect(at.deals({ type: 'CallRoll', faces: [5, 2] })).toMatchObject([{ entry: { source: 'capture' } }]);
  });

  test.each<[string, Pack]>([
    ['nz/5.6(b)', 'snake-eyes-nz'],
    ['nsw/4.6', 'snake-eyes-nsw'],
  ])('%s without equipment switched on nothing is captured', (clause, pack) => {
    const { faces } = games[pack];
    expect(atRest(pack).dealRefused({ type: 'CaptureFaces', faces })).toMatchObject({
      code: 'ENTRY_NOT_IN_USE',
      clause,
    });
    expect(atRestAndOn(pack).deals({ type: 'CaptureFaces', faces })[0]?.type).toBe('FacesCaptured');
  });

  test('nz/5.6(b) an entry that is pressed is not keyed again', () => {
    const at = atRestAndOn('snake-eyes-nz', { strict: true });
    at.deals({ type: 'CallRoll', faces: [5, 2] });
    at.deals({ type: 'KeyEntry', total: 7 });
    at.deals({ type: 'PressEntry' });
    for (const command of [{ type: 'KeyEntry', total: 7 }, { type: 'PressEntry' }] as const)
      expect(at.dealRefused(command)).toMatchObject({ code: 'ENTRY_IS_PRESSED', clause: 'nz/5.6(b)' });
  });

  test.each([
    ['nz/6.8 New Zealand', 'snake-eyes-nz'],
    ['New South Wales', 'snake-eyes-nsw'],
    ['Double Dice', 'double-dice'],
    ['Wonder Dice', 'wonder-dice'],
  ] as const)(
    '%s: at home whoever keyed puts it right alone, in the trail as such; nobody else does, and nobody in a casino',
    (_, pack) => {
      const { faces } = games[pack];
      const other: Roll = faces.map((face) => (face === 5 ? 6 : face));
      const amend = { type: 'AmendEntry', faces: other, alone: true } as const;
      const at = atRest(pack);
      at.deals({ type: 'CallRoll', faces });
      // Double Dice has its dealer signed on before anything else is looked at.
      const { code } = at.refused({ person: 'olga', role: 'dealer' }, amend);
      expect(code).toBe(pack === 'double-dice' ? 'DEALER_NOT_SIGNED_ON' : 'TWO_PEOPLE_NEEDED');
      expect(at.deals(amend)).toMatchObject([
        { type: 'AmendmentAsked', was: faces, roll: other, clause: 'policy/amending-alone' },
        { type: 'EntryAmended', was: faces, roll: other, askedBy: house.person, by: house },
      ]);
      expect(at.table().roll?.calls.at(-1)?.outcome).toMatchObject({ roll: other });
      expect(told(at)).toMatch(/^Whoever keyed .* has put it right to .*, without a second person\.$/);
      at.settles();
      const casino = atRest(pack, { strict: true });
      casino.deals({ type: 'CallRoll', faces });
      expect(casino.dealRefused(amend).code).toBe('TWO_PEOPLE_NEEDED');
    },
  );

  test('nz/6.8 whoever asked for an amendment takes it back by naming what stands, and nobody else does', () => {
    const at = atRest('snake-eyes-nz');
    at.deals({ type: 'CallRoll', faces: [5, 2] });
    at.deals({ type: 'AmendEntry', faces: [5, 1] });
    const back = { type: 'AmendEntry', faces: [5, 2] } as const;
    expect(at.refused({ person: 'gil', role: 'dealer' }, back).code).toBe('AMENDMENT_IS_OPEN');
    expect(at.deals(back)).toMatchObject([{ type: 'AmendmentRejected', withdrawn: true, clause: 'nz/6.8' }]);
    expect(at.table().roll?.amendment).toBe(undefined);
    expect(told(at)).toBe('The correction is no longer asked for.');
  });

  test('nz/6.8 nobody supervises an amendment of their own', () => {
    const at = atRest('snake-eyes-nz');
    at.deals({ type: 'CallRoll', faces: [5, 2] });
    const { person } = gameSupervisor;
    at.give({ person, role: 'dealer' }, { type: 'AmendEntry', faces: [5, 1] });
    expect(at.refused(gameSupervisor, { type: 'AnswerAmendment', approve: true })).toMatchObject({
      code: 'TWO_PEOPLE_NEEDED',
      clause: 'nz/6.8',
    });
    const another = { person: 'gil', role: 'game-supervisor' } as const;
    expect(at.give(another, { type: 'AnswerAmendment', approve: true })[0]?.type).toBe('EntryAmended');
  });
});

test('wonder/rules-4 a correction names another result, of the last round or of an earlier one, and the operator makes it', () => {
  const at = ready('wonder-dice');
  at.rolls(5, 2, 2);
  const correct = (roll: number, faces: Roll) =>
    ({ type: 'OverruleCall', roll, faces, words: 'film' }) as const;
  expect(at.refused(operator, correct(1, [5, 2, 2]))).toMatchObject({
    code: 'NOTHING_TO_CHANGE',
    clause: 'wonder/rules-4',
  });
  at.bets(1, 'field', 5_00);
  at.rolls(5, 2, 2);
  for (const roll of [1, 2]) {
    for (const by of [house, gameSupervisor, casinoSupervisor])
      expect(at.refused(by, correct(roll, [5, 5, 3])).code).toBe('NOT_YOUR_ROLE');
    expect(at.give(operator, correct(roll, [5, 5, 3]))[0]).toMatchObject({ clause: 'wonder/rules-4' });
  }
});

describe('the faces', () => {
  test.each<[string, string, Pack]>([
    ['nz/5.6(a)', 'nz/1.1(total)', 'snake-eyes-nz'],
    ['nsw/4.3.1', 'nsw/1.1(total)', 'snake-eyes-nsw'],
  ])('%s %s are captured once, between rest and call', (call, known, pack) => {
    const capture = { type: 'CaptureFaces', faces: games[pack].faces } as const;
    const at = withEntry(ready(pack));
    at.throws();
    const refusal = { code: 'NOTHING_TO_CAPTURE', clause: call };
    expect(at.dealRefused(capture)).toMatchObject(refusal);
    at.deals({ type: 'BringToRest' });
    at.deals(capture);
    expect(at.dealRefused(capture)).toMatchObject({ code: 'FACES_ARE_KNOWN', clause: known });
    at.deals({ type: 'CallRoll', faces: games[pack].faces });
    expect(at.dealRefused(capture)).toMatchObject(refusal);
  });

  test.each<[string, Pack]>([
    ['nz/1.1(total)', 'snake-eyes-nz'],
    ['nsw/1.1(total)', 'snake-eyes-nsw'],
  ])('%s one that is read already is enough to leave no room for a capture', (clause, pack) => {
    const at = atRestAndOn(pack);
    at.deals({ type: 'ReadCockedDie', die: 0, touching: [2] });
    expect(at.dealRefused({ type: 'CaptureFaces', faces: [5, 2] })).toMatchObject({
      code: 'FACES_ARE_KNOWN',
      clause,
    });
  });

  test('nz/1.1(total)#2 each of two cocked dice has to be read before there is a total', () => {
    const at = atRest('snake-eyes-nz');
    for (const die of [0, 1]) at.deals({ type: 'ReportCockedDie', die });
    const call = { type: 'CallRoll', faces: [5, 2] } as const;
    const unread = { code: 'COCKED_DIE_UNREAD', clause: 'nz/1.1(total)#2' };
    expect(at.dealRefused(call)).toMatchObject(unread);
    at.deals({ type: 'ReadCockedDie', die: 0, touching: [2] });
    expect(at.dealRefused(call)).toMatchObject(unread);
    at.deals({ type: 'ReadCockedDie', die: 1, touching: [5] });
    expect(at.deals(call)[0]).toMatchObject({ type: 'RollCalled', total: 7 });
  });

  test('nz/1.1(dice)#2 a third face is not captured any more than called', () => {
    const at = atRestAndOn('snake-eyes-nz');
    for (const faces of [[5], [5, 2, 1]] as const)
      expect(at.dealRefused({ type: 'CaptureFaces', faces })).toMatchObject({
        code: 'NOT_A_ROLL',
        clause: 'nz/1.1(dice)#2',
      });
  });

  test('nz/4.2#2 of each die are the six from one to six, and no other', () => {
    for (const face of [0, 1, 2, 3, 4, 5, 6, 7, Number.NaN, 1.5])
      for (const keyed of [`${face}-3`, `3-${face}`]) {
        const at = atRest('snake-eyes-nz');
        const isFace = Number.isInteger(face) && face > 0 && face < 7;
        const said = isFace ? at.deals(callOf(keyed))[0]?.type : at.dealRefused(callOf(keyed)).code;
        expect([keyed, said]).toEqual([keyed, isFace ? 'RollCalled' : 'NOT_A_ROLL']);
      }
  });
});

describe('a void roll', () => {
  const policies = { limitsAtEntry: 'refuse', betsInRunOut: false, betsAfterVoidRound: true } as const;
  const places = { type: 'PlaceBets', seat: 2, bets: [{ wager: 'any-7', chips: 5_00 }] } as const;

  test('nz/6.3 nz/6.3-tail#2 is void by the fact alone, called or not, and leaves the bets to their owners', () => {
    for (const calls of [false, true]) {
      const at = atRest('snake-eyes-nz');
      if (calls) at.deals({ type: 'CallRoll', faces: [5, 2] });
      expect(at.deals({ type: 'RecordFact', reason: 'die-on-die' })[0]).toMatchObject({
        type: 'RollVoided',
        announced: false,
        freezes: false,
        clause: 'nz/6.3(b)',
      });
      expect(at.stakes()).toEqual({ '1 six': 5_00 });
      expect(at.does(1, { type: 'TakeDownBet', seat: 1, bet: 'b1' })[0]?.type).toBe('BetTakenDown');
      expect(at.does(2, places)[0]?.type).toBe('BetPlaced');
    }
  });

  test('double/4 double/5 no wager has effect on a No Throw: nothing is laid or taken, whatever the table would rather', () => {
    const at = atRest('double-dice', { policies });
    expect(at.deals({ type: 'CallNoRoll', reason: 'off-the-mat' })[0]).toMatchObject({
      type: 'RollVoided',
      freezes: true,
      clause: 'double/4',
    });
    expect(at.doesNot(2, places)).toMatchObject({ code: 'LAYOUT_FROZEN', clause: 'double/5.1#2' });
    at.rolls(5, 4);
    expect(at.does(2, places)[0]?.type).toBe('BetPlaced');
  });

  test('wonder/rules-5 a die that is not flat voids by being seen, and is no matter of judgement', () => {
    const at = atRest('wonder-dice');
    expect(at.deals({ type: 'RecordFact', reason: 'not-flat' })[0]).toMatchObject({
      type: 'RollVoided',
      reason: 'not-flat',
      announced: false,
      clause: 'wonder/rules-5',
    });
    expect(at.throws()[0]?.type).toBe('DiceThrown');
  });

  test('nsw/5.3.8 dice that are not approved leave no outcome, called or not', () => {
    for (const calls of [false, true]) {
      const at = atRest('snake-eyes-nsw', { strict: true });
      if (calls) at.deals({ type: 'CallRoll', faces: [5, 2] });
      expect(at.deals({ type: 'RecordFact', reason: 'unapproved-dice' })[0]).toMatchObject({
        type: 'FactFlagged',
        clause: 'nsw/5.3.8',
      });
      expect(at.dealRefused({ type: 'RecordFact', reason: 'unapproved-dice' }).code).toBe('FACT_IS_FLAGGED');
      expect(
        at.deals({ type: 'CallNoRoll', reason: 'unapproved-dice', die: 'D1' }).map(({ type }) => type),
      ).toEqual(['RollVoided', 'DieQuarantined']);
    }
  });
});

describe('an incident', () => {
  test.each<[string, Pack, string]>([
    ['nz/6.3(f)', 'snake-eyes-nz', 'fraud'],
    ['nsw/5.3.7', 'snake-eyes-nsw', 'fraud'],
    ['wonder/rules-7', 'wonder-dice', 'arranged-dice'],
  ])('%s is reported by anyone at the table, as one of the kinds and nothing else', (clause, pack, kind) => {
    const report = { type: 'ReportIncident', kind, words: 'seen twice' } as const;
    for (const by of [player('ann'), house, gameSupervisor, casinoSupervisor, operator])
      expect(ready(pack).give(by, report)).toMatchObject([
        { type: 'IncidentOpened', incident: { kind, words: 'seen twice', clause }, clause },
      ]);
    for (const other of ['bad-luck', 'toString', '__proto__'])
      expect(ready(pack).refused(house, { ...report, kind: other }).code).toBe('NO_SUCH_KIND');
  });
});

describe('where a bet lies', () => {
  test.each<[string, Pack]>([
    ['nz/4.6', 'snake-eyes-nz'],
    ['nsw/6.7', 'snake-eyes-nsw'],
  ])('%s is noted of a bet that is on the layout, on another wager than it was', (clause, pack) => {
    const at = ready(pack);
    const note = { type: 'NoteMovedBet', bet: 'b1', wager: 'eight', words: 'swept by the stick' } as const;
    at.throws();
    expect(at.dealRefused({ ...note, bet: 'b9' })).toMatchObject({ code: 'NO_SUCH_BET', clause });
    expect(at.dealRefused({ ...note, wager: 'six' })).toMatchObject({ code: 'LIES_THERE', clause });
    expect(at.deals(note)).toMatchObject([
      { type: 'BetMoved', cause: 'found', from: 'six', to: 'eight', words: note.words, clause },
    ]);
    expect(at.stakes()).toEqual({ '1 eight': 5_00 });
    at.deals({ type: 'BringToRest' });
    at.deals({ type: 'CallRoll', faces: [4, 2] });
    at.settles();
    expect(at.stakes()).toEqual({ '1 eight': 5_00 });
  });

  test('double/9.1#3 a bonus bet that has ridden on a throw is not put elsewhere, as by accident or by wish', () => {
    const at = ready('double-dice');
    at.bets(2, 'bonus', 5_00);
    const restore = { type: 'RestoreBet', bet: 'b2', wager: 'any-7', words: 'knocked' } as const;
    at.rolls(5, 4);
    expect(at.refused(operator, restore)).toMatchObject({ code: 'BET_IS_LOCKED', clause: 'double/9.1#3' });
    expect(at.stakes()).toMatchObject({ '2 bonus': 5_00 });
  });
});
