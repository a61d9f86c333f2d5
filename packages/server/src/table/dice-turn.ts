import type { By, Moment } from '@dicepit/engine';
import { throwerOf } from '@dicepit/games';
import { type DiceEntry, DRAWS_OF_A_SEED, type RevealCause } from '@dicepit/proof';
import type { Put } from '@dicepit/store';
import type { Vault } from '../dice/vault.ts';
import { isRolling, isVirtual, type PitTable, type SetTable } from './pit-table.ts';

/** The house, as whoever keeps the dice. */
export const houseDealer: By = { person: 'house', role: 'dealer' };

/** Of which table, when, and what has happened beside its own events. */
type Moved = {
  readonly name: string;
  readonly at: Moment;
  readonly reopened: boolean;
  /** The number of the recovery that ends the turn. */
  readonly recovery?: number;
};

type Following = { readonly entries: readonly DiceEntry[]; readonly puts: readonly Put[] };

/**
 * What the dice add to an append, by the table as it will be: the seed of an ended turn is revealed, and a new one is
 * committed to before anybody can bet on it. `reopened` is a new beginning, at which dice that had failed are tried again;
 * with a `recovery` the turn under way ends where it stands.
 */
export async function diceFollowing(
  state: PitTable,
  { name, at, reopened, recovery }: Moved,
  vault: Vault,
): Promise<Following> {
  if (state.is === 'unset') return { entries: [], puts: [] };
  const stamp = { by: houseDealer, at };
  const { live } = state.dice;
  const why = recovery === undefined ? endOfTurn(state) : 'recovery';
  const entries: DiceEntry[] = [];
  const puts: Put[] = [];
  if (live !== undefined && why !== undefined) {
    const seed = await vault.open(name, live.turn);
    if (seed === undefined)
      return { entries: [{ type: 'DiceFailed', turn: live.turn, cause: 'seed lost', ...stamp }], puts: [] };
    const epoch = recovery === undefined ? {} : { epoch: recovery };
    entries.push({ type: 'SeedRevealed', turn: live.turn, seed, why, ...epoch, ...stamp });
    puts.push({ shelf: 'seeds', key: vault.keyOf(name, live.turn), text: null });
  }
  const bound = live !== undefined && why === undefined;
  const failed = state.dice.failed !== undefined && !reopened;
  if (bound || failed || !isRunning(state)) return { entries, puts };
  const turn = state.dice.turn + 1;
  const made = vault.seal(name, turn);
  if (made === undefined) entries.push({ type: 'DiceFailed', turn, cause: 'no entropy', ...stamp });
  else {
    entries.push({ type: 'SeedCommitted', turn, commitment: made.commitment, ...stamp });
    puts.push(made.put);
  }
  return { entries, puts };
}

/** Why the seed of the turn is to be revealed now, if it is. */
function endOfTurn(state: SetTable): RevealCause | undefined {
  const { live } = state.dice;
  if (live === undefined) return undefined;
  if (!isRunning(state)) return 'table closed';
  if (live.draws === 0 || isRolling(state)) return undefined;
  if (state.thrower === 'dealer') return 'round settled';
  if (nextThrower(state) !== state.thrower) return 'shooter changed';
  return live.draws >= DRAWS_OF_A_SEED ? 'hundred draws' : undefined;
}

/** Whether virtual dice are in use here, so that a seed has to be committed to. */
const isRunning = (state: SetTable): boolean =>
  isVirtual(state) && (state.is === 'party' || state.table.state !== 'closed');

function nextThrower(state: SetTable): number | 'dealer' | undefined {
  if (state.is === 'party') return throwerOf(state.table);
  const { is } = state.table.shooter;
  switch (is.kind) {
    case 'seat':
      return is.seat;
    case 'dealer':
      return 'dealer';
    case 'nobody':
    case 'offered':
    case 'choosing':
      return undefined;
  }
}
