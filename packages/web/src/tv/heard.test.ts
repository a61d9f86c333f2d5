import { describe, expect, test } from 'vitest';
import { aLobby, aParty, aTable } from './testing/boards.ts';
import { heardBetween } from './tv-streams.ts';

const before = { ...aTable(['Ann', 'Ben', 'Cy']), phase: 'betting', call: null, pays: [] } as const;
const kinds = (...[was, now]: Parameters<typeof heardBetween>) =>
  heardBetween(was, now).map(({ kind }) => kind);

describe('what is heard of a change', () => {
  test('what a room stops for has a tune of its own in the place of a win', () => {
    const seven = { ...aTable(['Ann', 'Ben', 'Cy']), moment: { is: 'seven out' } } as const;
    expect(heardBetween(before, seven)).toEqual([{ kind: 'call' }, { kind: 'win', moment: 'seven out' }]);
  });

  test.each([
    ['last call', { ...before, phase: 'last call' }, ['last call']],
    ['the dice', { ...before, phase: 'dice out' }, ['dice']],
    ['the call, and that it pays', { ...aTable(['Ann', 'Ben', 'Cy']) }, ['call', 'win']],
    ['nothing new', { ...before, now: 5, version: 9 }, []],
  ])('%s', (_what, now, heard) => {
    expect(kinds(before, now)).toEqual(heard);
    // And once only.
    expect(kinds(now, now)).toEqual([]);
  });

  test('somebody who sits down, by name; a player of the house is no guest', () => {
    const four = { ...before, seats: aTable(['Ann', 'Ben', 'Cy', 'Dee']).seats };
    expect(heardBetween(before, four)).toEqual([{ kind: 'join', name: 'Dee', seat: 4 }]);
    const house = four.seats.map((each) => (each.seat === 4 ? { ...each, house: true } : each));
    expect(heardBetween(before, { ...four, seats: house })).toEqual([]);
    expect(kinds(aParty(['Ann', 'Ben']), aParty(['Ann', 'Ben', 'Cy', 'Dee']))).toEqual(['join']);
  });

  test('somebody who comes in, in the lobby; nobody is heard who leaves', () => {
    const lobby = aLobby(1);
    expect(heardBetween(lobby, { ...lobby, guests: 3 })).toEqual([{ kind: 'join', guests: 3 }]);
    expect(heardBetween({ ...lobby, guests: 3 }, lobby)).toEqual([]);
  });

  test('nothing where another table comes, or the first picture', () => {
    const other = { ...aTable(['Ann', 'Ben', 'Cy', 'Dee']), table: 'nz-2' };
    expect(heardBetween(before, other)).toEqual([]);
    expect(heardBetween(aLobby(1), other)).toEqual([]);
    expect(heardBetween(undefined, other)).toEqual([]);
  });
});
