import { isPips } from '@dicepit/engine';
import type { StreamEvent } from '../finding.ts';
import { isHash } from '../hex.ts';
import type { DiceEntry, DiceEntryType } from './entry.ts';

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
