import type { Pack } from '@dicepit/engine';
import { doubleDice } from '@dicepit/games/packs/double-dice';
import { automaticLayout } from '@dicepit/layout';
import { beforeAll, expect, test } from 'vitest';
import { addOwnPack } from '../../../games/src/testing/own-pack.ts';
import { packName, packNameInList } from './pack-name.ts';

const add = (id: string, name: string): void => {
  const pack: Pack = { ...doubleDice, id, name };
  addOwnPack(pack, automaticLayout(doubleDice));
};

beforeAll(() => {
  add('double@0123456789ab', 'Double Dice');
  add('craps@aaaaaabbbbbb', 'Craps');
  add('craps@ccccccbbbbbb', 'Craps');
  add('lucky@ddddddbbbbbb', 'Lucky');
  add('lucky@ddddddcccccc', 'Lucky');
  add('alone@eeeeeebbbbbb', 'Alone');
});

test.each([
  ['double-dice', 'Double Dice, of the house'],
  ['double@0123456789ab', 'Double Dice, your own'],
  ['craps@aaaaaabbbbbb', 'Craps, version aaaaaa'],
  ['craps@ccccccbbbbbb', 'Craps, version cccccc'],
  ['lucky@ddddddbbbbbb', 'Lucky, version ddddddbbbbbb'],
  ['lucky@ddddddcccccc', 'Lucky, version ddddddcccccc'],
  ['alone@eeeeeebbbbbb', 'Alone'],
  ['snake-eyes-nz', 'Snake Eyes NZ'],
])('%s is %s in a list', (pack, name) => {
  expect(packNameInList(pack)).toBe(name);
});

test('elsewhere a name is as it is, and a list may have a shorter one', () => {
  expect(packName('craps@aaaaaabbbbbb')).toBe('Craps');
  expect(packNameInList('snake-eyes-nz', 'Snake Eyes')).toBe('Snake Eyes');
});
