import { type By, pitPaused, throwHeld } from '@dicepit/engine';
import { keptFromGame } from '../conduct/kept-from-game.ts';
import { FLOOR } from '../floor/floor.ts';
import type { Pit } from '../pit/pit.ts';
import type { Refused } from '../pit/result.ts';
import type { AnyBody } from './decide-at-table.ts';
import { isRolling, type PitTable, tableStream } from './pit-table.ts';

type Asking = {
  readonly name: string;
  readonly command: AnyBody;
  readonly by: By;
};

/**
 * Why a command has to wait though the rules of the table would let it pass: the pit is paused, somebody is kept from the
 * game, or bets are taken.
 */
export async function heldUp(
  pit: Pit,
  state: PitTable,
  { name, command, by }: Asking,
): Promise<Refused | undefined> {
  const { paused, tables } = (await pit.floor.current(FLOOR)).state;
  if (paused !== undefined && !finishesRoll(state, by))
    return { ok: false, refusal: { status: 423, ...pitPaused } };
  const kept = await keptFromGame(pit, state, command, by);
  if (kept !== undefined) return kept;
  const house = tables.get(name)?.house;
  if (command.type !== 'ThrowDice' || by.role !== 'player' || !house || state.is !== 'banked')
    return undefined;
  const held = throwHeld(state.table, pit.time.waited(tableStream(name), state), house.betting);
  return held && { ok: false, refusal: { status: 409, ...held } };
}

/** While the pit is paused a roll in progress is brought to its end by whoever deals, and nothing else happens. */
const finishesRoll = (state: PitTable, { role }: By): boolean =>
  state.is !== 'unset' && isRolling(state) && role !== 'player';
