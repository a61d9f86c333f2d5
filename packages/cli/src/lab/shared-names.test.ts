import { packs } from '@dicepit/games';
import { expect, test } from 'vitest';
import { remarkText } from './remark.ts';
import { sharedNames } from './shared-names.ts';

const craps = { id: 'craps', prefix: 'craps', name: 'Craps' };
const told = (pack: typeof craps, ...more: readonly (typeof craps)[]): readonly string[] =>
  sharedNames(pack, { file: 'pack.ts', others: [...packs, ...more] }).map(remarkText);

test('a game whose names are its own is told nothing', () => {
  expect(told(craps)).toEqual([]);
});

test('what a game shares with a pack of the house is told, each with the way out', () => {
  expect(told({ id: 'double-dice', prefix: 'nz', name: 'double dice' })).toEqual([
    'pack.ts: its id, double-dice, is that of a pack of the house\n  Give it an id of its own: commands that take double-dice mean the house’s.',
    'pack.ts: its name, double dice, is that of double-dice as well\n  Give it a name of its own, so that nobody takes one for the other.',
    'pack.ts: its prefix, nz, is that of snake-eyes-nz as well\n  Give it a prefix of its own, so that each clause leads to one rulebook.',
  ]);
});

test('so is what it shares with another game that is dealt, and nothing of another version of itself', () => {
  expect(told(craps, { id: 'dice@0123456789ab', prefix: 'craps', name: 'Dice' })).toEqual([
    'pack.ts: its prefix, craps, is that of dice@0123456789ab as well\n  Give it a prefix of its own, so that each clause leads to one rulebook.',
  ]);
  expect(told(craps, { ...craps, id: 'craps@0123456789ab' })).toEqual([]);
});
