import type { Role } from '@dicepit/engine';
import type { DisputeCard, DisputeFacts } from '@dicepit/wire';
import { describe, expect, test } from 'vitest';
import { apart, inOrder, refusalFor, whoseStep } from './dispute-dry-run.ts';

const somebody = (person: string, ...roles: readonly Role[]) => ({ person, roles: [...roles] });
const ana = somebody('p-ana', 'player');
const gus = somebody('p-gus', 'game-supervisor');
const hanna = somebody('p-hanna', 'player', 'game-supervisor', 'casino-supervisor', 'operator');

const by = { person: 'p-ana', role: 'player' } as const;
const facts: DisputeFacts = {
  dispute: 'd-1',
  phase: 'raised',
  table: 't-1',
  pack: 'snake-eyes-nsw',
  person: 'p-ana',
  name: 'Ana',
  about: { roll: 1 },
  ground: 'call',
  raisedAt: 0,
  decisions: 0,
  complaint: false,
  next: ['game-supervisor'],
  version: 1,
  words: 'It was a four.',
  raisedBy: by,
  evidence: {
    pack: 'snake-eyes-nsw',
    table: 't-1',
    stream: 'table/t-1',
    version: 9,
    hash: '',
    present: [{ seat: 1, person: 'p-ana' }],
    entries: [],
  },
  decided: [],
  remedies: [],
  rights: null,
  names: {},
};
const decision = {
  step: 0,
  finding: 'house',
  words: 'It was a three.',
  final: false,
  clause: 'nsw/9.12',
  by: { person: 'p-gus', role: 'game-supervisor' },
  at: 1,
} as const;
const decides = { type: 'DecideDispute', finding: 'player', words: 'so it is' } as const;

describe('what the pit would say, before it is asked', () => {
  test('whoever is next decides, as the least of what they are that may', () => {
    expect(refusalFor(facts, gus, decides)).toBeUndefined();
    expect(refusalFor(facts, hanna, decides)).toBeUndefined();
  });

  test('a player decides nothing, and is told whose it is', () => {
    expect(refusalFor(facts, somebody('p-ben', 'player'), decides)).toMatchObject({ code: 'NOT_YOUR_ROLE' });
  });

  test('nsw/9.12 nobody reviews what they have decided', () => {
    const decided = { ...facts, decided: [decision], review: { by, at: 2 } };
    expect(refusalFor(decided, gus, decides)).toMatchObject({ code: 'NOT_ABOVE', clause: 'nsw/9.12' });
    const cas = somebody('p-gus', 'game-supervisor', 'casino-supervisor');
    expect(refusalFor(decided, cas, decides)).toMatchObject({ code: 'ANOTHER_PERSON_NEEDED' });
  });

  test('a reason that is not about the rank comes before one that is', () => {
    const decided = { ...facts, decided: [decision] };
    expect(refusalFor(decided, hanna, decides)).toMatchObject({ code: 'REVIEW_NOT_ASKED' });
  });

  test('a complaint that lies with the inspector is not lodged again', () => {
    const ended = { ...facts, decided: [{ ...decision, step: 2, final: true }] };
    const complain = { type: 'LodgeComplaint', statement: apart } as const;
    expect(refusalFor(ended, ana, complain)).toBeUndefined();
    expect(refusalFor({ ...ended, complained: { at: 3, isErased: false } }, ana, complain)).toMatchObject({
      code: 'COMPLAINT_IS_LODGED',
    });
  });
});

const card = (changes: Partial<DisputeCard>): DisputeCard => ({
  dispute: 'd-1',
  phase: 'raised',
  table: 't-1',
  pack: 'snake-eyes-nsw',
  person: 'p-ana',
  name: 'Ana',
  about: { roll: 1 },
  ground: 'call',
  raisedAt: 0,
  decisions: 0,
  complaint: false,
  next: ['game-supervisor', 'operator'],
  version: 1,
  ...changes,
});

describe('whose step it is', () => {
  test.each([
    ['of whoever is next on the ladder', {}, { is: 'you' }],
    ['of others, whose roles are named', { next: ['operator'] }, { is: 'others', roles: ['operator'] }],
    ['of nobody in their own cause', { person: 'p-gus', next: ['game-supervisor'] }, { is: 'others' }],
    ['of the player, once it is decided', { phase: 'decided' }, { is: 'player' }],
    ['of whoever closes it, once it has ended', { phase: 'ended', next: [] }, { is: 'close' }],
    ['of nobody, once it is closed', { phase: 'closed', next: [] }, { is: 'nobody' }],
  ] as const)('%s', (_, changes, step) => {
    expect(whoseStep(card(changes), gus)).toMatchObject(step);
  });
});

test('what waits for somebody stands first, and what is closed apart', () => {
  const cards = [
    card({ dispute: 'd-4', phase: 'closed' }),
    card({ dispute: 'd-3', phase: 'decided' }),
    card({ dispute: 'd-2' }),
    card({ dispute: 'd-1', phase: 'ended' }),
  ];
  const { open, over } = inOrder(cards, gus);
  expect(open.map(({ dispute }) => dispute)).toEqual(['d-2', 'd-3', 'd-1']);
  expect(over.map(({ dispute }) => dispute)).toEqual(['d-4']);
});
