import { packIds } from '@dicepit/games';
import { describe, expect, test } from 'vitest';
import { choiceIn, kindsOf, planOf, usualChoice, withPack } from './choice.ts';

describe('what is set on the page of drills', () => {
  test('every game has its drills, and a kind that it lacks gives way', () => {
    expect(packIds.map((pack) => kindsOf(pack).length)).toEqual([4, 4, 4, 4, 1]);
    const party = withPack({ ...usualChoice, kind: 'call' }, 'snake-eyes-party');
    expect(party.kind).toBe('throw');
    expect(withPack(party, 'double-dice').kind).toBe('pay');
    expect(withPack({ ...usualChoice, kind: 'call' }, 'double-dice').kind).toBe('call');
  });

  test('an address names what it likes, and what it misnames stays as it was', () => {
    expect(choiceIn('?pack=wonder-dice&kind=no-roll&level=3&questions=20&seconds=60', usualChoice)).toEqual({
      pack: 'wonder-dice',
      kind: 'no-roll',
      level: 3,
      questions: 20,
      seconds: 60,
    });
    expect(choiceIn('?pack=roulette&kind=throw&level=9&questions=-1&seconds=x', usualChoice)).toEqual(
      usualChoice,
    );
  });

  test('no limit of time is none at all', () => {
    expect(planOf(usualChoice, '7')).not.toHaveProperty('seconds');
    expect(planOf({ ...usualChoice, seconds: 60 }, '7')).toMatchObject({ seconds: 60, seed: '7' });
  });
});
