import type { By } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import type { DeskRefusal } from '../refusals.ts';
import { ann, as, cas, dora, gus, ines, olga, sen } from '../testing/given-dispute.ts';
import type { ConductCommand, Duty } from './command.ts';
import { type Conduct, evolveConduct, findExclusion, newConduct } from './conduct.ts';
import { decideConduct } from './decide.ts';
import type { ConductEvent } from './event.ts';

type Unstamped<Command> = Command extends unknown ? Omit<Command, 'by' | 'at'> : never;
type Body = Unstamped<ConductCommand>;

const NSW = 'snake-eyes-nsw';
const START = Date.UTC(2026, 4, 10, 21);
const seen = { incident: 'i-1', pack: NSW, table: 't1', person: 'bob', words: 'a phone that counts' };
const device = { type: 'ReportDevice', ...seen } as const;
const finding = {
  type: 'RecordFinding',
  incident: 'i-1',
  satisfied: true,
  words: 'the screen showed totals',
} as const;
const fromGame = { type: 'ExcludeFromGame', incident: 'i-1' } as const;
const fromHouse = { type: 'ExcludeFromHouse', incident: 'i-1', order: 'CC-79/2026-14' } as const;
const detention = { type: 'StartDetention', incident: 'i-1', device: 'a black counter' } as const;
const taker = { ref: 'r-lee', digest: 'ef'.repeat(32) };
const voiding = {
  type: 'VoidWagers',
  incident: 'i-1',
  table: 't1',
  person: 'bob',
  bets: [
    { bet: 'b1', cents: 40_00 },
    { bet: 'b2', cents: 60_00 },
  ],
} as const;

function tried(...before: readonly (readonly [By, Body])[]) {
  let conduct: Conduct = newConduct;
  let at = START;
  const decide = (by: By, body: Body) => decideConduct(conduct, { ...body, by, at });
  const gives = (by: By, body: Body): ConductEvent => {
    const ruling = decide(by, body);
    if (!ruling.ok) throw new Error(`${body.type} was refused: ${ruling.refusal.code}`);
    conduct = ruling.events.reduce(evolveConduct, conduct);
    const [event] = ruling.events;
    if (event === undefined || ruling.events.length > 1) throw new Error('one event was expected');
    return event;
  };
  const refuses = (by: By, body: Body): DeskRefusal => {
    const ruling = decide(by, body);
    if (ruling.ok) throw new Error(`${body.type} was accepted`);
    return ruling.refusal;
  };
  for (const [by, body] of before) gives(by, body);
  return { gives, refuses, now: () => conduct, wait: (minutes: number) => (at += minutes * 60_000) };
}

const found = () => tried([dora, device], [cas, finding]);

describe('what staff report', () => {
  test('nsw/9.1 a dealer who reports a device opens an incident for the casino supervisor', () => {
    const conduct = tried();
    expect(conduct.gives(dora, device)).toMatchObject({
      type: 'ConductReported',
      kind: 'device',
      person: 'bob',
      clause: 'nsw/9.1',
    });
    expect(conduct.now().incidents.get('i-1')).toMatchObject({ kind: 'device', measures: [] });
    expect(conduct.refuses(dora, device).code).toBe('ALREADY_REPORTED');
  });

  test('nsw/9.1 players and inspectors tell the dealer', () => {
    for (const by of [ann, ines])
      expect(tried().refuses(by, device)).toMatchObject({ code: 'NOT_YOUR_ROLE', clause: 'nsw/9.1' });
    expect(tried().refuses(dora, { ...device, words: ' ' }).code).toBe('WORDS_NEEDED');
  });

  test.each([
    ['nsw/9.10', 'side-bet', { ...device, type: 'ReportSideBet' }],
    ['nsw/9.6', 'advice', { ...device, type: 'ReportAdvice', employee: true }],
    ['nsw/9.7', 'advice', { ...device, type: 'ReportAdvice', employee: false }],
  ] as const)('%s a %s is an incident that staff report once and in words', (clause, kind, report) => {
    const conduct = tried();
    for (const by of [ann, ines])
      expect(conduct.refuses(by, report)).toMatchObject({ code: 'NOT_YOUR_ROLE', clause });
    expect(conduct.refuses(dora, { ...report, words: ' ' })).toMatchObject({ code: 'WORDS_NEEDED', clause });
    expect(conduct.gives(dora, report)).toMatchObject({ type: 'ConductReported', kind, clause });
    expect(conduct.refuses(gus, report)).toMatchObject({ code: 'ALREADY_REPORTED', clause });
  });

  test('nsw/9.6 is for the advice of an employee, and nsw/9.7 for that of anybody else', () => {
    const clauseOf = (employee: boolean) =>
      tried().gives(dora, { ...device, type: 'ReportAdvice', employee }).clause;
    expect([clauseOf(true), clauseOf(false)]).toEqual(['nsw/9.6', 'nsw/9.7']);
  });

  test('a pack without such rules has no such incidents', () => {
    expect(tried().refuses(dora, { ...device, pack: 'snake-eyes-nz' })).toMatchObject({
      code: 'NOT_IN_THESE_RULES',
      clause: 'policy/conduct',
    });
  });
});

describe('the finding', () => {
  test.each([voiding, fromGame, fromHouse, detention])(
    'nsw/9.3 $type is refused before it and accepted after it',
    (measure) => {
      const conduct = tried([dora, device]);
      expect(conduct.refuses(cas, measure)).toMatchObject({ code: 'NO_FINDING_YET', clause: 'nsw/9.3' });
      conduct.gives(cas, finding);
      expect(conduct.gives(cas, measure).clause).toMatch(/^nsw\/9\.3\.[1-4]$/);
    },
  );

  test('nsw/9.3 has a reason, and is for a casino supervisor who is not concerned', () => {
    const conduct = tried([dora, device]);
    expect(conduct.refuses(cas, { ...finding, words: '' })).toMatchObject({
      code: 'WORDS_NEEDED',
      clause: 'nsw/9.3',
    });
    for (const by of [ann, dora, olga, ines])
      expect(conduct.refuses(by, finding)).toMatchObject({ code: 'NOT_YOUR_ROLE', clause: 'nsw/9.3' });
    expect(conduct.refuses(as('bob', 'casino-supervisor'), finding).code).toBe('OWN_CAUSE');
    expect(conduct.refuses(cas, { ...finding, incident: 'i-9' }).code).toBe('NO_SUCH_INCIDENT');
    for (const by of [gus, cas, sen]) expect(tried([dora, device]).gives(by, finding).clause).toBe('nsw/9.3');
  });

  test('nsw/9.3 that the rule was not broken is followed by no measure', () => {
    const conduct = tried([dora, device], [cas, { ...finding, satisfied: false }]);
    expect(conduct.refuses(cas, fromGame)).toMatchObject({ code: 'NOT_SATISFIED', clause: 'nsw/9.3' });
    conduct.gives(sen, finding);
    conduct.gives(cas, fromGame);
    expect(conduct.refuses(cas, { ...finding, satisfied: false }).code).toBe('MEASURES_TAKEN');
  });

  test('nsw/9.3 the measures are for devices and not for side bets or advice', () => {
    const conduct = tried([dora, { ...device, type: 'ReportSideBet' }], [cas, finding]);
    expect(conduct.refuses(cas, fromGame)).toMatchObject({ code: 'NOT_ABOUT_A_DEVICE', clause: 'nsw/9.3' });
  });
});

describe('the measures', () => {
  test('nsw/9.3.1 void wagers of $40 and $60 are $100 that went back', () => {
    expect(found().gives(cas, voiding)).toMatchObject({
      type: 'WagersVoided',
      cents: 100_00,
      clause: 'nsw/9.3.1',
    });
  });

  test('nsw/9.3.1 only wagers of the person that the finding is about', () => {
    expect(found().refuses(cas, { ...voiding, person: 'ann' })).toMatchObject({
      code: 'NOT_THEIR_BETS',
      clause: 'nsw/9.3.1',
    });
    expect(found().refuses(cas, { ...voiding, bets: [] }).code).toBe('NO_BETS_NAMED');
  });

  test('nsw/9.3.2 keeps the person from that game until a casino supervisor lifts it', () => {
    const conduct = found();
    expect(conduct.gives(cas, fromGame)).toMatchObject({ person: 'bob', game: NSW, clause: 'nsw/9.3.2' });
    expect(findExclusion(conduct.now(), 'bob', NSW)?.clause).toBe('nsw/9.3.2');
    expect(findExclusion(conduct.now(), 'bob', 'snake-eyes-nz')).toBeUndefined();
    expect(findExclusion(conduct.now(), 'ann', NSW)).toBeUndefined();
    expect(conduct.refuses(cas, fromGame).code).toBe('ALREADY_EXCLUDED');

    const lift = { type: 'LiftExclusion', person: 'bob', game: NSW, words: 'it was a hearing aid' } as const;
    for (const by of [dora, olga, ann])
      expect(conduct.refuses(by, lift)).toMatchObject({ code: 'NOT_YOUR_ROLE', clause: 'nsw/9.3.2' });
    expect(conduct.refuses(as('bob', 'casino-supervisor'), lift).code).toBe('OWN_CAUSE');
    expect(conduct.refuses(cas, { ...lift, words: '' }).code).toBe('WORDS_NEEDED');
    expect(conduct.gives(sen, lift).clause).toBe('nsw/9.3.2');
    expect(findExclusion(conduct.now(), 'bob', NSW)).toBeUndefined();
    expect(conduct.refuses(sen, lift).code).toBe('NOT_EXCLUDED');
  });

  test('nsw/9.3.3 needs the reference of an order', () => {
    expect(found().refuses(cas, { ...fromHouse, order: ' ' })).toMatchObject({
      code: 'NO_ORDER',
      clause: 'nsw/9.3.3',
    });
    expect(found().gives(cas, fromHouse)).toMatchObject({ order: 'CC-79/2026-14', clause: 'nsw/9.3.3' });
  });

  test('who is not known by name cannot be excluded', () => {
    const { person: _, ...unknown } = device;
    const conduct = tried([dora, unknown], [cas, finding]);
    for (const measure of [fromGame, fromHouse])
      expect(conduct.refuses(cas, measure).code).toBe('NOBODY_NAMED');
    expect(conduct.gives(cas, detention).type).toBe('DetentionStarted');
  });

  test('nsw/9.3.4 a detention from 21:00 ends with the name and the time of whoever takes over', () => {
    const conduct = found();
    expect(conduct.refuses(cas, { ...detention, device: '' }).code).toBe('NO_DEVICE');
    expect(conduct.gives(cas, detention)).toMatchObject({ clause: 'nsw/9.3.4', at: START });
    expect(conduct.refuses(cas, detention).code).toBe('ALREADY_DETAINED');
    conduct.wait(30);
    const tookOverAt = START + 25 * 60_000;
    const end = { type: 'EndDetention', incident: 'i-1', office: 'inspector', tookOverAt } as const;
    expect(conduct.refuses(cas, end)).toMatchObject({ code: 'NO_NAME', clause: 'nsw/9.3.4' });
    expect(conduct.refuses(cas, { type: 'CloseConduct', incident: 'i-1', words: 'over' })).toMatchObject({
      code: 'SOMEBODY_IS_HELD',
      clause: 'nsw/9.3.4',
    });
    for (const minutes of [-1, 31])
      expect(conduct.refuses(cas, { ...end, taker, tookOverAt: START + minutes * 60_000 }).code).toBe(
        'NOT_THEN',
      );
    expect(conduct.gives(cas, { ...end, taker })).toMatchObject({ taker, tookOverAt, clause: 'nsw/9.3.4' });
    expect(conduct.refuses(cas, { ...end, taker }).code).toBe('NOBODY_IS_HELD');
    conduct.gives(cas, { type: 'CloseConduct', incident: 'i-1', words: 'handed over' });
    expect(conduct.refuses(cas, fromGame).code).toBe('INCIDENT_IS_CLOSED');
  });

  test('nsw/9.3.4 a hand-over at the very minute of the start, and at this very moment, is one', () => {
    for (const minutes of [0, 30]) {
      const conduct = found();
      conduct.gives(cas, detention);
      conduct.wait(30);
      const tookOverAt = START + minutes * 60_000;
      const end = { type: 'EndDetention', incident: 'i-1', office: 'police', taker, tookOverAt } as const;
      expect(conduct.gives(cas, end)).toMatchObject({ office: 'police', tookOverAt });
    }
  });
});

describe('lists of results', () => {
  const take = (duty: Duty, pack = NSW) =>
    ({ type: 'TakeResults', pack, table: 't1', rolls: 500, duty }) as const;

  test('nsw/9.1 are not for a player', () => {
    expect(tried().refuses(ann, take('patron'))).toMatchObject({ clause: 'nsw/9.1' });
  });

  test('nsw/9.2 are for inspectors and staff on duty, each use recorded, and not for staff off duty', () => {
    expect(tried().gives(ines, take('inspector'))).toMatchObject({
      type: 'ResultsTaken',
      rolls: 500,
      by: ines,
      clause: 'nsw/9.2',
    });
    expect(tried().gives(dora, take('on duty')).clause).toBe('nsw/9.2');
    expect(tried().refuses(dora, take('off duty'))).toMatchObject({ code: 'NOT_ON_DUTY', clause: 'nsw/9.2' });
  });

  test('nsw/9.2 binds its own game: those of another, whose rules forbid no devices, are for all staff', () => {
    expect(tried().gives(dora, take('off duty', 'double-dice')).clause).toBe('policy/results');
    expect(tried().refuses(ann, take('patron', 'double-dice')).clause).toBe('policy/results');
  });
});
