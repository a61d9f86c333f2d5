import type { By, Moment } from '@dicepit/engine';
import { type DiceFailed, type FacesDrawn, facesOf } from '@dicepit/proof';
import type { Vault } from '../dice/vault.ts';
import { type Refused, refused } from '../pit/result.ts';
import type { AnyBody } from './decide-at-table.ts';
import { houseDealer } from './dice-turn.ts';
import { type AtTable, isFlying, isVirtual, type PitTable, rulesOf, type SetTable } from './pit-table.ts';

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

const wayOut = {
  banked: 'Close the table and open it again.',
  party: 'The host takes the table out of the pit, with everybody’s chips counted.',
} as const;

/** Why a command is kept from virtual dice: they have failed, or somebody but the house says how they fall. */
export function keptFromDice(state: PitTable, { type }: AnyBody, by: By): Refused | undefined {
  if (state.is === 'unset' || !isVirtual(state)) return undefined;
  const clause = 'policy/sealed-dice';
  if (state.dice.failed !== undefined && needsDice.has(type))
    return refused(
      409,
      'DICE_FAILED',
      `The dice of this table have failed (${state.dice.failed}). ${wayOut[state.is]}`,
      { clause },
    );
  if (type === 'BringToRest' && by.person !== 'house')
    return refused(403, 'FACES_ARE_SEALED', 'Virtual dice come to rest by themselves.', { clause });
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
  const faces = facesOf({
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
