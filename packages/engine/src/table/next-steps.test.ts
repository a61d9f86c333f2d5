import { describe, expect, test } from 'vitest';
import { exampleRules } from '../testing/example-table.ts';
import {
  aStrictSetup,
  givenCasino,
  givenHome,
  givenShooter,
  givenTable,
  type TableUnderTest,
} from '../testing/given-table.ts';
import { operator } from '../testing/people.ts';
import type { CommandType } from './concern.ts';
import { type Asker, attempt, type NextStep, nextSteps } from './next-steps.ts';

const dora: Asker = { person: 'dora', roles: ['dealer'], pit: '2' };
const olga: Asker = { person: 'olga', roles: ['operator'], pit: '2' };

const stepsAt = (at: TableUnderTest, asker: Asker): readonly NextStep[] =>
  nextSteps(exampleRules, at.table(), asker, at.now());

const typesOf = (steps: readonly NextStep[]): readonly CommandType[] =>
  steps.map(({ command }) => command.type);

describe('the next steps of whoever is everything', () => {
  const everything: Asker = { ...olga, roles: ['dealer', 'game-supervisor', 'operator'] };

  test('say what keeps a dealer from it, and not what a player lacks', () => {
    const at = givenHome(exampleRules, ['ann']);
    at.given({ person: 'dora', role: 'dealer' }, { type: 'OfferDice' });
    at.given('ann', { type: 'AcceptDice', seat: 1 });
    const host: Asker = { person: 'olga', roles: ['player', 'dealer', 'operator'] };
    const tried = attempt(exampleRules, at.table(), host, { type: 'ThrowDice', seat: 1 }, at.now());
    expect(tried).toMatchObject({
      ok: false,
      by: { role: 'dealer' },
      refusal: { code: 'SHOOTER_HAS_NO_BET' },
    });
  });

  test('leave to others the places that they have taken', () => {
    const at = givenTable(exampleRules);
    at.given(operator, { type: 'SetUpTable', setup: aStrictSetup('example') });
    const places = () =>
      stepsAt(at, everything).flatMap(({ command }) => (command.type === 'SignOn' ? [command.as] : []));
    expect(places()).toEqual(['dealer', 'game-supervisor']);
    at.given({ person: 'dora', role: 'dealer' }, { type: 'SignOn', as: 'dealer' });
    expect(places()).toEqual(['game-supervisor']);
    at.given({ person: 'gus', role: 'game-supervisor' }, { type: 'SignOn', as: 'game-supervisor' });
    expect(places()).toEqual([]);
    // A second dealer is nothing else, and does nothing before signing on.
    expect(typesOf(stepsAt(at, { ...dora, person: 'dan' }))[0]).toBe('SignOn');
  });
});

describe('the next steps of a roll', () => {
  test('an offer waits for its player, and the dealer may take silence as an answer', () => {
    const at = givenCasino(exampleRules, ['ann']);
    at.given({ person: 'dora', role: 'dealer' }, { type: 'OfferDice' });
    expect(stepsAt(at, dora)).toMatchObject([
      { command: { type: 'DeclineDice', seat: 1 }, waits: true, refusal: undefined },
    ]);
  });

  test('nobody is asked to bring virtual dice to rest', () => {
    const at = givenShooter(exampleRules, [[1, 'next-seven', 10_00]], { dice: 'virtual' });
    at.throws();
    expect(stepsAt(at, dora)).toEqual([]);
  });

  test('a relief dealer signs on and takes the dice over by count', () => {
    const at = givenCasino(exampleRules, ['ann']);
    const relief: Asker = { person: 'rex', roles: ['dealer'], pit: '2' };
    expect(typesOf(stepsAt(at, relief))[0]).toBe('SignOn');
  });
});

test('a command that is tried changes nothing', () => {
  const at = givenHome(exampleRules, ['ann']);
  const before = at.table();
  attempt(exampleRules, before, olga, { type: 'CloseTable' }, at.now());
  expect(at.table()).toBe(before);
});
