import { INSPECTORATE_STREAM } from '@dicepit/desks';
import type { Pips } from '@dicepit/engine';
import { chanceFrom } from '@dicepit/games';
import { expect, test } from 'vitest';
import { seenBy } from '../live/event-streams.ts';
import { addParty, aPit, player, type TestPit } from '../testing/tables.ts';
import type { AtTable } from './pit-table.ts';

/** A party throws by hand until its games have had so many throws. */
async function thrown(pit: TestPit, throws: number, face: () => Pips): Promise<readonly AtTable[]> {
  const people = ['ann', 'bob'];
  await addParty(pit, 'party-1', { dice: 'physical', startingChips: null });
  for (const [index, person] of people.entries())
    await pit.gives('party-1', player(person), { type: 'SitDown', seat: index + 1, name: person });
  for (let count = 0; count < throws; ) {
    await pit.asks('party-1', player('ann'), { type: 'StartGame' });
    for (const [index, person] of people.entries()) {
      const faces = [face(), face()];
      const given = await pit.asks('party-1', player(person), { type: 'ThrowDice', seat: index + 1, faces });
      if (given.ok) count += 1;
    }
  }
  return pit.told('party-1');
}

const faceBy =
  (below: number, six: number) =>
  (chance = chanceFrom(11)): (() => Pips) =>
  () => {
    const drawn = chance(below);
    return drawn < six ? 6 : (([1, 2, 3, 4, 5] as const)[drawn % 5] ?? 1);
  };

test('dice that fall on six far too often are doubted once, in the append that told of it, and not to players', async () => {
  const pit = aPit();
  const told = await thrown(pit, 250, faceBy(100, 45)());
  const doubts = told.filter((event) => event.type === 'DiceDoubted');
  expect(doubts).toHaveLength(1);
  const [doubt] = doubts;
  expect(doubt?.type === 'DiceDoubted' && doubt.e).toBeGreaterThanOrEqual(1_000);
  const seen = (sees: 'room' | 'staff' | 'overseers') => doubt && seenBy(doubt, { person: 'ann', sees }).type;
  expect([seen('room'), seen('staff'), seen('overseers')]).toEqual(['Withheld', 'Withheld', 'DiceDoubted']);
  const { state } = await pit.inspectorate.current(INSPECTORATE_STREAM);
  const version = told.findIndex((event) => event.type === 'DiceDoubted') + 1;
  expect(state.notices).toEqual([
    expect.objectContaining({ kind: 'dice-doubted', about: 'table/party-1', version }),
  ]);
});

test('fair dice are not doubted', async () => {
  const told = await thrown(aPit(), 250, faceBy(6, 1)());
  expect(told.filter((event) => event.type === 'DiceDoubted')).toEqual([]);
});
