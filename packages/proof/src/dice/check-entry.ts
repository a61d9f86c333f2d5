import { isPips } from '@dicepit/engine';
import type { StreamEvent } from '../finding.ts';
import type { ProofLine } from '../finding-lines.ts';
import { isHash } from '../hex.ts';
import type { DiceFault } from './dice-fault.ts';
import {
  type DiceEntry,
  type DiceEntryType,
  DRAWS_OF_A_SEED,
  type FacesDrawn,
  type SeedCommitted,
  type SeedContributed,
  type SeedRevealed,
} from './entry.ts';
import { isContribution } from './faces.ts';
import type { DiceState } from './fold.ts';
import type { Surroundings } from './surroundings.ts';

export type Fault = { readonly kind: DiceFault; readonly says: ProofLine };

/** Where the dice of a table stand before an entry. */
export type Before = {
  readonly around: Surroundings;
  readonly dice: DiceState;
  /** Where every commitment so far was made, by the commitment. */
  readonly seen: ReadonlyMap<string, SeenTurn>;
};

/** A turn that a seed was committed to for. */
export type SeenTurn = { readonly turn: number; readonly table: string };

/** What is wrong with a dice entry where it stands; what its seed proves is looked at when that is revealed. */
export function checkEntry(before: Before, entry: DiceEntry): readonly Fault[] {
  switch (entry.type) {
    case 'SeedCommitted':
      return [...byHand(before), ...committed(before, entry)];
    case 'SeedContributed':
      return [...byHand(before), ...contributed(before, entry)];
    case 'FacesDrawn':
      return [...byHand(before), ...drawn(before, entry)];
    case 'SeedRevealed':
      return revealed(before, entry);
    case 'DiceFailed':
      return lost(before);
    case 'DiceDoubted':
      return [];
  }
}

/** Whether a reveal is due before the dice are thrown again. */
export const revealIsDue = ({ around, dice }: Pick<Before, 'around' | 'dice'>): boolean =>
  dice.live !== undefined && (around.turn === 'is over' || dice.live.draws >= DRAWS_OF_A_SEED);

/** A person of the house is no guest: its contribution would be the house's second share in the dice. */
export const isHousePerson = (person: string): boolean => person === 'house' || person.startsWith('h-');

const fault = (says: Extract<ProofLine, { readonly code: DiceFault }>): readonly Fault[] => [
  { kind: says.code, says },
];

const byHand = ({ around }: Before): readonly Fault[] =>
  around.virtual ? [] : fault({ code: 'dice-not-virtual' });

function committed({ dice, seen }: Before, { turn, commitment }: SeedCommitted): readonly Fault[] {
  const earlier = seen.get(commitment);
  const reused =
    earlier === undefined
      ? []
      : fault({ code: 'seed-reused', turn, other: earlier.turn, table: earlier.table });
  return [...reused, ...unordered(dice, turn)];
}

function unordered({ live, turn: last }: DiceState, turn: number): readonly Fault[] {
  if (live !== undefined && turn === live.turn) return fault({ code: 'two-commitments', turn });
  if (turn <= last) return fault({ code: 'turn-repeated', turn, other: last });
  const missing =
    live === undefined ? [] : fault({ code: 'reveal-missing', case: 'next', turn, other: live.turn });
  const skipped =
    turn === last + 1 ? [] : fault({ code: 'turn-skipped', turn: last + 1, next: turn, other: last });
  return [...missing, ...skipped];
}

function contributed({ around, dice }: Before, entry: SeedContributed): readonly Fault[] {
  const { turn, person, text, by } = entry;
  if (dice.live?.turn !== turn) return fault({ code: 'contribution-stray', person, turn });
  if (!isContribution(text)) return fault({ code: 'contribution-malformed', person });
  if (isHousePerson(person)) return fault({ code: 'contribution-house', person });
  if (![...around.seats.values()].includes(person)) return fault({ code: 'contribution-unseated', person });
  if (by?.person !== person) return fault({ code: 'contribution-of-another', person });
  if (around.dice !== 'still') return fault({ code: 'contribution-late', person });
  return [];
}

function drawn({ around, dice }: Before, { turn, draw }: FacesDrawn): readonly Fault[] {
  const { live } = dice;
  if (live === undefined) return fault({ code: 'draw-without-commitment', draw, turn });
  if (live.turn !== turn) return fault({ code: 'draw-of-another-turn', turn, other: live.turn });
  const due = live.draws + 1;
  const order =
    draw === due
      ? []
      : draw > due
        ? fault({ code: 'draw-skipped', draw: due, turn, next: draw })
        : fault({ code: 'draw-repeated', draw, turn, due });
  if (around.dice === 'still') return [...order, ...fault({ code: 'draw-without-throw', draw, turn })];
  if (around.dice === 'drawn') return [...order, ...fault({ code: 'redrawn', draw, turn })];
  return order;
}

function revealed({ around, dice }: Before, { turn, why }: SeedRevealed): readonly Fault[] {
  const { live } = dice;
  if (live?.turn !== turn) return fault({ code: 'reveal-stray', turn });
  // A seed that somebody may know is done with wherever it is found; faces that were drawn are shown first.
  if (why === 'recovery' && around.dice !== 'drawn') return [];
  const over = around.turn !== 'goes on' || live.draws >= DRAWS_OF_A_SEED;
  return over && around.dice === 'still' ? [] : fault({ code: 'reveal-early', turn });
}

function lost({ dice: { live } }: Before): readonly Fault[] {
  if (live === undefined) return [];
  // Whoever may lose a seed that nobody has thrown with yet can try seeds until one suits.
  const { turn, draws } = live;
  return fault(
    draws === 0 ? { code: 'seed-lost', case: 'unused', turn } : { code: 'seed-lost', turn, draws },
  );
}

/** Whether an event of a table's stream is about dice, by its name. */
export const isDiceEntry = (event: { readonly type: string }): event is DiceEntry =>
  Object.hasOwn(facts, event.type);

/** The dice entry that a line of a file holds; nothing where it is not written as it should be. */
export function parseDiceEntry(event: StreamEvent): DiceEntry | undefined {
  if (!isDiceEntry(event)) return undefined;
  const wellFormed = Object.entries(facts[event.type]).every(([fact, holds]) =>
    holds(Object.hasOwn(event, fact) ? Reflect.get(event, fact) : undefined),
  );
  return wellFormed ? event : undefined;
}

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 1;
const isRollOfAny: Check = (value) => Array.isArray(value) && value.length > 0 && value.every(isPips);
const areTexts: Check = (value) => Array.isArray(value) && value.every(isText);
const isEvidence: Check = (value) => typeof value === 'number';

// A seed or a contribution of the wrong form is a fault of its own, with its own sentence: it is let through here.
const facts: Readonly<Record<DiceEntryType, Readonly<Record<string, Check>>>> = {
  SeedCommitted: { turn: isCount, commitment: isHash },
  SeedContributed: { turn: isCount, person: isText, text: isText },
  FacesDrawn: { turn: isCount, draw: isCount, faces: isRollOfAny },
  SeedRevealed: { turn: isCount, seed: isText, why: isText },
  DiceDoubted: { dice: areTexts, rolls: isCount, e: isEvidence },
  DiceFailed: { turn: isCount, cause: isText },
};
