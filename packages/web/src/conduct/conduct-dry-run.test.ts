import type { Role } from '@dicepit/engine';
import type { ConductFacts, IncidentFacts } from '@dicepit/wire';
import { describe, expect, test } from 'vitest';
import { refusalFor, stateOf, tookOverAt } from './conduct-dry-run.ts';

const by = { person: 'p-cas', role: 'casino-supervisor' } as const;
const cas = { person: 'p-cas', roles: ['casino-supervisor'] as Role[] };

const incident: IncidentFacts = {
  incident: 'i-1',
  kind: 'device',
  pack: 'snake-eyes-nsw',
  table: 't-1',
  person: 'p-ben',
  words: 'A phone.',
  clause: 'nsw/9.1',
  by: { person: 'p-dora', role: 'dealer' },
  at: 0,
  measures: [],
};
const finding = { satisfied: true, words: 'so it was', by, at: 1 };
const held = { device: 'a phone', from: 2 };
const over = { office: 'police', taker: null, tookOverAt: 3, by } as const;
const closed = { words: 'done', by, at: 4 };

const known = (changes: Partial<IncidentFacts>, more: Partial<ConductFacts> = {}): ConductFacts => ({
  incidents: [{ ...incident, ...changes }],
  excluded: [],
  out: [],
  names: {},
  version: 1,
  ...more,
});

test.each([
  ['reported', {}],
  ['broken', { finding }],
  ['kept', { finding: { ...finding, satisfied: false } }],
  ['held', { finding, detention: held }],
  ['broken', { finding, detention: { ...held, ended: over } }],
  ['closed', { finding, closed }],
] as const)('an incident is %s', (state, changes) => {
  expect(stateOf({ ...incident, ...changes })).toBe(state);
});

describe('what the pit would say, before it is asked', () => {
  const keep = { type: 'ExcludeFromGame', incident: 'i-1' } as const;

  test('nsw/9.3 a measure comes after the finding, and not before', () => {
    expect(refusalFor(known({}), cas, keep, 5)).toMatchObject({ code: 'NO_FINDING_YET' });
    expect(refusalFor(known({ finding }), cas, keep, 5)).toBeUndefined();
  });

  test('nsw/9.3.2 whoever is kept from the game already is known to be, and it can be lifted', () => {
    const exclusion = {
      person: 'p-ben',
      game: 'snake-eyes-nsw',
      incident: 'i-1',
      clause: 'nsw/9.3.2',
      by,
      at: 2,
    };
    const facts = known({ finding }, { excluded: [exclusion] });
    expect(refusalFor(facts, cas, keep, 5)).toMatchObject({ code: 'ALREADY_EXCLUDED' });
    const lift = {
      type: 'LiftExclusion',
      person: 'p-ben',
      game: 'snake-eyes-nsw',
      words: 'wrong phone',
    } as const;
    expect(refusalFor(facts, cas, lift, 5)).toBeUndefined();
    expect(refusalFor(known({ finding }), cas, lift, 5)).toMatchObject({ code: 'NOT_EXCLUDED' });
  });

  test('nsw/9.3.4 nothing is closed while somebody is held', () => {
    const close = { type: 'CloseConduct', incident: 'i-1', words: 'done' } as const;
    expect(refusalFor(known({ finding, detention: held }), cas, close, 5)).toMatchObject({
      code: 'SOMEBODY_IS_HELD',
    });
    expect(
      refusalFor(known({ finding, detention: { ...held, ended: over } }), cas, close, 5),
    ).toBeUndefined();
  });
});

test('a hand-over within the minute of the detention is not before it', () => {
  const from = 90_000;
  expect(tookOverAt(60_000, from)).toBe(from);
  expect(tookOverAt(120_000, from)).toBe(120_000);
  expect(tookOverAt(30_000, from)).toBe(30_000);
  expect(tookOverAt(30_001, from)).toBe(from);
});
