import type { By } from '@dicepit/engine';
import { keptFromGame } from '../conduct/kept-from-game.ts';
import { FLOOR } from '../floor/floor.ts';
import { type Refusal, refused } from '../pit/outcome.ts';
import type { Pit } from '../pit/pit.ts';
import { betsAreTakenFor } from './betting-window.ts';
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
): Promise<{ readonly ok: false; readonly refusal: Refusal } | undefined> {
  const { paused, tables } = (await pit.floor.current(FLOOR)).state;
  if (paused !== undefined && !finishesRoll(state, by))
    return refused(423, 'PIT_PAUSED', 'The pit is paused. Wait until it goes on.', {
      clause: 'policy/pause',
    });
  const kept = await keptFromGame(pit, state, command, by);
  if (kept !== undefined) return kept;
  const house = tables.get(name)?.house;
  if (command.type !== 'ThrowDice' || by.role !== 'player' || !house) return undefined;
  const lasts = betsAreTakenFor(state, house) ?? 0;
  const left = lasts - pit.time.waited(tableStream(name), state);
  if (left <= 0) return undefined;
  const after = Math.ceil(left / 1_000);
  return refused(
    409,
    'BETS_ARE_TAKEN',
    `Bets are taken for another ${after} s, or until everybody has one up. Throw then.`,
    { clause: 'policy/betting-window', after },
  );
}

/** While the pit is paused a roll in progress is brought to its end by whoever deals, and nothing else happens. */
const finishesRoll = (state: PitTable, { role }: By): boolean =>
  state.is !== 'unset' && isRolling(state) && role !== 'player';
