import type { Role } from '@dicepit/engine';
import type { DisputeCard } from '@dicepit/wire';
import { describe, expect, test } from 'vitest';
import { inOrder, whoseStep } from './whose-step.ts';

const gus = { person: 'p-gus', roles: ['game-supervisor'] as Role[] };

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
