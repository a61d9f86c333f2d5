import { type CommandType, decideTable, everyRole, newTable, type Role, type Roll } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { tellEventInEnglish } from '../../words/src/english.ts';
import { tableRules } from './rows.ts';
import {
  type Bets,
  callOf,
  casinoSupervisor,
  gameSupervisor,
  givenShooter,
  house,
  operator,
  player,
  type TableUnderTest,
  theDealer,
  withEntry,
} from './testing/given-table.ts';

/** A table of each game with the dice at rest, and what they show. */
const games = {
  'snake-eyes-nz': { bets: [[1, 'six', 5_00]], faces: [5, 2], total: 7 },
  'snake-eyes-nsw': { bets: [[1, 'six', 5_00]], faces: [5, 2], total: 7 },
  'double-dice': { bets: [[1, 'shooters-bet', 5_00]], faces: [5, 2], total: 7 },
  'wonder-dice': { bets: [[1, 'field', 5_00]], faces: [5, 2, 2], total: 9 },
} as const satisfies Record<string, { bets: Bets; faces: Roll; total: number }>;
type Pack = keyof typeof games;

type Changes = Parameters<typeof givenShooter>[2];

const ready = (pack: Pack, changes: Changes = {}): TableUnderTest =>
  givenShooter(pack, games[pack].bets, changes);

const atRest = (pack: Pack, changes: Changes = {}): TableUnderTest => rested(ready(pack, changes), pack);

/** With the entry equipment switched on. */
const atRestAndOn = (pack: Pack, changes: Changes = {}): TableUnderTest =>
  rested(withEntry(ready(pack, changes)), pack);

function rested(at: TableUnderTest, pack: Pack): TableUnderTest {
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
function told(at: TableUnderTest): string | undefined {
  const event = at.events().at(-1);
  return event && tellEventInEnglish(event, at.table(), undefined);
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
      at.when(theDealer, { type: 'CallRoll', faces, total: wrong }).thenRefused('TOTAL_DIFFERS', clause);
    expect(at.given(theDealer, { type: 'CallRoll', faces, total }).events).toEqual([
      { type: 'RollCalled', roll: faces, total, as: 'dealer', after: 3_000, clause, by: house, at: at.now() },
    ]);
    at.when(theDealer, { type: 'CallRoll', faces }).thenRefused('ROLL_IS_CALLED');
  });

  test('nsw/4.6 makes the entry as well where the equipment is on, in the one event', () => {
    const call = { type: 'CallRoll', faces: [5, 2] } as const;
    for (const strict of [false, true]) {
      const at = atRestAndOn('snake-eyes-nsw', { strict });
      at.when(theDealer, call).thenEvents({
        type: 'RollCalled',
        roll: [5, 2],
        entry: { total: 7, source: 'keypad' },
      });
      for (const command of [{ type: 'KeyEntry', total: 7 }, { type: 'PressEntry' }] as const)
        at.when(theDealer, command).thenRefused('ENTRY_NOT_IN_USE', 'nsw/4.6');
      const off = atRest('snake-eyes-nsw', { strict });
      expect(off.given(theDealer, call).events[0]).not.toHaveProperty('entry');
      for (const each of [at, off])
        expect(each.settles().events.some(({ type }) => type === 'RollSettled')).toBe(true);
    }
  });

  test('nsw/4.6 says of the entry whether it was keyed or captured, as faces of virtual dice are', () => {
    const read = atRestAndOn('snake-eyes-nsw');
    read.given(theDealer, { type: 'CaptureFaces', faces: [5, 2] });
    for (const at of [read, atRestAndOn('snake-eyes-nsw', { dice: 'virtual' })])
      at.when(theDealer, { type: 'CallRoll', faces: [5, 2] }).thenEvents({ entry: { source: 'capture' } });
  });

  test.each<[string, Pack]>([
    ['nz/5.6(b)', 'snake-eyes-nz'],
    ['nsw/4.6', 'snake-eyes-nsw'],
  ])('%s without equipment switched on nothing is captured', (clause, pack) => {
    const { faces } = games[pack];
    atRest(pack).when(theDealer, { type: 'CaptureFaces', faces }).thenRefused('ENTRY_NOT_IN_USE', clause);
    atRestAndOn(pack).when(theDealer, { type: 'CaptureFaces', faces }).thenFirst('FacesCaptured');
  });

  test('nz/5.6(b) an entry that is pressed is not keyed again', () => {
    const at = atRestAndOn('snake-eyes-nz', { strict: true });
    at.given(theDealer, { type: 'CallRoll', faces: [5, 2] });
    at.given(theDealer, { type: 'KeyEntry', total: 7 });
    at.given(theDealer, { type: 'PressEntry' });
    for (const command of [{ type: 'KeyEntry', total: 7 }, { type: 'PressEntry' }] as const)
      at.when(theDealer, command).thenRefused('ENTRY_IS_PRESSED', 'nz/5.6(b)');
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
      at.given(theDealer, { type: 'CallRoll', faces });
      // Double Dice has its dealer signed on before anything else is looked at.
      const { code } = at.when({ person: 'olga', role: 'dealer' }, amend).refusal;
      expect(code).toBe(pack === 'double-dice' ? 'DEALER_NOT_SIGNED_ON' : 'TWO_PEOPLE_NEEDED');
      at.when(theDealer, amend).thenEvents(
        { type: 'AmendmentAsked', was: faces, roll: other, clause: 'policy/amending-alone' },
        { type: 'EntryAmended', was: faces, roll: other, askedBy: house.person, by: house },
      );
      expect(at.table().roll?.calls.at(-1)?.outcome).toMatchObject({ roll: other });
      expect(told(at)).toMatch(/^Whoever keyed .* has put it right to .*, without a second person\.$/);
      at.settles();
      const casino = atRest(pack, { strict: true });
      casino.given(theDealer, { type: 'CallRoll', faces });
      casino.when(theDealer, amend).thenRefused('TWO_PEOPLE_NEEDED');
    },
  );

  test('nz/6.8 whoever asked for an amendment takes it back by naming what stands, and nobody else does', () => {
    const at = atRest('snake-eyes-nz');
    at.given(theDealer, { type: 'CallRoll', faces: [5, 2] });
    at.given(theDealer, { type: 'AmendEntry', faces: [5, 1] });
    const back = { type: 'AmendEntry', faces: [5, 2] } as const;
    at.when({ person: 'gil', role: 'dealer' }, back).thenRefused('AMENDMENT_IS_OPEN');
    at.when(theDealer, back).thenEvents({ type: 'AmendmentRejected', withdrawn: true, clause: 'nz/6.8' });
    expect(at.table().roll?.amendment).toBe(undefined);
    expect(told(at)).toBe('The correction is no longer asked for.');
  });

  test('nz/6.8 nobody supervises an amendment of their own', () => {
    const at = atRest('snake-eyes-nz');
    at.given(theDealer, { type: 'CallRoll', faces: [5, 2] });
    const { person } = gameSupervisor;
    at.given({ person, role: 'dealer' }, { type: 'AmendEntry', faces: [5, 1] });
    at.when(gameSupervisor, { type: 'AnswerAmendment', approve: true }).thenRefused(
      'TWO_PEOPLE_NEEDED',
      'nz/6.8',
    );
    const another = { person: 'gil', role: 'game-supervisor' } as const;
    at.when(another, { type: 'AnswerAmendment', approve: true }).thenFirst('EntryAmended');
  });
});

test('wonder/rules-4 a correction names another result, of the last round or of an earlier one, and the operator makes it', () => {
  const at = ready('wonder-dice');
  at.rolls(5, 2, 2);
  const correct = (roll: number, faces: Roll) =>
    ({ type: 'OverruleCall', roll, faces, words: 'film' }) as const;
  at.when(operator, correct(1, [5, 2, 2])).thenRefused('NOTHING_TO_CHANGE', 'wonder/rules-4');
  at.bets(1, { field: 5_00 });
  at.rolls(5, 2, 2);
  for (const roll of [1, 2]) {
    for (const by of [house, gameSupervisor, casinoSupervisor])
      at.when(by, correct(roll, [5, 5, 3])).thenRefused('NOT_YOUR_ROLE');
    at.when(operator, correct(roll, [5, 5, 3])).thenFirst({ clause: 'wonder/rules-4' });
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
    at.when(theDealer, capture).thenRefused(refusal);
    at.given(theDealer, { type: 'BringToRest' });
    at.given(theDealer, capture);
    at.when(theDealer, capture).thenRefused('FACES_ARE_KNOWN', known);
    at.given(theDealer, { type: 'CallRoll', faces: games[pack].faces });
    at.when(theDealer, capture).thenRefused(refusal);
  });

  test.each<[string, Pack]>([
    ['nz/1.1(total)', 'snake-eyes-nz'],
    ['nsw/1.1(total)', 'snake-eyes-nsw'],
  ])('%s one that is read already is enough to leave no room for a capture', (clause, pack) => {
    const at = atRestAndOn(pack);
    at.given(theDealer, { type: 'ReadCockedDie', die: 0, touching: [2] });
    at.when(theDealer, { type: 'CaptureFaces', faces: [5, 2] }).thenRefused('FACES_ARE_KNOWN', clause);
  });

  test('nz/1.1(total)#2 each of two cocked dice has to be read before there is a total', () => {
    const at = atRest('snake-eyes-nz');
    for (const die of [0, 1]) at.given(theDealer, { type: 'ReportCockedDie', die });
    const call = { type: 'CallRoll', faces: [5, 2] } as const;
    const unread = { code: 'COCKED_DIE_UNREAD', clause: 'nz/1.1(total)#2' };
    at.when(theDealer, call).thenRefused(unread);
    at.given(theDealer, { type: 'ReadCockedDie', die: 0, touching: [2] });
    at.when(theDealer, call).thenRefused(unread);
    at.given(theDealer, { type: 'ReadCockedDie', die: 1, touching: [5] });
    at.when(theDealer, call).thenFirst({ type: 'RollCalled', total: 7 });
  });

  test('nz/1.1(dice)#2 a third face is not captured any more than called', () => {
    const at = atRestAndOn('snake-eyes-nz');
    for (const faces of [[5], [5, 2, 1]] as const)
      at.when(theDealer, { type: 'CaptureFaces', faces }).thenRefused('NOT_A_ROLL', 'nz/1.1(dice)#2');
  });

  test('nz/4.2#2 of each die are the six from one to six, and no other', () => {
    for (const face of [0, 1, 2, 3, 4, 5, 6, 7, Number.NaN, 1.5])
      for (const keyed of [`${face}-3`, `3-${face}`]) {
        const at = atRest('snake-eyes-nz');
        const isFace = Number.isInteger(face) && face > 0 && face < 7;
        const said = isFace
          ? at.given(theDealer, callOf(keyed)).events[0]?.type
          : at.when(theDealer, callOf(keyed)).refusal.code;
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
      if (calls) at.given(theDealer, { type: 'CallRoll', faces: [5, 2] });
      at.when(theDealer, { type: 'RecordFact', reason: 'die-on-die' }).thenFirst({
        type: 'RollVoided',
        announced: false,
        freezes: false,
        clause: 'nz/6.3(b)',
      });
      expect(at.stakes()).toEqual({ '1 six': 5_00 });
      at.when(1, { type: 'TakeDownBet', seat: 1, bet: 'b1' }).thenFirst('BetTakenDown');
      at.when(2, places).thenFirst('BetPlaced');
    }
  });

  test('double/4 double/5 no wager has effect on a No Throw: nothing is laid or taken, whatever the table would rather', () => {
    const at = atRest('double-dice', { policies });
    at.when(theDealer, { type: 'CallNoRoll', reason: 'off-the-mat' }).thenFirst({
      type: 'RollVoided',
      freezes: true,
      clause: 'double/4',
    });
    at.when(2, places).thenRefused('LAYOUT_FROZEN', 'double/5.1#2');
    at.rolls(5, 4);
    at.when(2, places).thenFirst('BetPlaced');
  });

  test('wonder/rules-5 a die that is not flat voids by being seen, and is no matter of judgement', () => {
    const at = atRest('wonder-dice');
    at.when(theDealer, { type: 'RecordFact', reason: 'not-flat' }).thenFirst({
      type: 'RollVoided',
      reason: 'not-flat',
      announced: false,
      clause: 'wonder/rules-5',
    });
    at.throws().thenFirst('DiceThrown');
  });

  test('nsw/5.3.8 dice that are not approved leave no outcome, called or not', () => {
    for (const calls of [false, true]) {
      const at = atRest('snake-eyes-nsw', { strict: true });
      if (calls) at.given(theDealer, { type: 'CallRoll', faces: [5, 2] });
      at.when(theDealer, { type: 'RecordFact', reason: 'unapproved-dice' }).thenFirst({
        type: 'FactFlagged',
        clause: 'nsw/5.3.8',
      });
      at.when(theDealer, { type: 'RecordFact', reason: 'unapproved-dice' }).thenRefused('FACT_IS_FLAGGED');
      at.when(theDealer, { type: 'CallNoRoll', reason: 'unapproved-dice', die: 'D1' }).thenEvents(
        'RollVoided',
        'DieQuarantined',
      );
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
      ready(pack)
        .when(by, report)
        .thenEvents({ type: 'IncidentOpened', incident: { kind, words: 'seen twice', clause }, clause });
    for (const other of ['bad-luck', 'toString', '__proto__'])
      ready(pack)
        .when(house, { ...report, kind: other })
        .thenRefused('NO_SUCH_KIND');
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
    at.when(theDealer, { ...note, bet: 'b9' }).thenRefused('NO_SUCH_BET', clause);
    at.when(theDealer, { ...note, wager: 'six' }).thenRefused('LIES_THERE', clause);
    at.when(theDealer, note).thenEvents({
      type: 'BetMoved',
      cause: 'found',
      from: 'six',
      to: 'eight',
      words: note.words,
      clause,
    });
    expect(at.stakes()).toEqual({ '1 eight': 5_00 });
    at.given(theDealer, { type: 'BringToRest' });
    at.given(theDealer, { type: 'CallRoll', faces: [4, 2] });
    at.settles();
    expect(at.stakes()).toEqual({ '1 eight': 5_00 });
  });

  test('double/9.1#3 a bonus bet that has ridden on a throw is not put elsewhere, as by accident or by wish', () => {
    const at = ready('double-dice');
    at.bets(2, { bonus: 5_00 });
    const restore = { type: 'RestoreBet', bet: 'b2', wager: 'any-7', words: 'knocked' } as const;
    at.rolls(5, 4);
    at.when(operator, restore).thenRefused('BET_IS_LOCKED', 'double/9.1#3');
    expect(at.stakes()).toMatchObject({ '2 bonus': 5_00 });
  });
});
