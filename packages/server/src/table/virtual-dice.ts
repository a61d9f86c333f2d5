import type { By, Moment } from '@dicepit/engine';
import { findThrower } from '@dicepit/games';
import {
  type DiceEntry,
  type DiceFailed,
  DRAWS_OF_A_SEED,
  drawFaces,
  type FacesDrawn,
  type RevealCause,
} from '@dicepit/proof';
import type { Put } from '@dicepit/store';
import type { Vault } from '../dice/vault.ts';
import { type Refused, refused } from '../pit/result.ts';
import {
  type AnyBody,
  type AtTable,
  isFlying,
  isRolling,
  isVirtual,
  type PitTable,
  rulesOf,
  type SetTable,
} from './pit-table.ts';

/** At which table and when dice are drawn. */
type Drawing = { readonly name: string; readonly at: Moment; readonly vault: Vault };

/** What nobody does at a table whose dice have failed. */
const needsDice: ReadonlySet<string> = new Set([
  'PlaceBets',
  'PlaceForPlayer',
  'AskLateBets',
  'ConfirmLateBet',
  'PassDice',
  'ThrowDice',
  'ThrowFor',
  'BringToRest',
]);

/** Why a command is kept from virtual dice: they have failed, or somebody but the house says how they fall. */
export function keptFromDice(state: PitTable, { type }: AnyBody, by: By): Refused | undefined {
  if (state.is === 'unset' || !isVirtual(state)) return undefined;
  const clause = 'policy/sealed-dice';
  if (state.dice.failed !== undefined && needsDice.has(type))
    return refused(409, { code: 'DICE_FAILED', case: state.is, cause: state.dice.failed }, { clause });
  if (type === 'BringToRest' && by.person !== 'house')
    return refused(403, { code: 'FACES_ARE_SEALED' }, { clause });
  return undefined;
}

/**
 * The faces of the throw that is in the air, or that its seed is lost. Nothing where no virtual dice are out.
 *
 * The same throw always has the same faces: whoever asks twice, before the first answer is written, draws the same.
 */
export async function nextDraw(
  state: PitTable,
  { name, at, vault }: Drawing,
): Promise<FacesDrawn | DiceFailed | undefined> {
  if (state.is === 'unset' || !isVirtual(state) || !isFlying(state)) return undefined;
  if (state.dice.live === undefined) return undefined;
  const { turn, draws, contributions } = state.dice.live;
  const stamp = { by: houseDealer, at };
  const seed = await vault.open(name, turn);
  if (seed === undefined) return { type: 'DiceFailed', turn, cause: 'seed lost', ...stamp };
  const draw = draws + 1;
  const faces = drawFaces({
    seed: bytesOf(seed),
    table: name,
    turn,
    draw,
    contributions,
    count: diceOf(state),
  });
  return { type: 'FacesDrawn', turn, draw, faces, ...stamp };
}

/**
 * The events of a command with the draw before whatever ends the flight of the dice. A roll that is voided in the air
 * has been drawn as well, so that nobody can void what they have peeked at and keep it to themselves.
 */
export async function withDraw(
  state: PitTable,
  events: readonly AtTable[],
  drawing: Drawing,
): Promise<readonly AtTable[]> {
  const place = events.findIndex(({ type }) => endsFlight.has(type));
  const drawn = place < 0 ? undefined : await nextDraw(state, drawing);
  return drawn === undefined ? events : events.toSpliced(place, 0, drawn);
}

// Of a party `DiceThrown` tells what the dice show; at a banked table it sends them off, and none are out before it.
const endsFlight: ReadonlySet<string> = new Set(['DiceRested', 'RollVoided', 'DiceThrown', 'HighDiceThrown']);

const diceOf = (state: SetTable): number => rulesOf(state)?.pack.dice ?? 2;

const bytesOf = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex'));

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
  if (state.is === 'party') return findThrower(state.table);
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
