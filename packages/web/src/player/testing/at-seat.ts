import type { LiveTable } from '@dicepit/client';
import { assert } from '@dicepit/engine';
import { type Changes, givenHome, type TableUnderTest } from '../../../../games/src/testing/given-table.ts';
import { type PlayerView, toPlayerView } from '../player-view.ts';

/** A table in play as one of its players sees it. */
export type AtSeat = { readonly at: TableUnderTest; readonly view: () => PlayerView };

/** A home table of a pack with ann at seat 1 and bob at seat 2, $200 each, as ann sees it. */
export function atSeat(pack: string, changes: Changes = {}, person = 'ann'): AtSeat {
  const at = givenHome(pack, ['ann', 'bob'], changes);
  return { at, view: () => sightAt(at, pack, person) };
}

/** A table of a pack as one of its players sees it now. */
export function sightAt(at: TableUnderTest, pack: string, person = 'ann'): PlayerView {
  const view = toPlayerView(liveOf(at, pack, person), at.now());
  assert(view !== undefined, () => `${pack} is a banked pack`);
  return view;
}

const liveOf = (at: TableUnderTest, pack: string, person: string): LiveTable => ({
  id: 't1',
  title: 'Table 1',
  pack,
  version: at.events().length,
  phase: '',
  dice: null,
  you: { person, roles: ['player'] },
  house: [],
  staffed: 'house',
  kind: 'banked',
  table: at.table(),
});
